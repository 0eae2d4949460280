// What other features may use of the steps of a request.
export { WaitingRequests } from './components/WaitingRequests.tsx';
