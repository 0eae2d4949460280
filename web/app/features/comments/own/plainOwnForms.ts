import type { PlainAction, PlainAnswer } from '../../../platform/forms/plain/answerPlainForm.ts';
import { refusedPart, type RefusedPart } from '../../../platform/forms/plain/refusedPart.ts';
import { pointsOf } from '../writing/commentFields.ts';
import { AppealCommentDocument, DeleteCommentDocument, UpdateCommentDocument } from './OwnComment.generated.ts';

/** Names of the forms without script. */
export const plainEditName = 'comment-edit';
export const plainAppealName = 'comment-appeal';
export const plainRemoveName = 'comment-remove';

interface TypedOwn {
  body?: string;
  pros?: string;
  cons?: string;
  reason?: string;
}
export type RefusedOwn = RefusedPart<TypedOwn>;

const target = (sent: PlainAnswer) => ({ commentId: sent.text('id'), version: Number(sent.text('version')) });

/** Does one thing with an own comment, and says at its form what was refused. */
const doing =
  (
    form: string,
    names: readonly (keyof TypedOwn)[],
    act: (sent: PlainAnswer, typed: TypedOwn) => Promise<unknown>,
  ): PlainAction<RefusedOwn> =>
  async (sent) => {
    const typed: TypedOwn = Object.fromEntries(names.map((name) => [name, sent.paragraphs(name)]));
    try {
      await act(sent, typed);
      return undefined;
    } catch (thrown) {
      const placeOf = (field: string) => field.replace(/^(pros|cons)\b.*/, '$1');
      return refusedPart(thrown, { form, id: sent.text('id'), typed, known: names, placeOf });
    }
  };

export const plainOwnForms = {
  [plainEditName]: doing(plainEditName, ['body', 'pros', 'cons'], (sent, { body = '', pros = '', cons = '' }) =>
    sent.write(UpdateCommentDocument, { input: { ...target(sent), body, pros: pointsOf(pros), cons: pointsOf(cons) } }),
  ),
  [plainAppealName]: doing(plainAppealName, ['reason'], (sent, { reason = '' }) =>
    sent.write(AppealCommentDocument, { input: { ...target(sent), reason } }),
  ),
  [plainRemoveName]: doing(plainRemoveName, [], (sent) => sent.write(DeleteCommentDocument, { input: target(sent) })),
};
