import { Alert } from '../../../../../design/Alert.tsx';
import { Button } from '../../../../../design/Button.tsx';
import { Select } from '../../../../../design/Select.tsx';
import { PlainForm } from '../../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../../platform/forms/plain/refusedPart.ts';
import { PlainFileField } from '../../../../files/index.ts';
import { stepMessages } from '../../messages.ts';
import type { RoomParts } from '../../room.ts';
import { paperMessages as words } from '../messages.ts';
import { PAPER_TYPES, shipmentOptions, typeOptions } from '../papers.ts';
import { plainPaperName } from './names.ts';
import type { RefusedPaper } from './savePapers.ts';

/** One more paper, for who has no script. */
export function PlainPaper({ room }: { room: RoomParts }) {
  const { id, version } = room.request;
  const refused = useRefused<RefusedPaper>(plainPaperName, id);
  const { typed, problems = {}, failure, held } = refused ?? {};
  const { title, text, action } = stepMessages.steps.ADD_DOCUMENT;
  const shipments = shipmentOptions(room);
  return (
    <PlainForm
      name={plainPaperName}
      label={title}
      hidden={{ id, version }}
      takesFile
      className="card card-surface card-pad-normal flex flex-col gap-3"
    >
      <h3 className="text-[1rem] leading-7">{title}</h3>
      {failure && <Alert kind="error">{failure}</Alert>}
      <p className="text-muted">{text}</p>
      <Select
        name="type"
        label={words.type}
        defaultValue={typed?.type ?? ''}
        error={problems.type}
        options={typeOptions(room)}
      />
      {shipments.length > 0 && (
        <Select
          name="shipmentId"
          label={words.shipment}
          defaultValue={typed?.shipmentId ?? ''}
          error={problems.shipmentId}
          options={shipments}
        />
      )}
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
