import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { Tabs } from '../../../design/Tabs.tsx';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { Trail } from '../../../platform/head/Trail.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { readableDigits } from '../../../platform/text/digits.ts';
import { ProductCard } from '../../catalog/index.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { SupplierCard } from '../../suppliers/index.ts';
import { CategoryHits } from '../components/CategoryHits.tsx';
import { HitList } from '../components/HitList.tsx';
import { NothingFound } from '../components/NothingFound.tsx';
import { SearchNotes } from '../components/SearchNotes.tsx';
import { searchBoxMessages } from '../box/messages.ts';
import { searchMessages as words } from '../messages.ts';
import { isSearchable, searchPath, type SearchTab } from '../paths.ts';
import { ReadingNotes } from '../reading/ReadingNotes.tsx';
import { openSearch } from './openSearch.ts';
import { SearchScreenDocument, type SearchScreenQuery } from './SearchScreen.generated.ts';

export const loader = openSearch;
export const clientLoader = openSearch;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { key = '', pageNumber = 1 } = args.loaderData ?? {};
  const page = pageNumber > 1 ? formatInteger(pageNumber) : undefined;
  // What visitors type makes pages without end; the lists behind them are found by themselves.
  const shown = readableDigits(key);
  return head(args, { title: words.title(shown, page), description: words.description(shown), noindex: true });
};

export default function SearchScreen() {
  const { variables, key, tab } = useLoaderData<typeof loader>();
  const { data } = useGraph(SearchScreenDocument, variables);
  const summary = data.search;
  if (!summary) return null; // the loader made sure
  const counts = countsOf(summary);
  // Names of companies are looked for as they are typed; the repaired text is another search.
  const others = summary.reading.repaired?.to ?? key;
  return (
    <div className="flex flex-col gap-4">
      <Trail label={words.trail} items={[{ label: words.home, href: '/' }, { label: searchBoxMessages.submit }]} />
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="min-w-0 break-words">
          <TechnicalText>{words.title(readableDigits(key))}</TechnicalText>
        </h1>
        <p role="status" className="text-muted">
          {words.total[tab](formatInteger(counts[tab]))}
        </p>
      </div>
      <Tabs
        label={words.tabs}
        items={(['products', 'suppliers', 'categories'] as const).map((each) => ({
          href: searchPath(each === 'products' ? key : others, { tab: each }),
          label: words[each],
          count: formatInteger(counts[each]),
          current: each === tab,
        }))}
      />
      {tab === 'products' && (
        <>
          <ReadingNotes reading={summary.reading} hrefOf={ownHref} />
          <SearchNotes summary={summary} />
        </>
      )}
      <TabResults data={data} tab={tab} counts={counts} />
    </div>
  );
}

const ownHref = (text: string) => (isSearchable(text) ? searchPath(text) : undefined);

type Counts = Record<SearchTab, number>;

const countsOf = (summary: NonNullable<SearchScreenQuery['search']>): Counts => ({
  products: summary.productsCount,
  suppliers: summary.suppliersCount,
  categories: summary.categoriesCount,
});

function TabResults({ data, tab, counts }: { data: SearchScreenQuery; tab: SearchTab; counts: Counts }) {
  const { key, pageNumber } = useLoaderData<typeof loader>();
  const { supplierProducts, suppliers, search } = data;
  const hrefFor = (page: number) => searchPath(key, { tab, pageNumber: page });
  if (tab === 'products' && supplierProducts?.nodes.length) {
    return (
      <HitList layout="listing-list" totalCount={supplierProducts.totalCount} pageNumber={pageNumber} hrefFor={hrefFor}>
        {supplierProducts.nodes.map((product) => (
          <ProductCard key={product.id} product={product} labels={data} />
        ))}
      </HitList>
    );
  }
  if (tab === 'suppliers' && suppliers?.nodes.length) {
    return (
      <HitList layout="listing-grid" totalCount={suppliers.totalCount} pageNumber={pageNumber} hrefFor={hrefFor}>
        {suppliers.nodes.map((supplier) => (
          <SupplierCard key={supplier.id} supplier={supplier} labels={data} />
        ))}
      </HitList>
    );
  }
  if (tab === 'categories' && search?.categories?.length) return <CategoryHits categories={search.categories} />;
  const hasOthers = Object.values(counts).some((count) => count > 0);
  return <NothingFound tab={tab} hasOthers={hasOthers} relaxed={search?.reading.relaxed} />;
}
