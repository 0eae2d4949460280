import { type ReactNode, useId } from 'react';
import { Chip } from './Chip.tsx';

interface ChipListProps {
  /** What the chips have in common; stands before them. */
  label: ReactNode;
  /** One without an address is left out. */
  chips: readonly { key: string; href: string | undefined; text: ReactNode }[];
}

/** Small links under a name, such as answers to a question. */
export function ChipList({ label, chips }: ChipListProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
      <p id={id}>{label}</p>
      {/* As wide as the line leaves it from the first chip on: nothing moves when the next ones come. */}
      <ul className="flex w-full flex-wrap gap-2 sm:w-auto sm:grow sm:basis-0" aria-labelledby={id}>
        {chips.map(
          ({ key, href, text }) =>
            href && (
              <li key={key} className="max-w-full">
                <Chip href={href}>{text}</Chip>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
