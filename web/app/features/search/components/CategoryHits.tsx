import { Drawing, type DrawingName } from '../../../design/Drawing.tsx';
import { Tile } from '../../../design/Tile.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { categoryPath } from '../../../paths.ts';
import { searchMessages as words } from '../messages.ts';

interface Category {
  id: string;
  name: string;
  slug: string;
  icon: string;
  itemsCount: number;
  breadcrumb: readonly { id: string; name: string }[] | null;
}

/** Categories that a search found, each with the one above it. */
export function CategoryHits({ categories }: { categories: readonly Category[] }) {
  return (
    <ul aria-label={words.results} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {categories.map((category) => (
        <li key={category.id}>
          <Tile
            href={categoryPath(category)}
            media={<Drawing name={category.icon as DrawingName} size={40} />}
            title={category.name}
            meta={metaOf(category)}
            headingLevel={2}
          />
        </li>
      ))}
    </ul>
  );
}

function metaOf({ itemsCount, breadcrumb }: Category): string {
  const above = breadcrumb?.at(-2)?.name;
  return [above, words.offers(formatInteger(itemsCount))].filter(Boolean).join(' · ');
}
