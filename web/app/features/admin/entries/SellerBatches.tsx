import { useId, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { AskingDialog, CancelButton } from '../../../platform/forms/AskingDialog.tsx';
import { PlainForm } from '../../../platform/forms/plain/PlainForm.tsx';
import { textOf } from '../../../platform/forms/refusal.ts';
import { WriteForm } from '../../../platform/forms/WriteForm.tsx';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { queueMessages } from '../../staff/index.ts';
import { batchForm, batchPlace, type SellerBatch } from './entryBatches.ts';
import { ConfirmEntriesDocument } from './EntryQueue.generated.ts';
import { entryQueueMessages } from './messages.ts';

const words = entryQueueMessages.batch;

/** Sellers of whom several entries wait on this page: those are confirmed together. */
export function SellerBatches({ batches }: { batches: readonly SellerBatch[] }) {
  const [open, setOpen] = useState<SellerBatch>();
  if (batches.length === 0) return null;
  return (
    <>
      <ul aria-label={words.list} className="flex flex-col gap-2">
        {batches.map((batch) => (
          <Card as="li" key={batch.merchantId} className="flex flex-wrap items-center justify-between gap-3">
            <p>{words.of(formatInteger(batch.entries.length), batch.merchantName)}</p>
            <Button className="noscript:hidden" onClick={() => setOpen(batch)}>
              {words.action}
            </Button>
            <PlainForm
              id={batchPlace(batch.merchantId)}
              name={batchForm}
              label={words.title(batch.merchantName)}
              hidden={{ place: batchPlace(batch.merchantId) }}
              className="flex w-full flex-col gap-3"
            >
              <Choices batch={batch} />
              <div>
                <Button type="submit">{words.confirm}</Button>
              </div>
            </PlainForm>
          </Card>
        ))}
      </ul>
      {open && <BatchDialog batch={open} close={() => setOpen(undefined)} />}
    </>
  );
}

function BatchDialog({ batch, close }: { batch: SellerBatch; close(): void }) {
  const form = useId();
  const [chosen, setChosen] = useState(() => batch.entries.map(({ id }) => id));
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  const items = batch.entries
    .filter(({ id }) => chosen.includes(id))
    .map(({ id, version }) => ({ supplierProductId: id, version }));
  const confirm = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await write(ConfirmEntriesDocument, { input: { items } }, { outdates: ['staff.entries'] });
      notify('success', words.done(formatInteger(items.length)));
      close();
    } catch (error) {
      setFailure(textOf(error, queueMessages.failed, queueMessages.offline));
    } finally {
      setPending(false);
    }
  };
  const footer = (
    <>
      <Button type="submit" form={form} variant="primary" pending={pending} disabled={items.length === 0}>
        {words.confirmCount(formatInteger(items.length))}
      </Button>
      <CancelButton />
    </>
  );
  return (
    <AskingDialog
      open
      title={words.title(batch.merchantName)}
      onClose={close}
      closeLabel={queueMessages.reason.close}
      footer={footer}
    >
      <WriteForm
        id={form}
        label={words.title(batch.merchantName)}
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending) void confirm();
        }}
      >
        <Choices batch={batch} chosen={chosen} choose={setChosen} />
        <p role="alert" className="text-danger empty:hidden">
          {failure}
        </p>
      </WriteForm>
    </AskingDialog>
  );
}

interface ChoicesProps {
  batch: SellerBatch;
  /** Ids of the chosen entries; without it the browser keeps them. */
  chosen?: readonly string[];
  choose?(ids: string[]): void;
}

const Choices = ({ batch: { entries }, chosen, choose }: ChoicesProps) => (
  <fieldset className="flex flex-col gap-1">
    <legend className="mb-2">{words.which}</legend>
    {entries.map(({ id, version, title }) => (
      <Checkbox
        key={id}
        name="entry"
        value={`${id}:${version}`}
        label={<bdi dir="rtl">{title}</bdi>}
        {...(chosen
          ? {
              checked: chosen.includes(id),
              onChange: ({ target }) =>
                choose?.(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id)),
            }
          : { defaultChecked: true })}
      />
    ))}
  </fieldset>
);
