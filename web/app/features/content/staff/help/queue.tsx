import { defineQueue } from '../../../staff/index.ts';
import { helpStaffMessages as words } from './messages.ts';
import { StaffHelpScreensDocument } from './queue.generated.ts';
import { StaffHelp } from './StaffHelp.tsx';

export default defineQueue({
  tab: 'help',
  place: 146,
  action: 'CONTENT_WRITE',
  words: words.tab,
  document: StaffHelpScreensDocument,
  variables: () => ({}),
  Rows: ({ answer: { staff } }) => <StaffHelp screens={staff?.helpScreens ?? []} />,
});
