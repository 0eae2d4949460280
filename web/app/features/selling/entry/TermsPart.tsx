import { useMemo } from 'react';
import { TextField } from '../../../design/TextField.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import type { EntryEditor_LabelsFragment as Labels } from './EntryEditor.generated.ts';
import { EntryPartFrame } from './EntryPartFrame.tsx';
import { entryMessages as words } from './messages.ts';
import type { PartProps } from './partProps.ts';
import { SaleUnitFields } from './SaleUnitFields.tsx';
import { usualHeldUnit } from './saleUnits.ts';
import { heldField, heldPlaces, heldUnitField, termsPartOf, type TypedTerms } from './termsForm.ts';
import { useEntryPart } from './useEntryPart.ts';

const { saleUnitId, moq, orderStep, warranty, originCountryName } = words.labels;
const labels: Record<string, string> = {
  saleUnitId,
  ...Object.fromEntries(
    heldPlaces.flatMap((place) => [
      [heldField(place), words.saleUnit.heldOf(formatInteger(place + 1))],
      [heldUnitField(place), words.saleUnit.unitOf(formatInteger(place + 1))],
    ]),
  ),
  ...{ moq, orderStep, warranty, originCountryName },
};
const requiredLabel = formMessages.required;
/** Where the form has what the api calls otherwise; the first tier follows the least order. */
function placeOf(field: string, path: string): string {
  if (field === 'priceTiers') return 'moq';
  if (field !== 'conversions') return field;
  const place = heldPlaces.find((each) => path.startsWith(`conversions[${each}]`)) ?? 0;
  return path.endsWith('.unitId') ? heldUnitField(place) : heldField(place);
}

/** In what it is sold, how much of it at least, and with what. */
export function TermsPart({ writing, isOpen, onTyped, labels: units }: PartProps<TypedTerms> & { labels: Labels }) {
  const part = useMemo(() => termsPartOf((id) => usualHeldUnit(units, id)), [units]);
  const { state, saving } = useEntryPart({ part, labels, writing, onTyped, placeOf });
  const { field } = state;
  const number = { requiredLabel, dir: 'ltr', inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <EntryPartFrame id="terms" title={words.part.terms} state={state} saving={saving} isOpen={isOpen}>
      <SaleUnitFields state={state} entry={writing.entry} labels={units} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('moq')} hint={words.hints.moq} {...number} />
        <TextField {...field('orderStep')} hint={words.hints.orderStep} {...number} />
        <TextField {...field('warranty')} hint={words.hints.warranty} dir="auto" autoComplete="off" />
        <TextField {...field('originCountryName')} dir="auto" autoComplete="off" />
      </div>
    </EntryPartFrame>
  );
}
