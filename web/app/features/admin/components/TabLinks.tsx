import { Badge } from '../../../design/Badge.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { Day } from '../../things/index.ts';
import { adminHref, type Queue } from '../../staff/index.ts';
import { adminMessages } from '../messages.ts';
import type { TabLinks_QueueFragment as Counts } from './TabLinks.generated.ts';

const words = adminMessages.queues;

interface TabLinksProps {
  tabs: readonly Queue[];
  queues: readonly Masked<Counts>[];
}

/** What is open to the viewer's roles now, and what waits there. */
export function TabLinks({ tabs, queues: masked }: TabLinksProps) {
  const queues = readFragment<Counts>(masked);
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {tabs.map(({ tab, queue, words: { label, text } }) => (
        <li key={tab}>
          <a
            href={adminHref({ tab })}
            data-full-load=""
            className="flex h-full flex-col gap-1 rounded-card border border-border bg-surface p-4"
          >
            <span className="font-medium">{label}</span>
            <span className="text-muted">{text}</span>
            {queue && <Waits queue={queues.find(({ name }) => name === queue)} />}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** How many wait, since when, and whether it is too long already. */
function Waits({ queue }: { queue: Counts | undefined }) {
  if (!queue) return null;
  const { count, oldestAt, targetAt, isPastTarget } = queue;
  if (!oldestAt || !targetAt) return <span className="text-muted">{words.none}</span>;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-2">
      <Badge kind={isPastTarget ? 'warning' : 'info'}>{words.count(formatInteger(count))}</Badge>
      <span className="text-dense text-muted">
        <Day at={oldestAt} saying={words.oldest} />
        {words.and}
        <Day at={targetAt} saying={isPastTarget ? words.wasDue : words.isDue} />
      </span>
    </span>
  );
}
