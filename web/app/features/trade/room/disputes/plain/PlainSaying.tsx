import { Alert } from '../../../../../design/Alert.tsx';
import { Button } from '../../../../../design/Button.tsx';
import { TextArea } from '../../../../../design/TextArea.tsx';
import { PlainForm } from '../../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../../platform/forms/plain/refusedPart.ts';
import { PlainFileField } from '../../../../files/index.ts';
import { stepMessages } from '../../messages.ts';
import { PAPER_TYPES } from '../../papers/papers.ts';
import type { RoomParts } from '../../room.ts';
import type { SayingKind } from '../disputeForms.ts';
import { disputeMessages as words } from '../messages.ts';
import { plainSayingNames } from './names.ts';
import type { RefusedSaying } from './sendDispute.ts';

/** The answer to a dispute, or one more thing, for who has no script. */
export function PlainSaying({ room, step }: { room: RoomParts; step: SayingKind }) {
  const { id, version } = room.request;
  const form = plainSayingNames[step];
  const refused = useRefused<RefusedSaying>(form, id);
  const { typed, problems = {}, failure, held } = refused ?? {};
  const { title, text, action } = stepMessages.steps[step];
  return (
    <PlainForm
      name={form}
      label={title}
      hidden={{ id, version }}
      takesFile
      className="card card-surface card-pad-normal flex flex-col gap-3"
    >
      <h3 className="text-[1rem] leading-7">{title}</h3>
      {failure && <Alert kind="error">{failure}</Alert>}
      <p className="text-muted">{text}</p>
      <TextArea
        name="text"
        label={words.text}
        hint={words.sayHint}
        rows={5}
        defaultValue={typed?.text ?? ''}
        error={problems.text}
      />
      <PlainFileField
        name="fileId"
        label={words.file}
        hint={words.oneFileHint}
        accept={PAPER_TYPES}
        error={problems.fileId}
        held={held}
      />
      <div>
        <Button type="submit">{action}</Button>
      </div>
    </PlainForm>
  );
}
