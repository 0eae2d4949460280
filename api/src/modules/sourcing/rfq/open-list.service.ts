import type { Actor } from '../../../platform/actor.ts';
import { paging } from '../../../platform/paging/paging.ts';
import { searchWords } from '../../../platform/search-words.ts';
import { buyerNameTo } from '../requests/buyer-name.ts';
import { may } from '../requests/standing.ts';
import type { StepParts } from '../requests/steps.ts';
import type { OpenTradeRequest, OpenTradeRequestPage, OpenTradeRequestsQuery } from './open.schemas.ts';
import { type OpenRow, readOpen } from './open-list.repository.ts';

/** What sellers find: open requests that were sent to them, and public ones for such goods as they sell. */
export const makeOpenList = ({ db, clock, customers }: Pick<StepParts, 'db' | 'clock' | 'customers'>) => ({
  async list(actor: Actor, query: OpenTradeRequestsQuery): Promise<OpenTradeRequestPage> {
    const { merchantId, isInvited, searchKey } = query;
    const memberships = await customers.memberships(db, actor);
    const sellers = memberships.filter((each) => may(each, 'QUOTE')).map(({ customerId }) => customerId);
    const scope = { sellers, merchantId, isInvited, words: searchWords(searchKey) };
    const { rows, totalCount, page } = await readOpen(db, scope, clock.now(), paging(query));
    return { items: rows.map(toOpen), totalCount, ...page };
  },
});

const toOpen = (row: OpenRow): OpenTradeRequest => ({
  id: row.id,
  number: row.number,
  visibility: row.visibility,
  categoryType: row.categoryType,
  buyerName: buyerNameTo(row),
  lines: row.lines,
  ...(row.cityName !== null && { cityName: row.cityName }),
  ...(row.neededBy !== null && { neededBy: row.neededBy }),
  ...(row.paymentTerm && { paymentTerm: row.paymentTerm }),
  quoteDeadlineAt: row.quoteDeadlineAt.toISOString(),
  publishedAt: row.publishedAt.toISOString(),
  merchantIds: [...row.askedIds, ...row.fittingIds],
  isInvited: row.askedIds.length > 0,
});
