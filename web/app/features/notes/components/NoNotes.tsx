import { EmptyState } from '../../../design/EmptyState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { NoThings } from '../../things/index.ts';
import { noteMessages as words } from '../messages.ts';

/** Why there is no note, and what to do about it. `clearHref`: the list without what narrows it. */
export function NoNotes({ clearHref }: { clearHref: string | undefined }) {
  if (clearHref !== undefined)
    return (
      <EmptyState
        title={words.notFound}
        text={words.notFoundText}
        action={<LinkButton href={clearHref}>{words.clear}</LinkButton>}
      />
    );
  return <NoThings title={words.empty} text={words.emptyText} />;
}
