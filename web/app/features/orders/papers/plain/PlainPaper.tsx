import { Select } from '../../../../design/Select.tsx';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import { FILE_TYPES, PlainFileField } from '../../../files/index.ts';
import { PlainStepForm } from '../../../tradeSteps/steps/plain/PlainStepForm.tsx';
import type { RoomParts } from '../../../tradeSteps/steps/room.ts';
import { paperMessages as words } from '../messages.ts';
import { shipmentOptions, typeOptions } from '../papers.ts';
import { plainPaperName } from './names.ts';
import type { RefusedPaper } from './savePapers.ts';
import { plainPart } from '../../../../platform/forms/plain/plainPart.tsx';

function PaperForms({ room }: { room: RoomParts }) {
  const { id } = room.request;
  const refused = useRefused<RefusedPaper>(plainPaperName, id);
  const { typed, problems = {}, failure, held } = refused ?? {};
  const shipments = shipmentOptions(room);
  return (
    <PlainStepForm name={plainPaperName} room={room} step="ADD_DOCUMENT" failure={failure} takesFile>
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
        accept={FILE_TYPES}
        error={problems.fileId}
        held={held}
      />
    </PlainStepForm>
  );
}

/** One more paper, for who has no script. */
export const PlainPaper = plainPart(import.meta.env.SSR && PaperForms);
