import { useEffect, useState } from 'react';
import { Combobox } from '../../../design/Combobox.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import type { FormState } from '../../../platform/forms/useForm.ts';
import { ask } from '../../../platform/graph/ask.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import type { TypedDelegation } from './delegationForm.ts';
import { delegationMessages } from './messages.ts';
import { SuppliersToAskDocument, type SuppliersToAskQuery } from './overlaps.generated.ts';

const words = delegationMessages.form;
const QUIET_MS = 300;
const SHORTEST = 2;

type Found = NonNullable<SuppliersToAskQuery['suppliers']>['nodes'];

/** The supplier that is asked, found by its name. */
export function SupplierField({ state }: { state: FormState<TypedDelegation> }) {
  const [text, setText] = useState('');
  const found = useSuppliers(text.trim());
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
        options={(found ?? []).map(({ id, brandName, cityName }) => ({ id, label: brandName, detail: cityName }))}
        onChoose={(option) => {
          setText(option.label);
          set(option.id);
        }}
        resultText={
          found
            ? found.length > 0
              ? words.suppliersFound(formatInteger(found.length))
              : words.noSupplier
            : words.searching
        }
      />
    </div>
  );
}

/** Suppliers with these words in their names; undefined while they are looked for. */
function useSuppliers(key: string): Found | undefined {
  const [found, setFound] = useState<{ key: string; nodes: Found }>();
  useEffect(() => {
    if (key.length < SHORTEST) return;
    const overtaken = new AbortController();
    const timer = setTimeout(() => {
      ask(SuppliersToAskDocument, { searchKey: key }, overtaken.signal).then(
        ({ suppliers }) => overtaken.signal.aborted || setFound({ key, nodes: suppliers?.nodes ?? [] }),
        () => overtaken.signal.aborted || setFound({ key, nodes: [] }),
      );
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [key]);
  return key.length < SHORTEST ? [] : found?.key === key ? found.nodes : undefined;
}
