import type { ShipmentRow } from './shipments.repository.ts';
import type { TradeShipment } from './shipments.schemas.ts';

/** A shipment as both sides see it. */
export const toShipment = (
  { requestId: _, lines, ...row }: ShipmentRow,
  unitTextOf: (lineId: string) => string,
): TradeShipment => ({
  id: row.id,
  place: row.place,
  status: row.status,
  shippedAt: row.shippedAt.toISOString(),
  lines: lines.map(({ reason, unitId: _unitId, ...line }) => ({
    ...line,
    saleUnitText: unitTextOf(line.lineId),
    ...(reason !== null && { reason }),
  })),
  ...(row.expectedOn !== null && { expectedOn: row.expectedOn }),
  ...(row.carrier !== null && { carrier: row.carrier }),
  ...(row.trackingNumber !== null && { trackingNumber: row.trackingNumber }),
  ...(row.note !== null && { note: row.note }),
  ...(row.deliveredAt && { deliveredAt: row.deliveredAt.toISOString() }),
  ...(row.answerDueAt && { answerDueAt: row.answerDueAt.toISOString() }),
  ...(row.answeredAt && { answeredAt: row.answeredAt.toISOString() }),
});
