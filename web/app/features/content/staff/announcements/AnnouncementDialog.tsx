import { DayField } from '../../../../platform/forms/DayField.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import { useForm } from '../../../../platform/forms/useForm.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { rowNow, useTabAnew } from '../../../staff/index.ts';
import { AnnouncementFields } from './AnnouncementFields.tsx';
import { announcementForm, displayAnnouncement, placeOfAnnouncement, storedAnnouncement } from './announcementForms.ts';
import type {
  AnnouncementTable_AnnouncementFragment,
  AnnouncementTable_LabelsFragment,
} from './AnnouncementTable.generated.ts';
import { announcementMessages as words } from './messages.ts';
import { StaffAnnouncementsDocument } from './queue.generated.ts';

interface AnnouncementDialogProps {
  /** The one to change; a new one without. */
  announcement?: AnnouncementTable_AnnouncementFragment;
  labels: AnnouncementTable_LabelsFragment;
  close(): void;
}

/** Writes an announcement. */
export function AnnouncementDialog({ announcement, labels, close }: AnnouncementDialogProps) {
  const askTab = useTabAnew(StaffAnnouncementsDocument);
  const state = useForm({
    schema: announcementForm.schema,
    labels: words.labels,
    stored: storedAnnouncement(announcement),
    placeOf: placeOfAnnouncement,
    async save(read, version = 0) {
      await announcementForm.save(read, { id: announcement?.id, version });
      notify('success', words.saved);
      close();
    },
    async reload() {
      const { staff } = await askTab();
      const now = rowNow<AnnouncementTable_AnnouncementFragment>(staff?.announcements?.nodes, announcement?.id);
      return now && storedAnnouncement(now);
    },
    display: displayAnnouncement(labels),
  });
  const title = announcement ? words.changeOne : words.add;
  return (
    <FormDialog state={state} title={title} saveLabel={words.save} close={close}>
      <AnnouncementFields
        labels={labels}
        field={state.field}
        dayField={(name) => (
          <DayField
            state={state}
            name={name}
            hint={words.hints.day}
            requiredLabel={formMessages.required}
            years={[0, 1]}
          />
        )}
      />
    </FormDialog>
  );
}
