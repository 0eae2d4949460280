import { Chip } from '../../../design/Chip.tsx';
import { supplierListPath } from '../../../paths.ts';
import { supplierMessages } from '../messages.ts';

interface SupplierCategoriesProps {
  supplierId: string;
  /** Categories it has offers in, from the roots down. */
  categories: readonly { id: string; name: string; isLeaf: boolean }[];
}

/** The leaves a supplier offers in, each a link to its offers there. */
export function SupplierCategories({ supplierId, categories }: SupplierCategoriesProps) {
  const leaves = categories.filter(({ isLeaf }) => isLeaf);
  if (leaves.length === 0) return <p className="text-muted">{supplierMessages.profile.noCategories}</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {leaves.map(({ id, name }) => (
        <li key={id}>
          <Chip href={supplierListPath(id, supplierId)}>{name}</Chip>
        </li>
      ))}
    </ul>
  );
}
