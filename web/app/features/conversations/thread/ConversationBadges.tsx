import { Badge } from '../../../design/Badge.tsx';
import { conversationMessages } from '../messages.ts';
import type { Thread_ConversationFragment as Conversation } from './Thread.generated.ts';

const words = conversationMessages.thread;

/** What of a conversation is not as usual. */
export const ConversationBadges = ({
  conversation: { isArchived, isMuted, status },
}: {
  conversation: Conversation;
}) => (
  <>
    {isArchived && <Badge>{words.isArchived}</Badge>}
    {isMuted && <Badge>{words.isMuted}</Badge>}
    {status === 'BLOCKED' && <Badge>{words.isBlocked}</Badge>}
    {status === 'CLOSED' && <Badge>{words.isClosed}</Badge>}
  </>
);
