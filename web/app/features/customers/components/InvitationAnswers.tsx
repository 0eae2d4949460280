import { Alert } from '../../../design/Alert.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { customerMessages } from '../messages.ts';
import type { InvitationAnswers_CustomerFragment } from './Invitation.generated.ts';

const words = customerMessages.invitation;

/** How colleagues answered whom the viewer's company invited; nothing without news. */
export function InvitationAnswers({ customer }: { customer: Masked<InvitationAnswers_CustomerFragment> }) {
  const { name, answers } = readFragment<InvitationAnswers_CustomerFragment>(customer);
  return (answers ?? []).map(({ displayName, phone, isAccepted, answeredAt }) => (
    <Alert key={phone + answeredAt} kind={isAccepted ? 'success' : 'warning'}>
      <bdi>
        {(isAccepted ? words.answerAccepted : words.answerDeclined)(
          displayName === phone ? toPersianDigits(phone) : displayName,
          name,
          formatDate(answeredAt),
        )}
      </bdi>
    </Alert>
  ));
}
