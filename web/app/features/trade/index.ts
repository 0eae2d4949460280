// What other features may use of trade.
export { WaitingWork } from './waiting/WaitingWork.tsx';
