import { EmptyState } from '../../../../design/EmptyState.tsx';
import { LinkButton } from '../../../../design/LinkButton.tsx';
import type { DrawingName } from '../../../../design/Drawing.tsx';
import { nothingMessages as words } from './messages.ts';

interface NoProductsProps {
  drawing: DrawingName;
  /** The list without any filter; undefined when there is none to take away. */
  clearHref?: string | undefined;
  /** The category above, for a category in which nothing is. */
  upHref?: string | undefined;
}

/** Why the list is empty and what to do about it. The single filters stand above it, each with its removal. */
export function NoProducts({ drawing, clearHref, upHref }: NoProductsProps) {
  if (clearHref !== undefined) {
    return (
      <EmptyState
        drawing={drawing}
        title={words.empty}
        text={words.emptyText}
        action={
          <LinkButton href={clearHref} variant="primary">
            {words.clear}
          </LinkButton>
        }
      />
    );
  }
  return (
    <EmptyState
      drawing={drawing}
      title={words.emptyCategory}
      text={words.emptyCategoryText}
      action={upHref && <LinkButton href={upHref}>{words.up}</LinkButton>}
    />
  );
}
