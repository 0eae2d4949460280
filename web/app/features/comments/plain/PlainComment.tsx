import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { plainPart } from '../../../platform/forms/plain/plainPart.tsx';
import { PlainForm } from '../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../platform/forms/plain/refusedPart.ts';
import { ratingOptions } from '../writing/commentFields.ts';
import { writingMessages as words } from '../writing/messages.ts';
import type { CommentTarget } from '../writing/target.ts';
import { plainCommentName } from './names.ts';
import type { RefusedComment } from './plainCommentForms.ts';

interface PlainCommentProps {
  target: CommentTarget;
  /** Whom it answers; without it the form writes a comment of its own. */
  answered?: { id: string; authorName: string };
}

/** The form within a part that is without script as a whole. */
export function CommentForms({ target, answered }: PlainCommentProps) {
  const { type, id } = target;
  const place = answered?.id ?? id;
  const { typed, problems, failure } = useRefused<RefusedComment>(plainCommentName, place) ?? {};
  const label = answered ? words.answer(answered.authorName) : words.new;
  return (
    <PlainForm
      name={plainCommentName}
      label={label}
      hidden={{ id: place, objectType: type, objectId: id, parentId: answered?.id ?? '' }}
    >
      <p className="text-dense text-muted">{words.lead}</p>
      {failure && <Alert kind="error">{failure}</Alert>}
      <TextArea name="body" label={words.fields.body} rows={4} defaultValue={typed?.body} error={problems?.body} />
      {!answered && target.canRate && (
        <Select
          name="rating"
          label={words.fields.rating}
          options={ratingOptions}
          defaultValue={typed?.rating}
          error={problems?.rating}
        />
      )}
      {!answered && (
        <>
          <TextArea
            name="pros"
            label={words.fields.pros}
            hint={words.pointsHint}
            rows={2}
            defaultValue={typed?.pros}
            error={problems?.pros}
          />
          <TextArea
            name="cons"
            label={words.fields.cons}
            hint={words.pointsHint}
            rows={2}
            defaultValue={typed?.cons}
            error={problems?.cons}
          />
        </>
      )}
      <Checkbox name="isAnonymous" value="1" label={words.fields.isAnonymous} defaultChecked={typed?.isAnonymous} />
      <div>
        <Button type="submit" variant="primary">
          {answered ? words.sendAnswer : words.send}
        </Button>
      </div>
    </PlainForm>
  );
}

/** Where one writes without script. */
export const PlainComment = plainPart(import.meta.env.SSR && CommentForms);
