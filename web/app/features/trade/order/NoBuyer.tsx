import { useLocation } from 'react-router-dom';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { personalInfoPath } from '../../../paths.ts';
import { orderMessages as words } from './messages.ts';

/** For who has nobody yet in whose name to order. */
export function NoBuyer() {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      headingLevel={3}
      title={words.noParty}
      text={words.noPartyText}
      action={<LinkButton href={personalInfoPath(pathname + search)}>{words.toParty}</LinkButton>}
    />
  );
}
