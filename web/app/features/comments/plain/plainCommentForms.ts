import { failScreen } from '../../../platform/errors/failScreen.ts';
import type { PlainAction } from '../../../platform/forms/plain/answerPlainForm.ts';
import { refusedPart, type RefusedPart } from '../../../platform/forms/plain/refusedPart.ts';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import { plainReport } from '../../reports/index.ts';
import { commentInput, type TypedComment } from '../writing/commentFields.ts';
import { writingMessages } from '../writing/messages.ts';
import { CreateCommentDocument, LikeCommentDocument, ReportCommentDocument } from '../writing/writing.generated.ts';
import { plainCommentName, plainLikeName, plainReportName } from './names.ts';

export type RefusedComment = RefusedPart<TypedComment>;

const fields = ['body', 'rating', 'pros', 'cons', 'isAnonymous'];

const gone = ['PAGE_NOT_FOUND', 'SUPPLIER_PRODUCT_NOT_FOUND'];
const writtenIn = ({ body, pros, cons }: TypedComment) => [body, pros, cons].filter((text) => text.trim() !== '');

const sendComment: PlainAction<RefusedComment> = async (sent, args) => {
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
    // The page itself is gone: there is none to show the form on again.
    if (thrown instanceof GraphError && gone.includes(thrown.code)) failScreen(args, thrown, writtenIn(typed));
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

const sendReport = plainReport({
  form: plainReportName,
  words: writingMessages.report,
  write: (sent, commentId, report) => sent.write(ReportCommentDocument, { input: { commentId, ...report } }),
});

/** What the forms of comments do, for the screens that show comments. */
export const plainCommentForms = {
  [plainCommentName]: sendComment as PlainAction<unknown>,
  [plainLikeName]: sendLike as PlainAction<unknown>,
  [plainReportName]: sendReport as PlainAction<unknown>,
};
