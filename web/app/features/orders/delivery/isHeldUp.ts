import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import type { Shipment } from './deliveryForms.ts';

/** Whether all of it is in a dispute, until whose end nobody need answer. */
export const isHeldUp = ({ request }: RoomParts, { lines }: Shipment) => {
  const disputed = request.disputes.nodes.flatMap(({ endedAt, lineIds }) => (endedAt ? [] : lineIds));
  return lines.every(({ lineId }) => disputed.includes(lineId));
};
