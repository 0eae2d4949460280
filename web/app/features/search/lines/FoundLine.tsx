import { formatCount } from '../../../platform/numbers/numbers.ts';
import { readableDigits } from '../../../platform/text/digits.ts';
import { tidyKey } from '../../../platform/text/searchKey.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { ReadingNotes } from '../../catalog/index.ts';
import { searchPath } from '../paths.ts';
import { linesMessages as words } from './messages.ts';
import type { SearchLinesQuery } from './SearchLines.generated.ts';

type Line = NonNullable<SearchLinesQuery['searchLines']>['lines'][number];

/** One line of a pasted text: its own search, how many offers that finds, and how the line was read. */
export function FoundLine({ line }: { line: Line }) {
  const text = <TechnicalText>{readableDigits(line.text)}</TechnicalText>;
  return (
    <li className="flex flex-col gap-2 border-b border-border py-3">
      <div className="flex items-baseline justify-between gap-4">
        {line.count > 0 ? (
          <a
            href={searchPath(tidyKey(line.text))}
            className="link inline-block min-w-0 break-words font-bold pointer-coarse:py-2"
          >
            {text}
          </a>
        ) : (
          <span className="min-w-0 break-words font-bold">{text}</span>
        )}
        <span className="shrink-0 text-muted">{countOf(line)}</span>
      </div>
      {line.cut && <p className="min-w-0 break-words text-muted">{words.cut(line.cut)}</p>}
      <ReadingNotes reading={line.reading} hrefOf={(other) => (other ? searchPath(tidyKey(other)) : undefined)} />
    </li>
  );
}

function countOf({ count, countIsCapped, isTooShort }: Line): string {
  if (isTooShort) return words.tooShort;
  return count === 0 ? words.none : words.offers(formatCount(count, countIsCapped));
}
