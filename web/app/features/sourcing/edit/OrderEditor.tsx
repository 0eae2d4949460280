import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldsToMend } from '../../tradeSteps/components/missing.ts';
import { useNewAddress } from './AddressField.tsx';
import { Button } from '../../../design/Button.tsx';
import { DayField } from '../../../platform/forms/DayField.tsx';
import { focusField } from '../../../platform/forms/focusField.ts';
import { Form } from '../../../platform/forms/Form.tsx';
import { type FormState, useForm } from '../../../platform/forms/useForm.ts';
import { askAnew } from '../../../platform/graph/ask.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { useMovedQuantities } from '../amounts/useMovedQuantities.ts';
import type { FoundGoods } from '../open/GoodsPicker.tsx';
import { outdates } from '../order/beginOrder.ts';
import { infoHref } from '../order/paths.ts';
import { orderWritten } from '../order/refusals.ts';
import { type OrderChoices, useOrderChoices } from './choices.ts';
import { displayOrder } from './displayOrder.ts';
import { toOne } from '../../tradeSteps/recipients/recipients.ts';
import { orderEditMessages as words } from './messages.ts';
import {
  filledIn,
  inField,
  isNeed,
  keyOf,
  knownOf,
  labelsOf,
  type Line,
  lineField,
  linesIn,
  linesText,
  movedChange,
  movedInNeed,
  orderChange,
  orderSchema,
  placeIn,
  soldOtherwise,
  storedOrder,
  type TypedOrder,
  typedSince,
  unitField,
} from './orderDraft.ts';
import {
  OrderDraftDocument,
  type OrderEditor_OrderFragment as Order,
  UpdateDirectOrderDocument,
} from './OrderEditor.generated.ts';
import { moveLines } from './moveLines.ts';
import { OrderFields } from './OrderFields.tsx';
import { OrderLines, putNeed } from './OrderLines.tsx';
import { PastePanel } from './paste/PastePanel.tsx';
import { type Merge, sumInUnit, type Taken } from './paste/pasted.ts';
import { OrderState, Totals } from './OrderState.tsx';

/** An order as its buyer writes it: saved as a whole, priced by the api at each save. */
export function OrderEditor({ order }: { order: Order }) {
  const choices = useOrderChoices(order);
  const shown = useLines(order);
  const { state, save, goOn, goTo } = useOrderForm(order, choices, shown);
  const { form } = state;
  async function addPasted(taken: readonly Taken[], merge: Merge) {
    putPasted(form, shown, taken, merge);
    await save();
  }
  async function addGoods(goods: FoundGoods) {
    putGoods(form, shown, goods);
    await save();
  }
  const onSubmit = (event?: { preventDefault(): void }) => {
    event?.preventDefault();
    return save();
  };
  const typed = form.watch();
  const to = toOne(order.merchantName);
  const newAddress = useNewAddress({
    companyId: choices.companyId,
    choose: (address) => form.setValue('addressId', address, { shouldDirty: true }),
  });
  return (
    <div className="flex flex-col gap-6 noscript:hidden">
      {newAddress.dialog}
      <OrderState order={order} goTo={goTo} />
      {order.status === 'DRAFT' && order.merchantId !== null && (
        <PastePanel
          merchantId={order.merchantId}
          isInOrder={(offerId) => linesIn(form.getValues()).includes(offerId)}
          add={addPasted}
        />
      )}
      <Form state={{ ...state, submit: onSubmit }} label={words.form} isSent={state.pending}>
        <OrderLines
          state={state}
          lines={shown.lines}
          to={to}
          order={order}
          units={choices.units}
          addGoods={addGoods}
          addNeed={() => putNeed(form)}
          move={save}
        />
        <OrderFields
          field={state.field}
          hasNeeds={filledIn(typed).some(isNeed)}
          to={to}
          choices={choices}
          addAddress={newAddress.add}
          day={<DayField state={state} name="neededBy" hint={words.hints.neededBy} years={[0, 2]} />}
        />
        <Totals order={order} isStale={form.formState.isDirty} />
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" pending={state.pending} onClick={() => void goOn()}>
            {words.goOn}
          </Button>
          <Button type="submit" pending={state.pending}>
            {words.save}
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** The form of an order: how it is saved, and where it leads from there. */
function useOrderForm(order: Order, choices: OrderChoices, { lines, kept }: Lines) {
  const { id } = order;
  const navigate = useNavigate();
  const sent = useRef<TypedOrder>({});
  const isGoingOn = useRef(false);
  const lacks = useRef<readonly string[]>([]);
  const moving = useRef<readonly string[]>([]);
  const state = useForm<TypedOrder, TypedOrder>({
    schema: orderSchema as never,
    labels: (typed) => labelsOf(linesIn(typed), lines),
    stored: storedOrder(order),
    kept: { as: `order ${id}`, more: kept, known: (values) => knownOf(values, lines) },
    typedSince: (changed, _, saved) => typedSince(changed, sent.current, saved),
    words: { conflict: words.conflict, failed: words.failed },
    placeOf: (_, path) => placeIn(sent.current, path),
    display: displayOrder(lines, choices),
    reload: async () =>
      storedOrder(readFragment<Order>((await askAnew(OrderDraftDocument, { id })).viewer!.tradeRequest!)),
    async save(read, version = 0) {
      sent.current = { ...read, moved: moving.current.join(' ') };
      if (moving.current.length > 0) {
        const input = { tradeRequestId: id, version, ...movedChange(read, moving.current, lines) };
        const left = storedOrder(await moveLines(input, navigate).catch(askAgain));
        moving.current = [];
        return left;
      }
      const input = { tradeRequestId: id, version, ...orderChange(read) };
      const written = await orderWritten(write(UpdateDirectOrderDocument, { input }, { outdates })).catch(askAgain);
      const saved = readFragment<Order>(written.tradeRequest);
      lacks.current = fieldsToMend(saved.missing);
      if (isGoingOn.current && lacks.current.length === 0) await navigate(infoHref(id));
      else notify('success', words.saved);
      return storedOrder(saved);
    },
  });
  const { form } = state;
  /** What is sold by another unit now is stated again in that: its figure is of the old one. */
  function askAgain(thrown: unknown): never {
    for (const offerId of soldOtherwise(thrown, sent.current)) {
      form.setValue(unitField(offerId), lines.get(offerId)?.supplierProduct?.saleUnit?.id ?? '');
      form.setValue(lineField('quantity', offerId), '');
    }
    throw thrown;
  }
  /** Saves are sent one after another, each over the version that the last one made. @param moved lines that leave the draft with it */
  const save = useInTurn(async (moved: readonly string[] = []) => {
    // A conflict that is answered with «mine» sends the same again; any other save begins anew.
    moving.current = moved;
    await state.submit();
  });
  const goTo = (name: string) => focusField(form.setFocus, name);

  /** Saves, and leads to where it is confirmed or the question answered; says at its fields what it lacks for that. */
  async function goOn() {
    isGoingOn.current = true;
    lacks.current = [];
    await save();
    isGoingOn.current = false;
    for (const name of lacks.current) form.setError(name, { type: 'REQUIRED', message: words.missingField });
    if (lacks.current[0]) goTo(lacks.current[0]);
  }
  useMovedQuantities(state, (name) => {
    const key = linesIn(form.getValues()).find((each) => isNeed(each) && name === unitField(each));
    return key === undefined ? undefined : movedInNeed(key);
  });
  return { state, save, goOn, goTo };
}

type OrderForm = FormState<TypedOrder>['form'];
type Lines = ReturnType<typeof useLines>;

/** Puts pasted lines below the others; what the api refuses of them is told where they stand then. */
function putPasted(form: OrderForm, { lines, add }: Lines, taken: readonly Taken[], merge: Merge) {
  const offered = taken.flatMap(({ offer, ...rest }) => (offer ? [{ offer, ...rest }] : []));
  const needs = taken.flatMap(({ need, quantity, note }) => (need ? [{ ...need, quantity, note }] : []));
  const needKeys = needs.map(({ title, unitId, categoryId, quantity, note }) =>
    putNeed(form, { title, unit: unitId, categoryId, quantity: inField(quantity), note }),
  );
  for (const { offer, quantity, note = null } of offered) {
    const { supplierProductId: offerId, title, supplierName, sku, saleUnitText, unitPriceRial } = offer;
    const facts = { supplierProductId: offerId, title, supplierName, sku, saleUnitText, unitPriceRial };
    const before = lines.get(offerId);
    const isThere = linesIn(form.getValues()).includes(offerId);
    const there = isThere && merge === 'ADD' ? form.getValues(lineField('quantity', offerId)) : undefined;
    const sum = there === undefined ? quantity : sumInUnit(there, quantity, before?.saleUnitText === saleUnitText);
    add({ ...facts, note, internalNote: null, supplierProduct: before?.supplierProduct ?? null });
    form.setValue(lineField('quantity', offerId), sum, { shouldDirty: true });
    form.setValue(unitField(offerId), offer.saleUnitId);
    if (note) form.setValue(lineField('note', offerId), note);
  }
  const there = linesIn(form.getValues());
  const added = offered.map(({ offer }) => offer.supplierProductId).filter((each) => !there.includes(each));
  form.setValue('lines', linesText([...there, ...added, ...needKeys]), { shouldDirty: true });
}

/** Puts goods of the seller below the others, as much as is sold at least: their price is told by that. */
function putGoods(
  form: OrderForm,
  { add }: Lines,
  { id: offerId, title, sku, saleUnitText, saleUnit, moq, supplier }: FoundGoods,
) {
  const facts = { supplierProductId: offerId, title, sku, saleUnitText, supplierName: supplier?.brandName ?? '' };
  add({ ...facts, unitPriceRial: null, note: null, internalNote: null, supplierProduct: null });
  form.setValue(lineField('quantity', offerId), inField(moq), { shouldDirty: true });
  form.setValue(lineField('alternatives', offerId), 'no');
  form.setValue(unitField(offerId), saleUnit?.id ?? '');
  form.setValue('lines', linesText([...linesIn(form.getValues()), offerId]), { shouldDirty: true });
}

/** Every line that was seen here: what somebody else took out meanwhile may still be typed in. */
function useLines({ lines }: Order) {
  const seen = useRef(new Map<string, Line>());
  const add = (line: Line) => void seen.current.set(keyOf(line), line);
  lines.nodes.forEach(add);
  return {
    lines: seen.current as ReadonlyMap<string, Line>,
    add,
    /** Those that are not stored, for a form that keeps them over a reload. */
    kept: {
      read: () => [...seen.current.values()].filter((line) => line.id === undefined),
      put: (kept: unknown) =>
        (kept as Line[]).forEach((line) => {
          if (!seen.current.has(keyOf(line))) add(line);
        }),
    },
  };
}

/** Has one thing done after another. */
function useInTurn<Args extends unknown[]>(act: (...args: Args) => Promise<void>) {
  const last = useRef(Promise.resolve());
  const latest = useRef(act);
  latest.current = act;
  return (...args: Args): Promise<void> => {
    const done = last.current.then(() => latest.current(...args));
    // One that fails holds up none after it.
    last.current = done.catch(() => undefined);
    return done;
  };
}
