import { VisuallyHidden } from '../../../design/VisuallyHidden.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { Day } from '../../things/index.ts';
import { conversationMessages } from '../messages.ts';
import { listMessages as words } from './messages.ts';
import type { ConversationRow_ConversationFragment } from './ConversationRow.generated.ts';

interface ConversationRowProps {
  conversation: Masked<ConversationRow_ConversationFragment>;
  href: string;
  isOpen: boolean;
  /** Whether it says in whose name one talks. */
  isPartyShown: boolean;
}

/** What was said last, or why it is not shown. */
function lastText({ side, lastMessage }: ConversationRow_ConversationFragment) {
  if (lastMessage?.isDeleted) return words.deleted;
  if (lastMessage?.isMasked && lastMessage.side !== side) return words.masked;
  const files = lastMessage?.files.length ?? 0;
  return lastMessage?.body ?? (files > 0 ? words.files(formatInteger(files)) : undefined);
}

/** One conversation of the list: with whom, about what, and what was said last. An `<li>`. */
export function ConversationRow({ conversation, href, isOpen, isPartyShown }: ConversationRowProps) {
  const row = readFragment<ConversationRow_ConversationFragment>(conversation);
  const { side, otherName, subjectTitle, customerName, unreadCount, lastMessage, lastMessageAt } = row;
  const isUnread = unreadCount > 0;
  return (
    <li className="border-b border-border last:border-b-0">
      <a
        href={href}
        data-keep-scroll=""
        aria-current={isOpen ? 'true' : undefined}
        className={`flex flex-col gap-0.5 border-s-4 p-3 ${isOpen ? 'border-s-primary bg-primary-soft' : isUnread ? 'border-s-info hover:bg-bg' : 'border-s-transparent hover:bg-bg'}`}
      >
        <span className="flex items-baseline justify-between gap-2">
          <bdi className={`min-w-0 truncate ${isUnread ? 'font-bold' : 'font-medium'}`}>{otherName}</bdi>
          <span className="shrink-0 text-[0.75rem] text-muted">
            <Day at={lastMessageAt} withClock />
          </span>
        </span>
        <bdi className="truncate text-[0.8125rem] text-muted">{subjectTitle}</bdi>
        <span className="flex items-center justify-between gap-2">
          <span className={`min-w-0 truncate text-[0.875rem] ${isUnread ? 'font-medium' : 'text-muted'}`}>
            {side === lastMessage?.side && `${words.mine} `}
            <bdi>{lastText(row)}</bdi>
          </span>
          {isUnread && (
            <span className="badge badge-info shrink-0">
              <span aria-hidden="true">{formatInteger(unreadCount)}</span>
              <VisuallyHidden>{conversationMessages.unreadCount(formatInteger(unreadCount))}</VisuallyHidden>
            </span>
          )}
        </span>
        {isPartyShown && <bdi className="truncate text-[0.75rem] text-muted">{words.inNameOf(customerName)}</bdi>}
      </a>
    </li>
  );
}
