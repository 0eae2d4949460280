import { defineQueue, pageOf, plainForms, QueueSearch } from '../../../staff/index.ts';
import { questionStaffMessages as words } from './messages.ts';
import { questionForm } from './questionForm.ts';
import { StaffFaqQuestionsDocument } from './queue.generated.ts';
import { QuestionTools, StaffQuestions } from './StaffQuestions.tsx';

export default defineQueue({
  tab: 'faq',
  place: 144,
  action: 'CONTENT_WRITE',
  words: words.tab,
  forms: plainForms(questionForm),
  document: StaffFaqQuestionsDocument,
  variables: ({ searchKey, ...state }) => ({ searchKey, ...pageOf(state) }),
  listOf: ({ staff }) => staff?.faqQuestions,
  Tools: ({ state, answer: { staff } }) => (
    <>
      <QuestionTools categories={staff?.faqCategories ?? []} terms={staff?.unansweredTerms ?? []} />
      <QueueSearch state={state} {...words.search} />
    </>
  ),
  Rows: ({ answer: { staff } }) => (
    <StaffQuestions questions={staff?.faqQuestions?.nodes ?? []} categories={staff?.faqCategories ?? []} />
  ),
});
