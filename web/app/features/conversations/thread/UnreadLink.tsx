import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { conversationMessages } from '../messages.ts';
import { conversationPanelId } from './talkHref.ts';
import type { Thread_ConversationFragment as Conversation } from './Thread.generated.ts';

/** The way down to what was not read yet of the conversation on this page; nothing where all was. */
export function UnreadLink({ conversation }: { conversation: Masked<Conversation> }) {
  const { unreadCount } = readFragment<Conversation>(conversation);
  if (unreadCount === 0) return null;
  return (
    <p>
      <a href={`#${conversationPanelId}`} className="link inline-flex min-h-11 items-center font-medium">
        {conversationMessages.unreadCount(formatInteger(unreadCount))}
      </a>
    </p>
  );
}
