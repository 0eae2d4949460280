import { type Chain, chained, type NoChain } from './chains.ts';
import type { RequestRow } from '../requests/requests.repository.ts';
import type { TradeSide, TradeStatus } from '../../documents/subject.enums.ts';

type Looked = (Chain | NoChain) & Pick<RequestRow, 'kind' | 'status' | 'version' | 'updatedAt'>;

/** Whether the viewer is one of several sellers, none of whom is told what the others do. */
const isOneOfSeveral = ({ kind }: Looked, side: TradeSide) => kind === 'OPEN_RFQ' && side === 'SELLER';

/**
 * The state of a request for one of its sides. Until the agreement a seller of an open request goes by its own offers alone; lists
 * find it by `trade_participations.seller_status`, which says the same.
 */
export function statusFor(row: Looked, side: TradeSide): TradeStatus {
  if (!isOneOfSeveral(row, side)) return row.status;
  if (row.endedAs !== null) return row.endedAs;
  if (row.status !== 'PUBLISHED' && row.status !== 'NEGOTIATING') return row.status;
  return row.offerEndsAt === null ? 'PUBLISHED' : 'NEGOTIATING';
}

/** The version that the steps of a side carry. */
export const versionFor = (row: Looked, side: TradeSide): number =>
  isOneOfSeveral(row, side) ? chained(row).partVersion : row.version;

/** When something changed of what a side reads. */
export function updatedAtFor(row: Looked, side: TradeSide): Date {
  if (row.endedAt !== null) return row.endedAt;
  return isOneOfSeveral(row, side) ? chained(row).partUpdatedAt : row.updatedAt;
}
