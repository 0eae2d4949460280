import { Section } from '../../../design/Section.tsx';
import type { Masked } from '../../../platform/graph/readFragment.ts';
import { ThingPages } from '../../things/index.ts';
import { requestHref } from '../list/list.ts';
import { tradeMessages } from '../../tradeSteps/messages.ts';
import { EventItem } from './EventItem.tsx';
import type { EventItem_EventFragment as Event } from './EventItem.generated.ts';
import type { Room_LabelsFragment as Labels } from './Room.generated.ts';
import { eventsPageSize } from '../../tradeSteps/steps/room.ts';

const words = tradeMessages.timeline;

export interface TimelineProps {
  id: string;
  /** The newest first, as they are told. */
  events: readonly (Masked<Event> & { id: string })[];
  labels: Labels;
  pageNumber: number;
  totalCount: number;
}

/** What happened to an order, the newest below; what comes while it is open is read aloud. */
export function Timeline({ id, events, labels, pageNumber, totalCount }: TimelineProps) {
  return (
    <Section title={words.title}>
      <div role="log" aria-label={words.title}>
        <ol className="flex flex-col">
          {[...events].reverse().map((event) => (
            <EventItem key={event.id} event={event} labels={labels} />
          ))}
        </ol>
      </div>
      <EventPages id={id} pageNumber={pageNumber} totalCount={totalCount} />
    </Section>
  );
}

/** The way to older events. */
export const EventPages = ({ id, pageNumber, totalCount }: Pick<TimelineProps, 'id' | 'pageNumber' | 'totalCount'>) => (
  <ThingPages
    label={words.pages}
    pageNumber={pageNumber}
    pageSize={eventsPageSize}
    totalCount={totalCount}
    hrefFor={(page) => requestHref(id) + (page > 1 ? `?pageNumber=${page}` : '')}
  />
);
