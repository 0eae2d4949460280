import { LinkButton } from '../../../design/LinkButton.tsx';
import { editHref } from '../list/list.ts';
import { stepMessages as words } from './messages.ts';
import type { variantOf } from './steps.ts';

interface EditLinkProps {
  id: string;
  variant: ReturnType<typeof variantOf>;
}

/** Leads to where the order is written. */
export const EditLink = ({ id, variant }: EditLinkProps) => (
  <LinkButton href={editHref(id)} icon="pencil" variant={variant}>
    {words.edit}
  </LinkButton>
);
