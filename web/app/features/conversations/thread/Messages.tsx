import { useEffect, useRef } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { conversationMessages } from '../messages.ts';
import { MessageItem } from './MessageItem.tsx';
import type { MessageItem_MessageFragment as Message } from './MessageItem.generated.ts';
import type { Thread_ConversationFragment as Conversation } from './Thread.generated.ts';
import { useArrivals } from './useArrivals.ts';
import { useReading } from './useReading.ts';
import { useThread } from './useThread.ts';

const words = conversationMessages.thread;

interface MessagesProps {
  conversation: Conversation;
  newest: Parameters<typeof useThread>[1];
}

/**
 * The messages in a box of its own, which begins at its end, stays there while somebody reads the newest, and stays where it is
 * when older ones come on top: that is what the reversed column does, without script.
 */
export function Messages({ conversation: { id, side, unreadCount }, newest }: MessagesProps) {
  const { messages, hasOlder, isAsking, isFailed, showOlder } = useThread(id, newest);
  const last = messages.at(-1);
  const box = useRef<HTMLDivElement>(null);
  const arrivals = useArrivals(box, last?.seq ?? 0);
  // What came below is read when somebody goes there.
  useReading(id, arrivals.hasNew ? 0 : (last?.seq ?? 0), unreadCount);
  const ownLast = last && readFragment<Message>(last).isMine ? last.seq : undefined;
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
        aria-label={words.messages}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="flex h-[calc(100dvh-27rem)] min-h-64 lg:h-[calc(100dvh-30rem)] flex-col-reverse overflow-y-auto overscroll-contain bg-bg p-3 sm:p-4"
      >
        <div className="flex flex-col gap-3">
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
            {messages.map((message) => (
              <MessageItem key={message.id} message={message} ownSide={side} />
            ))}
          </ol>
        </div>
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
