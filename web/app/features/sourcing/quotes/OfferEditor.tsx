import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { DayField } from '../../../platform/forms/DayField.tsx';
import { focusField } from '../../../platform/forms/focusField.ts';
import { Form } from '../../../platform/forms/Form.tsx';
import { formMessages, ruleText } from '../../../platform/forms/messages.ts';
import { groupWhileTyped } from '../../../platform/forms/groupWhileTyped.ts';
import { type FormState, useForm } from '../../../platform/forms/useForm.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { useMovedQuantities } from '../amounts/useMovedQuantities.ts';
import { orderWritten } from '../order/refusals.ts';
import { toOne } from '../../tradeSteps/recipients/recipients.ts';
import { AlternativePicker, KeptAlternative } from './AlternativeField.tsx';
import { merchantOf, type OwnGoods, unitsOf } from './alternatives.ts';
import { ForAllLines } from './ForAllLines.tsx';
import { offerMessages } from './form/messages.ts';
import { LiveLateDue, LiveLateLead } from './Late.tsx';
import { LiveAmount, LiveTotal } from './LiveTotal.tsx';
import {
  chainOf,
  costPlaces,
  isMoney,
  labelsOf,
  milestonePlaces,
  lineField,
  movedInOffer,
  offerInput,
  offerSchema,
  placeIn,
  storedOffer,
  type TypedOffer,
} from './offerDraft.ts';
import { OfferFields } from './OfferFields.tsx';
import { OwnRates, ratesOf } from './OwnRates.tsx';
import { QuoteDialog } from './QuoteDialog.tsx';
import type { Quotes_QuoteFragment as Quote, Quotes_RequestFragment as Request } from './Quotes.generated.ts';
import { CreateQuoteDocument, UpdateQuoteDocument } from './quoteSteps.generated.ts';
import { outdates } from './takeQuoteStep.ts';

interface OfferEditorProps {
  request: Request;
  /** The own draft, or what a new one goes on from. */
  base: Quote | undefined;
  /** Who gets the offer. */
  to: string;
  options: Parameters<typeof OfferFields>[0]['options'];
  renew(): Promise<unknown>;
  close(): void;
}

/** A field of the form; amounts are grouped while they are typed. */
const groupedField =
  ({ field }: FormState<TypedOffer>) =>
  (name: string) => {
    const { onChange, ...rest } = field(name);
    return { ...rest, onChange: isMoney(name) ? groupWhileTyped(onChange) : onChange };
  };

/** An offer as it is written: saved as a draft, priced by the api at each save, and sent after a look at its amount. */
export function OfferEditor({ request, base, to, options, renew, close }: OfferEditorProps) {
  const { id, side } = request;
  const draft = useRef(base?.status === 'DRAFT' ? base : undefined);
  const isReviewing = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened it is gone.
  useEffect(() => heading.current?.focus(), []);
  const [isTried, setTried] = useState(false);
  const [review, setReview] = useState<Quote>();
  const [stored] = useState(() => storedOffer(request, base));
  /** What was chosen since, by the ids of lines: each may be sold in another unit. */
  const [named, setNamed] = useState<ReadonlyMap<string, OwnGoods>>(new Map());
  const chosen = useRef(named);
  const name = (goods: ReadonlyMap<string, OwnGoods>) => {
    chosen.current = goods;
    setNamed(goods);
  };
  const labels = labelsOf(request, stored.values);
  const state = useForm<TypedOffer, TypedOffer>({
    schema: offerSchema as never,
    labels,
    stored,
    kept: {
      as: `offer ${side} ${id} ${base?.participationId ?? ''}`,
      more: {
        read: () => [...chosen.current],
        put: (kept) => name(new Map(kept as [string, OwnGoods][])),
      },
    },
    words: { conflict: offerMessages.conflict, failed: offerMessages.failed },
    placeOf: (_, path) => placeIn(request, path),
    async save(read) {
      const known = draft.current;
      const input = offerInput(read, request, known ?? base);
      const written = known
        ? (
            await orderWritten(
              write(
                UpdateQuoteDocument,
                { input: { quoteId: known.id, version: known.version, ...input } },
                { outdates },
              ),
            )
          ).quote
        : (
            await orderWritten(
              write(
                CreateQuoteDocument,
                { input: { tradeRequestId: id, ...chainOf(request, base), ...input } },
                { outdates },
              ),
            )
          ).quote;
      const quote = readFragment<Quote>(written);
      draft.current = quote;
      if (isReviewing.current) setReview(quote);
      else notify('success', offerMessages.saved);
      return storedOffer(request, quote);
    },
  });
  const { form } = state;
  const lineIds = request.lines.nodes.map((line) => line.id);
  useMovedQuantities(state, (name) => {
    const line = request.lines.nodes.find(({ id: each }) => movedInOffer(each).saidBy.includes(name));
    return line && movedInOffer(line.id);
  });

  /** Saves, and shows what is to be sent once it lacks nothing. */
  async function goOn() {
    const typed = form.getValues();
    const lacks = [
      ...request.lines.nodes
        .filter((line) => typed[lineField('offered', line.id)] !== 'no')
        .map((line) => lineField('price', line.id)),
      'validUntil',
      'paymentTerm',
    ].filter((name) => (typed[name] ?? '').trim() === '');
    setTried(true);
    const isRight = await form.trigger();
    for (const name of lacks) form.setError(name, { type: 'REQUIRED', message: ruleText('REQUIRED') });
    const first = Object.keys(labels).find((name) => lacks.includes(name) || form.getFieldState(name).invalid);
    if (lacks.length > 0 || !isRight) return focusField(form.setFocus, first ?? lacks[0]!);
    isReviewing.current = true;
    await state.submit();
    isReviewing.current = false;
  }
  return (
    <section aria-label={offerMessages.form[side]} className="flex flex-col gap-4 noscript:hidden">
      <h3 ref={heading} tabIndex={-1} className="text-[1.125rem] leading-8">
        {offerMessages.form[side]}
      </h3>
      <Form state={state} label={offerMessages.form[side]} isSent={state.pending} isTried={isTried}>
        <OfferFields
          request={request}
          to={toOne(to)}
          field={groupedField(state)}
          options={options}
          costs={costPlaces(stored.values)}
          milestones={milestonePlaces(stored.values)}
          units={(line) => unitsOf(line, base, named.get(line.id))}
          late={{
            lead: (line) => <LiveLateLead control={form.control} request={request} line={line} />,
            due: (place) => <LiveLateDue control={form.control} request={request} place={place} />,
          }}
          live={{
            amountOf: (line) => <LiveAmount control={form.control} lineId={line.id} />,
            total: <LiveTotal control={form.control} lineIds={lineIds} />,
            forAll: lineIds.length > 1 && <ForAllLines state={state} lineIds={lineIds} />,
          }}
          rates={<OwnRates state={state} control={form.control} rates={ratesOf(request)} lineIds={lineIds} />}
          alternative={(line) =>
            side === 'BUYER' ? (
              <KeptAlternative line={line} field={state.field} quote={base} />
            ) : (
              <AlternativePicker
                state={state}
                line={line}
                merchantId={merchantOf(request)}
                choose={(goods) => name(new Map(chosen.current).set(line.id, goods))}
              />
            )
          }
          day={
            <DayField
              state={state}
              name="validUntil"
              hint={offerMessages.hints.validUntil}
              requiredLabel={formMessages.required}
              years={[0, 1]}
            />
          }
        />
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" pending={state.pending} onClick={() => void goOn()}>
            {offerMessages.review}
          </Button>
          <Button type="submit" pending={state.pending}>
            {offerMessages.save}
          </Button>
          <Button variant="quiet" onClick={close}>
            {offerMessages.close}
          </Button>
        </div>
      </Form>
      {review && (
        <QuoteDialog
          quote={review}
          step="SEND"
          side={side}
          renew={renew}
          close={() => setReview(undefined)}
          done={close}
        />
      )}
    </section>
  );
}
