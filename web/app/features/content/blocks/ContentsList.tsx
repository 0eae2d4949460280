import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { textOfSpans } from './blockList.ts';
import type { Blocks_BlockFragment, BlockText_BlockFragment } from './Blocks.generated.ts';
import { blockMessages as words } from './messages.ts';

const MIN_HEADINGS = 3;
const indents: Record<number, string> = { 3: 'ps-4', 4: 'ps-8' };

interface ContentsListProps {
  blocks: readonly Masked<Blocks_BlockFragment>[];
}

/** The headings of a text as links to them, from three headings on. */
export function ContentsList({ blocks }: ContentsListProps) {
  const headings = readFragment<BlockText_BlockFragment>(readFragment<Blocks_BlockFragment>(blocks)).filter(
    ({ kind, anchor }) => kind === 'HEADING' && anchor,
  );
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <nav aria-label={words.contents} className="rounded-card border border-border bg-surface p-4">
      <p className="font-bold">{words.contents}</p>
      <ol className="mt-2 flex flex-col gap-1 text-label pointer-coarse:gap-0">
        {headings.map(({ key, anchor, level, spans }) => (
          <li key={key} className={indents[level ?? 2]}>
            <a href={`#${anchor}`} className="link flex items-center pointer-coarse:min-h-11">
              {textOfSpans(spans)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
