import { Select } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { useRefused } from '../../../platform/forms/plain/refusedPart.ts';
import { toBothOfDispute } from '../../tradeSteps/recipients/recipients.ts';
import { PlainStepForm } from '../../tradeSteps/steps/plain/PlainStepForm.tsx';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { outcomeOptions } from '../disputeForms.ts';
import { disputeFormMessages as words } from '../form/messages.ts';
import { plainSettlementName } from './names.ts';
import type { RefusedSettlement } from './sendDispute.ts';
import { plainPart } from '../../../platform/forms/plain/plainPart.tsx';

function SettlementForms({ room }: { room: RoomParts }) {
  const { id } = room.request;
  const refused = useRefused<RefusedSettlement>(plainSettlementName, id);
  const { typed, problems = {}, failure } = refused ?? {};
  return (
    <PlainStepForm name={plainSettlementName} room={room} step="ASK_SETTLEMENT" failure={failure}>
      <Select
        name="outcome"
        label={words.outcome}
        defaultValue={typed?.outcome ?? ''}
        error={problems.outcome}
        options={outcomeOptions(room)}
      />
      <TextField
        name="buyerPercent"
        label={words.buyerPercent}
        hint={words.percentHint}
        defaultValue={typed?.buyerPercent ?? ''}
        error={problems.buyerPercent}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextArea
        name="reason"
        label={words.reason}
        to={toBothOfDispute(room.request)}
        hint={words.reasonHint}
        rows={3}
        defaultValue={typed?.reason ?? ''}
        error={problems.reason}
      />
    </PlainStepForm>
  );
}

/** A settlement, for who has no script. */
export const PlainSettlement = plainPart(import.meta.env.SSR && SettlementForms);
