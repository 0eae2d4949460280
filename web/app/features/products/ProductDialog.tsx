import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { AskingDialog, CancelButton } from '../../platform/forms/AskingDialog.tsx';
import { formMessages } from '../../platform/forms/messages.ts';
import { textOf } from '../../platform/forms/refusal.ts';
import { WriteForm } from '../../platform/forms/WriteForm.tsx';
import { productFormMessages as words } from './messages.ts';
import { contentInput, draftOf, isWhole, noProblems, problemsOf, type ProductDraft } from './productDraft.ts';
import type { ProductForm_ProductFragment as Product } from './ProductForm.generated.ts';
import { ProductForm } from './ProductForm.tsx';

interface ProductDialogProps {
  title: string;
  product: Product;
  isCategoryFixed?: boolean;
  /** The ways to send it, the usual one first. */
  saves: readonly { value: string; label: string }[];
  /** Sends what it says now; rejects with a GraphError, which is told at its fields. */
  send(content: ReturnType<typeof contentInput>, form: FormData, how: string): Promise<void>;
  close(): void;
  /** Above the form. */
  lead?: ReactNode;
  /** Fields below it. @param problems of fields, by name */
  children?(problems: Readonly<Record<string, string>>): ReactNode;
}

/** Changes what a base product says. */
export function ProductDialog(props: ProductDialogProps) {
  const { title, product, isCategoryFixed = false, saves, send, close, lead, children } = props;
  const form = useId();
  const [draft, setDraft] = useState<ProductDraft>(() => draftOf(product));
  const [problems, setProblems] = useState(noProblems);
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState<string>();
  const isChanged = JSON.stringify(contentOf(draft)) !== JSON.stringify(contentOf(draftOf(product)));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    if (!isWhole(draft)) return setFailure(words.notReady);
    const { submitter } = event.nativeEvent as SubmitEvent;
    const how = submitter instanceof HTMLButtonElement ? submitter.value : saves[0]!.value;
    setFailure(undefined);
    setProblems(noProblems);
    setPending(how);
    send(contentInput(draft), new FormData(event.currentTarget), how)
      .then(close, (error: unknown) => {
        setProblems(problemsOf(error, draft));
        setFailure(textOf(error, formMessages.failed, formMessages.offline));
      })
      .finally(() => setPending(undefined));
  }
  const footer = (
    <>
      {saves.map(({ value, label }, index) => (
        <Button
          key={value}
          type="submit"
          form={form}
          value={value}
          variant={index === 0 ? 'primary' : 'secondary'}
          pending={pending === value}
        >
          {label}
        </Button>
      ))}
      <CancelButton />
    </>
  );
  return (
    <AskingDialog open onClose={close} title={title} closeLabel={formMessages.close} footer={footer} size="large">
      <WriteForm id={form} label={title} onSubmit={submit} isChanged={isChanged && !pending}>
        {lead}
        <ProductForm
          draft={draft}
          problems={problems}
          near={[{ id: product.categoryId, label: product.categoryName }]}
          isCategoryFixed={isCategoryFixed}
          change={setDraft}
        />
        {children?.(problems.fields)}
        <p role="alert" className="text-danger empty:hidden">
          {failure}
        </p>
      </WriteForm>
    </AskingDialog>
  );
}

/** What somebody typed, without what the sheet brought. */
const contentOf = ({ properties: _, ...typed }: ProductDraft) => typed;
