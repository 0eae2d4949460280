import { Badge } from '../../../design/Badge.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { Day } from '../../things/index.ts';
import { adminHref } from '../adminAddress.ts';
import { adminMessages } from '../messages.ts';
import type { adminTabs } from '../tabs.ts';
import type { TabLinks_QueueFragment as Queue } from './TabLinks.generated.ts';

const words = adminMessages.queues;

interface TabLinksProps {
  tabs: readonly (typeof adminTabs)[number][];
  queues: readonly Masked<Queue>[];
}

/** What is open to the viewer's roles now, and what waits there. */
export function TabLinks({ tabs, queues: masked }: TabLinksProps) {
  const queues = readFragment<Queue>(masked);
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {tabs.map((tab) => (
        <li key={tab.name}>
          <a
            href={adminHref({ tab: tab.name })}
            data-full-load=""
            className="flex h-full flex-col gap-1 rounded-card border border-border bg-surface p-4"
          >
            <span className="font-medium">{tab.label}</span>
            <span className="text-muted">{tab.text}</span>
            {'queue' in tab && <Waits queue={queues.find(({ name }) => name === tab.queue)} />}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** How many wait, since when, and whether it is too long already. */
function Waits({ queue }: { queue: Queue | undefined }) {
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
