import { Alert } from '../../../../design/Alert.tsx';
import { Select } from '../../../../design/Select.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import { entryMessages } from '../messages.ts';
import type { Supplier } from '../SupplierField.tsx';

const words = entryMessages.create;

interface PlainSupplierProps {
  /** Those that the account may sell for; none where it sells its own. */
  suppliers: readonly Supplier[] | undefined;
  chosen: string;
  error: string | undefined;
}

/** Whose product it is, in a form without script. */
export function PlainSupplier({ suppliers, chosen, error }: PlainSupplierProps) {
  if (!suppliers) return null;
  if (suppliers.length === 0) return <Alert kind="warning">{words.noAgency}</Alert>;
  const options = suppliers.map(({ id, brandName }) => ({ value: id, label: brandName }));
  return (
    <Select
      name="supplierId"
      label={words.supplier}
      hint={words.supplierHint}
      requiredLabel={formMessages.required}
      defaultValue={chosen}
      error={error}
      options={options.length === 1 ? options : [{ value: '', label: words.chooseSupplierOption }, ...options]}
    />
  );
}
