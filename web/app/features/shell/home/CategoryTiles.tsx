import { Drawing, type DrawingName } from '../../../design/Drawing.tsx';
import { Tile } from '../../../design/Tile.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { homeMessages as words } from './messages.ts';

interface Category {
  id: string;
  name: string;
  slug: string;
  icon: string;
  itemsCount: number;
}

interface CategoryTilesProps {
  categories: readonly Category[];
  /** `doors`: the four roots, large; `shelves`: many, small. */
  as: 'doors' | 'shelves';
}

/** Ways into categories, each with its drawing and how much is inside. */
export function CategoryTiles({ categories, as }: CategoryTilesProps) {
  const doors = as === 'doors';
  const grid = doors ? 'grid grid-cols-2 gap-3 lg:grid-cols-4' : 'grid gap-3 sm:grid-cols-2 lg:grid-cols-4';
  return (
    <ul className={grid}>
      {categories.map(({ id, name, slug, icon, itemsCount }) => (
        <li key={id} className="grid">
          <Tile
            href={`/category/${id}/${slug}`}
            media={<Drawing name={icon as DrawingName} size={doors ? 64 : 40} />}
            title={name}
            meta={words.offers(formatInteger(itemsCount))}
            layout={doors ? 'tall' : 'row'}
            headingLevel={3}
          />
        </li>
      ))}
    </ul>
  );
}
