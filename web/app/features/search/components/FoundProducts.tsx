import type { ReactNode } from 'react';
import { useGraph, useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { formatCount } from '../../../platform/numbers/numbers.ts';
import { useSearchMark } from '../../activity/index.ts';
import {
  FilteredList,
  isFiltered,
  joinPages,
  listSearch,
  ProductListCategoryDocument,
  ProductResults,
  ReadingNotes,
  RelaxedTexts,
  useListState,
} from '../../catalog/index.ts';
import { searchMessages as words } from '../messages.ts';
import { searchPath } from '../paths.ts';
import { type openSearchProducts, searchChoices } from '../screens/openSearchProducts.ts';
import { SearchProductsDocument } from '../screens/SearchProducts.generated.ts';
import { SearchProductsFrameDocument } from '../screens/SearchProductsFrame.generated.ts';
import type { SearchScreenQuery } from '../screens/SearchScreen.generated.ts';
import { WithinCategories } from './WithinCategories.tsx';

interface FoundProductsProps {
  /** What `openSearchProducts` gave. */
  opened: Awaited<ReturnType<typeof openSearchProducts>>;
  summary: NonNullable<SearchScreenQuery['search']>;
  /** What stands over the list, with its length in words. */
  topOf(total: string): ReactNode;
  /** Instead of an empty list that no filter narrows. */
  empty: ReactNode;
}

/** Products that a text finds, with how it was read, and with filters: those of its kind where it means one. */
export function FoundProducts({ opened, summary, topOf, empty }: FoundProductsProps) {
  const { variables, kind } = opened;
  const frame = useGraph(SearchProductsFrameDocument, {}).data;
  const ofKind = useGraphIfLoaded(ProductListCategoryDocument, kind ?? noKind);
  const { data, fetchMore } = useGraph(SearchProductsDocument, variables);
  const choices = searchChoices(frame, ofKind);
  const control = useListState(choices);
  const list = data.supplierProducts;
  const { reading, within, productsCount } = summary;
  useSearchMark(reading.text, within[0]?.categoryId ?? reading.categoryId ?? undefined, productsCount === 0);
  if (!list) return null; // the loader made sure
  const { state, hrefOf } = control;
  const total = words.total.products(formatCount(list.totalCount, list.totalCountIsCapped));
  const hrefOfText = (text: string) =>
    text ? searchPath(text) + listSearch({ ...state, pageNumber: 1 }, choices) : undefined;
  const notes = (
    <>
      <ReadingNotes reading={list.reading} hrefOf={hrefOfText} />
      {!isFiltered(state) && <RelaxedTexts texts={summary.reading.relaxed} hrefOf={hrefOfText} />}
    </>
  );
  if (list.nodes.length === 0 && !isFiltered(state)) {
    return (
      <div className="flex flex-col gap-4">
        {topOf(total)}
        {notes}
        {empty}
      </div>
    );
  }
  return (
    <FilteredList
      control={control}
      choices={choices}
      facets={data.ofKind?.facets ?? []}
      total={total}
      category={ofKind?.category ?? undefined}
      heading={topOf(total)}
      above={
        <>
          {notes}
          <WithinCategories text={summary.reading.text} within={summary.within} />
        </>
      }
    >
      {list.nodes.length > 0 ? (
        <ProductResults
          products={list.nodes}
          labels={frame}
          view={state.view}
          totalCount={list.totalCount}
          pageNumber={state.pageNumber}
          hrefFor={(pageNumber) => hrefOf({ ...state, pageNumber })}
          showMore={(pageNumber) => fetchMore({ pageNumber }, joinPages)}
        />
      ) : null}
    </FilteredList>
  );
}

// Nothing has that id; its answer is never at hand.
const noKind = { id: '' };
