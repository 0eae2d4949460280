import type { Actor } from '../../../platform/actor.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { endOfDay } from '../../../platform/calendar.ts';
import { allowedActions, invalidTransition, transitionOf } from '../../../platform/machine.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { versionConflict } from '../../../platform/version.ts';
import { chained } from '../participations/chains.ts';
import { type ChainedRow, readRequest, type TradeRequestRow } from '../requests/requests.repository.ts';
import { statusFor } from '../participations/own-part.ts';
import { actionsOf, isTooLateToBegin, isTurnOf, missing, MOST_ROUNDS, type Standing } from '../requests/standing.ts';
import type { StepParts, TradeSteps } from '../requests/steps.ts';
import type { TradeAction } from '../trade.enums.ts';
import { machineOf } from '../requests/trade-machine.ts';
import { quoteMachine, type QuoteActor } from './quote-machine.ts';
import type { QuoteAction } from './quotes.enums.ts';
import { type QuoteRow, readQuote } from './quotes.repository.ts';
import { isInGrace, statusAt } from './validity.ts';

/** What a step with an offer is to its request. */
const stepOf = {
  SEND: 'SEND_QUOTE',
  ACCEPT: 'ACCEPT_QUOTE',
  WITHDRAW: 'WITHDRAW_QUOTE',
  EXTEND: 'EXTEND_QUOTE',
  DECLINE: 'DECLINE_QUOTE',
} as const satisfies Partial<Record<QuoteAction, TradeAction>>;
export type QuoteStepAction = keyof typeof stepOf;

const drafts = ({ is, side }: Standing) => (side === 'SELLER' ? is('QUOTE') : is('TRADE_CREATE') || is('QUOTE_ACCEPT'));
const binds = ({ is, side }: Standing) => is(side === 'SELLER' ? 'QUOTE' : 'QUOTE_ACCEPT');
/** Whether somebody has the permission of an actor of the machine, on whichever side. */
const mayAs = (standing: Standing) => (by: QuoteActor) => {
  if (by === 'DRAFTER') return drafts(standing);
  if (by === 'DECLINER') return standing.side === 'BUYER' && standing.is('TRADE_CONFIRM');
  return by !== 'SYS' && binds(standing);
};
/** Whether somebody acts on an offer of the other side. */
const isAnswer = (by: QuoteActor) => by === 'OTHER' || by === 'DECLINER';

/** @throws Problem 403 for who writes no offers on that side */
export function requireDrafter(standing: Standing): void {
  if (!drafts(standing)) missing(standing.side === 'SELLER' ? 'QUOTE' : 'TRADE_CREATE');
}

/** @throws Problem 409 INVALID_TRANSITION, NOT_YOUR_TURN, ROUND_LIMIT, QUOTE_DEADLINE_OVER, PARTICIPATION_ENDED where no offer of that side can be sent */
export function requireTurn(row: ChainedRow, { side, is }: Standing, now: Date): void {
  requireOpen(row);
  const status = statusFor(row, side);
  const rows = machineOf(row).rows.filter(({ action }) => action === 'SEND_QUOTE');
  if (!rows.some(({ from }) => from.includes(status))) {
    throw invalidTransition(machineOf(row), status, is);
  }
  if (!isTurnOf(side, row)) throw new Problem(409, 'NOT_YOUR_TURN');
  if (row.rounds >= MOST_ROUNDS) throw new Problem(409, 'ROUND_LIMIT');
  if (isTooLateToBegin(row, now)) throw new Problem(409, 'QUOTE_DEADLINE_OVER');
}

/** @throws Problem 409 PARTICIPATION_ENDED for a seller of an open request whose part is over, whoever acts */
function requireOpen({ endedAs }: ChainedRow): void {
  if (endedAs !== null) throw new Problem(409, 'PARTICIPATION_ENDED');
}

/** @throws Problem 403 for who may not say no to one seller */
function requireDecliner(standing: Standing): void {
  if (!mayAs(standing)('DECLINER')) missing('TRADE_CONFIRM');
}

/** Whether somebody may read an offer: drafts are their own side's. */
export const seesQuote = ({ status, side }: QuoteRow, standing: Standing): boolean =>
  status !== 'DRAFT' || side === standing.side;

/** Whether the viewer's company is asked about an offer: until it has answered nothing else is done with it. */
const isAsked = ({ askedQuotes }: TradeRequestRow, id: string, { side }: Standing) =>
  side === 'BUYER' && id in askedQuotes;

/** What the viewer can do with an offer now. */
export function quoteActions(quote: QuoteRow, row: TradeRequestRow, standing: Standing, now: Date): QuoteAction[] {
  const isOwn = quote.side === standing.side;
  const is = (by: QuoteActor) => mayAs(standing)(by) && isAnswer(by) !== isOwn;
  const ofRequest = actionsOf(row, standing, { isPossible: () => true, now });
  return (allowedActions(quoteMachine, statusAt(quote, now), is) as QuoteAction[]).filter((action) =>
    action in stepOf
      ? ofRequest.includes(stepOf[action as QuoteStepAction])
      : row.endedAs === null && !isAsked(row, quote.id, standing),
  );
}

export type HeldQuote = { quote: QuoteRow; row: ChainedRow; standing: Standing; now: Date };

/** Finds offers for who asks. */
export function makeQuoteAccess({ clock, steps }: Pick<StepParts, 'clock'> & { steps: TradeSteps }) {
  /** The request of an offer, looked at with its seller. @throws Problem 403, 404 */
  async function own(on: Queryable, actor: Actor, read: TradeRequestRow | undefined, { participationId }: QuoteRow) {
    const { row, standing } = await steps.own(on, actor, read, { unknown: 'QUOTE_NOT_FOUND', participationId });
    return { row: chained(row), standing };
  }

  return {
    /** @throws Problem 403, 404 */
    async find(on: Queryable, actor: Actor, id: string): Promise<HeldQuote> {
      const quote = (await readQuote(on, id)) ?? notFound('QUOTE_NOT_FOUND');
      const { row, standing } = await own(on, actor, await readRequest(on, quote.requestId), quote);
      if (!seesQuote(quote, standing)) notFound('QUOTE_NOT_FOUND');
      return { quote, row, standing, now: clock.now() };
    },

    /**
     * An offer for a step, with its request held. @throws Problem 403, 404, 409 for another state, side or version
     */
    async hold(tx: Tx, actor: Actor, id: string, asked: { action: QuoteAction; version: number }): Promise<HeldQuote> {
      const { action, version } = asked;
      const { requestId, participationId } = (await readQuote(tx, id)) ?? notFound('QUOTE_NOT_FOUND');
      const which = { unknown: 'QUOTE_NOT_FOUND', participationId } as const;
      // The offer as it is once nobody else acts on the request.
      const [locked, stored] = await Promise.all([steps.holdOwn(tx, actor, requestId, which), readQuote(tx, id)]);
      const quote = stored ?? notFound('QUOTE_NOT_FOUND');
      const row = chained(locked.row);
      const { standing } = locked;
      const now = clock.now();
      if (!seesQuote(quote, standing)) notFound('QUOTE_NOT_FOUND');
      if (action === 'EDIT' || action === 'REMOVE') requireDrafter(standing);
      else if (action === 'DECLINE') requireDecliner(standing);
      else if (!binds(standing)) missing(standing.side === 'SELLER' ? 'QUOTE' : 'QUOTE_ACCEPT');
      requireOpen(row);
      const status = statusAt(quote, now);
      if (action === 'ACCEPT' && status === 'EXPIRED') throw new Problem(409, 'QUOTE_EXPIRED');
      const { by } = transitionOf(quoteMachine, status, action, mayAs(standing));
      if (action === 'EXTEND' && !isInGrace(endOfDay(quote.validUntil!), now)) throw new Problem(409, 'EXTENSION_OVER');
      if (isAnswer(by) === (quote.side === standing.side)) throw new Problem(409, 'NOT_YOUR_TURN');
      if (isAsked(row, id, standing)) throw new Problem(409, 'APPROVAL_PENDING');
      if (quote.version !== version) versionConflict(quote.version);
      return { quote, row, standing, now };
    },
  };
}

/** The row of the request's machine for a step with an offer. @throws Problem 409 */
export const transitionOfRequest = ({ row, standing }: HeldQuote, action: QuoteStepAction) =>
  transitionOf(machineOf(row), statusFor(row, standing.side), stepOf[action], standing.is);
