import type { ReactNode } from 'react';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { linesMessages as words } from '../lines/messages.ts';
import { linesPath } from '../paths.ts';

interface SearchTopProps {
  /** The way to the page. */
  trail: ReactNode;
  title: string;
  /** How much was found, in words. */
  total: string;
  /** What else there is beside this list. */
  children?: ReactNode;
}

/** What stands over every search: its name, how much it found, and its other parts. */
export function SearchTop({ trail, title, total, children }: SearchTopProps) {
  return (
    <div className="flex flex-col gap-4">
      {trail}
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="min-w-0 break-words">
          <TechnicalText>{title}</TechnicalText>
        </h1>
        <p role="status" className="text-muted">
          {total}
        </p>
        <a href={linesPath} className="link ms-auto inline-flex items-center pointer-coarse:min-h-11">
          {words.several}
        </a>
      </div>
      {children}
    </div>
  );
}
