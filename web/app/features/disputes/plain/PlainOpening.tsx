import { CheckboxGroup } from '../../../design/CheckboxGroup.tsx';
import { Select } from '../../../design/Select.tsx';
import { useRefused } from '../../../platform/forms/plain/refusedPart.ts';
import { toBothOfDispute } from '../../tradeSteps/recipients/recipients.ts';
import { PlainStepForm } from '../../tradeSteps/steps/plain/PlainStepForm.tsx';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { lineOptions, outcomeOptions, reasonOptions } from '../disputeForms.ts';
import { disputeFormMessages as words } from '../form/messages.ts';
import { plainOpeningName } from './names.ts';
import type { RefusedOpening } from './sendDispute.ts';
import { StatementFields } from './StatementFields.tsx';
import { plainPart } from '../../../platform/forms/plain/plainPart.tsx';

function OpeningForms({ room }: { room: RoomParts }) {
  const { id } = room.request;
  const refused = useRefused<RefusedOpening>(plainOpeningName, id);
  const { typed, problems = {}, failure } = refused ?? {};
  return (
    <PlainStepForm name={plainOpeningName} room={room} step="OPEN_DISPUTE" failure={failure} takesFile>
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
      <StatementFields
        refused={refused}
        to={toBothOfDispute(room.request)}
        textHint={words.textHint}
        fileHint={words.fileHint}
      />
    </PlainStepForm>
  );
}

/** A dispute, for who has no script. */
export const PlainOpening = plainPart(import.meta.env.SSR && OpeningForms);
