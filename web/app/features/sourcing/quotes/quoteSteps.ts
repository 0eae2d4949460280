import { isLacking } from '../../../platform/actions/isLacking.ts';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import type { QuoteAction } from '../../../platform/graph/types.generated.ts';
import { tradeMessages } from '../../tradeSteps/messages.ts';
import type { Quotes_QuoteFragment as Quote } from './Quotes.generated.ts';

/** What is done with an offer beside writing it; saying no to one of several sellers has a form of its own. */
export type QuoteStep = Exclude<QuoteAction, 'EDIT' | 'DECLINE'>;
/** The order of the buttons: what leads on first. */
const order: readonly QuoteStep[] = ['ACCEPT', 'EXTEND', 'SEND', 'WITHDRAW', 'REMOVE'];

/** What an own draft lacks is told where it is written, whose button leads there; what accepting lacks stands beside the offer. */
export const stepsOf = ({ allowedActions, missing }: Pick<Quote, 'allowedActions' | 'missing'>) =>
  order.filter((each) => allowedActions.includes(each) && (each === 'SEND' || !isLacking(missing, each)));
/** What an offer waits for before it can be agreed to or extended, as people read it. */
export const waitsOf = ({ missing }: Pick<Quote, 'missing'>): string[] =>
  missing
    .filter(({ code, actions }) => code === 'NO_APPROVER' || !actions.includes('SEND'))
    .flatMap(({ code }) => tradeMessages.room.waits[code] ?? []);
export const isQuoteStep = (word: string): word is QuoteStep => (order as readonly string[]).includes(word);
export const isTakingBack = (step: QuoteStep) => step === 'WITHDRAW' || step === 'REMOVE';

/** True if an offer totals 0 rials, which is usually a forgotten price. */
export const isNothing = (totalRial: string) => /^0+$/.test(totalRial);

const overtaking = ['VERSION_CONFLICT', 'INVALID_TRANSITION', 'NOT_YOUR_TURN', 'QUOTE_NOT_FOUND'];
/** Whether a step was refused because somebody else acted first. */
export const isOvertaken = (error: unknown): error is GraphError =>
  error instanceof GraphError && overtaking.includes(error.code ?? '');

/** The offer that an own one answers, or goes on from. */
export const baseOf = (quotes: readonly Quote[]): Quote | undefined =>
  quotes.find(({ status }) => status === 'DRAFT') ?? quotes[0];
