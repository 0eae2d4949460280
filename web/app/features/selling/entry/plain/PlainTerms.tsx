import { Select } from '../../../../design/Select.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import type {
  EntryEditor_EntryFragment as Entry,
  EntryEditor_LabelsFragment as Labels,
} from '../EntryEditor.generated.ts';
import { entryMessages as words } from '../messages.ts';
import { saleUnitsOf } from '../saleUnits.ts';
import { heldField, heldPlaces, heldUnitField, termsLabels, type TypedTerms } from '../termsForm.ts';
import { plainTermsName } from './names.ts';
import { PlainPart } from './PlainPart.tsx';

const requiredLabel = formMessages.required;
const number = { dir: 'ltr', inputMode: 'decimal', autoComplete: 'off' } as const;

interface PlainTermsProps {
  entry: Entry;
  labels: Labels;
  stored: TypedTerms;
}

/** By what an entry is sold, how much one of that holds, and the least order, for who has no script. */
export function PlainTerms({ entry, labels, stored }: PlainTermsProps) {
  const options = saleUnitsOf(labels, entry).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <PlainPart name={plainTermsName} title={words.part.terms} entry={entry} stored={stored} labels={termsLabels}>
      {(field, typed) => (
        <>
          <Select {...field('saleUnitId')} requiredLabel={requiredLabel} options={options} />
          <p className="text-[0.875rem] text-muted">{words.saleUnit.hint}</p>
          {/* One more than is told already. */}
          {heldPlaces
            .filter((place) => place === 0 || typed[heldField((place - 1) as 0)] !== '')
            .map((place) => (
              <div key={place} className="grid items-start gap-4 sm:grid-cols-2">
                <TextField {...field(heldField(place))} {...number} />
                <Select {...field(heldUnitField(place))} options={options} />
              </div>
            ))}
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...field('moq')} hint={words.hints.moq} requiredLabel={requiredLabel} {...number} />
            <TextField {...field('orderStep')} hint={words.hints.orderStep} requiredLabel={requiredLabel} {...number} />
            <TextField {...field('warranty')} hint={words.hints.warranty} dir="auto" autoComplete="off" />
            <TextField {...field('originCountryName')} dir="auto" autoComplete="off" />
          </div>
        </>
      )}
    </PlainPart>
  );
}
