import { Alert } from '../../../../../design/Alert.tsx';
import { Button } from '../../../../../design/Button.tsx';
import { CheckboxGroup } from '../../../../../design/CheckboxGroup.tsx';
import { Select } from '../../../../../design/Select.tsx';
import { TextArea } from '../../../../../design/TextArea.tsx';
import { PlainForm } from '../../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../../platform/forms/plain/refusedPart.ts';
import { PlainFileField } from '../../../../files/index.ts';
import { stepMessages } from '../../messages.ts';
import { PAPER_TYPES } from '../../papers/papers.ts';
import type { RoomParts } from '../../room.ts';
import { lineOptions, outcomeOptions, reasonOptions } from '../disputeForms.ts';
import { disputeMessages as words } from '../messages.ts';
import { plainOpeningName } from './names.ts';
import type { RefusedOpening } from './sendDispute.ts';

/** A dispute, for who has no script. */
export function PlainOpening({ room }: { room: RoomParts }) {
  const { id, version } = room.request;
  const refused = useRefused<RefusedOpening>(plainOpeningName, id);
  const { typed, problems = {}, failure, held } = refused ?? {};
  const { title, text, action } = stepMessages.steps.OPEN_DISPUTE;
  return (
    <PlainForm
      name={plainOpeningName}
      label={title}
      hidden={{ id, version }}
      takesFile
      className="card card-surface card-pad-normal flex flex-col gap-3"
    >
      <h3 className="text-[1rem] leading-7">{title}</h3>
      {failure && <Alert kind="error">{failure}</Alert>}
      <p className="text-muted">{text}</p>
      <CheckboxGroup
        name="lineIds"
        legend={words.lineIds}
        options={lineOptions(room)}
        values={typed?.lineIds ?? []}
        error={problems.lineIds}
      />
      <Select
        name="reasonCode"
        label={words.reasonCode}
        defaultValue={typed?.reasonCode ?? ''}
        error={problems.reasonCode}
        options={reasonOptions(room)}
      />
      <Select
        name="wish"
        label={words.wish}
        defaultValue={typed?.wish ?? ''}
        error={problems.wish}
        options={outcomeOptions(room)}
      />
      <TextArea
        name="text"
        label={words.text}
        hint={words.textHint}
        rows={5}
        defaultValue={typed?.text ?? ''}
        error={problems.text}
      />
      <PlainFileField
        name="fileId"
        label={words.file}
        hint={words.fileHint}
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
