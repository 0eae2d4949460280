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
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p id={id}>{label}</p>
      <ul className="flex flex-wrap gap-2" aria-labelledby={id}>
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
