import { type Owned, UNKNOWN } from './kinds.ts';

const question = {
  categoryId: UNKNOWN,
  question: 'چطور قیمت بگیرم؟',
  answer: [{ kind: 'PARAGRAPH', spans: [{ t: 'دکمه را بزنید.' }] }],
  platforms: ['WEB'],
  order: 1,
  isActive: true,
};
const category = { name: 'ثبت سفارش', order: 1, isActive: true };

/** Questions, help and feedback. */
export const guidanceOwned: Owned = {
  ownFeedbacks: {
    reaches: 'self',
    why: 'feedbacks that the caller sent; tests/api/content/feedback.test.ts tries a stranger',
    request: () => ({ path: '/feedbacks/byuser' }),
  },
  adminFeedbacks: { reaches: 'staff', request: () => ({ path: '/admin/feedbacks' }) },
  answerFeedback: {
    reaches: 'staff',
    request: () => ({ path: `/admin/feedbacks/${UNKNOWN}`, body: { version: 1, decision: 'TAKE' } }),
  },
  adminFaqQuestions: { reaches: 'staff', request: () => ({ path: '/admin/faqquestions' }) },
  unansweredTerms: { reaches: 'staff', request: () => ({ path: '/admin/faqquestions/unanswered' }) },
  createFaqQuestion: { reaches: 'staff', request: () => ({ path: '/admin/faqquestions', body: question }) },
  changeFaqQuestion: {
    reaches: 'staff',
    request: () => ({ path: `/admin/faqquestions/${UNKNOWN}`, body: { ...question, version: 1 } }),
  },
  adminFaqCategories: { reaches: 'staff', request: () => ({ path: '/admin/faqcategories' }) },
  createFaqCategory: { reaches: 'staff', request: () => ({ path: '/admin/faqcategories', body: category }) },
  changeFaqCategory: {
    reaches: 'staff',
    request: () => ({ path: `/admin/faqcategories/${UNKNOWN}`, body: { ...category, version: 1 } }),
  },
  adminHelpScreens: { reaches: 'staff', request: () => ({ path: '/admin/helpsystems' }) },
  saveHelpEntry: {
    reaches: 'staff',
    request: () => ({
      path: '/admin/helpsystems/home',
      body: { title: 'خانه', body: question.answer, relatedQuestionIds: [] },
    }),
  },
};
