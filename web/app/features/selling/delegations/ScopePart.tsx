import { useEffect, useState } from 'react';
import { CheckboxGroup } from '../../../design/CheckboxGroup.tsx';
import { Select } from '../../../design/Select.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import type { FormState } from '../../../platform/forms/useForm.ts';
import { ask } from '../../../platform/graph/ask.ts';
import { NotLoaded } from '../../../platform/graph/NotLoaded.tsx';
import type { TypedDelegation } from './delegationForm.ts';
import { delegationMessages } from './messages.ts';
import { SupplierToAskDocument, type SupplierToAskQuery } from './overlaps.generated.ts';
import type { OwnDelegationCard_LabelsFragment as Labels } from './OwnDelegationCard.generated.ts';

const words = delegationMessages.form;
type Supplier = NonNullable<SupplierToAskQuery['supplier']>;

/** What of a supplier is sold: all of it, categories that it has, or single goods. */
export function ScopePart({ state, labels }: { state: FormState<TypedDelegation>; labels: Labels }) {
  const { form } = state;
  const scopeKind = form.watch('scopeKind');
  const supplierId = form.watch('supplierId');
  const { supplier, isFailed, askAgain } = useSupplier(scopeKind === 'ALL' ? '' : supplierId);
  return (
    <>
      <Select
        {...state.field('scopeKind')}
        requiredLabel={formMessages.required}
        options={(labels.delegationScopes?.values ?? []).map(({ value, displayFa }) => ({ value, label: displayFa }))}
      />
      {scopeKind !== 'ALL' && supplierId && !supplier && !isFailed && <p role="status">{words.loadingSupplier}</p>}
      {scopeKind !== 'ALL' && isFailed && <NotLoaded text={words.supplierFailed} retry={askAgain} />}
      {scopeKind === 'CATEGORIES' && supplier && (
        <Choices
          state={state}
          name="categoryIds"
          options={(supplier.categories ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {scopeKind === 'SUPPLIER_PRODUCTS' && supplier && (
        <Choices
          state={state}
          name="supplierProductIds"
          options={(supplier.products?.nodes ?? []).map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
    </>
  );
}

interface ChoicesProps {
  state: FormState<TypedDelegation>;
  name: 'categoryIds' | 'supplierProductIds';
  options: { value: string; label: string }[];
}

function Choices({ state: { form, field }, name, options }: ChoicesProps) {
  const { label, error } = field(name);
  if (options.length === 0) return <p className="text-muted">{words.noGoods}</p>;
  return (
    <div data-field={name} className="max-h-80 overflow-y-auto">
      <CheckboxGroup
        name={name}
        legend={label}
        error={error}
        options={options}
        values={form.watch(name)}
        onChange={(values) => form.setValue(name, values, { shouldDirty: true, shouldValidate: true })}
      />
    </div>
  );
}

/** Categories and goods of a supplier; undefined until they are there, and after a failure. */
function useSupplier(id: string) {
  const [supplier, setSupplier] = useState<Supplier>();
  const [failedId, setFailedId] = useState<string>();
  const [tries, setTries] = useState(1);
  useEffect(() => {
    if (!id) return;
    let isWanted = true;
    ask(SupplierToAskDocument, { id }).then(
      (found) => isWanted && found.supplier && setSupplier(found.supplier),
      () => isWanted && setFailedId(id),
    );
    return () => void (isWanted = false);
  }, [id, tries]);
  return {
    supplier: supplier?.id === id ? supplier : undefined,
    isFailed: id !== '' && failedId === id,
    askAgain() {
      setFailedId(undefined);
      setTries(tries + 1);
    },
  };
}
