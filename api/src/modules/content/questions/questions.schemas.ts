import { Type, type Static } from 'typebox';
import {
  Id,
  idOf,
  Instant,
  line,
  named,
  object,
  page,
  pagingQuery,
  rowIds,
  searchKey,
  Version,
} from '../../../platform/schema.ts';
import { blocks, blocksInput } from '../blocks/index.ts';
import { ContentPlatform } from '../content.enums.ts';

/** An answer is short; what needs more is a page. */
const MOST_ANSWER_BLOCKS = 60;
const MOST_OF_IDS = 100;
/** Of one list; what is longer is split into groups. */
export const MOST_SHOWN = 200;
export const MOST_CATEGORIES = 40;

const platforms = Type.Array(ContentPlatform, {
  description: 'Programs that show it.',
  minItems: 1,
  maxItems: 2,
  uniqueItems: true,
});
const order = Type.Integer({
  description: 'Place among its siblings, the least first.',
  minimum: 0,
  maximum: 9_999,
  examples: [10],
});
const isActive = Type.Boolean({ description: 'True if readers are shown it.' });
const question = line('The question, as people ask it.', 3, 200, 'چطور قیمت بگیرم؟');
const counts = {
  helpfulCount: Type.Integer({ description: 'Number of visitors who said that the answer helps.', examples: [12] }),
  ratingCount: Type.Integer({ description: 'Number of visitors who said whether it helps.', examples: [14] }),
};

export const FaqCategory = named(
  'FaqCategory',
  'A group of questions.',
  object({
    id: Id('Opaque id, the same in REST and in the graph.'),
    name: Type.String({ description: 'Heading that people read.', examples: ['ثبت سفارش'] }),
    slug: Type.String({ description: 'Anchor of the group in its page.', examples: ['ثبت-سفارش'] }),
    questionCount: Type.Integer({ description: 'Number of questions that the platform shows.', examples: [8] }),
  }),
);
export type FaqCategory = Static<typeof FaqCategory>;

export const FaqQuestion = named(
  'FaqQuestion',
  'A question that people ask often, with its answer.',
  object({
    id: Id('Opaque id, the same in REST and in the graph.'),
    categoryId: Id('Id of the group that it stands in.'),
    categoryName: Type.String({ description: 'Heading of that group.', examples: ['ثبت سفارش'] }),
    question: Type.String({ description: 'The question, as people ask it.', examples: ['چطور قیمت بگیرم؟'] }),
    slug: Type.String({ description: 'Anchor of the question in its page.', examples: ['چطور-قیمت-بگیرم'] }),
    answer: blocks('Blocks of the answer, in their order.'),
    ...counts,
    updatedAt: Instant('When staff changed it last.'),
  }),
);
export type FaqQuestion = Static<typeof FaqQuestion>;

export const FaqGroup = named(
  'FaqGroup',
  'A group with its questions.',
  object({
    category: FaqCategory,
    questions: Type.Array(FaqQuestion, {
      description: 'Questions of the group, in their order.',
      maxItems: MOST_SHOWN,
    }),
  }),
);
export type FaqGroup = Static<typeof FaqGroup>;

const platform = Type.Optional(ContentPlatform);
export const FaqPlatformQuery = object({ platform });
export type FaqPlatformQuery = Static<typeof FaqPlatformQuery>;
export const FaqOfCategoryQuery = object({ categoryId: Id('Id of the group whose questions are wanted.'), platform });
export type FaqOfCategoryQuery = Static<typeof FaqOfCategoryQuery>;
export const FaqSearchQuery = object({
  searchKey: Type.String({
    description: 'Words of the question or of its answer, in any spelling.',
    minLength: 2,
    maxLength: 100,
    examples: ['گارانتی'],
  }),
  platform,
});
export type FaqSearchQuery = Static<typeof FaqSearchQuery>;
export const FaqIdsQuery = object({
  ids: Type.Array(Type.String({ format: 'uuid' }), {
    description: 'Questions that are wanted.',
    maxItems: MOST_OF_IDS,
    uniqueItems: true,
  }),
});
export type FaqIdsQuery = Static<typeof FaqIdsQuery>;
export const FaqQuestionParams = object({
  id: idOf('faqQuestionId', 'Id of the question that is read, rated or changed.'),
});
export const FaqCategoryParams = object({ id: idOf('faqCategoryId', 'Id of the group that is changed.') });

export const FaqRating = named(
  'FaqRating',
  'What a visitor says of an answer.',
  object({ isHelpful: Type.Boolean({ description: 'True if the answer helps.' }) }),
);
export type FaqRating = Static<typeof FaqRating>;

export const StaffFaqQuestion = named(
  'StaffFaqQuestion',
  'A question as staff edit it.',
  object({
    id: Id('Opaque id, the same in REST and in the graph.'),
    categoryId: Id('Id of the group that it stands in.'),
    categoryName: Type.String({ description: 'Heading of that group.' }),
    question: Type.String({ description: 'The question, as people ask it.' }),
    answer: blocks('Blocks of the answer, in their order.'),
    answerMarkdown: Type.String({ description: 'The answer as Markdown that reads as the same text.' }),
    platforms: Type.Array(ContentPlatform, { description: 'Programs that show it.' }),
    order,
    isActive,
    ...counts,
    viewCount: Type.Integer({ description: 'Number of times that the answer was opened in 30 days.', examples: [48] }),
    version: Version,
    updatedAt: Instant('When staff changed it last.'),
  }),
);
export type StaffFaqQuestion = Static<typeof StaffFaqQuestion>;
export const StaffFaqQuestionPage = page(
  'StaffFaqQuestionPage',
  'Questions in the order of their groups.',
  StaffFaqQuestion,
);
export type StaffFaqQuestionPage = Static<typeof StaffFaqQuestionPage>;

export const StaffFaqCategory = named(
  'StaffFaqCategory',
  'A group of questions as staff edit it.',
  object({
    id: Id('Opaque id, the same in REST and in the graph.'),
    name: Type.String({ description: 'Heading that people read.' }),
    order,
    isActive,
    questionCount: Type.Integer({ description: 'Number of its questions, shown or not.', examples: [8] }),
    version: Version,
  }),
);
export type StaffFaqCategory = Static<typeof StaffFaqCategory>;

const writtenQuestion = {
  categoryId: Id('Id of the group that it stands in.'),
  question,
  answer: blocksInput('Blocks of the answer, in their order.', MOST_ANSWER_BLOCKS),
  platforms,
  order,
  isActive,
};
export const NewFaqQuestion = named('NewFaqQuestion', 'A question to be kept.', object(writtenQuestion));
export type NewFaqQuestion = Static<typeof NewFaqQuestion>;
export const FaqQuestionChange = named(
  'FaqQuestionChange',
  'The whole question as it shall be.',
  object({ ...writtenQuestion, version: Version }),
);
export type FaqQuestionChange = Static<typeof FaqQuestionChange>;

const writtenCategory = { name: line('Heading that people read.', 2, 60, 'ثبت سفارش'), order, isActive };
export const NewFaqCategory = named('NewFaqCategory', 'A group of questions to be kept.', object(writtenCategory));
export type NewFaqCategory = Static<typeof NewFaqCategory>;
export const FaqCategoryChange = named(
  'FaqCategoryChange',
  'The whole group as it shall be.',
  object({ ...writtenCategory, version: Version }),
);
export type FaqCategoryChange = Static<typeof FaqCategoryChange>;

export const StaffFaqQuery = object({
  categoryId: Type.Optional(Id('Only questions of this group.')),
  isActive: Type.Optional(Type.Boolean({ description: 'Only those that readers are shown, or only the others.' })),
  searchKey: searchKey('Question and answer'),
  ...rowIds,
  ...pagingQuery,
});
export type StaffFaqQuery = Static<typeof StaffFaqQuery>;

export const UnansweredTerm = named(
  'UnansweredTerm',
  'Words for which people found no question.',
  object({
    term: Type.String({ description: 'The words, in one spelling.', examples: ['گارانتی'] }),
    visitorCount: Type.Integer({
      description: 'Number of visitors who looked for them in 90 days.',
      minimum: 3,
      examples: [7],
    }),
    lastAt: Instant('When somebody looked for them last.'),
  }),
);
export type UnansweredTerm = Static<typeof UnansweredTerm>;
