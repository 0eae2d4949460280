import { Chip } from '../../../design/Chip.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { catalogMessages } from '../messages.ts';

const words = catalogMessages.list;

interface NarrowerCategoriesProps {
  categories: readonly { id: string; name: string; slug: string; itemsCount?: number }[];
  /** The list of one of them. */
  hrefFor(category: { id: string; slug: string }): string;
  /** The query to keep: what a category measures, those below it measure too. */
  query: string;
}

/** The lists of the categories below. One line that scrolls on phones. */
export function NarrowerCategories({ categories, hrefFor, query }: NarrowerCategoriesProps) {
  const filled = categories.filter(({ itemsCount }) => itemsCount !== 0);
  if (filled.length === 0) return null;
  return (
    <nav aria-label={words.narrower}>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0">
        {filled.map((category) => (
          <li key={category.id} className="flex-none">
            <Chip href={hrefFor(category) + query}>
              {category.name}{' '}
              {category.itemsCount !== undefined && (
                <span className="text-subtle">{formatInteger(category.itemsCount)}</span>
              )}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
