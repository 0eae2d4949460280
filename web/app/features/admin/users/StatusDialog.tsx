import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { userMessages } from './messages.ts';
import { ReasonDialog } from '../../staff/index.ts';
import { UpdateUserStatusDocument, type UserTable_UserFragment } from './UserTable.generated.ts';

const words = userMessages.status;

/** Takes the login away from a user, or gives it back, with a reason. */
export function StatusDialog({ user, onClose }: { user: UserTable_UserFragment; onClose(): void }) {
  const { id, name, phone, status, version } = user;
  const isActive = status === 'ACTIVE';
  const who = name ?? toPersianDigits(phone ?? '');
  const change = async (reason: string) => {
    await write(UpdateUserStatusDocument, { input: { id, isDisabled: isActive, reason, version } });
    notify('success', isActive ? words.disabled : words.enabled);
  };
  return (
    <ReasonDialog
      title={isActive ? words.disableTitle(who) : words.enableTitle(who)}
      actionLabel={isActive ? userMessages.user.disable : userMessages.user.enable}
      onClose={onClose}
      act={change}
    >
      <p>{isActive ? words.disableText : words.enableText}</p>
    </ReasonDialog>
  );
}
