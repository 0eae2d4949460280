import { readFragment } from '../../../platform/graph/readFragment.ts';
import { ConversationPanel } from '../../conversations/index.ts';
import { tradeMessages } from '../messages.ts';
import type { TradeRequestScreenQuery } from '../screens/TradeRequestScreen.generated.ts';
import { EventItem } from './EventItem.tsx';
import type { EventItem_EventFragment as Event } from './EventItem.generated.ts';
import type { RoomParts } from './room.ts';
import { EventPages, Timeline, type TimelineProps } from './Timeline.tsx';

type Conversation = NonNullable<NonNullable<TradeRequestScreenQuery['viewer']>['tradeRequest']>['conversation'];

export interface StreamProps extends Omit<TimelineProps, 'id' | 'labels'> {
  /** Not there before the publication, and for who may not talk. */
  conversation: Conversation;
}

/** What happened to an order and what its two sides said, in one stream; pages of older events are of events alone. */
export function Stream({ room: { request, labels }, conversation, ...timeline }: StreamProps & { room: RoomParts }) {
  const { id, side, participations } = request;
  const { events, pageNumber } = timeline;
  if (!conversation?.thread || pageNumber > 1) return <Timeline id={id} labels={labels} {...timeline} />;
  const among = [...events].reverse().map((event) => {
    const { id: key, seq, at } = readFragment<Event>(event);
    return { id: key, seq, at, item: <EventItem event={event} labels={labels} /> };
  });
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <ConversationPanel
        conversation={conversation}
        newest={conversation.thread}
        title={tradeMessages.timeline.withMessages}
        among={among}
        isUnseen={side === 'SELLER' && participations.some(({ status }) => status === 'INVITED')}
      />
      <EventPages id={id} {...timeline} />
    </div>
  );
}
