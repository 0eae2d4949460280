import { isLacking } from '../../../platform/actions/isLacking.ts';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import type { TradeAction } from '../../../platform/graph/types.generated.ts';
import type { Room_RequestFragment as Request } from '../../trade/room/Room.generated.ts';

/** What is done in the room itself; a draft is written on a page of its own. */
export type Step = Exclude<TradeAction, 'EDIT' | `${string}_QUOTE` | `${string}_SELLER`>;
/** Steps that say something. */
export type SayingStep =
  | ('RETURN' | 'REQUEST_INFO' | 'PROVIDE_INFO' | 'DECLINE' | 'CANCEL')
  | ('ASK_CANCELLATION' | 'REFUSE_CANCELLATION' | 'ASK_TERM_CHANGE' | 'REFUSE_TERM_CHANGE' | 'REFUSE_SETTLEMENT');

/** The order of the buttons: what leads on first, what ends it last. What is done with an offer, a shipment or a paper stands with it. */
const order: readonly (Step | 'EDIT')[] = [
  'AGREE_SETTLEMENT',
  'AGREE_TERM_CHANGE',
  'AGREE_CANCELLATION',
  'CONFIRM_AND_PUBLISH',
  'ACKNOWLEDGE_LIST_PRICE',
  'PROVIDE_INFO',
  'REQUEST_CONFIRMATION',
  'EDIT',
  'REQUEST_INFO',
  'RETURN',
  'WITHDRAW_CONFIRMATION',
  'REFUSE_SETTLEMENT',
  'REFUSE_TERM_CHANGE',
  'REFUSE_CANCELLATION',
  'END_EVIDENCE',
  'WITHDRAW_SETTLEMENT',
  'WITHDRAW_TERM_CHANGE',
  'WITHDRAW_CANCELLATION',
  'ASK_TERM_CHANGE',
  'ASK_CANCELLATION',
  'WITHDRAW_DISPUTE',
  'DECLINE',
  'CANCEL',
  'REMOVE',
];

/** What the viewer can do now. What needs something first is no button: what is missing is told instead. */
export const actionsOf = ({ allowedActions, missing }: Pick<Request, 'allowedActions' | 'missing'>) =>
  order.filter((each) => allowedActions.includes(each) && !isLacking(missing, each));

export const isStep = (word: string): word is Step => word !== 'EDIT' && (order as readonly string[]).includes(word);

const quiet: readonly TradeAction[] = ['DECLINE', 'CANCEL', 'REMOVE', 'ASK_CANCELLATION', 'WITHDRAW_DISPUTE'];

/** How the button of an action looks among those beside it: what takes a step back never asks to be pressed. */
export function variantOf(action: TradeAction, shown: readonly TradeAction[]) {
  if (quiet.includes(action)) return 'quiet';
  return action === shown[0] && !/^(RETURN|REQUEST_INFO|WITHDRAW_)/.test(action) ? 'primary' : 'secondary';
}

/** Steps that take something away for good. */
export const isEnding = (step: Step) =>
  ['DECLINE', 'CANCEL', 'REMOVE', 'AGREE_CANCELLATION', 'WITHDRAW_DISPUTE'].includes(step);

/** What a step that says something takes: how long its text may be, and whether there must be one. */
export const texts: Record<SayingStep, { most: number; isRequired: boolean }> = {
  RETURN: { most: 1_000, isRequired: true },
  REQUEST_INFO: { most: 2_000, isRequired: true },
  PROVIDE_INFO: { most: 2_000, isRequired: true },
  DECLINE: { most: 1_000, isRequired: false },
  CANCEL: { most: 1_000, isRequired: false },
  ASK_CANCELLATION: { most: 1_000, isRequired: true },
  REFUSE_CANCELLATION: { most: 1_000, isRequired: false },
  ASK_TERM_CHANGE: { most: 1_000, isRequired: false },
  REFUSE_TERM_CHANGE: { most: 1_000, isRequired: false },
  REFUSE_SETTLEMENT: { most: 1_000, isRequired: false },
};
export const leastText = 3;
export const isSaying = (step: Step): step is SayingStep => Object.hasOwn(texts, step);

/** What somebody said with a step. */
export interface Said {
  text: string;
  /** One of `choicesOf`. */
  choice: string;
  lineIds: readonly string[];
}

/** The same as the api takes it, beside id and version. */
export function saidInput(step: SayingStep, { text, choice, lineIds }: Said): object {
  if (step === 'REQUEST_INFO' || step === 'PROVIDE_INFO') return { text, ...(lineIds.length > 0 && { lineIds }) };
  if (step.startsWith('REFUSE_')) return text === '' ? {} : { text };
  const field = choiceField[step];
  return { ...(field && { [field]: choice }), ...(text !== '' && { reason: text }) };
}

/** What the api calls what is chosen with a step. */
const choiceField: Partial<Record<Step, string>> = { DECLINE: 'reasonCode', ASK_TERM_CHANGE: 'toTerm' };
export const hasChoice = (step: Step) => choiceField[step] !== undefined;

/** Where a form has what the api calls otherwise. */
export const placeOf = (field: string) =>
  field === 'reason' ? 'text' : Object.values(choiceField).includes(field) ? 'choice' : field;

/** What is sent with a step that nobody writes. */
export const fixedInput = (step: Step): object => {
  const [verb] = /^(AGREE|REFUSE)(?=_)/.exec(step) ?? [];
  return verb ? { answer: verb } : {};
};

/** Whether a step was refused because somebody else acted first. */
export const isOvertaken = (error: unknown): error is GraphError =>
  error instanceof GraphError && (error.code === 'VERSION_CONFLICT' || error.code === 'INVALID_TRANSITION');
/** Whether prices or stock are no longer those that were agreed to. */
export const isPriceChanged = (error: unknown): error is GraphError =>
  error instanceof GraphError && error.code === 'PRICE_CHANGED';
