import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { Tabs } from '../../../design/Tabs.tsx';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { Trail } from '../../../platform/head/Trail.tsx';
import { formatCount, formatInteger } from '../../../platform/numbers/numbers.ts';
import { readableDigits } from '../../../platform/text/digits.ts';
import { AdvertisementSlot } from '../../advertisements/index.ts';
import { CategoryHits } from '../components/CategoryHits.tsx';
import { FoundContents } from '../components/FoundContents.tsx';
import { FoundProducts } from '../components/FoundProducts.tsx';
import { FoundSuppliers } from '../components/FoundSuppliers.tsx';
import { NothingFound } from '../components/NothingFound.tsx';
import { SearchTop } from '../components/SearchTop.tsx';
import { searchBoxMessages } from '../box/messages.ts';
import { searchMessages as words } from '../messages.ts';
import { searchPath, type SearchTab } from '../paths.ts';
import { openSearch, tabs } from './openSearch.ts';
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
  const opened = useLoaderData<typeof loader>();
  const { variables, key, tab, pageNumber } = opened;
  const { data } = useGraph(SearchScreenDocument, variables);
  const summary = data.search;
  if (!summary) return null; // the loader made sure
  const counts = countsOf(summary);
  const topOf = (total: string) => (
    <>
      <Top counts={counts} summary={summary} total={total} />
      <AdvertisementSlot shown={data.advertisements} />
    </>
  );
  const empty = <NothingFound tab={tab} hasOthers={Object.values(counts).some((count) => count !== noCount)} />;
  if (opened.products) return <FoundProducts opened={opened.products} summary={summary} topOf={topOf} empty={empty} />;
  return (
    <div className="flex flex-col gap-4">
      {topOf(words.total[tab](counts[tab]))}
      {tab === 'suppliers' && data.suppliers && (
        <FoundSuppliers
          suppliers={data.suppliers}
          labels={data}
          pageNumber={pageNumber}
          hrefFor={(page) => searchPath(key, { tab, pageNumber: page })}
          hrefOf={(text) => (text ? searchPath(text, { tab }) : undefined)}
          empty={empty}
        />
      )}
      {data.contents && (
        <FoundContents
          contents={data.contents}
          labels={data}
          isMixed={tab === 'guidance'}
          pageNumber={pageNumber}
          hrefFor={(page) => searchPath(key, { tab, pageNumber: page })}
          hrefOf={(text) => (text ? searchPath(text, { tab }) : undefined)}
          empty={empty}
        />
      )}
      {tab === 'categories' && (summary.categories?.length ? <CategoryHits categories={summary.categories} /> : empty)}
    </div>
  );
}

function Top({ counts, summary, total }: { counts: Counts; summary: Summary; total: string }) {
  const { key, tab } = useLoaderData<typeof loader>();
  // Names of companies are looked for as they are typed; the repaired text is another search.
  const others = summary.reading.repaired?.to ?? key;
  return (
    <SearchTop
      trail={
        <Trail label={words.trail} items={[{ label: words.home, href: '/' }, { label: searchBoxMessages.submit }]} />
      }
      title={words.title(readableDigits(key))}
      total={total}
    >
      <Tabs
        label={words.tabs}
        // What has nothing leads nowhere.
        items={tabs
          .filter((each) => each === tab || counts[each] !== noCount)
          .map((each) => ({
            href: searchPath(each === 'suppliers' || each === 'categories' ? others : key, { tab: each }),
            label: words[each],
            count: counts[each],
            current: each === tab,
          }))}
      />
    </SearchTop>
  );
}

const noCount = formatCount(0);
type Summary = NonNullable<SearchScreenQuery['search']>;
type Counts = ReturnType<typeof countsOf>;

const countsOf = (summary: Summary): Record<SearchTab, string> => ({
  products: formatCount(summary.productsCount, summary.productsCountIsCapped),
  suppliers: formatCount(summary.suppliersCount, summary.suppliersCountIsCapped),
  categories: formatCount(summary.categoriesCount, summary.categoriesCountIsCapped),
  pages: formatCount(summary.pagesCount, summary.pagesCountIsCapped),
  guidance: formatCount(summary.guidanceCount, summary.guidanceCountIsCapped),
  videos: formatCount(summary.videosCount, summary.videosCountIsCapped),
});
