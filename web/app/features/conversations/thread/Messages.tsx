import { Fragment, useEffect, useRef } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { conversationMessages } from '../messages.ts';
import { type Entry, inOneStream } from './inOneStream.ts';
import { MessageItem } from './MessageItem.tsx';
import type { MessageItem_MessageFragment as Message } from './MessageItem.generated.ts';
import type { Thread_ConversationFragment as Conversation } from './Thread.generated.ts';
import { readMarks } from './readMarks.ts';
import { useArrivals } from './useArrivals.ts';
import { useInSight } from './useInSight.ts';
import { useReading } from './useReading.ts';
import { useThread } from './useThread.ts';

const words = conversationMessages.thread;
const none: readonly Entry[] = [];
/** Beside the list of the conversations. */
const ownHeight = 'h-[calc(100dvh-27rem)] lg:h-[calc(100dvh-30rem)]';

export interface MessagesProps {
  conversation: Conversation;
  newest: Parameters<typeof useThread>[1];
  label?: string;
  /** Of the box, as a class. */
  height?: string;
  /** What else happened, the oldest first, to stand among the messages. */
  among?: readonly Entry[];
  /** Whether it is to be marked as read although nobody has written. */
  isUnseen?: boolean;
}

/**
 * The messages in a box of its own, which begins at its end, stays there while somebody reads the newest, and stays where it is
 * when older ones come on top: that is what the reversed column does, without script.
 */
export function Messages(props: MessagesProps) {
  const { conversation, newest, label = words.messages, among = none, isUnseen = false, height = ownHeight } = props;
  const thread = useThread(conversation.id, newest);
  const last = thread.messages.at(-1);
  const box = useRef<HTMLDivElement>(null);
  const arrivals = useArrivals(box, (last?.seq ?? 0) + (among.at(-1)?.seq ?? 0));
  const isInSight = useInSight(box);
  // What came below is read when somebody goes there.
  useReading(conversation.id, {
    lastSeq: last?.seq ?? Number(isUnseen),
    isUnread: conversation.unreadCount > 0 || isUnseen,
    isShown: isInSight && !arrivals.hasNew,
  });
  const ownLast = last && readFragment<Message>(last).isOwn ? last.seq : undefined;
  useEffect(() => {
    // Who writes goes on from there; what others write leaves the eyes where they are.
    if (ownLast !== undefined) box.current?.scrollTo(0, 0);
  }, [ownLast]);
  return (
    <div className="relative">
      <div
        ref={box}
        onScroll={arrivals.look}
        role="log"
        aria-label={label}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        tabIndex={0}
        className={`flex ${height} min-h-64 flex-col-reverse overflow-y-auto overscroll-contain bg-bg p-3 sm:p-4`}
      >
        <Lines thread={thread} among={among} conversation={conversation} />
      </div>
      {arrivals.hasNew && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
          <Button size="small" className="pointer-events-auto shadow-overlay" onClick={arrivals.show}>
            {words.newBelow}
          </Button>
        </div>
      )}
    </div>
  );
}

interface LinesProps {
  thread: ReturnType<typeof useThread>;
  among: readonly Entry[];
  conversation: Conversation;
}

/** What was said and what happened, with the way to older messages where they belong. */
function Lines({ thread: { messages, hasOlder, isAsking, isFailed, showOlder }, among, conversation }: LinesProps) {
  const { before, stream } = inOneStream(messages, among, hasOlder);
  const markOf = readMarks(readFragment<Message>(messages), conversation);
  return (
    <div className="flex flex-col gap-3">
      {before.length > 0 && <ol className="flex flex-col gap-3">{before.map(shown)}</ol>}
      {isFailed && <Alert kind="error">{words.olderFailed}</Alert>}
      {hasOlder && (
        <Button
          size="small"
          className="self-center [overflow-anchor:none] noscript:hidden"
          pending={isAsking}
          onClick={showOlder}
        >
          {words.older}
        </Button>
      )}
      <ol className="flex flex-col gap-3">
        {stream.map((each) =>
          'item' in each ? (
            shown(each)
          ) : (
            <MessageItem
              key={each.id}
              message={each}
              ownSide={conversation.side}
              otherName={conversation.otherName}
              readMark={markOf(each.seq)}
            />
          ),
        )}
      </ol>
    </div>
  );
}

const shown = ({ id, item }: Entry) => <Fragment key={id}>{item}</Fragment>;
