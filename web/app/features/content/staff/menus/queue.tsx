import { defineQueue, plainForms } from '../../../staff/index.ts';
import { MenuCards } from './MenuCard.tsx';
import { menuForm } from './menuForm.ts';
import { menuMessages as words } from './messages.ts';
import { StaffMenusDocument } from './queue.generated.ts';

export default defineQueue({
  tab: 'menus',
  place: 148,
  action: 'CONTENT_WRITE',
  words: words.tab,
  forms: plainForms(menuForm),
  document: StaffMenusDocument,
  variables: () => ({}),
  Rows: ({ answer: { staff } }) => <MenuCards menus={staff?.websiteMenus ?? []} />,
});
