import { Alert } from '../../design/Alert.tsx';
import { Select } from '../../design/Select.tsx';
import { TextArea } from '../../design/TextArea.tsx';
import { TextField } from '../../design/TextField.tsx';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../platform/forms/messages.ts';
import { useForm } from '../../platform/forms/useForm.ts';
import { toBothOfDispute } from '../tradeSteps/recipients/recipients.ts';
import { actionMessages } from '../tradeSteps/steps/actions/messages.ts';
import { stepMessages } from '../tradeSteps/steps/messages.ts';
import type { RoomParts } from '../tradeSteps/steps/room.ts';
import { useOvertaken } from '../tradeSteps/steps/overtaken.ts';
import { takeStep } from '../tradeSteps/steps/takeStep.ts';
import { outcomeOptions, settlementInput, settlementSchema, type TypedSettlement } from './disputeForms.ts';
import { disputeFormMessages as words } from './form/messages.ts';

/** How the other side is asked to end a dispute. */
export function SettleDialog({ room, close }: { room: RoomParts; close(): void }) {
  const overtaken = useOvertaken(room, 'ASK_SETTLEMENT');
  const { outcome, buyerPercent, reason } = words;
  const state = useForm<TypedSettlement, TypedSettlement>({
    schema: settlementSchema,
    labels: { outcome, buyerPercent, reason },
    stored: { values: { outcome: '', buyerPercent: '', reason: '' } },
    async save(read) {
      await takeStep(room, 'ASK_SETTLEMENT', settlementInput(read));
      close();
    },
  });
  const { title, text } = stepMessages.steps.ASK_SETTLEMENT;
  const action = actionMessages.actions.ASK_SETTLEMENT;
  const isSplit = state.form.watch('outcome') === 'SPLIT';
  return (
    <FormDialog state={state} title={title} saveLabel={action} close={close} size="medium">
      {overtaken && !state.pending && <Alert kind="warning">{overtaken}</Alert>}
      <p className="text-muted">{text}</p>
      <Select {...state.field('outcome')} requiredLabel={formMessages.required} options={outcomeOptions(room)} />
      {isSplit && (
        <TextField
          {...state.field('buyerPercent')}
          requiredLabel={formMessages.required}
          hint={words.percentHint}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      <TextArea {...state.field('reason')} to={toBothOfDispute(room.request)} hint={words.reasonHint} rows={3} />
    </FormDialog>
  );
}
