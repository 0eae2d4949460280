import { useEffect } from 'react';
import { write } from '../../../platform/graph/write.ts';
import { UpdateThreadDocument } from './writing.generated.ts';

/** So long a conversation is in sight until it was read. */
const readMs = 1_000;

interface ReadingState {
  lastSeq: number;
  isUnread: boolean;
  /** Whether the last message stands where it can be read. */
  isShown: boolean;
}

/** Marks a conversation as read up to its last message, once somebody has had it in sight. */
export function useReading(id: string, { lastSeq, isUnread, isShown }: ReadingState): void {
  useEffect(() => {
    if (!isUnread || !isShown || lastSeq < 1) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(() => void markRead(id, lastSeq), readMs);
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [id, lastSeq, isUnread, isShown]);
}

/** Without an answer it stays unread, and is marked with the next message or visit. */
const markRead = (id: string, markReadSeq: number) =>
  write(
    UpdateThreadDocument,
    { input: { conversationId: id, markReadSeq } },
    { outdates: ['viewer.unreadThread'] },
  ).catch(() => undefined);
