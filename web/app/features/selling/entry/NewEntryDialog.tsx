import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import type { EntryEditor_EntryFragment as Entry } from './EntryEditor.generated.ts';
import { entryHref } from './entryAddress.ts';
import { entryMessages } from './messages.ts';
import { CreateSupplierProductDocument } from './NewEntryDialog.generated.ts';
import { OwnOfProduct } from './OwnOfProduct.tsx';
import { ProductChoiceDialog } from './ProductChoiceDialog.tsx';
import { SupplierField, useSuppliers } from './SupplierField.tsx';
import { useProductChoice } from './useProductChoice.tsx';

const words = entryMessages.create;

interface NewEntryDialogProps {
  merchant: { id: string; customerId?: string | null };
  /** Whether the account sells for suppliers, whose agencies it has. */
  isAgent: boolean;
  close(): void;
}

/** Finds what is to be sold in the catalogue, or proposes it, and begins a draft on it. */
export function NewEntryDialog({ merchant, isAgent, close }: NewEntryDialogProps) {
  const navigate = useNavigate();
  const suppliers = useSuppliers(merchant.id, isAgent);
  const choice = useProductChoice(
    merchant.customerId,
    { search: words.lead, proposal: entryMessages.proposal.lead },
    (baseProductId) => <OwnOfProduct merchantId={merchant.id} baseProductId={baseProductId} />,
  );
  const [supplierId, setSupplierId] = useState('');
  const supplier = supplierId || (suppliers.all?.length === 1 ? suppliers.all[0]!.id : '');

  async function begin(baseProductId: string) {
    const input = { merchantId: merchant.id, baseProductId, ...(isAgent && { supplierId: supplier }) };
    const made = await write(CreateSupplierProductDocument, { input }, { outdates: ['viewer.supplierProducts'] });
    notify('success', words.created);
    close();
    await navigate(entryHref(readFragment<Entry>(made.ownSupplierProduct).id));
  }
  return (
    <ProductChoiceDialog
      title={words.title}
      choice={choice}
      labels={{ found: words.save, proposed: words.propose }}
      missing={isAgent && !supplier ? words.chooseSupplier : undefined}
      failed={words.notMade}
      take={begin}
      close={close}
    >
      {isAgent && <SupplierField suppliers={suppliers} value={supplier} choose={setSupplierId} />}
    </ProductChoiceDialog>
  );
}
