import { Button } from '../../../design/Button.tsx';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { CheckboxGroup } from '../../../design/CheckboxGroup.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { MoneyField } from '../../../platform/forms/MoneyField.tsx';
import { type FormState, useForm } from '../../../platform/forms/useForm.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';

import type {
  OwnMerchantCard_LabelsFragment as Labels,
  OwnMerchantCard_MerchantFragment as Merchant,
} from '../components/OwnMerchantCard.generated.ts';
import { sellingMessages } from '../messages.ts';
import { UpdateSaleSettingDocument } from './changeMerchant.generated.ts';
import {
  chosenKinds,
  costField,
  costNames,
  deliveryKinds,
  hoursField,
  labelsOf,
  placeOfSetting,
  saleSettingSchema,
  settingInput,
  type TypedSetting,
  typedSetting,
  weekdays,
} from './saleSettingForm.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';

const words = sellingMessages.sale;
const requiredLabel = formMessages.required;

const firstDay = hoursField('SATURDAY');

interface SaleSettingDialogProps {
  merchant: Merchant;
  labels: Labels;
  close(): void;
}

/** How a merchant sells. */
export function SaleSettingDialog({ merchant, labels, close }: SaleSettingDialogProps) {
  const state = useForm({
    schema: saleSettingSchema,
    labels: labelsOf(labels),
    stored: { version: merchant.version, values: typedSetting(merchant) },
    placeOf: (field): string => placeOfSetting(field, state.form.getValues()),
    async save(read, version) {
      await write(UpdateSaleSettingDocument, {
        input: { ...settingInput(read), merchantId: merchant.id, version: version ?? 0 },
      });
      notify('success', words.saved);
      close();
    },
  });
  const { field, form } = state;
  function copyFirstDay() {
    const hours = form.getValues(firstDay);
    for (const day of weekdays) form.setValue(hoursField(day), hours, { shouldDirty: true, shouldValidate: true });
  }
  return (
    <FormDialog state={state} title={words.title(merchant.name)} saveLabel={words.save} close={close}>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...field('sla')} hint={words.slaHint} requiredLabel={requiredLabel} dir="ltr" inputMode="numeric" />
        <MoneyField state={state} name="minOrder" />
      </div>
      <Checkbox {...form.register('acceptsDirectOrder')} label={words.direct} />
      <Choices state={state} name="paymentTerms" hint={words.paymentHint} options={labels.paymentTerms?.values ?? []} />
      <Choices
        state={state}
        name="delivery"
        hint={words.deliveryHint}
        options={(labels.deliveryKinds?.values ?? []).filter(({ value }) =>
          (deliveryKinds as readonly string[]).includes(value),
        )}
      />
      {chosenKinds({ delivery: form.watch('delivery') }).map((kind) => (
        <fieldset key={kind} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <legend className="field-label mb-2">{labelOf(labels.deliveryKinds, kind)}</legend>
          {costNames.map((name) => (
            <MoneyField key={name} state={state} name={costField(kind, name)} label={words.costs[name]} />
          ))}
          <TextField
            {...field(costField(kind, 'days'))}
            label={words.costs.days}
            requiredLabel={requiredLabel}
            dir="ltr"
            inputMode="numeric"
          />
        </fieldset>
      ))}
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="field-label">{words.hours}</legend>
        <p className="text-[0.875rem] text-muted sm:col-span-2">{words.hoursHint}</p>
        {weekdays.map((day) => (
          <TextField key={day} {...field(hoursField(day))} dir="auto" autoComplete="off" />
        ))}
        <div className="self-end">
          <Button variant="quiet" disabled={form.watch(firstDay).trim() === ''} onClick={copyFirstDay}>
            {words.hoursOfAllDays}
          </Button>
        </div>
      </fieldset>
    </FormDialog>
  );
}

interface ChoicesProps {
  state: FormState<TypedSetting>;
  name: 'paymentTerms' | 'delivery';
  hint: string;
  options: readonly { value: string; displayFa: string }[];
}

function Choices({ state: { field, form }, name, hint, options }: ChoicesProps) {
  const { label, error } = field(name);
  return (
    <CheckboxGroup
      name={name}
      legend={label}
      hint={hint}
      options={options.map(({ value, displayFa }) => ({ value, label: displayFa }))}
      values={form.watch(name)}
      onChange={(values) => form.setValue(name, values, { shouldDirty: true, shouldValidate: true })}
      error={error}
    />
  );
}
