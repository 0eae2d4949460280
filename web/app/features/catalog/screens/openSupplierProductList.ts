import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { catalogMessages } from '../messages.ts';
import { openProductList } from './openProductList.ts';
import { ProductListSupplierDocument } from './ProductListSupplier.generated.ts';

/** Opens the list of one supplier's offers in a category and below; a supplier that is not there is a 404. */
export async function openSupplierProductList(args: ScreenArgs, categoryId: string) {
  const supplierVariables = { id: args.params.supplierId ?? '' };
  const answer = await load(args, ProductListSupplierDocument, supplierVariables, { shared: true });
  const supplier = found(args, answer.supplier);
  const list = await openProductList(args, { categoryId, supplierId: supplier.id }, ({ name }) =>
    catalogMessages.list.ofSupplier(name, supplier.brandName),
  );
  return { ...list, supplierVariables };
}
