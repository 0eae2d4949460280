import { Pagination } from '../../../design/Pagination.tsx';
import type { Masked } from '../../../platform/graph/readFragment.ts';
import { StructuredData } from '../../../platform/head/StructuredData.tsx';
import { itemList } from '../../../platform/head/structuredData.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { pageCountOf } from '../../../platform/site/listPages.ts';
import { pageSize } from '../list/supplierList.ts';
import { supplierMessages } from '../messages.ts';
import { supplierPath } from '../../../paths.ts';
import type { SupplierCard_LabelsFragment, SupplierCard_SupplierFragment } from './SupplierCard.generated.ts';
import { SupplierCard } from './SupplierCard.tsx';

const words = supplierMessages.list;

type Ref = Masked<SupplierCard_SupplierFragment> & { id: string; slug: string; brandName: string };

interface SupplierResultsProps {
  suppliers: readonly Ref[];
  labels: Masked<SupplierCard_LabelsFragment>;
  totalCount: number;
  /** From 1. */
  pageNumber: number;
  hrefFor(page: number): string;
}

/** One page of suppliers with real links to every page. */
export function SupplierResults({ suppliers, labels, totalCount, pageNumber, hrefFor }: SupplierResultsProps) {
  const pages = suppliers.map((each) => ({ name: each.brandName, path: supplierPath(each) }));
  return (
    <>
      <StructuredData
        things={import.meta.env.SSR && ((origin) => [itemList(origin, pages, (pageNumber - 1) * pageSize + 1)])}
      />
      <ul aria-label={words.results} className="listing-grid">
        {suppliers.map((supplier) => (
          <SupplierCard key={supplier.id} supplier={supplier} labels={labels} />
        ))}
      </ul>
      <Pagination
        label={words.pages}
        pageNumber={pageNumber}
        pageCount={pageCountOf(totalCount, pageSize)}
        hrefFor={hrefFor}
        formatNumber={formatInteger}
        previousLabel={words.previous}
        nextLabel={words.next}
      />
    </>
  );
}
