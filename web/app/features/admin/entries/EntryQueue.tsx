import { useEffect, useRef, useState } from 'react';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { QueueKeys } from '../components/KeyedQueue.tsx';
import { EntryDecision } from './EntryDecision.tsx';
import type { EntryQueue_EntryFragment as Entry, EntryQueue_LabelsFragment as Labels } from './EntryQueue.generated.ts';
import { type Change, QueuedEntry } from './QueuedEntry.tsx';
import { entryQueueMessages as words } from './messages.ts';
import { type Decision, mayDecide, queueKey } from './queueKeys.ts';

interface EntryQueueProps {
  entries: readonly (Masked<Entry> & { id: string })[];
  labels: Masked<Labels>;
}

/** Entries that wait for staff, one below the other; keys go through them and decide. */
export function EntryQueue({ entries: given, labels: masked }: EntryQueueProps) {
  const entries = readFragment<Entry>(given);
  const labels = readFragment<Labels>(masked);
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [deciding, setDeciding] = useState<{ of: Entry; decision: Decision; change?: Change | undefined }>();
  const place = Math.min(current, entries.length - 1);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key = queueKey(event);
      if (!key) return;
      event.preventDefault();
      if (key === 'NEXT' || key === 'PREVIOUS') {
        const next = Math.max(0, Math.min(entries.length - 1, place + (key === 'NEXT' ? 1 : -1)));
        setCurrent(next);
        (list.current?.children[next] as HTMLElement | undefined)?.focus();
        return;
      }
      const of = entries[place];
      if (!of) return;
      if (mayDecide(of, key)) setDeciding({ of, decision: key });
      else if (of.changes[0]) setDeciding({ of, decision: key, change: of.changes[0] });
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });

  return (
    <>
      <QueueKeys />
      <ul ref={list} aria-label={words.list} className="flex flex-col gap-4">
        {entries.map((entry, index) => (
          <QueuedEntry
            key={entry.id}
            entry={entry}
            labels={labels}
            isCurrent={index === place}
            choose={() => setCurrent(index)}
            decide={(decision, change) => setDeciding({ of: entry, decision, change })}
          />
        ))}
      </ul>
      {deciding && <EntryDecision {...deciding} labels={labels} close={() => setDeciding(undefined)} />}
    </>
  );
}
