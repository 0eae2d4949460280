import type { ReactNode } from 'react';
import { type EnumModel, labelOf } from '../../../platform/text/labelOf.ts';
import { sellingMessages } from '../messages.ts';

const words: Partial<Record<string, string>> = sellingMessages.lacks;

interface MissingProps {
  title?: string | undefined;
  missing: readonly { code: string; gap?: string | null }[];
  /** What a person reads for gaps of what is handed in. */
  gaps?: EnumModel;
  /** What leads to where a gap is closed. */
  linkOf?(gap: string): ReactNode;
}

/** What is needed before actions of a thing succeed, beside their buttons. */
export function Missing({ title, missing, gaps = null, linkOf }: MissingProps) {
  return (
    <div className={title ? undefined : 'text-muted'}>
      {title && <p>{title}</p>}
      <ul className="mt-1 flex list-disc flex-col gap-1 ps-6">
        {missing.map(({ code, gap }) => (
          <li key={`${code} ${gap ?? ''}`}>
            {gap ? labelOf(gaps, gap) : (words[code] ?? code)} {gap && linkOf?.(gap)}
          </li>
        ))}
      </ul>
    </div>
  );
}
