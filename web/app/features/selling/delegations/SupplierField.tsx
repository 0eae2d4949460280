import { useState } from 'react';
import { Combobox } from '../../../design/Combobox.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import type { FormState } from '../../../platform/forms/useForm.ts';
import { ask } from '../../../platform/graph/ask.ts';
import { foundText, useFound } from '../../../platform/graph/useFound.ts';
import type { TypedDelegation } from './delegationForm.ts';
import { delegationMessages } from './messages.ts';
import { SuppliersToAskDocument } from './overlaps.generated.ts';

const words = delegationMessages.form;

/** The supplier that is asked, found by its name. */
export function SupplierField({ state }: { state: FormState<TypedDelegation> }) {
  const [text, setText] = useState('');
  const found = useFound(text.trim(), findSuppliers);
  const { label, error } = state.field('supplierId');
  const set = (id: string) => state.form.setValue('supplierId', id, { shouldDirty: true, shouldValidate: id !== '' });
  return (
    <div data-field="supplierId">
      <Combobox
        label={label}
        hint={words.supplierHint}
        error={error}
        requiredLabel={formMessages.required}
        text={text}
        onTextChange={(typed) => {
          setText(typed);
          set('');
        }}
        options={(found.rows ?? []).map(({ id, brandName, cityName }) => ({ id, label: brandName, detail: cityName }))}
        onChoose={(option) => {
          setText(option.label);
          set(option.id);
        }}
        resultText={foundText(found, found.rows?.length ?? 0, {
          searching: words.searching,
          found: words.suppliersFound,
          none: words.noSupplier,
        })}
      />
    </div>
  );
}

const findSuppliers = async (searchKey: string, overtaken: AbortSignal) =>
  (await ask(SuppliersToAskDocument, { searchKey }, overtaken)).suppliers?.nodes;
