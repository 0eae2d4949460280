import { type MetaFunction, useLoaderData } from 'react-router-dom';
import type { ScreenArgs } from '../../../platform/graph/load.ts';
import { SupplierProductList } from '../components/SupplierProductList.tsx';
import { productListHead } from './openProductList.ts';
import { openSupplierProductList } from './openSupplierProductList.ts';

const open = (args: ScreenArgs) => openSupplierProductList(args, args.params.categoryId ?? '');

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) => productListHead(args, args.loaderData);

export default function SupplierProductListScreen() {
  return <SupplierProductList opened={useLoaderData<typeof loader>()} />;
}
