import * as v from 'valibot';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { digitText, requiredText } from '../../../platform/forms/rules.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { numberInField } from '../../../platform/text/digits.ts';
import { queueMessages } from '../../staff/index.ts';
import { categoryMessages } from './messages.ts';
import type { StaffProperty } from './PropertyDialogs.tsx';
import { CreatePropertyValueDocument, UpdatePropertyValueDocument } from './StaffPropertyTable.generated.ts';
import { readSizeLines, sizeLines } from './valueLines.ts';

const words = categoryMessages.value;
const requiredLabel = formMessages.required;
const outdates = ['staff.categoryProperties'] as const;
const placeOf = (field: string) => (field.startsWith('equivalents') ? 'equivalents' : field);
const shared = { label: requiredText(1, 60), equivalents: v.string(), reason: requiredText(3, 500) };
const newSchema = v.object({ ...shared, code: requiredText(1, 40) });
const changeSchema = v.object({ ...shared, order: digitText(5), isActive: v.boolean() });

export type PropertyValue = StaffProperty['values'][number];

/** One more value of a property. */
export function NewValueDialog({ property, close }: { property: StaffProperty; close(): void }) {
  const state = useForm({
    schema: newSchema,
    labels: words.labels,
    stored: { values: { label: '', code: '', equivalents: '', reason: '' } },
    placeOf,
    async save({ equivalents, ...rest }) {
      const input = { ...rest, propertyId: property.id, equivalents: readSizeLines(equivalents) };
      await write(CreatePropertyValueDocument, { input }, { outdates });
      notify('success', words.added);
      close();
    },
  });
  const { field } = state;
  const title = categoryMessages.property.valuesOf(property.name);
  return (
    <FormDialog state={state} title={title} saveLabel={categoryMessages.save} close={close} size="medium">
      <TextField {...field('label')} requiredLabel={requiredLabel} dir="auto" />
      <TextField {...field('code')} hint={words.hints.code} requiredLabel={requiredLabel} dir="ltr" />
      <TextArea {...field('equivalents')} hint={words.hints.equivalents} rows={3} dir="ltr" />
      <TextField {...field('reason')} hint={queueMessages.reason.hint} requiredLabel={requiredLabel} dir="auto" />
    </FormDialog>
  );
}

interface ValueDialogProps {
  property: StaffProperty;
  value: PropertyValue;
  close(): void;
}

/** What may change of a value. */
export function ValueDialog({ property, value, close }: ValueDialogProps) {
  const { id: valueId, version, label, order, isActive, equivalents: sizes } = value;
  const state = useForm({
    schema: changeSchema,
    labels: words.labels,
    stored: {
      version,
      values: { label, equivalents: sizeLines(sizes), order: numberInField(String(order)), isActive, reason: '' },
    },
    placeOf,
    async save({ equivalents, order: at, ...rest }) {
      const input = { ...rest, propertyId: property.id, valueId, version, order: Number(at) };
      await write(
        UpdatePropertyValueDocument,
        { input: { ...input, equivalents: readSizeLines(equivalents) } },
        { outdates },
      );
      notify('success', words.saved);
      close();
    },
  });
  const { field, form } = state;
  const title = categoryMessages.property.editTitle(label);
  return (
    <FormDialog state={state} title={title} saveLabel={categoryMessages.save} close={close} size="medium">
      <TextField {...field('label')} requiredLabel={requiredLabel} dir="auto" />
      <TextField {...field('order')} inputMode="numeric" dir="ltr" />
      <TextArea {...field('equivalents')} hint={words.hints.equivalents} rows={3} dir="ltr" />
      <Checkbox {...form.register('isActive')} label={words.labels.isActive} />
      <TextField {...field('reason')} hint={queueMessages.reason.hint} requiredLabel={requiredLabel} dir="auto" />
    </FormDialog>
  );
}
