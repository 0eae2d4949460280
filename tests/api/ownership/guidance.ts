import { helpKeys } from '../../../api/src/modules/content/help/help-keys.generated.ts';
import { lastingLogin } from '../../kit/logins.ts';
import { solvePuzzle } from '../../kit/puzzle.ts';
import { ok } from '../../kit/rest.ts';
import { filesOfVideo, videoTexts, writeVideo } from '../../kit/videos.ts';
import { type Owned, type People, UNKNOWN } from './kinds.ts';

let made = 0;
/** A name that no other group has. */
const newGroup = () => ({ name: `دستهٔ ${(made += 1)} از ${process.pid}`, order: 1, isActive: true });

/** Of a group of questions that staff have just made. */
async function groupOf(people: People, admin: string): Promise<string> {
  const { body } = await people.as(admin, 'POST', '/admin/faqcategories', newGroup());
  return typeof body.id === 'string' ? body.id : UNKNOWN;
}

/** A feedback that a visitor has just sent, and somebody of staff has begun to answer. */
async function feedbackOf(people: People): Promise<string> {
  const solved = solvePuzzle(ok(await people.get('/feedbacks/challenge')));
  const body = { type: 'IDEA', subject: 'صافی فشار', body: 'کاش صافی فشار دو خانه داشت.', ...solved };
  const sent = await people.post('/feedbacks', { body });
  if (sent.status !== 200) return UNKNOWN;
  const { id } = sent.body;
  const by = await lastingLogin(people, '09000000008');
  ok(await people.put('/admin/feedbacks/{id}', { by, path: { id }, body: { version: 1, decision: 'TAKE' } }));
  return id;
}

const questionIn = (categoryId: string) => ({
  categoryId,
  question: 'چطور قیمت بگیرم؟',
  answer: [{ kind: 'PARAGRAPH', spans: [{ t: 'دکمه را بزنید.' }] }],
  platforms: ['WEB'],
  order: 1,
  isActive: true,
});

/** Questions, help, videos and feedback. */
export const guidanceOwned: Owned = {
  ownFeedbacks: {
    reaches: 'self',
    why: 'feedbacks that the caller sent; tests/api/content/feedback.test.ts tries a stranger',
    request: () => ({ path: '/feedbacks/byuser' }),
  },
  adminFeedbacks: { reaches: 'staff', request: () => ({ path: '/admin/feedbacks' }) },
  answerFeedback: {
    reaches: 'staff',
    request: async (people) => ({
      path: `/admin/feedbacks/${await feedbackOf(people)}`,
      body: { version: 2, decision: 'ANSWER', answer: 'این صافی افزوده شد.' },
    }),
  },
  adminMediaVideos: { reaches: 'staff', request: () => ({ path: '/admin/mediavideos' }) },
  createMediaVideo: {
    reaches: 'staff',
    request: async (people, admin) => ({
      path: '/admin/mediavideos',
      body: { ...videoTexts, ...(await filesOfVideo(people, admin)) },
    }),
  },
  updateMediaVideo: {
    reaches: 'staff',
    request: async (people, admin) => {
      const { id, version, fileId, posterFileId } = await writeVideo(people, admin);
      return { path: `/admin/mediavideos/${id}`, body: { ...videoTexts, fileId, posterFileId, version } };
    },
  },
  adminFaqQuestions: { reaches: 'staff', request: () => ({ path: '/admin/faqquestions' }) },
  unansweredTerms: { reaches: 'staff', request: () => ({ path: '/admin/faqquestions/unanswered' }) },
  createFaqQuestion: {
    reaches: 'staff',
    request: async (people, admin) => ({
      path: '/admin/faqquestions',
      body: questionIn(await groupOf(people, admin)),
    }),
  },
  changeFaqQuestion: {
    reaches: 'staff',
    request: async (people, admin) => {
      const question = questionIn(await groupOf(people, admin));
      const { body } = await people.as(admin, 'POST', '/admin/faqquestions', question);
      const id = typeof body.id === 'string' ? body.id : UNKNOWN;
      return { path: `/admin/faqquestions/${id}`, body: { ...question, version: 1 } };
    },
  },
  adminFaqCategories: { reaches: 'staff', request: () => ({ path: '/admin/faqcategories' }) },
  createFaqCategory: { reaches: 'staff', request: () => ({ path: '/admin/faqcategories', body: newGroup() }) },
  changeFaqCategory: {
    reaches: 'staff',
    request: async (people, admin) => ({
      path: `/admin/faqcategories/${await groupOf(people, admin)}`,
      body: { ...newGroup(), version: 1 },
    }),
  },
  adminHelpScreens: { reaches: 'staff', request: () => ({ path: '/admin/helpsystems' }) },
  saveHelpEntry: {
    reaches: 'staff',
    // Of a screen that has none yet: the last ones.
    request: () => ({
      path: `/admin/helpsystems/${helpKeys.at(-((made += 1) % helpKeys.length) - 1)!.key}`,
      body: { title: 'راهنما', body: questionIn(UNKNOWN).answer, relatedQuestionIds: [] },
    }),
  },
};
