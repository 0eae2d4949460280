export { hasEnded } from './trade-machine.ts';
