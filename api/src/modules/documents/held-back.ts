import { decimal } from '../../platform/decimal.ts';
import type { ProgressRow, ShipmentRow } from '../orders/fulfilment/shipments.repository.ts';
import type { TradeRequestRow } from '../sourcing/requests/requests.repository.ts';
import type { TradeSide } from './subject.enums.ts';
import type { DocumentRow } from './documents.repository.ts';

type Viewing = {
  row: Pick<TradeRequestRow, 'categoryType'>;
  side: TradeSide;
  shipments: readonly ShipmentRow[];
  progress: readonly Pick<ProgressRow, 'lineId' | 'settled'>[];
};

/**
 * Whether a buyer does not get a document that was ordered yet: who has read it cannot give it back, so its link comes with the
 * yes, or with the end of a dispute by which the seller keeps any of the price.
 */
export function isHeldBack(
  { type, shipmentId }: Pick<DocumentRow, 'type' | 'shipmentId'>,
  { row, side, shipments, progress }: Viewing,
): boolean {
  if (type !== 'DELIVERABLE' || side !== 'BUYER' || row.categoryType !== 'ElectronicDocument') return false;
  const lines = shipments.find(({ id }) => id === shipmentId)?.lines ?? [];
  const isPaid = (lineId: string) =>
    progress.some((each) => each.lineId === lineId && (each.settled === 'RELEASE' || each.settled === 'SPLIT'));
  return !lines.some(({ lineId, accepted }) => decimal(accepted).gt(0) || isPaid(lineId));
}
