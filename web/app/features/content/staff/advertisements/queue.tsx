import { defineQueue, pageOf, plainForms } from '../../../staff/index.ts';
import { advertisementForm, archiveForm } from './advertisementForms.ts';
import { AdvertisementList } from './AdvertisementList.tsx';
import { AdvertisementTools } from './AdvertisementTools.tsx';
import { advertisementMessages as words } from './messages.ts';
import { StaffAdvertisementsDocument } from './queue.generated.ts';

export default defineQueue({
  tab: 'advertisements',
  place: 152,
  action: 'CONTENT_WRITE',
  words: words.tab,
  document: StaffAdvertisementsDocument,
  variables: pageOf,
  listOf: ({ staff }) => staff?.advertisements,
  Tools: ({ answer }) => <AdvertisementTools labels={answer} />,
  Rows: ({ answer }) => (
    <AdvertisementList advertisements={answer.staff?.advertisements?.nodes ?? []} labels={answer} />
  ),
  forms: plainForms(advertisementForm, archiveForm),
});
