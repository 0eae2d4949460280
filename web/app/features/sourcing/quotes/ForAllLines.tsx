import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { TextField } from '../../../design/TextField.tsx';
import type { FormState } from '../../../platform/forms/useForm.ts';
import { typedTomans } from '../../../platform/forms/tomans.ts';
import { readDecimal } from '../../../platform/text/digits.ts';
import { numberInput } from '../../tradeSteps/components/amountInput.ts';
import { offerMessages } from './form/messages.ts';
import { discountOf } from './liveTotal.ts';
import { lineField, type Part, type TypedOffer } from './offerDraft.ts';

const words = offerMessages.forAll;

interface ForAllLinesProps {
  state: FormState<TypedOffer>;
  lineIds: readonly string[];
}

/** Lead time and discount of every line at once. */
export function ForAllLines({ state: { form }, lineIds }: ForAllLinesProps) {
  const [lead, setLead] = useState('');
  const [percent, setPercent] = useState('');
  const share = readDecimal(percent.trim());
  const isShare = share !== undefined && Number(share) >= 0 && Number(share) <= 100;
  const days = readDecimal(lead.trim());
  const isDays = days !== undefined && /^\d{1,3}$/.test(days);

  function put(part: Part, valueOf: (lineId: string) => string) {
    for (const id of lineIds)
      form.setValue(lineField(part, id), valueOf(id), { shouldDirty: true, shouldValidate: true });
  }
  function apply() {
    if (isDays) put('lead', () => lead.trim());
    if (isShare) put('discount', (id) => typedTomans(discountOf(form.getValues(), id, share)));
  }
  return (
    <fieldset className="flex flex-wrap items-end gap-3">
      <legend className="field-label mb-2">{words.legend}</legend>
      <TextField
        {...numberInput}
        maxLength={10}
        label={words.lead}
        value={lead}
        error={lead && !isDays ? words.leadWrong : undefined}
        onChange={(event) => setLead(event.target.value)}
        className="w-44"
      />
      <TextField
        {...numberInput}
        maxLength={10}
        label={words.percent}
        value={percent}
        error={percent && !isShare ? words.percentWrong : undefined}
        onChange={(event) => setPercent(event.target.value)}
        className="w-44"
      />
      <Button disabled={!isDays && !isShare} onClick={apply}>
        {words.apply}
      </Button>
    </fieldset>
  );
}
