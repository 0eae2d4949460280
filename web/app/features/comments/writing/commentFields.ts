import * as v from 'valibot';
import type { CreateCommentInput } from '../../../platform/graph/types.generated.ts';
import { writingMessages as words } from './messages.ts';

export const longestBody = 1_000;

/** Points as they are typed, one a line. */
export const pointsOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const isPoints = (typed: string) => {
  const points = pointsOf(typed);
  return points.length <= 5 && points.every(({ length }) => length >= 2 && length <= 80);
};
const points = () => v.pipe(v.string(), v.check(isPoints, words.pointsWrong));

export const commentSchema = v.object({
  // Kept as it was typed.
  body: v.pipe(
    v.string(),
    v.check((typed) => typed.trim().length >= 10, words.tooShort),
    v.check((typed) => typed.trim().length <= longestBody, words.tooLong),
  ),
  rating: v.string(),
  pros: points(),
  cons: points(),
  isAnonymous: v.boolean(),
});
export type TypedComment = v.InferInput<typeof commentSchema>;

export const emptyComment: TypedComment = { body: '', rating: '', pros: '', cons: '', isAnonymous: false };

/** On what a comment stands. */
const objectInput = ({ type, id }: { type: string; id: string }) =>
  type === 'PAGE' ? { pageId: id } : { supplierProductId: id };

/** What is sent of a comment, or of an answer, which has a text alone. */
export function commentInput(
  target: { type: string; id: string },
  parentId: string | undefined,
  { body, rating, pros, cons, isAnonymous }: TypedComment,
): CreateCommentInput {
  const about = { ...objectInput(target), body };
  if (parentId !== undefined) return { ...about, parentId, ...(isAnonymous && { isAnonymous }) };
  const stars = rating === '' ? {} : { rating: Number(rating) };
  return { ...about, ...stars, pros: pointsOf(pros), cons: pointsOf(cons), isAnonymous };
}

export const ratingOptions = [
  { value: '', label: words.noRating },
  ...['5', '4', '3', '2', '1'].map((value) => ({
    value,
    label: '★'.repeat(Number(value)) + '☆'.repeat(5 - Number(value)),
  })),
];
