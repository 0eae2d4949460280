interface Branch {
  id: string;
  icon: string;
  itemsCount: number;
}

interface Root<Of extends Branch> {
  categoryType: string;
  subcategories?: readonly Of[] | null;
}

const featuredCount = 12;

/** The branches with the most on offer, standards left out: they have a strip of their own. */
export function featuredBranches<Of extends Branch>(roots: readonly Root<Of>[]): Of[] {
  return roots
    .filter((root) => root.categoryType !== 'ElectronicDocument')
    .flatMap((root) => root.subcategories ?? [])
    .sort((a, b) => b.itemsCount - a.itemsCount)
    .slice(0, featuredCount);
}

interface Shelf {
  id: string;
  slug: string;
  name: string;
}

interface StandardsRoot {
  categoryType: string;
  subcategories?: readonly (Shelf & { subcategories?: readonly Shelf[] | null })[] | null;
}

/** The shelves of the standards: leaves where there are any, since their branches say little. */
export function standardShelves(roots: readonly StandardsRoot[]): Shelf[] {
  const branches = roots.find((root) => root.categoryType === 'ElectronicDocument')?.subcategories ?? [];
  return branches.flatMap((branch) => (branch.subcategories?.length ? branch.subcategories : [branch]));
}

/** The branch on which the home page shows how measures filter: valves if there are any, they vary most. */
export function exampleBranch<Of extends Branch>(roots: readonly Root<Of>[]): Of | undefined {
  const branches = roots.find((root) => root.categoryType === 'Product')?.subcategories ?? [];
  return branches.find((branch) => branch.icon === 'valve') ?? branches[0];
}
