import { defineQueue, pageOf, plainForms } from '../../../staff/index.ts';
import { announcementForm, endingForm } from './announcementForms.ts';
import { AnnouncementTable } from './AnnouncementTable.tsx';
import { AnnouncementTools } from './AnnouncementTools.tsx';
import { announcementMessages as words } from './messages.ts';
import { StaffAnnouncementsDocument } from './queue.generated.ts';

export default defineQueue({
  tab: 'announcements',
  place: 147,
  action: 'CONTENT_WRITE',
  words: words.tab,
  forms: plainForms(announcementForm, endingForm),
  document: StaffAnnouncementsDocument,
  variables: pageOf,
  listOf: ({ staff }) => staff?.announcements,
  Tools: ({ answer }) => <AnnouncementTools labels={answer} />,
  Rows: ({ answer }) => <AnnouncementTable announcements={answer.staff?.announcements?.nodes ?? []} labels={answer} />,
});
