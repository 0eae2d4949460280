import { useLocation } from 'react-router-dom';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { personalInfoPath } from '../../../paths.ts';
import { intend } from '../../../platform/session/intent.ts';
import { orderMessages as words } from './messages.ts';

interface NoBuyerProps {
  /** What was begun on this page, to go on with once they come back to it. */
  intent?: string;
}

/** For who has nobody yet in whose name to order. */
export function NoBuyer({ intent }: NoBuyerProps) {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      headingLevel={3}
      title={words.noParty}
      text={words.noPartyText}
      action={
        <LinkButton href={personalInfoPath(pathname + search)} onClick={() => intent !== undefined && intend(intent)}>
          {words.toParty}
        </LinkButton>
      }
    />
  );
}
