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
import {
  contentInput,
  emptyDraft,
  isWhole,
  noProblems,
  problemsOf,
  type ProductDraft,
  ProductForm,
  productFormMessages,
  type ProductProblems,
} from '../../products/index.ts';
import type { EntryEditor_EntryFragment as Entry } from './EntryEditor.generated.ts';
import { entryHref } from './entryAddress.ts';
import { FindProduct, type Match } from './FindProduct.tsx';
import { entryMessages } from './messages.ts';
import { CreateSupplierProductDocument, ProposeBaseProductDocument } from './NewEntryDialog.generated.ts';
import { SupplierField, useSuppliers } from './SupplierField.tsx';

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
  const [chosen, setChosen] = useState<Match>();
  const [supplierId, setSupplierId] = useState('');
  const [found, setFound] = useState<readonly Match[]>([]);
  const [draft, setDraft] = useState<ProductDraft>();
  /** A proposal that was made, though no draft on it yet. */
  const [proposedId, setProposedId] = useState<string>();
  const [problems, setProblems] = useState<ProductProblems>(noProblems);
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
  async function propose(proposal: ProductDraft) {
    const input = { customerId: merchant.customerId!, ...contentInput(proposal) };
    const propose = () => write(ProposeBaseProductDocument, { input }, { outdates: ['viewer.baseProducts'] });
    const id = proposedId ?? (await propose()).ownBaseProduct!.id;
    setProposedId(id);
    await begin(id);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    if (isAgent && !supplier) return setFailure(words.chooseSupplier);
    if (!draft && !chosen) return setFailure(words.chooseFirst);
    if (draft && !isWhole(draft)) return setFailure(productFormMessages.notReady);
    setFailure(undefined);
    setProblems(noProblems);
    setPending(true);
    (draft ? propose(draft) : begin(chosen!.baseProductId))
      .catch((error: unknown) => {
        if (draft) setProblems(problemsOf(error, draft));
        setFailure(textOf(error, words.notMade, formMessages.offline));
      })
      .finally(() => setPending(false));
  }
  const footer = (
    <>
      <Button type="submit" form={form} variant="primary" pending={pending}>
        {draft ? words.propose : words.save}
      </Button>
      {draft && <Button onClick={() => setDraft(undefined)}>{words.backToFound}</Button>}
      <CancelButton />
    </>
  );
  return (
    <AskingDialog open onClose={close} title={words.title} closeLabel={formMessages.close} footer={footer} size="large">
      <WriteForm id={form} label={words.title} onSubmit={submit} isChanged={draft !== undefined && !pending}>
        {draft ? (
          <>
            <p className="max-w-[68ch] text-muted">{entryMessages.proposal.lead}</p>
            <ProductForm
              draft={draft}
              problems={problems}
              near={found.map(({ categoryId, categoryName }) => ({ id: categoryId, label: categoryName }))}
              change={(next) => setDraft((typed) => typed && next(typed))}
            />
          </>
        ) : (
          <FindProduct
            chosen={chosen}
            choose={setChosen}
            told={setFound}
            propose={merchant.customerId ? (typed) => setDraft({ ...emptyDraft, ...typed }) : undefined}
          />
        )}
        {isAgent && <SupplierField suppliers={suppliers} value={supplier} choose={setSupplierId} />}
        <p role="alert" className="text-danger empty:hidden">
          {failure}
        </p>
      </WriteForm>
    </AskingDialog>
  );
}
