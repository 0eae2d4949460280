import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../../platform/route.ts';
import { nothing } from '../../../platform/schema.ts';
import {
  FaqCategory,
  FaqCategoryChange,
  FaqCategoryParams,
  FaqGroup,
  FaqIdsQuery,
  FaqOfCategoryQuery,
  FaqPlatformQuery,
  FaqQuestion,
  FaqQuestionChange,
  FaqQuestionParams,
  FaqRating,
  FaqSearchQuery,
  MOST_CATEGORIES,
  MOST_SHOWN,
  NewFaqCategory,
  NewFaqQuestion,
  StaffFaqCategory,
  StaffFaqQuery,
  StaffFaqQuestion,
  StaffFaqQuestionPage,
  UnansweredTerm,
} from './questions.schemas.ts';
import type { Questions } from './questions.service.ts';
import type { StaffQuestions } from './staff-questions.service.ts';

export function questionRoutes(app: FastifyInstance, questions: Questions, staff: StaffQuestions) {
  listRoutes(app, questions);
  oneRoutes(app, questions);
  staffQuestionRoutes(app, staff);
  staffCategoryRoutes(app, staff);
}

function listRoutes(app: FastifyInstance, questions: Questions) {
  route(app, 'content', {
    url: '/faqcategories/active-list/by-platform',
    operationId: 'faqCategories',
    policy: 'public',
    summary: 'Groups of questions that have one for the platform, in their order',
    query: FaqPlatformQuery,
    response: Type.Array(FaqCategory, { maxItems: MOST_CATEGORIES }),
    handler: ({ query }) => questions.categories(query),
  });
  route(app, 'content', {
    url: '/faqquestions/top-most-visited/by-platform',
    operationId: 'topFaqQuestions',
    policy: 'public',
    summary: 'Ten questions: those opened most in 30 days, the more so the more they help, and the newest one',
    query: FaqPlatformQuery,
    response: Type.Array(FaqQuestion, { maxItems: 10 }),
    handler: ({ query }) => questions.top(query),
  });
  route(app, 'content', {
    url: '/faqquestions/by-category/by-platform',
    operationId: 'faqQuestionsOfCategory',
    policy: 'public',
    summary: 'Questions of one group, in their order',
    query: FaqOfCategoryQuery,
    response: Type.Array(FaqQuestion, { maxItems: MOST_SHOWN }),
    handler: ({ query }) => questions.ofCategory(query),
  });
  route(app, 'content', {
    url: '/faqquestions/group-by-category',
    operationId: 'faqGroups',
    policy: 'public',
    summary: 'All questions by their groups',
    query: FaqPlatformQuery,
    response: Type.Array(FaqGroup, { maxItems: MOST_CATEGORIES }),
    handler: ({ query }) => questions.groups(query),
  });
  route(app, 'content', {
    url: '/faqquestions/search',
    operationId: 'searchFaqQuestions',
    policy: 'public',
    summary: 'Questions that have all the words, in the question or in the answer',
    query: FaqSearchQuery,
    response: Type.Array(FaqQuestion, { maxItems: MOST_SHOWN }),
    handler: async ({ query, sender, visitor }) => questions.search(query, sender, await visitor()),
  });
  route(app, 'content', {
    url: '/faqquestions/by-ids',
    operationId: 'faqQuestionsByIds',
    graph: 'join',
    policy: 'public',
    summary: 'Questions by their ids, in that order',
    query: FaqIdsQuery,
    response: Type.Array(FaqQuestion),
    handler: ({ query }) => questions.byIds(query),
  });
}

function oneRoutes(app: FastifyInstance, questions: Questions) {
  route(app, 'content', {
    url: '/faqquestions/:id',
    operationId: 'faqQuestion',
    policy: 'public',
    summary: 'One question with its answer',
    params: FaqQuestionParams,
    response: FaqQuestion,
    handler: ({ params }) => questions.question(params.id),
  });
  route(app, 'content', {
    method: 'POST',
    url: '/faqquestions/:id/visit',
    operationId: 'countFaqVisit',
    policy: 'public',
    summary: 'Counts that an answer was opened, once for each visitor in half an hour',
    params: FaqQuestionParams,
    response: nothing,
    handler: async ({ params, sender, visitor }) => questions.look(params.id, sender, await visitor()),
  });
  route(app, 'content', {
    method: 'POST',
    url: '/faqquestions/:id/helpful',
    operationId: 'rateFaqQuestion',
    policy: 'public',
    summary: 'Says whether an answer helps: once a visitor in 30 days, who may think otherwise',
    params: FaqQuestionParams,
    body: FaqRating,
    response: FaqQuestion,
    handler: async ({ params, body, sender, visitor }) => questions.rate(params.id, body, sender, await visitor()),
  });
}

const policy = { action: 'CONTENT_WRITE' };

function staffQuestionRoutes(app: FastifyInstance, staff: StaffQuestions) {
  route(app, 'content', {
    url: '/admin/faqquestions',
    operationId: 'adminFaqQuestions',
    graph: 'staff.faqQuestions',
    policy,
    summary: 'All questions, shown or not',
    query: StaffFaqQuery,
    response: StaffFaqQuestionPage,
    handler: ({ query }) => staff.list(query),
  });
  route(app, 'content', {
    url: '/admin/faqquestions/unanswered',
    operationId: 'unansweredTerms',
    graph: 'staff.unansweredTerms',
    policy,
    summary: 'Words for which at least three visitors found no question in 90 days, the most wanted first; at most 50',
    response: Type.Array(UnansweredTerm),
    handler: () => staff.unanswered(),
  });
  route(app, 'content', {
    method: 'POST',
    url: '/admin/faqquestions',
    operationId: 'createFaqQuestion',
    graph: 'staff',
    policy,
    summary: 'Adds a question to a group',
    body: NewFaqQuestion,
    response: StaffFaqQuestion,
    rules: () => staff.rules,
    handler: ({ actor, body, sender }) => staff.create(actor, body, sender),
  });
  route(app, 'content', {
    method: 'PUT',
    url: '/admin/faqquestions/:id',
    operationId: 'changeFaqQuestion',
    graph: 'staff',
    policy,
    summary: 'Changes a question as a whole',
    params: FaqQuestionParams,
    body: FaqQuestionChange,
    response: StaffFaqQuestion,
    rules: () => staff.rules,
    handler: ({ actor, params, body, sender }) => staff.change(actor, params.id, body, sender),
  });
}

function staffCategoryRoutes(app: FastifyInstance, staff: StaffQuestions) {
  route(app, 'content', {
    url: '/admin/faqcategories',
    operationId: 'adminFaqCategories',
    graph: 'staff.faqCategories',
    policy,
    summary: 'All groups of questions, shown or not, in their order',
    response: Type.Array(StaffFaqCategory, { maxItems: MOST_CATEGORIES }),
    handler: () => staff.categories(),
  });
  route(app, 'content', {
    method: 'POST',
    url: '/admin/faqcategories',
    operationId: 'createFaqCategory',
    graph: 'staff',
    policy,
    summary: 'Adds a group of questions',
    body: NewFaqCategory,
    response: StaffFaqCategory,
    handler: ({ actor, body, sender }) => staff.createCategory(actor, body, sender),
  });
  route(app, 'content', {
    method: 'PUT',
    url: '/admin/faqcategories/:id',
    operationId: 'changeFaqCategory',
    graph: 'staff',
    policy,
    summary: 'Changes a group of questions: name, place, whether it is shown',
    params: FaqCategoryParams,
    body: FaqCategoryChange,
    response: StaffFaqCategory,
    handler: ({ actor, params, body, sender }) => staff.changeCategory(actor, params.id, body, sender),
  });
}
