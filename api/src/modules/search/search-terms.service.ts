import { createHash } from 'node:crypto';
import type { Actor } from '../../platform/actor.ts';
import { tehranDay } from '../../platform/calendar.ts';
import { hasContact } from '../../platform/text/contact.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { foldSearchKey } from '../../platform/text.ts';
import type { Sender } from '../../platform/route.ts';
import type { Catalog } from '../catalog/index.ts';
import type { Customers } from '../customers/index.ts';
import type { Lexicon } from './lexicon.ts';
import * as repository from './search-terms.repository.ts';
import type { SearchCount, SearchTerm, SearchTermsQuery } from './search-terms.schemas.ts';

/** What fewer people searched on a day may tell who they were. */
const LEAST_VISITORS = 5;
/** Longer texts are sentences, which nobody else types. */
const LONGEST_TERM = 60;
const SHOWN_TERMS = 5;
const SHOWN_DAYS = 30;
/** So that a season can be compared with the last one. */
const KEPT_DAYS = 400;
const DAY_MS = 86_400_000;
/** Requests that began on a day have ended. */
const GRACE_MS = 10 * 60_000;

export type SearchVisitors = {
  /** Who looks, as a keyed hash that says nothing to anybody else; undefined for a program. */
  visitorKey: (sender: Sender, actor: Actor | undefined) => Promise<string | undefined>;
};
/** What counting and telling it needs of other modules. */
export type SearchTermParts = {
  customers: Pick<Customers, 'actingFor'>;
  visitors: SearchVisitors;
};
type Parts = SearchTermParts & { db: Database; clock: Clock; catalog: Catalog; lexicon: Lexicon };
export type SearchTerms = ReturnType<typeof makeSearchTerms>;

/** What people search in a category, counted by day and told only where many did. */
export function makeSearchTerms({ db, clock, catalog, lexicon, customers, visitors }: Parts) {
  const dayAgo = (ms: number) => tehranDay(new Date(clock.now().getTime() - ms));

  return {
    /**
     * Counts a search that was shown, once for each visitor on a day. What may name a person is not counted.
     * @throws Problem 404 CATEGORY_NOT_FOUND
     */
    async count({ key, categoryId, foundNothing }: SearchCount, sender: Sender, actor?: Actor): Promise<void> {
      if (categoryId) await catalog.activeNode(categoryId);
      const { searched } = await lexicon.read(key, 'key');
      // People write half-spaces or not; what is shown of it has words.
      const termKey = foldSearchKey(searched.replaceAll('\u200c', ' '));
      if (termKey.length > LONGEST_TERM || hasContact(searched)) return;
      const visitor = await visitors.visitorKey(sender, actor);
      if (visitor === undefined) return;
      const day = tehranDay(clock.now());
      // Another hash for each word and day: nobody's searches can be put together again.
      const hash = createHash('sha256').update(`${visitor}\n${day}\n${categoryId}\n${termKey}`).digest('base64url');
      await repository.rememberSearch(db, { day, termKey, categoryId, foundNothing }, hash);
    },

    /** @throws Problem 404 for a customer that is not the viewer's, or a category; 403 PERMISSION_MISSING */
    async terms(actor: Actor, { customerId, categoryId }: SearchTermsQuery): Promise<SearchTerm[]> {
      await customers.actingFor(db, actor, customerId, 'CATALOG_EDIT');
      await catalog.activeNode(categoryId);
      return repository.readTopTerms(db, categoryId, dayAgo(SHOWN_DAYS * DAY_MS), SHOWN_TERMS);
    },

    /** Keeps what many searched on days that are over, and forgets all visitors of them. */
    closeDays: () => db.transaction((tx) => repository.closeDays(tx, dayAgo(GRACE_MS), LEAST_VISITORS)),

    forgetOld: () => repository.forgetDays(db, dayAgo(KEPT_DAYS * DAY_MS)),
  };
}
