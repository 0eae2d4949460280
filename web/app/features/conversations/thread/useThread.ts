import { useEffect, useState } from 'react';
import { ask } from '../../../platform/graph/ask.ts';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { OlderMessagesDocument, type Thread_MessagesFragment as Page } from './Thread.generated.ts';

export const pageSize = 30;

type Message = Page['edges'][number]['node'];

const messagesOf = ({ edges }: Page): Message[] => edges.map(({ node }) => node);
/** Where older ones begin; undefined where there are none. */
const endOf = ({ pageInfo, edges }: Page) => (pageInfo.hasNextPage ? edges.at(-1)?.cursor : undefined);

/**
 * The messages of a conversation, the oldest first: the newest page, which is kept current, and the older ones that were asked
 * for, which are asked anew whenever the newest page is another one. Nothing is shown behind a gap.
 */
export function useThread(id: string, newestPage: Masked<Page>) {
  const newest = readFragment<Page>(newestPage);
  const [count, setCount] = useState(0);
  const [tries, setTries] = useState(0);
  const [older, setOlder] = useState<readonly Message[]>([]);
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  useEffect(() => {
    if (count === 0) return;
    let isOver = false;
    olderPages(id, newest, count).then(
      (messages) => {
        if (isOver) return;
        // With the newest as they are now: when others come after them, no gap opens.
        setOlder([...messages, ...messagesOf(newest)]);
        setState('idle');
      },
      () => !isOver && setState('failed'),
    );
    return () => void (isOver = true);
  }, [id, newest, count, tries]);
  const messages = withoutGap([...older, ...messagesOf(newest)]);
  return {
    messages,
    hasOlder: (messages[0]?.seq ?? 1) > 1,
    isAsking: state === 'asking',
    isFailed: state === 'failed',
    showOlder() {
      setState('asking');
      // After a failure the same pages are asked for.
      if (state === 'failed') setTries(tries + 1);
      else setCount(count + 1);
    },
  };
}

async function olderPages(id: string, newest: Page, count: number): Promise<Message[]> {
  const messages: Message[] = [];
  let after = endOf(newest);
  for (let page = 0; page < count && after; page += 1) {
    const { viewer } = await ask(OlderMessagesDocument, { id, first: pageSize, after });
    const next = readFragment<Page>(viewer?.conversation?.thread);
    if (!next) break;
    messages.push(...messagesOf(next));
    after = endOf(next);
  }
  return messages;
}

/** Each once, as it was told last, by number; from the newest down as far as none is missing. */
function withoutGap(all: readonly Message[]): Message[] {
  const bySeq = new Map(all.map((message) => [message.seq, message]));
  const last = Math.max(0, ...bySeq.keys());
  const messages: Message[] = [];
  for (let seq = last; bySeq.has(seq); seq -= 1) messages.unshift(bySeq.get(seq)!);
  return messages;
}
