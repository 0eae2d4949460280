import { Alert } from '../../../../../design/Alert.tsx';
import { Button } from '../../../../../design/Button.tsx';
import { Select } from '../../../../../design/Select.tsx';
import { TextArea } from '../../../../../design/TextArea.tsx';
import { TextField } from '../../../../../design/TextField.tsx';
import { PlainForm } from '../../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../../platform/forms/plain/refusedPart.ts';
import { stepMessages } from '../../messages.ts';
import type { RoomParts } from '../../room.ts';
import { outcomeOptions } from '../disputeForms.ts';
import { disputeMessages as words } from '../messages.ts';
import { plainSettlementName } from './names.ts';
import type { RefusedSettlement } from './sendDispute.ts';

/** A settlement, for who has no script. */
export function PlainSettlement({ room }: { room: RoomParts }) {
  const { id, version } = room.request;
  const refused = useRefused<RefusedSettlement>(plainSettlementName, id);
  const { typed, problems = {}, failure } = refused ?? {};
  const { title, text, action } = stepMessages.steps.ASK_SETTLEMENT;
  return (
    <PlainForm
      name={plainSettlementName}
      label={title}
      hidden={{ id, version }}
      className="card card-surface card-pad-normal flex flex-col gap-3"
    >
      <h3 className="text-[1rem] leading-7">{title}</h3>
      {failure && <Alert kind="error">{failure}</Alert>}
      <p className="text-muted">{text}</p>
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
        hint={words.reasonHint}
        rows={3}
        defaultValue={typed?.reason ?? ''}
        error={problems.reason}
      />
      <div>
        <Button type="submit">{action}</Button>
      </div>
    </PlainForm>
  );
}
