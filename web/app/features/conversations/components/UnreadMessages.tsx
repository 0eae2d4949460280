import { useEffect } from 'react';
import { VisuallyHidden } from '../../../design/VisuallyHidden.tsx';
import { ask } from '../../../platform/graph/ask.ts';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { conversationMessages as words } from '../messages.ts';
import { UnreadMessagesDocument } from './UnreadMessages.generated.ts';

/** How many conversations have unread messages, beside their name in the menu; nothing when none has. */
export function UnreadMessages() {
  useEffect(() => void ask(UnreadMessagesDocument, {}).catch(() => undefined), []);
  const count = useGraphIfLoaded(UnreadMessagesDocument, {})?.viewer?.unreadThread?.totalUnread ?? 0;
  if (count === 0) return null;
  const shown = formatInteger(count);
  return (
    <span className="badge badge-info">
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{words.unreadConversations(shown)}</VisuallyHidden>
    </span>
  );
}
