import type { Actor } from '../../../platform/actor.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { newId } from '../../../platform/ids.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { readLines } from '../lines/lines.repository.ts';
import { groundOf } from '../requests/ground.ts';
import type { OrderParts } from '../requests/orders.service.ts';
import { chained } from '../participations/chains.ts';
import { type ChainedRow, lockRequest, type TradeRequestRow } from '../requests/requests.repository.ts';
import { makeQuoteAccess, requireDrafter, requireTurn } from './quote-access.ts';
import { hashOfRequest, readQuoteContent } from './quote-content.ts';
import type { makeQuotes } from './quotes.service.ts';
import { deleteQuote, insertQuote, readDraft, writeQuote } from './quotes.repository.ts';
import type { NewQuote, QuoteChange } from './quotes.schemas.ts';

export type QuoteParts = OrderParts & { quotes: ReturnType<typeof makeQuotes> };

/** Offers while they are written, which their own side alone sees. */
export function makeQuoteDrafts(parts: QuoteParts) {
  const { db, steps, quotes } = parts;
  const access = makeQuoteAccess(parts);

  return {
    /** @throws Problem 400 naming each field, 403, 404, 409 NOT_YOUR_TURN, ROUND_LIMIT, QUOTE_DRAFT_EXISTS */
    async create(actor: Actor, requestId: string, { participationId, ...content }: NewQuote, once?: Once) {
      const ground = await groundOf(parts);
      return db.transaction(async (tx) => {
        const held = await steps.own(tx, actor, await lockRequest(tx, requestId), { participationId });
        const { standing } = held;
        requireDrafter(standing);
        const row = requireChain(held.row, participationId);
        requireTurn(row, standing, ground.now);
        if (await readDraft(tx, row.participationId, standing.side)) throw new Problem(409, 'QUOTE_DRAFT_EXISTS');
        const lines = await readLines(tx, [requestId]);
        const read = await readQuoteContent(tx, content, { row, lines, ground });
        const id = newId();
        const place = { id, requestId, participationId: row.participationId, side: standing.side };
        const written = { ...read, requestHash: hashOfRequest(row, lines), authorId: actor.userId };
        await insertQuote(tx, { ...place, ...written }, ground.now);
        const answer = await quotes.oneShown(tx, id, { row, standing }, ground);
        once?.keep(tx, answer);
        return answer;
      });
    },

    /** The whole of a draft anew, about the request as it is now. @throws Problem 400 naming each field, 403, 404, 409 */
    async change(actor: Actor, id: string, { version, ...content }: QuoteChange) {
      const ground = await groundOf(parts);
      return db.transaction(async (tx) => {
        const { row, standing } = await access.hold(tx, actor, id, { action: 'EDIT', version });
        const lines = await readLines(tx, [row.id]);
        const read = await readQuoteContent(tx, content, { row, lines, ground });
        const written = { ...read, requestHash: hashOfRequest(row, lines), authorId: actor.userId };
        await writeQuote(tx, id, written, ground.now);
        return quotes.oneShown(tx, id, { row, standing }, ground);
      });
    },

    /** @throws Problem 403, 404, 409 */
    async remove(actor: Actor, id: string, version: number): Promise<void> {
      await db.transaction(async (tx) => {
        const { quote } = await access.hold(tx, actor, id, { action: 'REMOVE', version });
        await deleteQuote(tx, quote.id);
      });
    },
  };
}

/** The seller's part that an offer goes into. @throws Problem 400 for another request's, and where a buyer names none of several */
function requireChain(row: TradeRequestRow, participationId: string | undefined): ChainedRow {
  if (participationId !== undefined && participationId !== row.participationId)
    invalid('participationId', 'UNKNOWN_VALUE');
  return row.participationId === null ? invalid('participationId', 'REQUIRED') : chained(row);
}
