import { GraphError } from '../../../platform/graph/GraphError.ts';
import type { TradeAction, TradeReason, TradeSide } from '../../../platform/graph/types.generated.ts';
import type { Room_RequestFragment as Request } from './Room.generated.ts';
import {
  AcknowledgeListPriceDocument,
  CancelTradeRequestDocument,
  ConfirmAndPublishDocument,
  DeclineTradeRequestDocument,
  ProvideInfoDocument,
  RequestConfirmationDocument,
  RequestInfoDocument,
  ReturnTradeRequestDocument,
  WithdrawConfirmationDocument,
} from './roomSteps.generated.ts';

/** What is done in the room itself; a draft is written on a page of its own. */
export type Step = Exclude<TradeAction, 'EDIT' | `${string}_QUOTE`>;
/** Steps that say something. */
export type SayingStep = 'RETURN' | 'REQUEST_INFO' | 'PROVIDE_INFO' | 'DECLINE' | 'CANCEL';

/** The order of the buttons: what leads on first, what ends it last. What is done with offers stands with them. */
const order: readonly (Step | 'EDIT')[] = [
  'CONFIRM_AND_PUBLISH',
  'ACKNOWLEDGE_LIST_PRICE',
  'PROVIDE_INFO',
  'REQUEST_CONFIRMATION',
  'EDIT',
  'REQUEST_INFO',
  'RETURN',
  'WITHDRAW_CONFIRMATION',
  'DECLINE',
  'CANCEL',
  'REMOVE',
];
const needsAll: readonly TradeAction[] = ['CONFIRM_AND_PUBLISH', 'REQUEST_CONFIRMATION'];

/** What the viewer can do now. A draft that lacks something cannot go on: what it lacks is told instead. */
export const actionsOf = ({ allowedActions, missing }: Pick<Request, 'allowedActions' | 'missing'>) =>
  order.filter((each) => allowedActions.includes(each) && (missing.length === 0 || !needsAll.includes(each)));

export const isStep = (word: string): word is Step => word !== 'EDIT' && (order as readonly string[]).includes(word);

/** How the button of an action looks among those beside it. */
export function variantOf(action: TradeAction, shown: readonly TradeAction[]) {
  if (action === 'DECLINE' || action === 'CANCEL' || action === 'REMOVE') return 'quiet';
  return action === shown[0] ? 'primary' : 'secondary';
}

/** Steps that take something away for good. */
export const isEnding = (step: Step) => step === 'DECLINE' || step === 'CANCEL' || step === 'REMOVE';

/** What a step that says something takes: how long its text may be, and whether there must be one. */
export const texts: Record<SayingStep, { most: number; isRequired: boolean }> = {
  RETURN: { most: 1_000, isRequired: true },
  REQUEST_INFO: { most: 2_000, isRequired: true },
  PROVIDE_INFO: { most: 2_000, isRequired: true },
  DECLINE: { most: 1_000, isRequired: false },
  CANCEL: { most: 1_000, isRequired: false },
};
export const leastText = 3;
export const isSaying = (step: Step): step is SayingStep => Object.hasOwn(texts, step);

/** Why a side says no. */
export const reasonsOf: Record<TradeSide, readonly TradeReason[]> = {
  BUYER: ['PRICE', 'LEAD_TIME', 'SPEC', 'TRUST', 'NO_ANSWER', 'OTHER'],
  SELLER: ['PRICE', 'LEAD_TIME', 'SPEC', 'CAPACITY', 'TERMS', 'OTHER'],
};

/** What somebody said with a step. */
export interface Said {
  text: string;
  reasonCode: string;
  lineIds: readonly string[];
}

/** The same as the api takes it, beside id and version. */
export function saidInput(step: SayingStep, { text, reasonCode, lineIds }: Said): object {
  if (step === 'REQUEST_INFO' || step === 'PROVIDE_INFO') return { text, ...(lineIds.length > 0 && { lineIds }) };
  return { ...(step === 'DECLINE' && { reasonCode }), ...(text !== '' && { reason: text }) };
}

const documents = {
  REQUEST_CONFIRMATION: RequestConfirmationDocument,
  WITHDRAW_CONFIRMATION: WithdrawConfirmationDocument,
  RETURN: ReturnTradeRequestDocument,
  CONFIRM_AND_PUBLISH: ConfirmAndPublishDocument,
  REQUEST_INFO: RequestInfoDocument,
  PROVIDE_INFO: ProvideInfoDocument,
  ACKNOWLEDGE_LIST_PRICE: AcknowledgeListPriceDocument,
  DECLINE: DeclineTradeRequestDocument,
  CANCEL: CancelTradeRequestDocument,
} as const;

/** The write of a step: all of them are one shape, an id, a version and what the step says, and the request afterwards. */
export const documentOf = (step: Exclude<Step, 'REMOVE'>) => documents[step] as typeof RequestConfirmationDocument;

/** Whether a step was refused because somebody else acted first. */
export const isOvertaken = (error: unknown): error is GraphError =>
  error instanceof GraphError && (error.code === 'VERSION_CONFLICT' || error.code === 'INVALID_TRANSITION');
/** Whether prices or stock are no longer those that were agreed to. */
export const isPriceChanged = (error: unknown): error is GraphError =>
  error instanceof GraphError && error.code === 'PRICE_CHANGED';
