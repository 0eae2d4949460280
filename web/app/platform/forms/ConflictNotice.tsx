import { useEffect, useRef } from 'react';
import { Alert } from '../../design/Alert.tsx';
import { Button } from '../../design/Button.tsx';
import type { Changed } from './conflict.ts';
import { formMessages as words } from './messages.ts';

interface ConflictNoticeProps {
  /** What happened, where the form says it in words of its own. */
  text?: string | undefined;
  changed: readonly Changed[];
  /** Sends what was typed, over what is stored now. */
  keepMine(): void;
  /** Gives up what was typed. */
  takeTheirs(): void;
}

/** Somebody else saved first: what is stored now, beside what was typed and stays. */
export function ConflictNotice({ text = words.conflict, changed, keepMine, takeTheirs }: ConflictNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  // It stands above what was typed, often out of sight of who pressed the button below.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Alert kind="warning">
        <p className="font-medium">{text}</p>
        <p>{changed.length > 0 ? words.conflictLead : words.conflictNone}</p>
        <ul className="list-disc ps-5">
          {changed.map(({ label, now }) => (
            <li key={label}>
              {label} — {words.nowIs} <bdi>{now === '' ? words.nothing : now}</bdi>
            </li>
          ))}
        </ul>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="primary" onClick={keepMine}>
            {words.keepMine}
          </Button>
          <Button onClick={takeTheirs}>{words.takeTheirs}</Button>
        </div>
      </Alert>
    </div>
  );
}
