import type { PlainAction } from '../../../platform/forms/plain/answerPlainForm.ts';
import { refusedPart, type RefusedPart } from '../../../platform/forms/plain/refusedPart.ts';
import { commentInput, type TypedComment } from '../writing/commentFields.ts';
import { explanationProblem, isReportReason } from '../writing/reportReasons.ts';
import { CreateCommentDocument, LikeCommentDocument, ReportCommentDocument } from '../writing/writing.generated.ts';
import { plainCommentName, plainLikeName, plainReportName } from './names.ts';

export type RefusedComment = RefusedPart<TypedComment>;
export type RefusedCommentReport = RefusedPart<{ reason: string; explanation: string }>;

const fields = ['body', 'rating', 'pros', 'cons', 'isAnonymous'];

const sendComment: PlainAction<RefusedComment> = async (sent) => {
  const typed = {
    body: sent.paragraphs('body'),
    rating: sent.text('rating'),
    pros: sent.paragraphs('pros'),
    cons: sent.paragraphs('cons'),
    isAnonymous: sent.text('isAnonymous') === '1',
  };
  const target = { type: sent.text('objectType'), id: sent.text('objectId') };
  try {
    await sent.write(CreateCommentDocument, { input: commentInput(target, sent.text('parentId') || undefined, typed) });
    return undefined;
  } catch (thrown) {
    const placeOf = (field: string) => field.replace(/^(pros|cons)\b.*/, '$1');
    return refusedPart(thrown, { form: plainCommentName, id: sent.text('id'), typed, known: fields, placeOf });
  }
};

const sendLike: PlainAction<RefusedPart<object>> = async (sent) => {
  const id = sent.text('id');
  try {
    await sent.write(LikeCommentDocument, { input: { commentId: id, isLiked: sent.text('isLiked') === '1' } });
    return undefined;
  } catch (thrown) {
    return refusedPart(thrown, { form: plainLikeName, id, typed: {}, known: [] });
  }
};

const sendReport: PlainAction<RefusedCommentReport> = async (sent) => {
  const id = sent.text('id');
  const typedReason = sent.text('reason');
  const explanation = sent.paragraphs('explanation');
  const reason = isReportReason(typedReason) ? typedReason : 'OTHER';
  const shown = { form: plainReportName, id, typed: { reason, explanation } };
  const problem = explanationProblem(reason, explanation);
  if (problem) return { status: 400, again: { ...shown, problems: { explanation: problem } } };
  const said = explanation.trim() === '' ? {} : { explanation };
  try {
    await sent.write(ReportCommentDocument, { input: { commentId: id, reason, ...said } });
    return undefined;
  } catch (thrown) {
    return refusedPart(thrown, { ...shown, known: ['reason', 'explanation'] });
  }
};

/** What the forms of comments do, for the screens that show comments. */
export const plainCommentForms = {
  [plainCommentName]: sendComment as PlainAction<unknown>,
  [plainLikeName]: sendLike as PlainAction<unknown>,
  [plainReportName]: sendReport as PlainAction<unknown>,
};
