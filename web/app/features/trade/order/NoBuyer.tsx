import { EmptyState } from '../../../design/EmptyState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { orderMessages as words } from './messages.ts';

/** For who has nobody yet in whose name to order. */
export const NoBuyer = () => (
  <EmptyState
    headingLevel={3}
    title={words.noParty}
    text={words.noPartyText}
    action={<LinkButton href="/profile/personal-info">{words.toParty}</LinkButton>}
  />
);
