import type { ManifestPart } from '../../../platform/modules/merge-manifests.ts';
import * as enums from './feedback.enums.ts';
import { feedbackErrors } from './feedback.errors.ts';
import { feedbackForms } from './feedback.forms.ts';
import { readWaiting } from './feedback.repository.ts';
import { feedbackRoutes } from './feedback.routes.ts';
import { FEEDBACK_TYPE, type FeedbackParts, makeFeedbacks } from './feedback.service.ts';
import { COMPLAINTS, feedbackMails, feedbackNotices } from './notices.ts';
import { makeStaffFeedbacks } from './staff-feedback.service.ts';

export type Parts = FeedbackParts & Parameters<typeof makeStaffFeedbacks>[0];

export function feedbackPart(parts: Parts): ManifestPart {
  const feedbacks = makeFeedbacks(parts);
  const staff = makeStaffFeedbacks(parts);
  return {
    errors: feedbackErrors,
    enums,
    forms: feedbackForms,
    routes: (v1) => feedbackRoutes(v1, feedbacks, staff),
    notices: feedbackNotices,
    mails: feedbackMails,
    linkOwners: { [FEEDBACK_TYPE]: { canSee: (actor, ids) => feedbacks.canSee(actor, ids) } },
    staffQueues: { FEEDBACKS: { action: COMPLAINTS, targetDays: 3, read: () => readWaiting(parts.db) } },
    personal: { feedbacks: feedbacks.personal },
    recurring: { 'forget-feedback-contacts': { everyMinutes: 60, run: feedbacks.forgetOld } },
    nodes: [{ type: 'Feedback', table: 'feedbacks' }],
  };
}
