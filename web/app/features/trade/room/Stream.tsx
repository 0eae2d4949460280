import { readFragment } from '../../../platform/graph/readFragment.ts';
import { type ReactNode, useState } from 'react';
import { Section } from '../../../design/Section.tsx';
import { ConversationPanel, conversationPanelId } from '../../conversations/index.ts';
import { tradeMessages } from '../../tradeSteps/messages.ts';
import type { TradeRequestScreenQuery } from '../screens/TradeRequestScreen.generated.ts';
import { EventItem } from './EventItem.tsx';
import type { EventItem_EventFragment as Event } from './EventItem.generated.ts';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { TalkChooser } from './talks/TalkChooser.tsx';
import { talkMessages } from './talks/messages.ts';
import { EventPages, Timeline, type TimelineProps } from './Timeline.tsx';

type Shown = NonNullable<NonNullable<TradeRequestScreenQuery['viewer']>['tradeRequest']>;

export interface StreamProps extends Omit<TimelineProps, 'id' | 'labels'> {
  /** The one that is open: not there before the publication, for who may not talk, and before a buyer chose among several sellers. */
  conversation: Shown['conversation'];
  /** All that there are, one per seller. */
  conversations: Shown['conversations'];
}

/** What happened to an order and what its two sides said, in one stream; pages of older events are of events alone. */
export function Stream(props: StreamProps & { room: RoomParts }) {
  const { room, conversation, conversations, ...timeline } = props;
  const talks = conversations ?? [];
  const { request, labels } = room;
  const { id, side, participations } = request;
  const { events, pageNumber } = timeline;
  const [wasOpen] = useState(Boolean(conversation));
  const isFresh = !wasOpen && Boolean(conversation);
  const chooser = <TalkChooser requestId={id} talks={talks} openId={conversation?.id} isFresh={isFresh} />;
  if (!conversation?.thread || pageNumber > 1)
    return (
      <div className="flex min-w-0 flex-col gap-4">
        {pageNumber === 1 && talks.length > 1 && <ChooseFirst>{chooser}</ChooseFirst>}
        <Timeline id={id} labels={labels} {...timeline} />
      </div>
    );
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
        chooser={chooser}
        among={among}
        isUnseen={side === 'SELLER' && participations.some(({ status }) => status === 'INVITED')}
      />
      <EventPages id={id} {...timeline} />
    </div>
  );
}

/** Nobody writes before it is said to whom. */
const ChooseFirst = ({ children }: { children: ReactNode }) => (
  <Section id={conversationPanelId} title={talkMessages.label}>
    <div className="flex flex-col gap-3">
      <p className="text-muted">{talkMessages.choose}</p>
      {children}
    </div>
  </Section>
);
