import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { formatCount } from '../../../platform/numbers/numbers.ts';
import {
  CategoryTrail,
  FilteredList,
  ListHeading,
  ProductListCategoryDocument,
  ReadingNotes,
  useListState,
} from '../../catalog/index.ts';
import { ownFacets, ownFilters } from '../list/ownFilters.ts';
import { SupplierResults } from '../components/SupplierResults.tsx';
import { supplierMessages } from '../messages.ts';
import { CategorySuppliersScreenDocument } from './CategorySuppliersScreen.generated.ts';
import { openCategorySuppliers } from './openCategorySuppliers.ts';
import { supplierListHead } from './supplierListHead.ts';
import { SuppliersFrameDocument } from './SuppliersFrame.generated.ts';

const words = supplierMessages.list;

export const loader = openCategorySuppliers;
export const clientLoader = openCategorySuppliers;

export const meta: MetaFunction<typeof loader> = (args) => supplierListHead(args, args.loaderData);

export default function CategorySuppliersScreen() {
  const { categoryVariables, variables, name } = useLoaderData<typeof loader>();
  const frame = useGraph(SuppliersFrameDocument, {}).data;
  const { category } = useGraph(ProductListCategoryDocument, categoryVariables).data;
  const lists = useGraph(CategorySuppliersScreenDocument, variables).data.category;
  const choices = {
    hasKey: true,
    properties: [...ownFilters, ...(category?.properties ?? [])],
    sorts: frame.sorts?.values ?? [],
  };
  const control = useListState(choices);
  if (!category || !lists?.suppliers) return null; // the loader made both sure
  const { nodes: suppliers, facets, totalCount, totalCountIsCapped, reading } = lists.suppliers;
  const { confirmed, delegating } = lists;
  const ownCounts = { onlyConfirmed: confirmed?.totalCount ?? 0, hasDelegation: delegating?.totalCount ?? 0 };
  const { state, hrefOf } = control;
  const total = words.total(formatCount(totalCount, totalCountIsCapped));
  return (
    <FilteredList
      control={control}
      choices={choices}
      facets={facets}
      ownFacets={ownFacets(ownCounts)}
      total={total}
      category={category}
      hasViews={false}
      heading={
        <>
          <CategoryTrail categories={category.breadcrumb} page={words.page} />
          <ListHeading title={words.title(name)} total={total} />
        </>
      }
      above={<ReadingNotes reading={reading} hrefOf={(key) => hrefOf({ ...state, key, pageNumber: 1 })} />}
    >
      {suppliers.length > 0 ? (
        <SupplierResults
          suppliers={suppliers}
          labels={frame}
          totalCount={totalCount}
          pageNumber={state.pageNumber}
          hrefFor={(pageNumber) => hrefOf({ ...state, pageNumber })}
        />
      ) : null}
    </FilteredList>
  );
}
