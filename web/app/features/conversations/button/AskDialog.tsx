import { AskingDialog } from '../../../platform/forms/AskingDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { AskForm } from '../ask/AskForm.tsx';
import type { SubjectName } from '../ask/subject.ts';
import { askMessages as words } from '../ask/messages.ts';

interface AskDialogProps {
  subject: SubjectName;
  name: string;
  onClose(): void;
}

/** Asks who sells a thing without leaving its page. */
export default function AskDialog({ subject, name, onClose }: AskDialogProps) {
  return (
    <AskingDialog open onClose={onClose} title={words.title} closeLabel={formMessages.close}>
      <div className="flex flex-col gap-4">
        <p className="font-medium">
          <bdi>{words.about(name)}</bdi>
        </p>
        <AskForm subject={subject} />
      </div>
    </AskingDialog>
  );
}
