import { plainPart } from '../../../../platform/forms/plain/plainPart.tsx';
import { PlainStaffForm } from '../../../staff/index.ts';
import { AnnouncementFields } from './AnnouncementFields.tsx';
import { announcementForm, displayAnnouncement, endingForm, typedAnnouncement } from './announcementForms.ts';
import type {
  AnnouncementTable_AnnouncementFragment as Announcement,
  AnnouncementTable_LabelsFragment as Labels,
} from './AnnouncementTable.generated.ts';
import { announcementMessages as words } from './messages.ts';

interface AnnouncementFormProps {
  /** The one to change; a new one without. */
  announcement?: Announcement;
  labels: Labels;
}

const AnnouncementForm = ({ announcement, labels }: AnnouncementFormProps) => (
  <PlainStaffForm
    form={announcementForm}
    id={announcement?.id}
    version={announcement?.version}
    title={announcement ? words.changeTitle(announcement.text) : words.add}
    saveLabel={words.save}
    labels={words.labels}
    values={typedAnnouncement(announcement)}
    display={displayAnnouncement(labels)}
  >
    {(field) => <AnnouncementFields labels={labels} field={field} />}
  </PlainStaffForm>
);

function AnnouncementForms({ announcements, labels }: { announcements: readonly Announcement[]; labels: Labels }) {
  return announcements.map((announcement) => (
    <div key={announcement.id}>
      <AnnouncementForm announcement={announcement} labels={labels} />
      {announcement.state === 'RUNNING' && (
        <PlainStaffForm
          form={endingForm}
          id={announcement.id}
          version={announcement.version}
          title={words.endTitle(announcement.text)}
          saveLabel={words.end}
          labels={{}}
          values={{}}
        >
          {() => <p>{words.endText}</p>}
        </PlainStaffForm>
      )}
    </div>
  ));
}

/** Writes a new one for who has no script. */
export const PlainAnnouncement = plainPart(import.meta.env.SSR && AnnouncementForm);
/** Changes and ends those that are there. */
export const PlainAnnouncements = plainPart(import.meta.env.SSR && AnnouncementForms);
