import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { categoryTypeOf, openSupplierProductList, productListHead, SupplierProductList } from '../../catalog/index.ts';
import { SupplierProductsScreenDocument } from './SupplierProductsScreen.generated.ts';

/** The list of a root is the list of its category; which one that is never changes for long. */
async function open(args: ScreenArgs) {
  const categoryType = categoryTypeOf(args);
  const { topLevelCategories } = await load(args, SupplierProductsScreenDocument, {}, { shared: true });
  const root = topLevelCategories?.find((each) => each.categoryType === categoryType);
  return openSupplierProductList(args, found(args, root).id);
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) => productListHead(args, args.loaderData);

export default function SupplierProductsScreen() {
  return <SupplierProductList opened={useLoaderData<typeof loader>()} />;
}
