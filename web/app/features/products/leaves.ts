import { productFormMessages as words } from './messages.ts';
import type { LeavesForProductQuery } from './ProductForm.generated.ts';

/** A category in which a product can stand, with the one above it. */
export interface Leaf {
  id: string;
  label: string;
}

export const leavesIn = ({ categories }: Pick<LeavesForProductQuery, 'categories'>): Leaf[] =>
  (categories?.nodes ?? [])
    .filter(({ isLeaf }) => isLeaf)
    .map(({ id, name, breadcrumb }) => ({
      id,
      label:
        (breadcrumb ?? [])
          .slice(-2)
          .map((each) => each.name)
          .join(words.under) || name,
    }));
