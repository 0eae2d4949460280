import { Drawing, type DrawingName } from '../../../design/Drawing.tsx';
import { Tile } from '../../../design/Tile.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { categoryMessages } from '../screens/messages.ts';
import { categoryPath } from '../../../paths.ts';
import type { CategoryShelf_CategoryFragment } from './CategoryShelf.generated.ts';

type Ref = Masked<CategoryShelf_CategoryFragment> & { id: string };

/** The categories below, each with its drawing and how much is in it. */
export function CategoryShelf({ categories }: { categories: readonly Ref[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {categories.map((category) => (
        <ShelfTile key={category.id} category={category} />
      ))}
    </ul>
  );
}

function ShelfTile({ category }: { category: Ref }) {
  const { name, icon, itemsCount, ...address } = readFragment<CategoryShelf_CategoryFragment>(category);
  return (
    <li>
      <Tile
        href={categoryPath(address)}
        media={<Drawing name={icon as DrawingName} size={40} />}
        title={name}
        meta={categoryMessages.category.count(formatInteger(itemsCount))}
        headingLevel={3}
      />
    </li>
  );
}
