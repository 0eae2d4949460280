import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Card } from '../../design/Card.tsx';
import { Code } from '../../design/Code.tsx';
import { queueMessages as words } from './messages.ts';
import { queueKey } from './queueKeys.ts';

interface KeyedQueueProps<Row> {
  label: string;
  rows: readonly Row[];
  /** What the keys of confirming and rejecting do to the row that they are at. */
  decide(row: Row, key: 'CONFIRM' | 'REJECT'): void;
  children(row: Row): ReactNode;
}

/** Cards that keys go through and decide. */
export function KeyedQueue<Row extends { id: string }>({ label, rows, decide, children }: KeyedQueueProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const place = Math.min(current, rows.length - 1);
  const focusAt = (at: number) => (list.current?.children[at] as HTMLElement | undefined)?.focus();

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key = queueKey(event);
      if (!key) return;
      event.preventDefault();
      if (key === 'CONFIRM' || key === 'REJECT') return decide(rows[place]!, key);
      const next = Math.max(0, Math.min(rows.length - 1, place + (key === 'NEXT' ? 1 : -1)));
      setCurrent(next);
      focusAt(next);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });

  // Whoever decides stands in the list, or in the dialog over it: what they decided takes their place away with it.
  const isWithin = useRef(false);
  useEffect(() => {
    if (isWithin.current && document.activeElement === document.body) focusAt(place);
  });

  return (
    <>
      <QueueKeys />
      <ul
        ref={list}
        aria-label={label}
        className="flex flex-col gap-4"
        onFocus={() => (isWithin.current = true)}
        onBlur={({ relatedTarget }) => (isWithin.current = Boolean(relatedTarget?.closest('dialog')))}
      >
        {rows.map((row, index) => (
          <li
            key={row.id}
            tabIndex={-1}
            aria-current={index === place || undefined}
            onFocus={() => setCurrent(index)}
            className="rounded-card aria-[current]:outline-2 aria-[current]:outline-primary"
          >
            <Card className="flex flex-col gap-3">{children(row)}</Card>
          </li>
        ))}
      </ul>
    </>
  );
}

const keys = [
  ['J', words.keyNames.next],
  ['K', words.keyNames.previous],
  ['C', words.keyNames.confirm],
  ['R', words.keyNames.reject],
] as const;

/** Which keys there are. */
const QueueKeys = () => (
  <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted noscript:hidden pointer-coarse:hidden">
    <span>{words.keys}</span>
    {keys.map(([key, name]) => (
      <span key={key}>
        <Code>{key}</Code> {name}
      </span>
    ))}
  </p>
);
