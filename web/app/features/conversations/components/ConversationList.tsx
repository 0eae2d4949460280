import { EmptyState } from '../../../design/EmptyState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { ThingPages } from '../../things/index.ts';
import { listSearch, type ListState, pageSize, path } from '../list.ts';
import { listMessages as words } from './messages.ts';
import type { MessagesScreenQuery } from '../screens/MessagesScreen.generated.ts';
import { ConversationFilter } from './ConversationFilter.tsx';
import { ConversationRow } from './ConversationRow.tsx';
import type { ConversationRow_ConversationFragment as Row } from './ConversationRow.generated.ts';

interface ConversationListProps {
  list: NonNullable<NonNullable<MessagesScreenQuery['viewer']>['conversations']>;
  state: ListState;
}

/** The conversations, the one with the newest message first. */
export function ConversationList({ list: { nodes, totalCount }, state }: ConversationListProps) {
  const { only, searchKey, pageNumber, conversationId: openId } = state;
  const filter = { ...(only && { only }), ...(searchKey && { searchKey }) };
  const hrefOf = (conversationId: string) => path + listSearch({ ...filter, pageNumber, conversationId });
  const names = new Set(readFragment<Row>(nodes).map(({ customerName }) => customerName));
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <ConversationFilter state={state} />
      {nodes.length > 0 ? (
        <ul aria-label={words.label} className="card card-surface card-pad-none">
          {nodes.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              href={hrefOf(conversation.id)}
              isOpen={conversation.id === openId}
              isPartyShown={names.size > 1}
            />
          ))}
        </ul>
      ) : (
        <NoConversations state={state} />
      )}
      <ThingPages
        label={words.pages}
        pageNumber={pageNumber}
        pageSize={pageSize}
        totalCount={totalCount}
        hrefFor={(page) => path + listSearch({ ...filter, pageNumber: page })}
      />
    </div>
  );
}

function NoConversations({ state: { only, searchKey } }: { state: ListState }) {
  const showAll = <LinkButton href={path}>{words.showAll}</LinkButton>;
  if (searchKey) return <EmptyState title={words.nothing} text={words.nothingText} action={showAll} />;
  if (only === 'unread') return <EmptyState title={words.noUnread} text={words.noUnreadText} action={showAll} />;
  if (only === 'archived') return <EmptyState title={words.noArchived} text={words.noArchivedText} action={showAll} />;
  return (
    <EmptyState
      title={words.empty}
      text={words.emptyText}
      action={<LinkButton href="/">{words.emptyAction}</LinkButton>}
    />
  );
}
