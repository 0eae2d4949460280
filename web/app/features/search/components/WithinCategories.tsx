import { useId } from 'react';
import { Chip } from '../../../design/Chip.tsx';
import { formatCount } from '../../../platform/numbers/numbers.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { productListPath } from '../../../paths.ts';
import { searchMessages as words } from '../messages.ts';

interface WithinCategoriesProps {
  /** What was searched. */
  text: string;
  within: readonly {
    count: number;
    countIsCapped: boolean;
    category?: { id: string; name: string; slug: string } | null;
  }[];
}

/** The categories in which offers were found, each leading to its list with the same text. */
export function WithinCategories({ text, within }: WithinCategoriesProps) {
  const id = useId();
  if (within.length < 2) return null;
  const query = new URLSearchParams({ key: text });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p id={id}>{words.within}</p>
      <ul className="flex flex-wrap gap-2" aria-labelledby={id}>
        {within.map(({ category, count, countIsCapped }) =>
          category ? (
            <li key={category.id} className="max-w-full">
              <Chip href={`${productListPath(category)}?${query}`}>
                <TechnicalText>{words.withinCount(category.name, formatCount(count, countIsCapped))}</TechnicalText>
              </Chip>
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}
