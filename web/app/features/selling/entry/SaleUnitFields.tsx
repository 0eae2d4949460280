import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import type { FormState } from '../../../platform/forms/useForm.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import type {
  EntryEditor_EntryFragment as Entry,
  EntryEditor_LabelsFragment as Labels,
} from './EntryEditor.generated.ts';
import { entryMessages } from './messages.ts';
import { saleUnitsOf, usualHeldUnit } from './saleUnits.ts';
import { heldField, heldPlaces, heldUnitField, type TypedTerms } from './termsForm.ts';

const words = entryMessages.saleUnit;

interface SaleUnitFieldsProps {
  state: FormState<TypedTerms>;
  entry: Entry;
  labels: Labels;
}

/** By what it is sold, and how much one of that holds. */
export function SaleUnitFields({ state: { field, form }, entry, labels }: SaleUnitFieldsProps) {
  const units = saleUnitsOf(labels, entry);
  const options = units.map(({ id, name }) => ({ value: id, label: name }));
  const typed = form.watch();
  const saleUnit = units.find(({ id }) => id === typed.saleUnitId);
  // A pack is asked for what is in it.
  const count = Math.max(Number(typed.heldCount), saleUnit?.isPackaging ? 1 : 0);
  const name = saleUnit?.name ?? '';
  const { onChange, ...unitField } = field('saleUnitId');

  function changeUnit(id: string) {
    // In what it is told follows as long as no number is typed.
    for (const place of heldPlaces)
      if (form.getValues(heldField(place)) === '') form.setValue(heldUnitField(place), usualHeldUnit(labels, id));
  }
  const heldUnit = (place: (typeof heldPlaces)[number]) =>
    units.find(({ id }) => id === typed[heldUnitField(place)])?.name ?? '';

  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <Select
        {...unitField}
        onChange={(event) => {
          changeUnit(event.target.value);
          return onChange(event);
        }}
        requiredLabel={formMessages.required}
        options={options}
        className="sm:max-w-80"
      />
      {heldPlaces.slice(0, count).map((place) => (
        <div key={place} className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            {...field(heldField(place))}
            label={words.howMuch(name, heldUnit(place))}
            {...(place === 0 && { hint: words.hint })}
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
          />
          <Select
            {...field(heldUnitField(place))}
            label={words.unitOf(formatInteger(place + 1))}
            options={options.filter(({ value }) => value !== typed.saleUnitId)}
          />
        </div>
      ))}
      {count < heldPlaces.length && (
        <div>
          <Button icon="plus" onClick={() => form.setValue('heldCount', String(count + 1))}>
            {words.add(name)}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
