import { type Owned, UNKNOWN } from './kinds.ts';

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
};
