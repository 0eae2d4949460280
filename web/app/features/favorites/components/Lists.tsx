import { Chip } from '../../../design/Chip.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { favoriteMessages as words } from '../messages.ts';

interface ListsProps {
  lists: readonly { name: string; count: number }[];
  /** The one that is shown; undefined for all. */
  current: string | undefined;
  hrefOf(list?: string): string;
}

/** Links to one's lists of saved things, by the names that were typed. Nothing while there is none. */
export function Lists({ lists, current, hrefOf }: ListsProps) {
  if (lists.length === 0) return null;
  return (
    <nav aria-label={words.lists}>
      <ul className="flex flex-wrap gap-2">
        <li>
          <Chip href={hrefOf()} current={current === undefined}>
            {words.allLists}
          </Chip>
        </li>
        {lists.map(({ name, count }) => (
          <li key={name} className="max-w-full">
            <Chip href={hrefOf(name)} current={name === current}>
              <bdi>{name}</bdi> ({formatInteger(count)})
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
