import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/route.ts';
import {
  Feedback,
  FeedbackChallenge,
  FeedbackLookup,
  FeedbackPage,
  FeedbackParams,
  FeedbackReopening,
  FeedbackVerdict,
  NewFeedback,
  OwnFeedbacksQuery,
  StaffFeedback,
  StaffFeedbackPage,
  StaffFeedbacksQuery,
} from './feedback.schemas.ts';
import type { Feedbacks } from './feedback.service.ts';
import type { StaffFeedbacks } from './staff-feedback.service.ts';

export function feedbackRoutes(app: FastifyInstance, feedbacks: Feedbacks, staff: StaffFeedbacks) {
  readingRoutes(app, feedbacks);
  staffRoutes(app, staff);
  route(app, 'content', {
    method: 'POST',
    url: '/feedbacks',
    operationId: 'createFeedback',
    policy: 'public',
    summary: 'Tells the operator something; the answer has the number and the code to follow it with',
    description:
      'Each challenge is good for one feedback. An address may send 3 an hour, of them 1 without a nonce. Who is logged in finds it among their feedbacks, unless the nonce is left out.',
    body: NewFeedback,
    response: Feedback,
    handler: async ({ body, sender, visitor }) => feedbacks.send(body, sender, await visitor()),
  });
  route(app, 'content', {
    method: 'POST',
    url: '/feedbacks/:id/reopen',
    operationId: 'reopenFeedback',
    policy: 'public',
    summary: 'Has an answered or closed feedback looked into once more, within 30 days and once',
    params: FeedbackParams,
    body: FeedbackReopening,
    response: Feedback,
    handler: async ({ params, body, sender, visitor }) => feedbacks.reopen(params.id, body, sender, await visitor()),
  });
}

function readingRoutes(app: FastifyInstance, feedbacks: Feedbacks) {
  route(app, 'content', {
    url: '/feedbacks/challenge',
    operationId: 'feedbackChallenge',
    policy: 'public',
    isForOne: true,
    summary: 'A puzzle and a token for one feedback form',
    response: FeedbackChallenge,
    handler: () => feedbacks.challenge(),
  });
  route(app, 'content', {
    url: '/feedbacks/by-trackingno',
    operationId: 'feedbackByTrackingNo',
    policy: 'public',
    isForOne: true,
    summary: 'State and answer of a feedback for anyone with its number and code; 10 an hour and address',
    query: FeedbackLookup,
    response: Feedback,
    handler: ({ query, sender }) => feedbacks.lookUp(query, sender),
  });
  route(app, 'content', {
    url: '/feedbacks/byuser',
    operationId: 'ownFeedbacks',
    graph: 'viewer.feedbacks',
    policy: 'user',
    summary: 'Feedbacks of the caller, the newest first',
    query: OwnFeedbacksQuery,
    response: FeedbackPage,
    handler: ({ actor, query }) => feedbacks.own(actor, query),
  });
}

function staffRoutes(app: FastifyInstance, staff: StaffFeedbacks) {
  const policy = { action: 'FEEDBACK_ANSWER' };
  route(app, 'content', {
    url: '/admin/feedbacks',
    operationId: 'adminFeedbacks',
    graph: 'staff.feedbacks',
    policy,
    summary: 'Feedbacks, those that wait first; complaints only for staff who may answer them',
    query: StaffFeedbacksQuery,
    response: StaffFeedbackPage,
    handler: ({ actor, query }) => staff.queue(actor, query),
  });
  route(app, 'content', {
    method: 'PUT',
    url: '/admin/feedbacks/:id',
    operationId: 'answerFeedback',
    graph: 'staff',
    policy,
    summary: 'Takes, answers or closes a feedback; its sender is told of the end',
    params: FeedbackParams,
    body: FeedbackVerdict,
    response: StaffFeedback,
    handler: ({ actor, params, body, sender }) => staff.decide(actor, params.id, body, sender),
  });
}
