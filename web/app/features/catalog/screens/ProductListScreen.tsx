import { type MetaFunction, useLoaderData } from 'react-router-dom';
import type { DrawingName } from '../../../design/Drawing.tsx';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { StructuredData } from '../../../platform/head/StructuredData.tsx';
import { itemList } from '../../../platform/head/structuredData.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { CategoryTrail } from '../components/CategoryTrail.tsx';
import { ActiveFilters } from '../components/filter/ActiveFilters.tsx';
import { FilterPanel } from '../components/filter/FilterPanel.tsx';
import { ListBar } from '../components/filter/ListBar.tsx';
import { useListState } from '../components/filter/useListState.ts';
import { ListHeading } from '../components/ListHeading.tsx';
import { NarrowerCategories } from '../components/NarrowerCategories.tsx';
import { NoProducts } from '../components/NoProducts.tsx';
import { ProductResults } from '../components/ProductResults.tsx';
import { pageSize } from '../filter/listState.ts';
import { catalogMessages } from '../messages.ts';
import { categoryPath, productPath } from '../paths.ts';
import { choicesOf, openProductList } from './openProductList.ts';
import { ProductListCategoryDocument } from './ProductListCategory.generated.ts';
import { ProductListScreenDocument, type ProductListScreenQuery } from './ProductListScreen.generated.ts';

const words = catalogMessages.list;

export const loader = openProductList;
export const clientLoader = openProductList;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { name = '', total = '', variables, noindex } = args.loaderData ?? {};
  const page = variables && variables.pageNumber > 1 ? formatInteger(variables.pageNumber) : undefined;
  return head(args, { title: words.title(name, page), description: words.description(name, total), noindex });
};

export default function ProductListScreen() {
  const { categoryVariables, variables, total } = useLoaderData<typeof loader>();
  const frame = useGraph(ProductListCategoryDocument, categoryVariables).data;
  const { data, fetchMore } = useGraph(ProductListScreenDocument, variables);
  const choices = choicesOf(frame);
  const control = useListState(choices);
  const [category, list] = [frame.category, data.supplierProducts];
  // The loader made both sure.
  if (!category || !list) return null;

  const { state, hrefOf, clearHref, query } = control;
  const parent = category.breadcrumb?.at(-2);
  return (
    <form method="get" onSubmit={control.submit}>
      <CategoryTrail categories={category.breadcrumb} page={words.page} />
      <StructuredData
        things={(origin) => [
          itemList(
            origin,
            list.items.map((item) => ({ name: item.title, path: productPath(item) })),
            (state.pageNumber - 1) * pageSize + 1,
          ),
        ]}
      />
      <ListHeading category={category} total={total} />
      <div className="mt-4 grid gap-x-6 lg:grid-cols-[280px_minmax(0,1fr)]">
        <FilterPanel control={control} properties={choices.properties} facets={list.facets} total={total} />
        <div className="flex min-w-0 flex-col gap-3" aria-busy={control.isLoading}>
          <NarrowerCategories categories={category.subcategories ?? []} query={query} />
          <ListBar control={control} sorts={choices.sorts} />
          <ActiveFilters control={control} properties={choices.properties} />
          {list.items.length > 0 ? (
            <ProductResults
              products={list.items}
              labels={frame}
              view={state.view}
              totalCount={list.totalCount}
              pageNumber={state.pageNumber}
              hrefFor={(pageNumber) => hrefOf({ ...state, pageNumber })}
              showMore={(pageNumber) => fetchMore({ pageNumber }, joined)}
            />
          ) : (
            <NoProducts
              drawing={category.icon as DrawingName}
              clearHref={clearHref}
              upHref={parent && categoryPath(parent)}
            />
          )}
        </div>
      </div>
    </form>
  );
}

/** What is shown with the items of the next page behind it. */
function joined(shown: ProductListScreenQuery, more: ProductListScreenQuery): ProductListScreenQuery {
  if (!shown.supplierProducts) return more;
  const items = [...shown.supplierProducts.items, ...(more.supplierProducts?.items ?? [])];
  return { ...shown, supplierProducts: { ...shown.supplierProducts, items } };
}
