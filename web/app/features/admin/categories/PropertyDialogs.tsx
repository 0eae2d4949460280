import * as v from 'valibot';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { digitText, optionalText, requiredText } from '../../../platform/forms/rules.ts';
import { type FormState, useForm } from '../../../platform/forms/useForm.ts';
import type { PropertyDataType } from '../../../platform/graph/types.generated.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { numberInField } from '../../../platform/text/digits.ts';
import { queueMessages } from '../../staff/index.ts';
import { categoryMessages } from './messages.ts';
import {
  CreateCategoryPropertyDocument,
  type StaffPropertyTable_PropertyFragment,
  type StaffPropertyTable_QuantityFragment,
  UpdateCategoryPropertyDocument,
} from './StaffPropertyTable.generated.ts';
import { readValueLines } from './valueLines.ts';

export type StaffProperty = StaffPropertyTable_PropertyFragment;
export type StaffQuantity = StaffPropertyTable_QuantityFragment;

const words = categoryMessages.property;
const requiredLabel = formMessages.required;
const outdates = ['staff.categoryProperties'] as const;
const types = Object.keys(words.types) as PropertyDataType[];
const isNumber = (type: string) => type === 'NUMERIC' || type === 'NUMERIC_RANGE';
const isChoice = (type: string) => type === 'ENUM' || type === 'MULTI_ENUM';

const stated = {
  name: requiredText(2, 60),
  groupName: requiredText(2, 60),
  decimals: digitText(1),
  minAllowed: optionalText(40),
  maxAllowed: optionalText(40),
  isFilterable: v.boolean(),
  isRequired: v.boolean(),
  isComparable: v.boolean(),
  isKey: v.boolean(),
  reason: requiredText(3, 500),
};
const bounds = ({ minAllowed, maxAllowed }: { minAllowed: string; maxAllowed: string }) => ({
  minAllowed: minAllowed || null,
  maxAllowed: maxAllowed || null,
});

const newSchema = v.object({
  ...stated,
  code: requiredText(1, 40),
  dataType: v.string(),
  measurementQuantityId: v.string(),
  defaultMeasurementUnitId: v.string(),
  values: v.string(),
});

interface NewPropertyDialogProps {
  category: { id: string; name: string };
  quantities: readonly StaffQuantity[];
  close(): void;
}

/** Something more that is measured or stated in a category. */
export function NewPropertyDialog({ category, quantities, close }: NewPropertyDialogProps) {
  const state = useForm({
    schema: newSchema,
    labels: words.labels,
    stored: {
      values: {
        name: '',
        code: '',
        groupName: '',
        dataType: 'NUMERIC',
        measurementQuantityId: '',
        defaultMeasurementUnitId: '',
        minAllowed: '',
        maxAllowed: '',
        values: '',
        reason: '',
        decimals: numberInField('0'),
        isFilterable: true,
        isRequired: false,
        isComparable: true,
        isKey: false,
      },
    },
    placeOf: (field) => (field.startsWith('values') ? 'values' : field === 'categoryId' ? 'code' : field),
    async save(typed) {
      const { minAllowed, maxAllowed, values, measurementQuantityId, defaultMeasurementUnitId, ...rest } = typed;
      const dataType = rest.dataType as PropertyDataType;
      const input = {
        ...rest,
        dataType,
        categoryId: category.id,
        decimals: Number(rest.decimals),
        ...(isNumber(dataType) && bounds({ minAllowed, maxAllowed })),
        ...(isNumber(dataType) && measurementQuantityId && { measurementQuantityId }),
        ...(isNumber(dataType) && measurementQuantityId && defaultMeasurementUnitId && { defaultMeasurementUnitId }),
        ...(isChoice(dataType) && { values: readValueLines(values) }),
      };
      await write(CreateCategoryPropertyDocument, { input }, { outdates });
      notify('success', words.added);
      close();
    },
  });
  const { field, form } = state;
  const [dataType, quantityId] = form.watch(['dataType', 'measurementQuantityId']);
  const units = quantities.find(({ id }) => id === quantityId)?.units.filter(({ isActive }) => isActive) ?? [];
  return (
    <FormDialog state={state} title={words.addTo(category.name)} saveLabel={categoryMessages.save} close={close}>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...field('name')} requiredLabel={requiredLabel} dir="auto" />
        <TextField {...field('code')} hint={words.hints.code} requiredLabel={requiredLabel} dir="ltr" />
        <TextField {...field('groupName')} hint={words.hints.groupName} requiredLabel={requiredLabel} dir="auto" />
        <Select {...field('dataType')} options={types.map((value) => ({ value, label: words.types[value] }))} />
        {isNumber(dataType) && (
          <Select
            {...field('measurementQuantityId')}
            options={[
              { value: '', label: words.bare },
              ...quantities.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        {isNumber(dataType) && units.length > 0 && (
          <Select
            {...field('defaultMeasurementUnitId')}
            options={[
              { value: '', label: words.choose },
              ...units.map(({ id, displayText }) => ({ value: id, label: displayText })),
            ]}
          />
        )}
        {isNumber(dataType) && <Numbers state={state} />}
      </div>
      {isChoice(dataType) && <TextArea {...field('values')} hint={words.hints.values} rows={5} dir="auto" />}
      <Flags state={state} />
      <TextField {...field('reason')} hint={queueMessages.reason.hint} requiredLabel={requiredLabel} dir="auto" />
    </FormDialog>
  );
}

const changeSchema = v.object({ ...stated, order: digitText(5), isActive: v.boolean() });

interface PropertyDialogProps {
  property: StaffProperty;
  close(): void;
}

/** What may change of a property. */
export function PropertyDialog({ property, close }: PropertyDialogProps) {
  const { id, version, name, groupName, decimals, minAllowed, maxAllowed, order, isActive, dataType } = property;
  const { isFilterable, isRequired, isComparable, isKey } = property;
  const state = useForm({
    schema: changeSchema,
    labels: words.labels,
    stored: {
      version,
      values: {
        name,
        groupName,
        minAllowed: minAllowed ?? '',
        maxAllowed: maxAllowed ?? '',
        decimals: numberInField(String(decimals)),
        isFilterable,
        isRequired,
        isComparable,
        isKey,
        isActive,
        order: numberInField(String(order)),
        reason: '',
      },
    },
    placeOf: (field) => (field === 'categoryId' ? 'isActive' : field),
    async save({ minAllowed: min, maxAllowed: max, ...rest }) {
      const numbers = { decimals: Number(rest.decimals), order: Number(rest.order) };
      const input = { ...rest, ...numbers, ...bounds({ minAllowed: min, maxAllowed: max }), propertyId: id, version };
      await write(UpdateCategoryPropertyDocument, { input }, { outdates });
      notify('success', words.saved);
      close();
    },
  });
  const { field, form } = state;
  return (
    <FormDialog state={state} title={words.editTitle(name)} saveLabel={categoryMessages.save} close={close}>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...field('name')} requiredLabel={requiredLabel} dir="auto" />
        <TextField {...field('groupName')} hint={words.hints.groupName} requiredLabel={requiredLabel} dir="auto" />
        {isNumber(dataType) && <Numbers state={state} />}
        <TextField {...field('order')} inputMode="numeric" dir="ltr" />
      </div>
      <Flags state={state} />
      <Checkbox {...form.register('isActive')} label={words.labels.isActive} />
      <TextField {...field('reason')} hint={queueMessages.reason.hint} requiredLabel={requiredLabel} dir="auto" />
    </FormDialog>
  );
}

type Stated = Record<'decimals' | 'minAllowed' | 'maxAllowed', string> &
  Record<'isFilterable' | 'isRequired' | 'isComparable' | 'isKey', boolean>;
/** Both forms have these fields. */
type OfEither = { state: unknown };
const statedOf = ({ state }: OfEither) => state as FormState<Stated>;

function Numbers(props: OfEither) {
  const { field } = statedOf(props);
  return (
    <>
      <TextField {...field('minAllowed')} hint={words.hints.bounds} dir="ltr" inputMode="decimal" />
      <TextField {...field('maxAllowed')} hint={words.hints.bounds} dir="ltr" inputMode="decimal" />
      <TextField {...field('decimals')} hint={words.hints.decimals} dir="ltr" inputMode="numeric" />
    </>
  );
}

function Flags(props: OfEither) {
  const { form } = statedOf(props);
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      {(['isFilterable', 'isComparable', 'isKey', 'isRequired'] as const).map((name) => (
        <Checkbox key={name} {...form.register(name)} label={words.labels[name]} />
      ))}
    </div>
  );
}
