import { LinkButton } from '../../../design/LinkButton.tsx';
import { editHref } from '../list/list.ts';
import { actionMessagesOf } from '../../tradeSteps/steps/actions/messages.ts';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import type { variantOf } from '../../tradeSteps/steps/steps.ts';

interface EditLinkProps {
  request: Pick<RoomParts['request'], 'id' | 'kind' | 'agreedHash'>;
  variant: ReturnType<typeof variantOf>;
}

/** Leads to where the request is written. */
export const EditLink = ({ request, variant }: EditLinkProps) => (
  <LinkButton href={editHref(request.id)} icon="pencil" variant={variant}>
    {actionMessagesOf(request).edit}
  </LinkButton>
);
