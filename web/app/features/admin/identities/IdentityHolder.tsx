import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { identityQueueMessages as words } from './messages.ts';
import { EndIdentityDocument, type IdentityQueue_VerificationFragment } from './IdentityQueue.generated.ts';
import { ReasonDialog } from '../../staff/index.ts';

interface IdentityHolderProps {
  holder: NonNullable<NonNullable<IdentityQueue_VerificationFragment['review']>['blockedBy']>;
}

/** For whom the number of a request is confirmed already, and the end of that. */
export function IdentityHolder({ holder }: IdentityHolderProps) {
  const { subjectId, name, phones, verifiedAt, isCompany, isOwn } = holder;
  const [isOpen, setOpen] = useState(false);
  const end = async (reason: string) => {
    await write(
      EndIdentityDocument,
      { input: { id: subjectId, reason } },
      { outdates: ['staff.identityVerifications'] },
    );
    notify('success', words.ended);
  };
  return (
    <div className="flex flex-col items-start gap-2 rounded-card border border-border p-2">
      <p>
        <bdi>{words.blocked(name, isCompany ? words.company : words.person, formatDate(verifiedAt))}</bdi>{' '}
        {phones.map((phone) => (
          <bdi key={phone} dir="ltr" className="text-muted">
            {toPersianDigits(phone)}{' '}
          </bdi>
        ))}
      </p>
      {isOwn ? (
        <span className="text-muted">{words.blockedByYou}</span>
      ) : (
        <Button size="small" variant="danger" onClick={() => setOpen(true)}>
          {words.endIt}
        </Button>
      )}
      {isOpen && (
        <ReasonDialog
          title={words.endTitle(name)}
          actionLabel={words.endIt}
          hint={words.endHint}
          onClose={() => setOpen(false)}
          act={end}
        >
          <p>{words.endText}</p>
        </ReasonDialog>
      )}
    </div>
  );
}
