export { hasEnded } from '../sourcing/requests/trade-machine.ts';
