import { useGraph } from '../../../platform/graph/useGraph.ts';
import { Trail } from '../../../platform/head/Trail.tsx';
import { supplierPath, supplierListPath } from '../../../paths.ts';
import { catalogMessages } from '../messages.ts';
import type { openSupplierProductList } from '../screens/openSupplierProductList.ts';
import { ProductListSupplierDocument } from '../screens/ProductListSupplier.generated.ts';
import { ProductList } from './ProductList.tsx';

interface SupplierProductListProps {
  /** What `openSupplierProductList` gave. */
  opened: Awaited<ReturnType<typeof openSupplierProductList>>;
}

/** The offers of one supplier in a category: the product list under the supplier's name. */
export function SupplierProductList({ opened }: SupplierProductListProps) {
  const { supplier } = useGraph(ProductListSupplierDocument, opened.supplierVariables).data;
  if (!supplier) return null; // the loader made sure
  return (
    <ProductList
      opened={opened}
      trail={
        <Trail
          label={catalogMessages.breadcrumb}
          items={[
            { label: catalogMessages.home, href: '/' },
            { label: supplier.brandName, href: supplierPath(supplier) },
            { label: opened.title },
          ]}
        />
      }
      narrowerPath={(category) => supplierListPath(category.id, supplier.id)}
      narrowerIds={supplier.categoryIds}
    />
  );
}
