import { type ReactNode, useEffect, useRef } from 'react';
import { EmptyState } from '../../design/EmptyState.tsx';
import { formatInteger } from '../../platform/numbers/numbers.ts';
import { queueMessages as words } from './messages.ts';

interface ListedProps {
  count: number;
  /** What is said where there is nothing, and what to do then. */
  empty: [string, string];
  children: ReactNode;
}

/** What there is with its number; once the last of it was decided, whoever decided it stands at the words that say so. */
export function Listed({ count, empty, children }: ListedProps) {
  const said = useRef<HTMLDivElement>(null);
  const hadSome = useRef(count > 0);
  useEffect(() => {
    // The last card takes the focus away with it; where somebody stands elsewhere they stay.
    if (count === 0 && hadSome.current && document.activeElement === document.body) said.current?.focus();
    hadSome.current = count > 0;
  }, [count]);
  if (count === 0)
    return (
      <div ref={said} tabIndex={-1}>
        <EmptyState title={empty[0]} text={empty[1]} />
      </div>
    );
  return (
    <>
      <p role="status" className="text-muted">
        {words.total(formatInteger(count))}
      </p>
      {children}
    </>
  );
}
