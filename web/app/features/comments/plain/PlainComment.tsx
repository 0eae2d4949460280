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
  const refused = useRefused<RefusedComment>(plainCommentName, place);
  const { typed, problems, failure } = refused ?? {};
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
      {!answered && <RootFields canRate={target.canRate} refused={refused} />}
      <Checkbox name="isAnonymous" value="1" label={words.fields.isAnonymous} defaultChecked={typed?.isAnonymous} />
      <div>
        <Button type="submit" variant="primary">
          {answered ? words.sendAnswer : words.send}
        </Button>
      </div>
    </PlainForm>
  );
}

/** What a comment has beside its text, and an answer has not. */
function RootFields({ canRate, refused }: { canRate: boolean; refused: RefusedComment | undefined }) {
  const { typed, problems } = refused ?? {};
  return (
    <>
      {canRate && (
        <Select
          name="rating"
          label={words.fields.rating}
          options={ratingOptions}
          defaultValue={typed?.rating}
          error={problems?.rating}
        />
      )}
      {(['pros', 'cons'] as const).map((name) => (
        <TextArea
          key={name}
          name={name}
          label={words.fields[name]}
          hint={words.pointsHint}
          rows={2}
          defaultValue={typed?.[name]}
          error={problems?.[name]}
        />
      ))}
    </>
  );
}

/** Where one writes without script. */
export const PlainComment = plainPart(import.meta.env.SSR && CommentForms);
