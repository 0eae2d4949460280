import { TextField } from '../../../design/TextField.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { EntryPartFrame } from './EntryPartFrame.tsx';
import { termsPart } from './entryForm.ts';
import { entryMessages as words } from './messages.ts';
import type { PartProps } from './partProps.ts';
import { useEntryPart } from './useEntryPart.ts';

const { saleUnitText, packSize, moq, orderStep, warranty, originCountryName } = words.labels;
const labels = { saleUnitText, packSize, moq, orderStep, warranty, originCountryName };
const requiredLabel = formMessages.required;

type Typed = Record<keyof typeof labels, string>;

/** In what it is sold, how much of it at least, and with what. */
export function TermsPart({ writing, isOpen, onTyped }: PartProps<Typed>) {
  const { state, saving } = useEntryPart({
    part: termsPart,
    labels,
    writing,
    onTyped,
    // The first tier follows the least order; what it does to the others is told there.
    placeOf: (field) => (field === 'priceTiers' ? 'moq' : field),
  });
  const { field } = state;
  const number = { requiredLabel, dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <EntryPartFrame id="terms" title={words.part.terms} state={state} saving={saving} isOpen={isOpen}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('saleUnitText')}
          hint={words.hints.saleUnitText}
          requiredLabel={requiredLabel}
          dir="auto"
          autoComplete="off"
        />
        <TextField {...field('packSize')} {...number} />
        <TextField {...field('moq')} hint={words.hints.moq} {...number} />
        <TextField {...field('orderStep')} hint={words.hints.orderStep} {...number} />
        <TextField {...field('warranty')} hint={words.hints.warranty} dir="auto" autoComplete="off" />
        <TextField {...field('originCountryName')} dir="auto" autoComplete="off" />
      </div>
    </EntryPartFrame>
  );
}
