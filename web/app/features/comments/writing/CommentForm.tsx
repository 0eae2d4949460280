import { Button } from '../../../design/Button.tsx';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { Form } from '../../../platform/forms/Form.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { commentInput, commentSchema, emptyComment, longestBody, ratingOptions } from './commentFields.ts';
import { writingMessages as words } from './messages.ts';
import type { CommentTarget } from './target.ts';
import { CreateCommentDocument } from './writing.generated.ts';

interface CommentFormProps {
  target: CommentTarget;
  /** Whom it answers; without it the form writes a comment of its own. */
  answered?: { id: string; authorName: string };
  /** Whether readers may not learn the name: not where a company speaks. */
  mayHideName?: boolean;
  onDone(): void;
}

/** Writes a comment, or an answer. */
export function CommentForm({ target, answered, mayHideName = true, onDone }: CommentFormProps) {
  const state = useForm({
    schema: commentSchema,
    labels: words.fields,
    stored: { values: emptyComment },
    words: { conflict: words.conflict, failed: words.failed },
    placeOf: (name) => name.replace(/^(pros|cons)\b.*/, '$1'),
    display: (_name, value) => value,
    async save(read) {
      const input = commentInput(target, answered?.id, read);
      const { ownComment } = await write(
        CreateCommentDocument,
        { input },
        { outdates: [...target.outdates, 'viewer.comments'] },
      );
      notify('success', ownComment.state === 'PUBLISHED' ? words.published : words.sent);
      onDone();
    },
    reload: () => Promise.resolve({ values: emptyComment }),
  });
  const { field, form, pending } = state;
  return (
    <Form state={state} label={answered ? words.answer(answered.authorName) : words.new}>
      <p className="text-dense text-muted">{words.lead}</p>
      <TextArea {...field('body')} requiredLabel={formMessages.required} maxLength={longestBody} />
      {!answered && target.canRate && <Select {...field('rating')} options={ratingOptions} />}
      {!answered && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextArea {...field('pros')} hint={words.pointsHint} rows={2} />
          <TextArea {...field('cons')} hint={words.pointsHint} rows={2} />
        </div>
      )}
      {mayHideName && <Checkbox {...form.register('isAnonymous')} label={words.fields.isAnonymous} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={pending}>
          {answered ? words.sendAnswer : words.send}
        </Button>
        <Button onClick={onDone}>{formMessages.cancel}</Button>
      </div>
    </Form>
  );
}
