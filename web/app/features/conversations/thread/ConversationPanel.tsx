import { type ReactNode, useId } from 'react';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { path } from '../list.ts';
import { PlainSettings } from '../plain/PlainSettings.tsx';
import { Composer } from './Composer.tsx';
import { ConversationBadges } from './ConversationBadges.tsx';
import { Messages, type MessagesProps } from './Messages.tsx';
import { Settings } from './Settings.tsx';
import { conversationPanelId } from './talkHref.ts';
import type { Thread_ConversationFragment as Conversation } from './Thread.generated.ts';

interface ConversationPanelProps extends Pick<MessagesProps, 'newest' | 'among' | 'isUnseen'> {
  conversation: Masked<Conversation>;
  title: string;
  /** Above the messages: the way to other conversations about the same. */
  chooser?: ReactNode;
}

/** A conversation as a part of the page of what it is about. */
export function ConversationPanel({ conversation: masked, title, chooser, ...thread }: ConversationPanelProps) {
  const conversation = readFragment<Conversation>(masked);
  const heading = useId();
  return (
    <section id={conversationPanelId} aria-labelledby={heading} className="section min-w-0 scroll-mt-4">
      <header className="mb-4 flex flex-col gap-2">
        <div className="flex items-start justify-between gap-2">
          <div className="flex min-w-0 flex-wrap items-center gap-2">
            <h2 id={heading} className="text-[1.5rem] leading-9">
              {title}
            </h2>
            <ConversationBadges conversation={conversation} />
          </div>
          <Settings conversation={conversation} listHref={path} />
        </div>
        {chooser}
        <PlainSettings conversation={conversation} />
      </header>
      <div className="card card-surface card-pad-none flex min-w-0 flex-col">
        <Messages conversation={conversation} label={title} height="h-[min(36rem,70dvh)]" {...thread} />
        <div className="border-t border-border p-3 sm:p-4">
          <Composer conversation={conversation} />
        </div>
      </div>
    </section>
  );
}
