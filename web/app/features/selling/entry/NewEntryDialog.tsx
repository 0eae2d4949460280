import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../design/Button.tsx';
import { AskingDialog, CancelButton } from '../../../platform/forms/AskingDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { textOf } from '../../../platform/forms/refusal.ts';
import { WriteForm } from '../../../platform/forms/WriteForm.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import type { EntryEditor_EntryFragment as Entry } from './EntryEditor.generated.ts';
import { entryHref } from './entryAddress.ts';
import { entryMessages } from './messages.ts';
import { CreateSupplierProductDocument } from './NewEntryDialog.generated.ts';
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
  const form = useId();
  const navigate = useNavigate();
  const suppliers = useSuppliers(merchant.id, isAgent);
  const choice = useProductChoice(merchant.customerId, words.lead);
  const [supplierId, setSupplierId] = useState('');
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  const supplier = supplierId || (suppliers?.length === 1 ? suppliers[0]!.id : '');

  async function begin(baseProductId: string) {
    const input = { merchantId: merchant.id, baseProductId, ...(isAgent && { supplierId: supplier }) };
    const made = await write(CreateSupplierProductDocument, { input }, { outdates: ['viewer.supplierProducts'] });
    notify('success', words.created);
    close();
    await navigate(entryHref(readFragment<Entry>(made.ownSupplierProduct).id));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    if (isAgent && !supplier) return setFailure(words.chooseSupplier);
    if (choice.missing) return setFailure(choice.missing);
    setFailure(undefined);
    setPending(true);
    choice
      .take()
      .then(begin)
      .catch((error: unknown) => {
        choice.refuse(error);
        setFailure(textOf(error, words.notMade, formMessages.offline));
      })
      .finally(() => setPending(false));
  }
  const footer = (
    <>
      <Button type="submit" form={form} variant="primary" pending={pending}>
        {choice.draft ? words.propose : words.save}
      </Button>
      {choice.draft && <Button onClick={choice.backToFound}>{words.backToFound}</Button>}
      <CancelButton />
    </>
  );
  return (
    <AskingDialog open onClose={close} title={words.title} closeLabel={formMessages.close} footer={footer} size="large">
      <WriteForm id={form} label={words.title} onSubmit={submit} isChanged={choice.draft !== undefined && !pending}>
        {choice.fields}
        {isAgent && <SupplierField suppliers={suppliers} value={supplier} choose={setSupplierId} />}
        <p role="alert" className="text-danger empty:hidden">
          {failure}
        </p>
      </WriteForm>
    </AskingDialog>
  );
}
