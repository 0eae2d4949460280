import { useContext, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/Select.tsx';
import { Skeleton } from '../../../design/Skeleton.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { CancelButton } from '../../../platform/forms/AskingDialog.tsx';
import { Form } from '../../../platform/forms/Form.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { DialogForms } from '../../../platform/forms/unsaved.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { askAnew } from '../../../platform/graph/ask.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { NotLoaded } from '../../../platform/graph/NotLoaded.tsx';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { useParty } from '../../../platform/session/party.ts';
import { numberInField } from '../../../platform/text/digits.ts';
import { actingFor } from '../../../platform/session/membership.ts';
import type { Merge } from '../edit/paste/pasted.ts';
import { beginOrder } from './beginOrder.ts';
import { choicesOf, type Draft, draftsFor, hintOf, lineIn } from './choices.ts';
import { orderMessages as words } from './messages.ts';
import { NoBuyer } from './NoBuyer.tsx';
import { orderIntent } from './orderIntent.ts';
import {
  type OrderForm_CustomerFragment as Customer,
  type OrderForm_DraftFragment as OrderDraft,
  OrderFormDocument,
  type OrderFormQuery,
} from './OrderForm.generated.ts';
import { editHref } from './paths.ts';
import { quantitySchema } from './quantity.ts';

interface OrderFormProps {
  supplierProductId: string;
  /** How much is wanted, as far as that is known; else the least order. */
  quantity?: string | undefined;
}

export type Offered = NonNullable<OrderFormQuery['supplierProduct']>;

/** How much of an offer, for whom and in which draft. Leads to the draft. */
export function OrderForm({ supplierProductId, quantity }: OrderFormProps) {
  const answer = useGraphIfLoaded(OrderFormDocument, { id: supplierProductId });
  const [tries, setTries] = useState(1);
  const [isFailed, setFailed] = useState(false);
  // Anew each time: colleagues write drafts too.
  useEffect(() => {
    askAnew(OrderFormDocument, { id: supplierProductId }).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  }, [supplierProductId, tries]);
  if (!answer && isFailed) return <NotLoaded text={words.loadFailed} retry={() => setTries(tries + 1)} />;
  // As high as the form will be.
  if (!answer) return <Skeleton label={words.loading} shape="block" height="16rem" />;
  const { supplierProduct: offer, viewer } = answer;
  if (!offer) return <Alert kind="warning">{words.notOffered}</Alert>;
  const buyers = actingFor(readFragment<Customer>(viewer?.customers ?? []), 'TRADE_CREATE');
  if (buyers.length === 0) return <NoBuyer intent={orderIntent(supplierProductId)} />;
  const drafts = readFragment<OrderDraft>(viewer?.tradeRequests?.nodes ?? []);
  return <Order offer={offer} buyers={buyers} drafts={drafts} quantity={quantity} />;
}

interface OrderProps {
  offer: Offered;
  buyers: Customer[];
  drafts: readonly Draft[];
  quantity: string | undefined;
}

function Order({ offer, buyers, drafts, quantity }: OrderProps) {
  const navigate = useNavigate();
  const isInDialog = useContext(DialogForms) !== undefined;
  const stored = useParty()?.customerId;
  const [wanted, setWanted] = useState<string>();
  const [draftId, setDraftId] = useState<string>();
  const merge = useRef<Merge>('REPLACE');
  const buyer = [wanted, stored].map((each) => buyers.find((it) => it.id === each)).find(Boolean) ?? buyers[0]!;
  const open = draftsFor(drafts, offer, buyer.id);
  // What is being written goes on, unless somebody wants another order.
  const draft = draftId === '' ? undefined : (open.find(({ id }) => id === draftId) ?? open[0]);
  const isIn = draft !== undefined && lineIn(draft, offer) !== undefined;
  const state = useForm({
    schema: quantitySchema,
    labels: { quantity: words.quantity(offer.saleUnitText) },
    stored: { values: { quantity: numberInField(quantity ?? offer.moq) } },
    words: { failed: words.failed },
    // Of the lines one alone is in this form.
    placeOf: (_, path) => (path.endsWith('.quantity') ? 'quantity' : path),
    async save(read) {
      const id = await beginOrder({
        ...read,
        supplierProductId: offer.id,
        customerId: buyer.id,
        draftId: draft?.id,
        unitId: offer.saleUnit?.id,
        merge: merge.current,
      });
      notify('success', !draft ? words.begun : isIn ? words.changed : words.added);
      await navigate(editHref(id));
    },
  });
  return (
    <Form state={state} label={words.title} isSent={state.pending}>
      <TextField
        {...state.field('quantity')}
        hint={hintOf(offer)}
        requiredLabel={formMessages.required}
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
      />
      {buyers.length > 1 ? (
        <Select
          label={words.party}
          value={buyer.id}
          onChange={(event) => {
            setWanted(event.target.value);
            setDraftId(undefined);
          }}
          options={buyers.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : (
        <p>
          <span className="text-muted">{words.party}</span> <bdi className="font-medium">{buyer.name}</bdi>
        </p>
      )}
      {open.length > 0 && (
        <Select
          label={words.draft}
          hint={words.draftHint}
          value={draft?.id ?? ''}
          onChange={(event) => setDraftId(event.target.value)}
          options={choicesOf(open, offer)}
        />
      )}
      <p className="text-[0.875rem] text-muted">{words.lead}</p>
      <div className="flex flex-wrap gap-3">
        {isIn && (
          <Button
            type="submit"
            variant="primary"
            pending={state.pending}
            onClick={() => {
              merge.current = 'ADD';
            }}
          >
            {words.addMore}
          </Button>
        )}
        <Button
          type="submit"
          variant={isIn ? 'secondary' : 'primary'}
          pending={state.pending}
          onClick={() => {
            merge.current = 'REPLACE';
          }}
        >
          {!draft ? words.begin : isIn ? words.change : words.add}
        </Button>
        {isInDialog && <CancelButton />}
      </div>
    </Form>
  );
}
