import type { Actor } from '../../../platform/actor.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { invalid, notFound } from '../../../platform/problem.ts';
import { inOrder, onePage, pageOf } from '../../../platform/paging/paging.ts';
import { boundOf, readColleagues } from '../../approvals/colleagues.ts';
import { lookAtId } from '../participations/chains.ts';
import { groundOf, type OrderGround } from '../requests/ground.ts';
import { readRequestsByIds, type TradeRequestRow } from '../requests/requests.repository.ts';
import { isPartyTo, type Standing, standingOf, viewedBy } from '../requests/standing.ts';
import type { StepParts, TradeSteps } from '../requests/steps.ts';
import type { TradeStatus } from '../../documents/subject.enums.ts';
import { differenceOf } from './difference.ts';
import { makeQuoteAccess, quoteActions, seesQuote } from './quote-access.ts';
import { draftQuoteNow, quoteInputOf, readAlternatives } from './quote-content.ts';
import type { SendingNow } from './quote-missing.ts';
import { toQuotes } from './quote-shown.ts';
import { previousOf, readWholeQuotes, type WholeQuotes } from './whole-quotes.ts';
import { readRequestsOfQuotes } from './quotes.repository.ts';
import type { Quote, QuoteDifference, QuotePage, QuotesOfRequestQuery, QuotesQuery } from './quotes.schemas.ts';

const newest = {
  list: 'quotes',
  keysOf: ({ createdAt, id }: Quote) => [-Date.parse(createdAt), id],
};

type Viewed = { row: TradeRequestRow; standing: Standing };

/** States in which offers go to and fro. */
const whileQuoted: readonly TradeStatus[] = ['PUBLISHED', 'NEGOTIATING'];

/** Offers as the two sides of a request read them. */
export function makeQuotes(parts: StepParts & { steps: TradeSteps }) {
  const { db, clock, customers, reference, steps } = parts;
  const access = makeQuoteAccess(parts);

  /** All who act for the buyers of what is bargained for: only who may bind a company asks anybody. */
  function colleaguesOf(on: Queryable, viewed: readonly Viewed[], now: Date) {
    const binding = viewed.filter(
      ({ row, standing }) =>
        standing.side === 'BUYER' && standing.is('QUOTE_ACCEPT') && whileQuoted.includes(row.status),
    );
    return readColleagues(on, customers, { requests: binding.map(({ row }) => boundOf(row)), now });
  }

  /** Drafts that the viewer may send, judged as their sending judges them. */
  async function draftsNow(
    on: Queryable,
    { whole, asked }: WholeQuotes,
    viewed: readonly Viewed[],
    ground: OrderGround,
  ) {
    const viewedOf = new Map(viewed.map((each) => [each.row.id, each]));
    const drafts = whole.flatMap(({ quote, lines }) => {
      const { row: request, standing } = viewedOf.get(quote.requestId) ?? {};
      if (!request || !standing || quote.status !== 'DRAFT' || quote.side !== standing.side) return [];
      const row = lookAtId(request, quote.participationId);
      const maySend = quoteActions(quote, row, standing, ground.now).includes('SEND');
      return maySend ? [{ id: quote.id, row, input: quoteInputOf(quote, lines) }] : [];
    });
    const offers = await readAlternatives(
      on,
      drafts.map(({ input }) => input),
      ground.now,
    );
    return new Map<string, SendingNow>(
      drafts.map(({ id, row, input }) => [
        id,
        draftQuoteNow(input, { row, lines: asked.get(row.id) ?? [], ground, offers }),
      ]),
    );
  }

  async function shown(on: Queryable, all: WholeQuotes, viewed: Viewed[], ground: OrderGround): Promise<Quote[]> {
    const units = ground.units;
    const now = clock.now();
    const isClosed = await reference.isHoliday();
    const drafts = await draftsNow(on, all, viewed, { ...ground, now });
    const colleagues = Map.groupBy(await colleaguesOf(on, viewed, now), ({ requestId }) => requestId);
    return viewed.flatMap((each) =>
      toQuotes(all, { ...each, units, now, drafts, isClosed, colleagues: colleagues.get(each.row.id) ?? [] }),
    );
  }

  const oneShown = async (on: Queryable, id: string, viewed: Viewed, ground: OrderGround) =>
    (await shown(on, await readWholeQuotes(on, [viewed.row.id]), [viewed], ground)).find((each) => each.id === id) ??
    notFound('QUOTE_NOT_FOUND');

  return {
    /** An offer after a step, as who took it sees it. Its rules are read before the transaction. */
    oneShown,

    /** @throws Problem 403, 404 */
    async one(actor: Actor, id: string): Promise<Quote> {
      return oneShown(db, id, await access.find(db, actor, id), await groundOf(parts));
    },

    /** All versions of the chains that the viewer may see. @throws Problem 403, 404 */
    async ofRequest(actor: Actor, requestId: string, which: QuotesOfRequestQuery): Promise<Quote[]> {
      const viewed = await steps.find(actor, requestId);
      return shown(
        db,
        await db.together((on) => readWholeQuotes(on, [requestId], which)),
        [viewed],
        await groundOf(parts),
      );
    },

    /** Offers by their ids or their requests, of those where the viewer has a part. */
    async list(actor: Actor, query: QuotesQuery): Promise<QuotePage> {
      const { ids, tradeRequestIds } = query;
      if (!ids && !tradeRequestIds) return invalid('ids', 'REQUIRED');
      const requestIds = tradeRequestIds ?? (await readRequestsOfQuotes(db, ids ?? []));
      // Those of strangers are read in vain: one way to the database for all costs less than asking first whose they are.
      const [rows, memberships, all] = await db.together((on) =>
        Promise.all([
          readRequestsByIds(on, requestIds),
          customers.memberships(on, actor),
          readWholeQuotes(on, requestIds, ids ? {} : query),
        ]),
      );
      const own = rows.filter((row) => isPartyTo(row, memberships));
      const found = await shown(
        db,
        all,
        own.map((read) => {
          const row = viewedBy(read, memberships);
          return { row, standing: standingOf(row, memberships, actor.userId) };
        }),
        await groundOf(parts),
      );
      const items = ids ? found.filter(({ id }) => ids.includes(id)) : found;
      return tradeRequestIds ? onePage(items) : pageOf(inOrder(items, newest), query, newest);
    },

    /** Field by field against another offer of the chain. @throws Problem 403, 404 */
    async difference(actor: Actor, id: string, otherId: string | undefined): Promise<QuoteDifference[]> {
      const { row, standing } = await access.find(db, actor, id);
      const { whole, asked } = await readWholeQuotes(db, [row.id]);
      const units = await reference.unitTable();
      const seen = whole.filter(({ quote }) => seesQuote(quote, standing));
      const after = seen.find(({ quote }) => quote.id === id)!;
      const isOfChain = (each: typeof after) => each.quote.participationId === after.quote.participationId;
      const before =
        otherId === undefined
          ? previousOf(after, seen)
          : (seen.find((each) => each.quote.id === otherId && isOfChain(each)) ?? notFound('QUOTE_NOT_FOUND'));
      return before ? differenceOf(before, after, { asked: asked.get(row.id) ?? [], units }) : [];
    },
  };
}
