import * as v from 'valibot';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { digitText, requiredText } from '../../../platform/forms/rules.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { numberInField } from '../../../platform/text/digits.ts';
import { queueMessages } from '../../staff/index.ts';
import { unitMessages as words } from './messages.ts';
import {
  UpdateMeasurementQuantityDocument,
  UpdateUnitDocument,
  type UnitTable_QuantityFragment,
} from './UnitTable.generated.ts';

const requiredLabel = formMessages.required;
const outdates = ['staff.measurementQuantities'] as const;
const reason = requiredText(3, 500);
const nameSchema = v.object({ name: requiredText(2, 60), reason });

/** Another name for what can be measured. */
export function QuantityChangeDialog({ quantity, close }: { quantity: UnitTable_QuantityFragment; close(): void }) {
  const { id, name, version } = quantity;
  const state = useForm({
    schema: nameSchema,
    labels: words.labels,
    stored: { version, values: { name, reason: '' } },
    async save(typed) {
      await write(UpdateMeasurementQuantityDocument, { input: { ...typed, quantityId: id, version } }, { outdates });
      notify('success', words.changed);
      close();
    },
  });
  const { field } = state;
  return (
    <FormDialog state={state} title={words.renameTitle(name)} saveLabel={words.keep} close={close} size="medium">
      <TextField {...field('name')} requiredLabel={requiredLabel} dir="auto" />
      <TextField {...field('reason')} hint={queueMessages.reason.hint} requiredLabel={requiredLabel} dir="auto" />
    </FormDialog>
  );
}

const unitSchema = v.object({
  displayText: requiredText(1, 40),
  symbol: requiredText(1, 20),
  order: digitText(4),
  isActive: v.boolean(),
  reason,
});

/** What may change of a unit. */
export function UnitChangeDialog({
  unit,
  close,
}: {
  unit: UnitTable_QuantityFragment['units'][number];
  close(): void;
}) {
  const { id, version, displayText, symbol, order, isActive } = unit;
  const state = useForm({
    schema: unitSchema,
    labels: words.labels,
    stored: { version, values: { displayText, symbol, order: numberInField(String(order)), isActive, reason: '' } },
    async save(typed) {
      const input = { ...typed, unitId: id, version, order: Number(typed.order) };
      await write(UpdateUnitDocument, { input }, { outdates });
      notify('success', words.changed);
      close();
    },
  });
  const { field, form } = state;
  return (
    <FormDialog state={state} title={words.changeTitle(displayText)} saveLabel={words.keep} close={close} size="medium">
      <TextField {...field('displayText')} requiredLabel={requiredLabel} dir="auto" />
      <TextField {...field('symbol')} requiredLabel={requiredLabel} dir="ltr" />
      <TextField {...field('order')} inputMode="numeric" dir="ltr" />
      <Checkbox {...form.register('isActive')} label={words.labels.isActive} />
      <TextField {...field('reason')} hint={queueMessages.reason.hint} requiredLabel={requiredLabel} dir="auto" />
    </FormDialog>
  );
}
