import { EmptyState } from '../../design/EmptyState.tsx';
import { LinkButton } from '../../design/LinkButton.tsx';
import { categoryTypePath } from '../../paths.ts';
import { thingMessages as words } from './messages.ts';

/** A list of one's own that is empty yet: what comes into it, and the way to the catalogue, where that is. */
export const NoThings = ({ title, text }: { title: string; text: string }) => (
  <EmptyState
    title={title}
    text={text}
    action={
      <LinkButton href={categoryTypePath('product')} variant="primary">
        {words.toCatalogue}
      </LinkButton>
    }
  />
);
