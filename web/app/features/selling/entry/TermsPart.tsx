import { useMemo } from 'react';
import { TextField } from '../../../design/TextField.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import type { EntryEditor_LabelsFragment as Labels } from './EntryEditor.generated.ts';
import { EntryPartFrame } from './EntryPartFrame.tsx';
import { entryMessages as words } from './messages.ts';
import type { PartProps } from './partProps.ts';
import { SaleUnitFields } from './SaleUnitFields.tsx';
import { usualHeldUnit } from './saleUnits.ts';
import { PlainTerms } from './plain/PlainTerms.tsx';
import { placeOfTerms, termsLabels, termsPartOf, type TypedTerms } from './termsForm.ts';
import { useEntryPart } from './useEntryPart.ts';

const requiredLabel = formMessages.required;

/** In what it is sold, how much of it at least, and with what. */
export function TermsPart({ writing, isOpen, onTyped, labels: units }: PartProps<TypedTerms> & { labels: Labels }) {
  const part = useMemo(() => termsPartOf((id) => usualHeldUnit(units, id)), [units]);
  const { state, saving } = useEntryPart({ part, labels: termsLabels, writing, onTyped, placeOf: placeOfTerms });
  const { entry } = writing;
  const { field } = state;
  const number = { requiredLabel, dir: 'ltr', inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <EntryPartFrame
      id="terms"
      title={words.part.terms}
      state={state}
      saving={saving}
      isOpen={isOpen}
      plain={isOpen && <PlainTerms entry={entry} labels={units} stored={part.typedOf(entry)} />}
    >
      <SaleUnitFields state={state} entry={entry} labels={units} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('moq')} hint={words.hints.moq} {...number} />
        <TextField {...field('orderStep')} hint={words.hints.orderStep} {...number} />
        <TextField {...field('warranty')} hint={words.hints.warranty} dir="auto" autoComplete="off" />
        <TextField {...field('originCountryName')} dir="auto" autoComplete="off" />
      </div>
    </EntryPartFrame>
  );
}
