import { Type, type Static } from 'typebox';
import { patchOf } from '../../../platform/patch.ts';
import {
  Decimal,
  Id,
  IdList,
  idOf,
  Instant,
  line,
  Link,
  named,
  object,
  page,
  pagingQuery,
  ParentIds,
  paragraphs,
  perParent,
  rowIds,
  Version,
} from '../../../platform/schema.ts';
import { ModerationRule } from '../../admin/index.ts';
import { CommentAction, CommentObject, CommentReportReason, CommentState } from './comments.enums.ts';

const points = (description: string, example: string) =>
  Type.Array(line('One point in a few words.', 2, 80, example), { description, maxItems: 5, uniqueItems: true });
const body = paragraphs(
  'The text with its lines; links in it are text.',
  10,
  1_000,
  'کیفیت ساخت خوب است و به‌موقع رسید.',
);
const rating = Type.Integer({
  description: 'Stars that the author gives, from 1 to 5; none without a rating.',
  minimum: 1,
  maximum: 5,
  examples: [4],
});
const id = Id('Opaque id, the same in REST, in the graph and in addresses of the site.');
const objectId = Id('Id of the page or the offer on which it stands.');
const createdAt = Instant('When it was written.');

const commentFields = {
  id,
  objectId,
  rootId: Type.Optional(Id('Of an answer: the comment below which it stands.')),
  answersId: Type.Optional(Id('Of an answer: the comment that it speaks to.')),
  answersName: Type.Optional(Type.String({ description: 'Of an answer to another answer: who wrote that.' })),
  authorName: Type.String({
    description: 'Who wrote it, «کاربر راسته» where readers do not learn it.',
    examples: ['سارا کریمی'],
  }),
  isOfSeller: Type.Boolean({ description: 'True if the company to which the thing belongs speaks in it.' }),
  isVerifiedBuyer: Type.Boolean({ description: 'True if the author’s company has completed an order of the offer.' }),
  isOwn: Type.Boolean({ description: 'True if the viewer wrote it.' }),
  isLiked: Type.Boolean({ description: 'True if the viewer likes it.' }),
  isPending: Type.Boolean({ description: 'True if it, or its edit, waits for staff; only its author is told.' }),
  isRemoved: Type.Boolean({ description: 'True if its author removed it, and its answers stay.' }),
  isEdited: Type.Boolean({ description: 'True if its author has edited it.' }),
  body: Type.Optional(Type.String({ description: 'The text with its lines; absent once it was removed.' })),
  rating: Type.Optional(rating),
  pros: Type.Array(Type.String(), { description: 'Good points, at most 5.' }),
  cons: Type.Array(Type.String(), { description: 'Bad points, at most 5.' }),
  likeCount: Type.Integer({ description: 'How many people like it.', minimum: 0, examples: [3] }),
  answerCount: Type.Integer({ description: 'How many answers stand below it.', minimum: 0, examples: [2] }),
  createdAt,
};
export type Comment = Static<ReturnType<typeof object<typeof commentFields>>> & { answers: Comment[] };
export const Comment = Type.Unsafe<Comment>(
  named(
    'Comment',
    'What a reader says of a page or an offer.',
    object({
      ...commentFields,
      answers: Type.Array(Type.Unsafe<Comment>({ $ref: 'Comment#' }), {
        maxItems: 100,
        description: 'Its oldest answers, three of them, or all up to the one that was asked for; an answer has none.',
      }),
    }),
  ),
);

export const CommentPage = page(
  'CommentPage',
  'Comments on one thing, the newest first; answers the oldest first.',
  Comment,
  {
    isOpen: Type.Boolean({ description: 'True if comments can be written.' }),
    isOwnObject: Type.Boolean({
      description: 'True if the thing belongs to a company of the viewer, who can only answer.',
    }),
    canRate: Type.Boolean({ description: 'True if the viewer has not rated the thing yet.' }),
  },
);
export type CommentPage = Static<typeof CommentPage>;

export const CommentTreeParams = object({ id: idOf('objectId', 'Id of the page or the offer.') });
export const CommentTreeQuery = object({
  objectType: CommentObject,
  parentId: Type.Optional(Id('Only the answers below this comment.')),
  around: Type.Optional(Id('The page on which this comment, or the one that it answers, stands.')),
  ...pagingQuery,
});
export type CommentTreeQuery = Static<typeof CommentTreeQuery>;

export const CommentsOfThingsQuery = object({
  objectIds: Type.Optional(ParentIds('Pages and offers whose comments are wanted.')),
  ...rowIds,
  perParent,
  ...pagingQuery,
});
export type CommentsOfThingsQuery = Static<typeof CommentsOfThingsQuery>;

export const NewComment = named(
  'NewComment',
  'A comment on a page or an offer, or an answer to one.',
  object({
    pageId: Type.Optional(Id('The page that it is about; either this or an offer.')),
    supplierProductId: Type.Optional(Id('The offer that it is about; either this or a page.')),
    parentId: Type.Optional(Id('The comment that it answers.')),
    body,
    rating: Type.Optional(rating),
    pros: Type.Optional(points('Good points, at most 5.', 'بدون نشتی')),
    cons: Type.Optional(points('Bad points, at most 5.', 'دیر رسید')),
    isAnonymous: Type.Optional(
      Type.Boolean({ description: 'True if readers are not to learn who wrote it; staff see it.', default: false }),
    ),
  }),
  [
    {
      reads: ['pageId', 'supplierProductId'],
      judge: ({ pageId, supplierProductId }) =>
        (pageId === undefined) === (supplierProductId === undefined)
          ? { field: 'pageId', code: 'SELECT_ONE' }
          : undefined,
    },
    {
      reads: ['parentId', 'rating', 'pros', 'cons'],
      judge: ({ parentId, rating: stars, pros = [], cons = [] }) =>
        parentId !== undefined && (stars !== undefined || pros.length + cons.length > 0)
          ? { field: 'rating', code: 'RATING_OF_ANSWER' }
          : undefined,
    },
  ],
);
export type NewComment = Static<typeof NewComment>;

export const OwnComment = named(
  'OwnComment',
  'A comment as its author sees it, in whatever state.',
  object({
    id,
    objectId,
    objectName: Type.Optional(Type.String({ description: 'Name of what it is about, while that is shown.' })),
    path: Type.Optional(Link('Path of the site at which it stands, while what it is about is shown.')),
    isAnswer: Type.Boolean({ description: 'True if it answers another comment.' }),
    state: CommentState,
    body: Type.String({ description: 'The text that stands.' }),
    nextBody: Type.Optional(Type.String({ description: 'The text of an edit that waits.' })),
    nextPros: Type.Optional(Type.Array(Type.String(), { description: 'Good points of an edit that waits.' })),
    nextCons: Type.Optional(Type.Array(Type.String(), { description: 'Bad points of an edit that waits.' })),
    rating: Type.Optional(rating),
    pros: Type.Array(Type.String(), { description: 'Good points, at most 5.' }),
    cons: Type.Array(Type.String(), { description: 'Bad points, at most 5.' }),
    isAnonymous: Type.Boolean({ description: 'True if readers do not learn who wrote it.' }),
    rule: Type.Optional(ModerationRule),
    answer: Type.Optional(Type.String({ description: 'What staff said beside the rule.' })),
    likeCount: Type.Integer({ description: 'How many people like it.', minimum: 0, examples: [3] }),
    allowedActions: Type.Array(CommentAction, { description: 'What its author can do with it now.' }),
    version: Version,
    createdAt,
    updatedAt: Instant('When its text or state changed last.'),
  }),
);
export type OwnComment = Static<typeof OwnComment>;
export const OwnCommentPage = page('OwnCommentPage', 'A page of comments of the caller, the newest first.', OwnComment);
export type OwnCommentPage = Static<typeof OwnCommentPage>;
export const OwnCommentsQuery = object({ state: Type.Optional(CommentState), ...rowIds, ...pagingQuery });
export type OwnCommentsQuery = Static<typeof OwnCommentsQuery>;

export const CommentParams = object({ id: idOf('commentId', 'Id of the comment that is liked, reported or changed.') });
export const CommentStepQuery = object({ version: Version });

export const CommentChange = named(
  'CommentChange',
  'New text of a comment by the viewer; the old text stays visible until it is decided.',
  object({
    version: Version,
    body,
    pros: Type.Optional(points('Good points, at most 5.', 'بدون نشتی')),
    cons: Type.Optional(points('Bad points, at most 5.', 'دیر رسید')),
  }),
);
export type CommentChange = Static<typeof CommentChange>;
export const CommentPatch = patchOf(CommentChange);

export const CommentAppeal = named(
  'CommentAppeal',
  'Why another moderator should look at a comment again.',
  object({
    version: Version,
    reason: paragraphs('What speaks for it.', 10, 500, 'متن من تبلیغ نیست؛ تجربهٔ خرید است.'),
  }),
);
export type CommentAppeal = Static<typeof CommentAppeal>;

export const CommentReporting = named(
  'CommentReporting',
  'What is wrong with a comment of somebody else.',
  object({
    reason: CommentReportReason,
    explanation: Type.Optional(
      paragraphs('More about it; needed with OTHER.', 3, 500, 'این متن دربارهٔ شرکت دیگری است.'),
    ),
  }),
  [
    {
      reads: ['reason', 'explanation'],
      judge: ({ reason, explanation }) =>
        reason === 'OTHER' && explanation === undefined ? { field: 'explanation', code: 'REQUIRED' } : undefined,
    },
  ],
);
export type CommentReporting = Static<typeof CommentReporting>;

export const CommentLiking = named(
  'CommentLiking',
  'Whether the viewer is to like a comment; without a value the opposite of now.',
  object({ isLiked: Type.Optional(Type.Boolean({ description: 'True if the viewer likes it from now on.' })) }),
);
export type CommentLiking = Static<typeof CommentLiking>;
export const CommentLikes = named(
  'CommentLikes',
  'How a comment is liked after the viewer’s press.',
  object({
    isLiked: Type.Boolean({ description: 'True if the viewer likes it now.' }),
    likeCount: Type.Integer({ description: 'How many people like it.', minimum: 0, examples: [3] }),
  }),
);
export type CommentLikes = Static<typeof CommentLikes>;

const StarCount = named(
  'StarCount',
  'How many ratings have so many stars.',
  object({
    stars: Type.Integer({ description: 'Stars, from 5 down to 1.', minimum: 1, maximum: 5 }),
    count: Type.Integer({ description: 'Number of ratings with so many.', minimum: 0, examples: [7] }),
  }),
);
export const RatingSummary = named(
  'RatingSummary',
  'How a page or an offer is rated.',
  object({
    objectId: Id('Id of the page or the offer that is rated.'),
    rating: Type.Optional(
      Decimal(
        'Mean of the stars from 3 ratings on, drawn towards the mean of its category; verified buyers count three times.',
        '4.3',
      ),
    ),
    ratingCount: Type.Integer({ description: 'Number of ratings that everybody reads.', minimum: 0, examples: [12] }),
    commentCount: Type.Integer({
      description: 'Number of comments and answers that everybody reads.',
      minimum: 0,
      examples: [30],
    }),
    stars: Type.Array(StarCount, { description: 'Ratings by their stars, five rows from 5 down to 1.' }),
  }),
);
export type RatingSummary = Static<typeof RatingSummary>;
export const RatingSummariesQuery = object({
  objectType: CommentObject,
  objectIds: IdList('Pages or offers, at most 100 ids.'),
});
export type RatingSummariesQuery = Static<typeof RatingSummariesQuery>;
