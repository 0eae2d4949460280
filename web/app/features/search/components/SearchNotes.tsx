import { Chip } from '../../../design/Chip.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { productListPath } from '../../../paths.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { searchMessages as words } from '../messages.ts';
import type { SearchNotes_SummaryFragment } from './SearchNotes.generated.ts';

/** Where the results of a search lie. */
export function SearchNotes({ summary }: { summary: Masked<SearchNotes_SummaryFragment> }) {
  const { within } = readFragment<SearchNotes_SummaryFragment>(summary);
  if (within.length < 2) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p id="search-within">{words.within}</p>
      <ul className="flex flex-wrap gap-2" aria-labelledby="search-within">
        {within.map(({ category, count }) =>
          category ? (
            <li key={category.id}>
              <Chip href={productListPath(category)}>
                <TechnicalText>{words.withinCount(category.name, formatInteger(count))}</TechnicalText>
              </Chip>
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}
