import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Module } from '../../platform/modules/module.ts';
import { definitionOf } from '../../platform/schema.ts';
import type { Catalog } from '../catalog/index.ts';
import type { Geography } from '../geography/index.ts';
import type { Reference } from '../reference/index.ts';
import { makeContentEngine } from './contents/content-engine.ts';
import { makeContentLexicon } from './contents/content-lexicon.ts';
import { makeContents } from './contents/contents.service.ts';
import { weighContents } from './contents/write-contents.ts';
import type { SearchEngine } from './engine/engine.ts';
import { makeSqlEngine } from './engine/sql-engine.ts';
import { makeDetection } from './detect.service.ts';
import { makeInterpreter } from './interpret.ts';
import { makeLexicon } from './lexicon.ts';
import { makeLineSearch } from './lines.service.ts';
import * as enums from './search.enums.ts';
import { searchErrors } from './search.errors.ts';
import { searchForms } from './search.forms.ts';
import { ProductFilter, PropertyFilter } from './search.schemas.ts';
import { makeSearch, type StoredCard } from './search.service.ts';
import { detectionRoutes, searchRoutes } from './searches.routes.ts';
import { makeSearches } from './searches.service.ts';
import { makeSearchTerms, type SearchTermParts } from './search-terms.service.ts';
import type { SupplierFinder } from './suggestions.ts';

type Parts<Card> = {
  db: Database;
  clock: Clock;
  catalog: Catalog;
  reference: Reference;
  geography: Geography;
  suppliers: SupplierFinder;
  /** SQL of whether a supplier is shown, of the alias of its row. */
  isShownSupplier: (supplier: string) => string;
  /** Finds offers instead of the read model in the database, and keeps up with it by itself. */
  searchEngine?: SearchEngine;
  /** Reads cards; undefined where there is nothing to show. */
  cards: { read: (rows: StoredCard[]) => Promise<(Card | undefined)[]> };
} & SearchTermParts;

export function searchModule<Card>({ suppliers, cards, searchEngine, customers, visitors, ...parts }: Parts<Card>) {
  const engine = searchEngine ?? makeSqlEngine(parts.db);
  const lexicon = makeLexicon(parts);
  const own = { ...parts, engine, lexicon, interpreter: makeInterpreter({ ...parts, engine, lexicon }) };
  const contents = makeContents({
    ...own,
    engine: makeContentEngine(parts.db, parts.isShownSupplier),
    read: makeContentLexicon(parts),
  });
  const searches = makeSearches({ ...own, suppliers, contents });
  const searchLines = makeLineSearch(own);
  const terms = makeSearchTerms({ ...parts, lexicon, customers, visitors });
  return {
    name: 'search',
    about: 'Suggestions, what a text finds, and what many search.',
    errors: searchErrors,
    enums,
    queries: { ProductFilter: definitionOf(ProductFilter), PropertyFilter: definitionOf(PropertyFilter) },
    forms: searchForms,
    recurring: {
      'close-search-days': { everyMinutes: 10, run: terms.closeDays },
      'forget-search-days': { everyMinutes: 1_440, run: terms.forgetOld },
      'weigh-contents': {
        everyMinutes: 60,
        run: () => weighContents(parts.db, parts.clock.now()),
      },
    },
    routes: (v1) => {
      searchRoutes(v1, { searches, contents, searchLines, terms });
      detectionRoutes(v1, makeDetection({ ...parts, lexicon }));
    },
    service: makeSearch<Card>({ ...own, cards }),
  } satisfies Module;
}
