import { useGraph } from '../../../platform/graph/useGraph.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { FoundLine } from './FoundLine.tsx';
import { linesMessages as words } from './messages.ts';
import { NextLines } from './NextLines.tsx';
import { SearchLinesDocument } from './SearchLines.generated.ts';
import { firstPart, linesOf } from './typedLines.ts';

/** The lines of a text, each with what it finds, and the way to those that were not read yet. */
export function FoundLines({ text }: { text: string }) {
  const { part, rest } = firstPart(text);
  const { data } = useGraph(SearchLinesDocument, { text: part });
  const found = data.searchLines;
  if (!found) return null;
  const left = [found.rest ?? '', rest].filter(Boolean).join('\n');
  return (
    <section className="flex flex-col gap-4">
      <p role="status" className="text-muted">
        {words.found(formatInteger(found.lines.length))}
      </p>
      <ol aria-label={words.results} className="flex flex-col border-t border-border">
        {found.lines.map((line, at) => (
          <FoundLine key={`${at} ${line.text}`} line={line} />
        ))}
      </ol>
      {left && <NextLines text={left} count={formatInteger(found.restCount + linesOf(rest).length)} />}
    </section>
  );
}
