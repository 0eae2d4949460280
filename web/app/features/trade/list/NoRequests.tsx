import { EmptyState } from '../../../design/EmptyState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { categoryTypePath, sellPath } from '../../../paths.ts';
import type { TradeSide } from '../../../platform/graph/types.generated.ts';
import { tradeMessages } from '../../tradeSteps/messages.ts';
import { isNarrowed, isWhole, listHref, type ListState } from './list.ts';

const words = tradeMessages.list;

/** Why a list shows nothing, and what to do then. */
export function NoRequests({ side, state }: { side: TradeSide; state: ListState }) {
  if (!isWhole(state)) {
    const isWaiting = state.only === 'WAITING' && !isNarrowed(state);
    return (
      <EmptyState
        title={isWaiting ? words.noWaiting : words.nothing}
        text={isWaiting ? words.noWaitingText[side] : words.nothingText}
        action={<LinkButton href={listHref({ side })}>{words.showAll}</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      title={words.empty[side]}
      text={words.emptyText[side]}
      action={
        <LinkButton variant="primary" href={side === 'BUYER' ? categoryTypePath('product') : sellPath}>
          {words.emptyAction[side]}
        </LinkButton>
      }
    />
  );
}
