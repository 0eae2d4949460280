import * as v from 'valibot';
import { TextField } from '../../../design/TextField.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { optionalText, requiredText } from '../../../platform/forms/rules.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { queueMessages } from '../../staff/index.ts';
import { unitMessages as words } from './messages.ts';
import { CreateMeasurementQuantityDocument, CreateUnitDocument } from './UnitTable.generated.ts';

const requiredLabel = formMessages.required;
const outdates = ['staff.measurementQuantities'] as const;

const unitFields = { displayText: requiredText(1, 40), symbol: requiredText(1, 20), code: requiredText(1, 20) };
const reason = requiredText(3, 500);
const emptyUnit = { displayText: '', symbol: '', code: '', reason: '' };

const quantitySchema = v.object({
  name: requiredText(2, 60),
  quantityCode: requiredText(2, 40),
  ...unitFields,
  reason,
});
/** Where a field of the api stands in the form of a quantity, whose own code is beside that of its unit. */
const placeOfQuantity = (field: string) =>
  field === 'code' ? 'quantityCode' : field.startsWith('baseUnit.') ? field.slice('baseUnit.'.length) : field;

/** Something new to measure, with its base unit. */
export function QuantityDialog({ close }: { close(): void }) {
  const state = useForm({
    schema: quantitySchema,
    labels: words.labels,
    stored: { values: { name: '', quantityCode: '', ...emptyUnit } },
    placeOf: placeOfQuantity,
    async save({ name, quantityCode, reason: why, ...baseUnit }) {
      const input = { name, code: quantityCode, baseUnit, reason: why };
      await write(CreateMeasurementQuantityDocument, { input }, { outdates });
      notify('success', words.quantitySaved);
      close();
    },
  });
  const { field } = state;
  return (
    <FormDialog state={state} title={words.addQuantity} saveLabel={words.save} close={close}>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...field('name')} requiredLabel={requiredLabel} dir="auto" />
        <TextField {...field('quantityCode')} hint={words.hints.quantityCode} requiredLabel={requiredLabel} dir="ltr" />
        <TextField {...field('displayText')} hint={words.hints.baseUnit} requiredLabel={requiredLabel} dir="auto" />
        <TextField {...field('symbol')} requiredLabel={requiredLabel} dir="ltr" />
        <TextField {...field('code')} hint={words.hints.code} requiredLabel={requiredLabel} dir="ltr" />
      </div>
      <TextField {...field('reason')} hint={queueMessages.reason.hint} requiredLabel={requiredLabel} dir="auto" />
    </FormDialog>
  );
}

const unitSchema = v.object({ ...unitFields, factor: requiredText(1, 40), offset: optionalText(40), reason });

/** One more unit of a quantity. */
export function UnitDialog({ quantity, close }: { quantity: { id: string; name: string }; close(): void }) {
  const state = useForm({
    schema: unitSchema,
    labels: words.labels,
    stored: { values: { ...emptyUnit, factor: '', offset: '' } },
    async save({ offset, ...rest }) {
      const input = { ...rest, quantityId: quantity.id, ...(offset && { offset }) };
      await write(CreateUnitDocument, { input }, { outdates });
      notify('success', words.unitSaved);
      close();
    },
  });
  const { field } = state;
  return (
    <FormDialog state={state} title={words.addUnitTo(quantity.name)} saveLabel={words.save} close={close}>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...field('displayText')} requiredLabel={requiredLabel} dir="auto" />
        <TextField {...field('symbol')} requiredLabel={requiredLabel} dir="ltr" />
        <TextField {...field('code')} hint={words.hints.code} requiredLabel={requiredLabel} dir="ltr" />
        <TextField
          {...field('factor')}
          hint={words.hints.factor}
          requiredLabel={requiredLabel}
          dir="ltr"
          inputMode="decimal"
        />
        <TextField {...field('offset')} hint={words.hints.offset} dir="ltr" inputMode="decimal" />
      </div>
      <TextField {...field('reason')} hint={queueMessages.reason.hint} requiredLabel={requiredLabel} dir="auto" />
    </FormDialog>
  );
}
