// What other features may use of people's own data.
export { Completeness } from './components/Completeness.tsx';
