import { Icon } from '../../../../design/Icon.tsx';
import { VisuallyHidden } from '../../../../design/VisuallyHidden.tsx';
import { pasteMessages as words } from './messages.ts';
import type { Doubt } from './pasted.ts';

/** What is in doubt at a cell, below what stands in it. */
export function DoubtList({ doubts }: { doubts: readonly Doubt[] }) {
  if (doubts.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-col gap-1">
      {doubts.map(({ code, values }) => (
        <li key={code} className="flex items-start gap-1 text-[0.8125rem] font-normal text-warning">
          <span className="mt-1 shrink-0">
            <Icon icon="triangle-alert" size={14} />
          </span>
          <span className="[overflow-wrap:anywhere]">
            <VisuallyHidden>{words.doubtMark} </VisuallyHidden>
            {words.doubt(code, values)}
          </span>
        </li>
      ))}
    </ul>
  );
}
