import { useEffect, useRef } from 'react';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { conversationMessages } from '../messages.ts';
import { Composer } from './Composer.tsx';
import { Heading } from './Heading.tsx';
import { Messages } from './Messages.tsx';
import { OpenConversationDocument, type Thread_ConversationFragment as Conversation } from './Thread.generated.ts';
import { pageSize } from './useThread.ts';

/** Below it there is one pane, and the list is another page. */
const onePane = '(max-width: 1023px)';

/** The variables with which a conversation is asked for. */
export const threadVariables = (id: string) => ({ id, first: pageSize });

interface ThreadProps {
  id: string;
  /** The list, with its filters as they are. */
  listHref: string;
}

/** The open conversation: what it is about, what both sides wrote, and where one writes. */
export function Thread({ id, listHref }: ThreadProps) {
  const { viewer } = useGraph(OpenConversationDocument, threadVariables(id)).data;
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    // There the menu of the logged-in area stands above it.
    if (window.matchMedia(onePane).matches) pane.current?.scrollIntoView();
  }, []);
  const shown = viewer?.conversation;
  // The loader made it sure.
  if (!shown?.thread) return null;
  const conversation = readFragment<Conversation>(shown);
  return (
    <section
      ref={pane}
      aria-label={conversationMessages.titleWith(conversation.otherName)}
      className="card card-surface card-pad-none flex min-w-0 flex-col"
    >
      <Heading conversation={conversation} listHref={listHref} />
      <Messages conversation={conversation} newest={shown.thread} />
      <div className="border-t border-border p-3 sm:p-4">
        <Composer conversation={conversation} />
      </div>
    </section>
  );
}
