import { type FormEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../design/Button.tsx';
import { Code } from '../../../design/Code.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { AskingDialog, CancelButton } from '../../../platform/forms/AskingDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { textOf } from '../../../platform/forms/refusal.ts';
import { WriteForm } from '../../../platform/forms/WriteForm.tsx';
import { ask } from '../../../platform/graph/ask.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import type { EntryEditor_EntryFragment as Entry } from './EntryEditor.generated.ts';
import { entryHref } from './entryAddress.ts';
import { entryMessages } from './messages.ts';
import {
  CreateSupplierProductDocument,
  ProductsToSellDocument,
  type ProductsToSellQuery,
} from './NewEntryDialog.generated.ts';

const words = entryMessages.create;
/** Asked when nobody has typed for so long. */
const QUIET_MS = 400;
const SHORTEST = 2;

type Product = NonNullable<ProductsToSellQuery['supplierProducts']>['nodes'][number];
type Found = { of: string; products?: readonly Product[] };

interface NewEntryDialogProps {
  merchantId: string;
  /** Whether the account sells for suppliers, whose agencies it has. */
  isAgent: boolean;
  close(): void;
}

/** Finds what is to be sold in the catalogue, and begins a draft on it. */
export function NewEntryDialog({ merchantId, isAgent, close }: NewEntryDialogProps) {
  const form = useId();
  const navigate = useNavigate();
  const [key, setKey] = useState('');
  const [chosen, setChosen] = useState<Product>();
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  const found = useProducts(key.trim(), isAgent);

  async function begin(product: Product) {
    const { baseProductId, supplier } = product;
    const input = { merchantId, baseProductId, ...(isAgent && supplier && { supplierId: supplier.id }) };
    const made = await write(CreateSupplierProductDocument, { input }, { outdates: ['viewer.supplierProducts'] });
    notify('success', words.created);
    close();
    await navigate(entryHref(readFragment<Entry>(made.ownSupplierProduct).id));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    if (!chosen) return setFailure(words.chooseFirst);
    setFailure(undefined);
    setPending(true);
    begin(chosen)
      .catch((error: unknown) => setFailure(textOf(error, words.notMade, formMessages.offline)))
      .finally(() => setPending(false));
  }
  const footer = (
    <>
      <Button type="submit" form={form} variant="primary" pending={pending}>
        {words.save}
      </Button>
      <CancelButton />
    </>
  );
  return (
    <AskingDialog open onClose={close} title={words.title} closeLabel={formMessages.close} footer={footer} size="large">
      <WriteForm id={form} label={words.title} onSubmit={submit} isChanged={false}>
        <p className="max-w-[68ch] text-muted">{words.lead}</p>
        <TextField
          label={words.key}
          hint={words.keyHint}
          type="search"
          value={key}
          maxLength={100}
          onChange={(event) => {
            setKey(event.target.value);
            setChosen(undefined);
          }}
          dir="auto"
          autoComplete="off"
        />
        <p role="status" className="text-muted empty:hidden">
          {statusOf(key.trim(), found)}
        </p>
        {found?.products && found.products.length > 0 && (
          <Choices products={found.products} chosen={chosen} choose={setChosen} />
        )}
        <p role="alert" className="text-danger empty:hidden">
          {failure}
        </p>
      </WriteForm>
    </AskingDialog>
  );
}

interface ChoicesProps {
  products: readonly Product[];
  chosen: Product | undefined;
  choose(product: Product): void;
}

function Choices({ products, chosen, choose }: ChoicesProps) {
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="visually-hidden">{words.choose}</legend>
      {products.map((product) => (
        <label
          key={product.id}
          className="flex min-h-11 items-start gap-3 border-t border-border py-2 has-checked:bg-primary-soft"
        >
          <input
            type="radio"
            name="product"
            className="mt-1.5"
            checked={product.id === chosen?.id}
            onChange={() => choose(product)}
          />
          <span className="min-w-0">{textOfProduct(product)}</span>
        </label>
      ))}
    </fieldset>
  );
}

const textOfProduct = ({ title, mpn, supplier }: Product) => (
  <>
    <span className="block font-medium">
      <TechnicalText>{title}</TechnicalText>
    </span>
    <span className="flex flex-wrap gap-x-3 text-[0.875rem] text-muted">
      {supplier && <bdi>{words.by(supplier.brandName)}</bdi>}
      {mpn && <Code>{mpn}</Code>}
    </span>
  </>
);

function statusOf(key: string, found: Found | undefined): string {
  if (key.length < SHORTEST) return '';
  if (found?.of !== key) return words.searching;
  if (!found.products) return words.failed;
  return found.products.length > 0 ? words.found(formatInteger(found.products.length)) : words.none;
}

/** What the catalogue has for the words, each product once, or once for each supplier. */
function useProducts(key: string, isAgent: boolean): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (key.length < SHORTEST) return;
    const overtaken = new AbortController();
    const timer = setTimeout(() => {
      ask(ProductsToSellDocument, { searchKey: key }, overtaken.signal).then(
        ({ supplierProducts }) =>
          overtaken.signal.aborted || setFound({ of: key, products: once(supplierProducts?.nodes ?? [], isAgent) }),
        () => overtaken.signal.aborted || setFound({ of: key }),
      );
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [key, isAgent]);
  return key.length < SHORTEST ? undefined : found;
}

function once(products: readonly Product[], isAgent: boolean): Product[] {
  const of = ({ baseProductId, supplier }: Product) => (isAgent ? `${baseProductId} ${supplier?.id}` : baseProductId);
  return [...new Map(products.map((product) => [of(product), product])).values()];
}
