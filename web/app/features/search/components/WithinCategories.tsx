import { ChipList } from '../../../design/ChipList.tsx';
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
  if (within.length < 2) return null;
  const query = new URLSearchParams({ key: text });
  return (
    <ChipList
      label={words.within}
      chips={within.flatMap(({ category, count, countIsCapped }) =>
        category
          ? {
              key: category.id,
              href: `${productListPath(category)}?${query}`,
              text: (
                <TechnicalText>{words.withinCount(category.name, formatCount(count, countIsCapped))}</TechnicalText>
              ),
            }
          : [],
      )}
    />
  );
}
