import { defineQueue, plainForms } from '../../../staff/index.ts';
import { categoryForm } from './categoryForm.ts';
import { categoryStaffMessages as words } from './messages.ts';
import { StaffFaqCategoriesDocument } from './queue.generated.ts';
import { StaffCategories } from './StaffCategories.tsx';

export default defineQueue({
  tab: 'faq-categories',
  place: 145,
  action: 'CONTENT_WRITE',
  words: words.tab,
  forms: plainForms(categoryForm),
  document: StaffFaqCategoriesDocument,
  variables: () => ({}),
  Rows: ({ answer: { staff } }) => <StaffCategories categories={staff?.faqCategories ?? []} />,
});
