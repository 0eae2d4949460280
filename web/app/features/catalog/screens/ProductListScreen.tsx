import { type MetaFunction, useLoaderData } from 'react-router-dom';
import type { ScreenArgs } from '../../../platform/graph/load.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { keepAddress } from '../../../platform/site/keepAddress.ts';
import { CategoryTrail } from '../components/CategoryTrail.tsx';
import { ProductList } from '../components/ProductList.tsx';
import { catalogMessages } from '../messages.ts';
import { productListPath } from '../../../paths.ts';
import { openProductList, productListHead } from './openProductList.ts';
import { ProductListCategoryDocument } from './ProductListCategory.generated.ts';

const open = (args: ScreenArgs) =>
  openProductList(args, { categoryId: args.params.categoryId ?? '' }, (category) => {
    keepAddress(args, productListPath(category));
    return category.name;
  });

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) => productListHead(args, args.loaderData);

export default function ProductListScreen() {
  const opened = useLoaderData<typeof loader>();
  const { category } = useGraph(ProductListCategoryDocument, opened.categoryVariables).data;
  return (
    <ProductList
      opened={opened}
      trail={<CategoryTrail categories={category?.breadcrumb ?? null} page={catalogMessages.list.page} />}
      narrowerPath={productListPath}
    />
  );
}
