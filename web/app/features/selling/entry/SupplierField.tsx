import { useEffect, useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Select } from '../../../design/Select.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { ask } from '../../../platform/graph/ask.ts';
import { NotLoaded } from '../../../platform/graph/NotLoaded.tsx';
import { entryMessages } from './messages.ts';
import { SuppliersToSellForDocument, type SuppliersToSellForQuery } from './NewEntryDialog.generated.ts';

const words = entryMessages.create;

export type Supplier = { id: string; brandName: string };

/** Those whose agency in force allows to list products. */
export function suppliersIn({ merchantDelegations }: SuppliersToSellForQuery): readonly Supplier[] {
  const inForce = (merchantDelegations?.nodes ?? []).filter(
    ({ isInForce, permissions }) => isInForce && permissions.includes('LIST_PRODUCTS'),
  );
  const all = inForce.flatMap(({ supplier }) => supplier ?? []);
  return [...new Map(all.map(({ id, brandName }) => [id, { id, brandName }])).values()];
}

/** Suppliers for which an account may list products now; `all` is undefined while they are asked for, and after a failure. */
export function useSuppliers(merchantId: string, isAgent: boolean) {
  const [all, setAll] = useState<readonly Supplier[]>();
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(1);
  useEffect(() => {
    if (!isAgent) return;
    let isWanted = true;
    ask(SuppliersToSellForDocument, { merchantId }).then(
      (answer) => isWanted && setAll(suppliersIn(answer)),
      () => isWanted && setFailed(true),
    );
    return () => void (isWanted = false);
  }, [merchantId, isAgent, tries]);
  return {
    all,
    isFailed,
    askAgain() {
      setFailed(false);
      setTries(tries + 1);
    },
  };
}

interface SupplierFieldProps {
  suppliers: ReturnType<typeof useSuppliers>;
  value: string;
  choose(id: string): void;
}

/** Whose product it is, of those that an account sells for. */
export function SupplierField({ suppliers: { all, isFailed, askAgain }, value, choose }: SupplierFieldProps) {
  if (isFailed) return <NotLoaded text={words.suppliersFailed} retry={askAgain} />;
  if (all?.length === 0) return <Alert kind="warning">{words.noAgency}</Alert>;
  return (
    <Select
      label={words.supplier}
      hint={words.supplierHint}
      requiredLabel={formMessages.required}
      value={value}
      options={[
        { value: '', label: words.chooseSupplierOption },
        ...(all ?? []).map(({ id, brandName }) => ({ value: id, label: brandName })),
      ]}
      onChange={(event) => choose(event.target.value)}
    />
  );
}
