import { Monogram } from '../../../design/Monogram.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { supplierMessages } from './messages.ts';
import { supplierPath } from '../../../paths.ts';
import type { SupplierStrip_SupplierFragment } from './SupplierStrip.generated.ts';

type Ref = Masked<SupplierStrip_SupplierFragment> & { id: string };

/** Suppliers in short, each a link to its page. */
export function SupplierStrip({ suppliers }: { suppliers: readonly Ref[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {suppliers.map((supplier) => (
        <SupplierLine key={supplier.id} supplier={supplier} />
      ))}
    </ul>
  );
}

function SupplierLine({ supplier }: { supplier: Ref }) {
  const { brandName, cityName, productsCount, ...address } = readFragment<SupplierStrip_SupplierFragment>(supplier);
  return (
    <li>
      <a
        href={supplierPath(address)}
        className="flex h-full items-center gap-3 rounded-card border border-border bg-surface p-3 hover:border-primary"
      >
        <Monogram name={brandName} size={40} />
        <span className="min-w-0">
          <span className="block truncate font-medium">{brandName}</span>
          <span className="block text-[0.8125rem] text-muted">
            {supplierMessages.line(cityName, formatInteger(productsCount))}
          </span>
        </span>
      </a>
    </li>
  );
}
