import { defineQueue, plainForms } from '../../../staff/index.ts';
import { helpForm } from './helpForm.ts';
import { helpStaffMessages as words } from './messages.ts';
import { StaffHelpScreensDocument } from './queue.generated.ts';
import { StaffHelp } from './StaffHelp.tsx';

export default defineQueue({
  tab: 'help',
  place: 146,
  action: 'CONTENT_WRITE',
  words: words.tab,
  document: StaffHelpScreensDocument,
  // Without script the address says which help is written, and with it come the questions to choose from.
  variables: ({ searchKey }) => ({ isWriting: searchKey !== undefined }),
  Rows: ({ answer: { staff, faqGroups, mediaVideos }, state }) => (
    <StaffHelp
      screens={staff?.helpScreens ?? []}
      written={state.searchKey}
      videos={mediaVideos?.nodes ?? []}
      questions={(faqGroups ?? []).flatMap((group) => group.questions)}
    />
  ),
  forms: plainForms(helpForm),
});
