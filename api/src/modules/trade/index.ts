export { hasEnded } from './trade-machine.ts';
export type { TradeStatus } from './trade.enums.ts';
