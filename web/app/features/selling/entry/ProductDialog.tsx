import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { AskingDialog, CancelButton } from '../../../platform/forms/AskingDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { textOf } from '../../../platform/forms/refusal.ts';
import { WriteForm } from '../../../platform/forms/WriteForm.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import {
  type EntryEditor_EntryFragment as Entry,
  UpdateSupplierProductBaseProductDocument,
} from './EntryEditor.generated.ts';
import { entryMessages } from './messages.ts';
import type { EntryWriting } from './useEntryWriting.ts';
import { useProductChoice } from './useProductChoice.tsx';

const words = entryMessages.product;

interface ProductDialogProps {
  writing: EntryWriting;
  /** The company that sells it. */
  customerId: string | null | undefined;
  close(): void;
}

/** Puts an entry onto another base product: one that is found, or proposed. */
export function ProductDialog({ writing, customerId, close }: ProductDialogProps) {
  const form = useId();
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  const isPublished = writing.entry.status === 'PUBLISHED';
  const choice = useProductChoice(customerId, isPublished ? words.waits : words.lead);

  const move = (baseProductId: string) =>
    writing.inTurn(async ({ id, version }) => {
      const input = { id, version, baseProductId };
      const { ownSupplierProduct } = await write(UpdateSupplierProductBaseProductDocument, { input });
      writing.took(readFragment<Entry>(ownSupplierProduct));
    });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    if (choice.missing) return setFailure(choice.missing);
    setFailure(undefined);
    setPending(true);
    choice
      .take()
      .then(move)
      .then(
        () => {
          notify('success', isPublished ? words.asked : words.moved);
          close();
        },
        (error: unknown) => {
          choice.refuse(error);
          setFailure(textOf(error, formMessages.failed, formMessages.offline));
          setPending(false);
        },
      );
  }
  const footer = (
    <>
      <Button type="submit" form={form} variant="primary" pending={pending}>
        {choice.draft ? words.propose : isPublished ? words.ask : words.save}
      </Button>
      {choice.draft && <Button onClick={choice.backToFound}>{entryMessages.create.backToFound}</Button>}
      <CancelButton />
    </>
  );
  return (
    <AskingDialog open onClose={close} title={words.title} closeLabel={formMessages.close} footer={footer} size="large">
      <WriteForm id={form} label={words.title} onSubmit={submit} isChanged={choice.draft !== undefined && !pending}>
        {choice.fields}
        <p role="alert" className="text-danger empty:hidden">
          {failure}
        </p>
      </WriteForm>
    </AskingDialog>
  );
}
