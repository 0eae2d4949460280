import * as v from 'valibot';
import { checkFields } from '../../platform/forms/checkFields.ts';
import { emptyAsNull } from '../../platform/forms/emptyFields.ts';
import { ruleText } from '../../platform/forms/messages.ts';
import { optionalText, required } from '../../platform/forms/rules.ts';
import type { TradeSide } from '../../platform/graph/types.generated.ts';
import { labelOf } from '../../platform/text/labelOf.ts';
import { ON_ITS_WAY } from '../files/index.ts';
import { paperMessages } from '../orders/papers/messages.ts';
import type { RoomParts } from '../tradeSteps/steps/room.ts';
import { disputeFormMessages as words } from './form/messages.ts';

export type Dispute = RoomParts['request']['disputes']['nodes'][number];
/** What is told with a text, a file or both. */
export type SayingKind = 'ANSWER_DISPUTE' | 'ADD_EVIDENCE';

const LEAST_ALONE = 50;
const fileId = v.pipe(
  v.string(),
  v.check((id) => id !== ON_ITS_WAY, paperMessages.onItsWay),
);

export type TypedDispute = { lineIds: string[]; wish: string; reasonCode: string; text: string; fileId: string };
export const openingSchema = v.pipe(
  v.object({
    lineIds: v.pipe(v.array(v.string()), v.minLength(1, ruleText('SELECT_ONE'))),
    wish: required(v.string()),
    reasonCode: required(v.string()),
    text: optionalText(4_000),
    fileId,
  }),
  checkFields((typed: TypedDispute) =>
    typed.fileId === '' && typed.text.length < LEAST_ALONE
      ? [['text', ruleText('MIN_LENGTH', [LEAST_ALONE])] as const]
      : [],
  ),
);

export type TypedSaying = { text: string; fileId: string };
export const sayingSchema = (step: SayingKind) =>
  v.pipe(
    v.object({ text: optionalText(4_000, 3), fileId }),
    checkFields((typed: TypedSaying) =>
      typed.text === '' && (step === 'ANSWER_DISPUTE' || typed.fileId === '')
        ? [['text', ruleText('REQUIRED')] as const]
        : [],
    ),
  );

export type TypedSettlement = { outcome: string; buyerPercent: string; reason: string };
export const settlementSchema = v.pipe(
  v.object({ outcome: required(v.string()), buyerPercent: v.string(), reason: optionalText(1_000, 3) }),
  checkFields((typed: TypedSettlement) =>
    typed.outcome === 'SPLIT' && typed.buyerPercent.trim() === ''
      ? [['buyerPercent', ruleText('REQUIRED')] as const]
      : [],
  ),
);

const filesOf = (id: string) => (id === '' ? {} : { fileIds: [id] });
export const openingInput = ({ lineIds, wish, reasonCode, text, fileId: id }: TypedDispute) => ({
  lineIds,
  wish,
  reasonCode,
  ...emptyAsNull({ text }),
  ...filesOf(id),
});
export const sayingInput = ({ text, fileId: id }: TypedSaying) => ({ ...emptyAsNull({ text }), ...filesOf(id) });
/** A share goes with a split alone. */
export const settlementInput = ({ outcome, buyerPercent, reason }: TypedSettlement) => ({
  outcome,
  ...emptyAsNull({ reason }),
  ...(outcome === 'SPLIT' && { buyerPercent }),
});

/** Where a form has what the api calls otherwise. */
export const placeIn = (field: string) => field.replace(/\[\d+\]$/, '').replace('fileIds', 'fileId');

const reasonsOf: Record<TradeSide, readonly string[]> = {
  BUYER: ['NOT_DELIVERED', 'LATE', 'DAMAGED', 'SPEC', 'QUANTITY', 'OTHER'],
  SELLER: ['NOT_TAKEN', 'REFUSED_UNFAIRLY', 'NOT_PAID', 'OTHER'],
};
const outcomes = ['REFUND', 'RELEASE', 'SPLIT', 'REDO'];
const none = { value: '', label: words.choose };
type Parts = Pick<RoomParts, 'request' | 'labels'>;

export const reasonOptions = ({ request: { side }, labels }: Parts) => [
  none,
  ...reasonsOf[side].map((value) => ({ value, label: labelOf(labels.disputeReasons, value) })),
];
export const outcomeOptions = ({ labels }: Pick<Parts, 'labels'>) => [
  none,
  ...outcomes.map((value) => ({ value, label: labelOf(labels.disputeOutcomes, value) })),
];

/** Lines that may be disputed: those of which no dispute was decided. */
export const lineOptions = ({ request: { lines, disputes } }: Parts) => {
  const ended = disputes.nodes.flatMap(({ outcome, lineIds }) => (outcome && outcome !== 'REDO' ? lineIds : []));
  return lines.nodes
    .filter(({ id, agreedQuantity }) => agreedQuantity !== null && !ended.includes(id))
    .map(({ id, title }) => ({ value: id, label: title }));
};
