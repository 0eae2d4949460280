import * as v from 'valibot';
import { ruleText } from '../../../platform/forms/messages.ts';
import { required, requiredText } from '../../../platform/forms/rules.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';
import { ON_ITS_WAY } from '../../files/index.ts';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { paperMessages as words } from './messages.ts';

export const paperSchema = v.object({
  type: required(v.string()),
  fileId: v.pipe(
    v.string(),
    v.check((id) => id !== '', ruleText('REQUIRED')),
    v.check((id) => id !== ON_ITS_WAY, words.onItsWay),
  ),
  shipmentId: v.string(),
});
export type TypedPaper = { type: string; fileId: string; shipmentId: string };

export const retractionSchema = v.object({ reason: requiredText(3, 300) });

export const paperInput = ({ type, fileId, shipmentId }: TypedPaper) => ({
  type,
  fileId,
  ...(shipmentId !== '' && { shipmentId }),
});

type Parts = Pick<RoomParts, 'request' | 'labels'>;
type Option = { value: string; label: string };

/** Types that the viewer's side may add now. */
export const typeOptions = ({ request: { side, status }, labels }: Parts): Option[] => [
  { value: '', label: words.choose },
  ...(labels.tradeDocumentTypes ?? [])
    .filter(({ sides, statuses }) => sides.includes(side) && statuses.includes(status))
    .map(({ type }) => ({ value: type as string, label: labelOf(labels.tradeDocumentNames, type) })),
];

/** Shipments that a paper may belong to; none before anything is sent. */
export const shipmentOptions = ({ request: { shipments } }: Parts): Option[] => {
  const open = shipments.nodes.filter(({ status }) => status !== 'CANCELLED');
  return open.length === 0
    ? []
    : [
        { value: '', label: words.noShipment },
        ...open.map(({ id, place }) => ({ value: id, label: words.ofShipment(formatInteger(place)) })),
      ];
};
