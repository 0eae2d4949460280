import { Chip } from '../../../design/Chip.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { readableDigits } from '../../../platform/text/digits.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { searchMessages as words } from '../messages.ts';
import { type SearchTab, searchPath } from '../paths.ts';

interface NothingFoundProps {
  tab: SearchTab;
  /** Whether another tab has something. */
  hasOthers?: boolean;
  /** Shorter texts that find offers. */
  relaxed?: readonly { text: string; count: number }[] | undefined;
}

/** Why a tab is empty, and what would find something. */
export function NothingFound({ tab, hasOthers = false, relaxed = [] }: NothingFoundProps) {
  return (
    <div className="flex flex-col gap-4">
      <EmptyState
        drawing="gauge"
        title={words.empty[tab]}
        text={hasOthers ? `${words.emptyText} ${words.otherTabs}` : words.emptyText}
      />
      {relaxed.length > 0 && (
        <div className="flex flex-wrap items-center justify-center gap-2">
          <p id="search-relaxed">{words.relaxed}</p>
          <ul className="flex flex-wrap gap-2" aria-labelledby="search-relaxed">
            {relaxed.map(({ text, count }) => (
              <li key={text}>
                <Chip href={searchPath(text)}>
                  <TechnicalText>{words.withinCount(readableDigits(text), formatInteger(count))}</TechnicalText>
                </Chip>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
