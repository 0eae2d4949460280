import * as v from 'valibot';
import { Button } from '../../../design/Button.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { Form } from '../../../platform/forms/Form.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { type Stored, useForm } from '../../../platform/forms/useForm.ts';
import { askAnew } from '../../../platform/graph/ask.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { commentSchema, longestBody, pointsOf } from '../writing/commentFields.ts';
import { writingMessages } from '../writing/messages.ts';
import { ownMessages as words } from './messages.ts';
import {
  CurrentCommentsDocument,
  type OwnComment_CommentFragment as Comment,
  UpdateCommentDocument,
} from './OwnComment.generated.ts';

const schema = v.omit(commentSchema, ['rating', 'isAnonymous']);
type Typed = v.InferInput<typeof schema>;

const storedOf = ({ version, body, pros, cons }: Comment): Stored<Typed> => ({
  version,
  values: { body, pros: pros.join('\n'), cons: cons.join('\n') },
});

/** Writes an own comment anew, once; the old text stays until it is decided. */
export function EditForm({ comment, onDone }: { comment: Comment; onDone(): void }) {
  const state = useForm({
    schema,
    labels: writingMessages.fields,
    stored: storedOf(comment),
    words: { conflict: words.conflict, failed: words.saveFailed },
    placeOf: (name) => name.replace(/^(pros|cons)\b.*/, '$1'),
    display: (_name, value) => value,
    async save({ body, pros, cons }, version = 1) {
      const input = { commentId: comment.id, version, body, pros: pointsOf(pros), cons: pointsOf(cons) };
      await write(UpdateCommentDocument, { input });
      notify('success', words.saved);
      onDone();
    },
    reload: async () => {
      const { viewer } = await askAnew(CurrentCommentsDocument, {});
      const now = viewer?.comments?.nodes.find(({ id }) => id === comment.id);
      return now && storedOf(readFragment<Comment>(now));
    },
  });
  const { field, pending } = state;
  return (
    <Form state={state} label={words.editLabel}>
      <p className="text-dense text-muted">{words.editLead}</p>
      <TextArea {...field('body')} requiredLabel={formMessages.required} maxLength={longestBody} />
      {!comment.isAnswer && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextArea {...field('pros')} hint={writingMessages.pointsHint} rows={2} />
          <TextArea {...field('cons')} hint={writingMessages.pointsHint} rows={2} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={pending}>
          {words.save}
        </Button>
        <Button onClick={onDone}>{formMessages.cancel}</Button>
      </div>
    </Form>
  );
}
