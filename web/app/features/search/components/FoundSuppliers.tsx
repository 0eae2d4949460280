import type { ReactNode } from 'react';
import { ReadingNotes } from '../../catalog/index.ts';
import { SupplierCard } from '../../suppliers/index.ts';
import type { SearchScreenQuery } from '../screens/SearchScreen.generated.ts';
import { HitList } from './HitList.tsx';

interface FoundSuppliersProps {
  suppliers: NonNullable<SearchScreenQuery['suppliers']>;
  labels: Parameters<typeof SupplierCard>[0]['labels'];
  pageNumber: number;
  hrefFor(page: number): string;
  /** These results for another text. */
  hrefOf(text: string): string | undefined;
  /** Instead of an empty list. */
  empty: ReactNode;
}

/** Suppliers that a text finds, with how it was read. */
export function FoundSuppliers({ suppliers, labels, pageNumber, hrefFor, hrefOf, empty }: FoundSuppliersProps) {
  return (
    <>
      <ReadingNotes reading={suppliers.reading} hrefOf={hrefOf} />
      {suppliers.nodes.length > 0 ? (
        <HitList layout="listing-grid" totalCount={suppliers.totalCount} pageNumber={pageNumber} hrefFor={hrefFor}>
          {suppliers.nodes.map((supplier) => (
            <SupplierCard key={supplier.id} supplier={supplier} labels={labels} />
          ))}
        </HitList>
      ) : (
        empty
      )}
    </>
  );
}
