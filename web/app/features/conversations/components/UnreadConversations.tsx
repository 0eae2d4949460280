import { LinkButton } from '../../../design/LinkButton.tsx';
import type { Masked } from '../../../platform/graph/readFragment.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { conversationHref, listSearch, path } from '../list.ts';
import { conversationMessages as words } from '../messages.ts';
import { ConversationRow } from './ConversationRow.tsx';
import type { ConversationRow_ConversationFragment as Row } from './ConversationRow.generated.ts';

interface UnreadConversationsProps {
  conversations: readonly (Masked<Row> & { id: string })[];
  /** Of all, with those that are not shown. */
  totalCount: number;
}

/** Conversations with something that was not read, the newest message first. */
export const UnreadConversations = ({ conversations, totalCount }: UnreadConversationsProps) => (
  <div className="flex flex-col gap-2">
    <h3 className="text-[1.125rem] leading-8">{words.unreadTitle}</h3>
    <ul aria-label={words.unreadTitle} className="card card-surface card-pad-none">
      {conversations.map((each) => (
        <ConversationRow
          key={each.id}
          conversation={each}
          href={conversationHref(each.id)}
          isOpen={false}
          isPartyShown={false}
        />
      ))}
    </ul>
    {totalCount > conversations.length && (
      <div>
        <LinkButton href={path + listSearch({ only: 'unread', pageNumber: 1 })}>
          {words.allUnread(formatInteger(totalCount))}
        </LinkButton>
      </div>
    )}
  </div>
);
