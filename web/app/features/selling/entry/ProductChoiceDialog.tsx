import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { AskingDialog, CancelButton } from '../../../platform/forms/AskingDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { textOf } from '../../../platform/forms/refusal.ts';
import { WriteForm } from '../../../platform/forms/WriteForm.tsx';
import { entryMessages } from './messages.ts';
import type { ProductChoice } from './useProductChoice.tsx';

interface ProductChoiceDialogProps {
  title: string;
  choice: ProductChoice;
  /** On the button: for a product that is found, and for one that is proposed first. */
  labels: { found: string; proposed: string };
  /** What else is missing, told before what the choice lacks. */
  missing?: string | undefined;
  /** What is said when it failed for no reason that a person could mend. */
  failed: string;
  /** Does it with the product; rejects with a GraphError. */
  take(baseProductId: string): Promise<void>;
  close(): void;
  /** Fields below the choice. */
  children?: ReactNode;
}

/** Finds a base product, or proposes one, and does something with it. */
export function ProductChoiceDialog(props: ProductChoiceDialogProps) {
  const { title, choice, labels, missing = choice.missing, failed, take, close, children } = props;
  const form = useId();
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    if (missing) return setFailure(missing);
    setFailure(undefined);
    setPending(true);
    choice
      .take()
      .then(take)
      .catch((error: unknown) => {
        choice.refuse(error);
        setFailure(textOf(error, failed, formMessages.offline));
      })
      .finally(() => setPending(false));
  }
  const footer = (
    <>
      <Button type="submit" form={form} variant="primary" pending={pending}>
        {choice.draft ? labels.proposed : labels.found}
      </Button>
      {choice.draft && <Button onClick={choice.backToFound}>{entryMessages.create.backToFound}</Button>}
      <CancelButton />
    </>
  );
  return (
    <AskingDialog open onClose={close} title={title} closeLabel={formMessages.close} footer={footer} size="large">
      <WriteForm id={form} label={title} onSubmit={submit} isChanged={choice.draft !== undefined && !pending}>
        {choice.fields}
        {children}
        <p role="alert" className="text-danger empty:hidden">
          {failure}
        </p>
      </WriteForm>
    </AskingDialog>
  );
}
