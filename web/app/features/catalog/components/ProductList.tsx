import type { ReactNode } from 'react';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { StructuredData } from '../../../platform/head/StructuredData.tsx';
import { itemList } from '../../../platform/head/structuredData.ts';
import { pageSize } from '../filter/listState.ts';
import { productPath } from '../../../paths.ts';
import { TextNotes } from '../reading/TextNotes.tsx';
import { AdvertisementSlot } from '../../advertisements/index.ts';
import { choicesOf, type OpenedProductList } from '../screens/openProductList.ts';
import { ProductListCategoryDocument } from '../screens/ProductListCategory.generated.ts';
import { ProductListScreenDocument, type ProductListScreenQuery } from '../screens/ProductListScreen.generated.ts';
import { FilteredList } from './FilteredList.tsx';
import { useListState } from './filter/useListState.ts';
import { joinPages } from './joinPages.ts';
import { ListHeading } from './ListHeading.tsx';
import { NarrowerCategories } from './NarrowerCategories.tsx';
import { ProductResults } from './ProductResults.tsx';

interface ProductListProps {
  /** What `openProductList` gave. */
  opened: Pick<OpenedProductList, 'categoryVariables' | 'variables' | 'title' | 'total' | 'relaxed'>;
  /** The way to the page. */
  trail: ReactNode;
  /** The list of a category below this one. */
  narrowerPath(category: { id: string; slug: string }): string;
  /** Only these of the categories below, without their counts, which are of everybody's offers. */
  narrowerIds?: readonly string[];
}

/** Offers of a category, or of one supplier in it: filter, order, pages. */
export function ProductList({ opened, trail, narrowerPath, narrowerIds }: ProductListProps) {
  const { categoryVariables, variables, title, total } = opened;
  const frame = useGraph(ProductListCategoryDocument, categoryVariables).data;
  const { data, fetchMore } = useGraph(ProductListScreenDocument, variables);
  const choices = choicesOf(frame);
  const control = useListState(choices);
  const category = frame.category;
  const list = data.supplierProducts;
  // The loader made both sure.
  if (!category || !list) return null;

  const { state, hrefOf, query } = control;
  const hrefWithKey = (key: string) => hrefOf({ ...state, key, pageNumber: 1 });
  const below = (category.subcategories ?? []).filter(({ id }) => narrowerIds?.includes(id) ?? true);
  return (
    <FilteredList
      control={control}
      choices={choices}
      facets={list.facets}
      total={total}
      category={category}
      heading={
        <>
          {trail}
          <Listed offers={list.nodes} pageNumber={state.pageNumber} />
          <ListHeading title={title} scientificName={category.scientificName} total={total} />
        </>
      }
      above={
        <>
          <TextNotes reading={list.reading} texts={opened.relaxed} hrefOf={hrefWithKey} />
          <NarrowerCategories
            categories={narrowerIds || state.key ? below.map(({ id, name, slug }) => ({ id, name, slug })) : below}
            hrefFor={narrowerPath}
            query={query}
          />
        </>
      }
      // Beside what one supplier offers stands nobody else.
      side={!narrowerIds && <AdvertisementSlot shown={frame.advertisements} />}
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

type Offers = NonNullable<ProductListScreenQuery['supplierProducts']>['nodes'];

/** The page's offers for search engines. */
function Listed({ offers, pageNumber }: { offers: Offers; pageNumber: number }) {
  if (offers.length === 0) return null;
  return (
    <StructuredData
      things={
        import.meta.env.SSR &&
        ((origin) => {
          const pages = offers.map((offer) => ({ name: offer.title, path: productPath(offer) }));
          return [itemList(origin, pages, (pageNumber - 1) * pageSize + 1)];
        })
      }
    />
  );
}
