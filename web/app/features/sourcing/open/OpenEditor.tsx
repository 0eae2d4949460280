import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fieldsToMend } from '../../tradeSteps/components/missing.ts';
import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { Select } from '../../../design/Select.tsx';
import { DayField } from '../../../platform/forms/DayField.tsx';
import { focusField } from '../../../platform/forms/focusField.ts';
import { Form } from '../../../platform/forms/Form.tsx';
import { type FormState, useForm } from '../../../platform/forms/useForm.ts';
import { askAnew } from '../../../platform/graph/ask.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { type Merge, sumInUnit, type Taken } from '../edit/paste/pasted.ts';
import { useNewAddress } from '../edit/AddressField.tsx';
import { PastePanel } from '../edit/paste/PastePanel.tsx';
import { useMovedQuantities } from '../amounts/useMovedQuantities.ts';
import { outdates, outdatesOfNew } from '../order/beginOrder.ts';
import { infoHref } from '../order/paths.ts';
import { orderWritten } from '../order/refusals.ts';
import type { Begun } from './begun/begun.ts';
import type { OpenChoices } from './choices.ts';
import { sellersText, toOne } from '../../tradeSteps/recipients/recipients.ts';
import { openMessages as words } from './messages.ts';
import { GoodsPicker } from './GoodsPicker.tsx';
import { lineOfGoods, lineOfTaken, useAddedLines } from './lines.ts';
import {
  blankLine,
  emptyLine,
  filledKeys,
  inField,
  isDeadlineLate,
  keysIn,
  keysText,
  labelsOf,
  lineField,
  linesOf,
  movedInLine,
  openContent,
  type OpenLine,
  openSchema,
  placeIn,
  sellersIn,
  storedOpen,
  typedLine,
  type TypedOpen,
} from './openDraft.ts';
import { OpenFields } from './OpenFields.tsx';
import { keptOf, type SellerNames, useSellerNames } from './keptParts.ts';
import { OpenLineFields } from './OpenLineFields.tsx';
import {
  ChangeOpenRequestDocument,
  CreateOpenRequestDocument,
  OpenRequestDraftDocument,
  type OpenRequest_RequestFragment as Request,
} from './OpenRequest.generated.ts';
import { OpenState } from './OpenState.tsx';
import { openEditHref } from './paths.ts';
import { type Seller, SellerPicker } from './SellerPicker.tsx';
import { visibilityOf, visibilityOptions } from './visibility.ts';

interface OpenEditorProps {
  /** None yet: it is begun. */
  request: Request | undefined;
  choices: OpenChoices;
  /** What its address begins it with. */
  begun: Begun;
}

/** A request to several sellers as its buyer writes it: saved as a whole. */
export function OpenEditor({ request, choices, begun }: OpenEditorProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const added = useAddedLines(begun.lines.size);
  const names = useSellerNames([...sellersOf(request), ...begun.sellers]);
  const lines = new Map([...linesOf(request, begun), ...added.lines]);
  const sent = useRef<TypedOpen>({});
  const isGoingOn = useRef(false);
  const lacks = useRef<readonly string[]>([]);
  const stored = storedOpen(request, begun);
  const customerId = choices.buyers[0]?.value ?? '';
  const state = useForm<TypedOpen, TypedOpen>({
    schema: openSchema(lines) as never,
    labels: labelsOf(keysIn(stored.values)),
    stored: request ? stored : { values: { ...stored.values, customerId } },
    // One that begins with other things is another one.
    kept: { as: request ? `request ${request.id}` : `new request ${search}`, more: keptOf(added, names) },
    words: { conflict: words.conflict, failed: words.failed },
    placeOf: (_, path) => placeIn(sent.current, path),
    ...(request && {
      reload: async () =>
        storedOpen(
          readFragment<Request>((await askAnew(OpenRequestDraftDocument, { id: request.id })).viewer!.tradeRequest!),
        ),
    }),
    async save(read, version = 0) {
      sent.current = read;
      const content = openContent(read, lines);
      if (!request) {
        const input = { customerId: read.customerId || customerId, basketKeys: begun.basketKeys, ...content };
        const made = await orderWritten(write(CreateOpenRequestDocument, { input }, { outdates: outdatesOfNew }));
        await navigate(openEditHref(made.tradeRequest.id), { replace: true });
        return;
      }
      const input = { tradeRequestId: request.id, version, ...content };
      const written = await orderWritten(write(ChangeOpenRequestDocument, { input }, { outdates }));
      const saved = readFragment<Request>(written.tradeRequest);
      lacks.current = fieldsToMend(saved.missing);
      if (isGoingOn.current && lacks.current.length === 0) await navigate(infoHref(request.id));
      else notify('success', words.saved);
      return storedOpen(saved);
    },
  });

  const { form } = state;
  useMovedQuantities(state, (name) => {
    const key = keysIn(form.getValues()).find((each) => name === lineField('unitId', each));
    return key === undefined ? undefined : movedInLine(key);
  });
  const isAsked = (offerId: string) =>
    keysIn(form.getValues()).some((key) => lines.get(key)?.supplierProductId === offerId);

  /** Puts pasted lines below the others; of an offer that is asked for already only the quantity changes. */
  async function addPasted(taken: readonly Taken[], merge: Merge) {
    const keys = keysIn(form.getValues());
    const known = (offer: Taken['offer']) =>
      offer && keys.find((key) => lines.get(key)?.supplierProductId === offer.supplierProductId);
    for (const { offer, quantity } of taken) {
      const key = known(offer);
      if (!key || !offer) continue;
      const isSameUnit = lines.get(key)?.saleUnitText === offer.saleUnitText;
      const there = merge === 'ADD' ? (form.getValues(lineField('quantity', key)) ?? '') : '';
      const sum = sumInUnit(there, quantity, isSameUnit);
      form.setValue(lineField('quantity', key), sum && inField(sum), { shouldDirty: true });
    }
    const fresh = taken.filter(({ offer }) => !known(offer)).map(lineOfTaken);
    putLines(form, added.take(fresh), fresh);
    notify('success', words.pasted);
    await Promise.resolve();
  }

  /** Saves, and leads to where it is confirmed; says at its fields what it lacks for that. */
  async function goOn() {
    isGoingOn.current = true;
    lacks.current = [];
    await state.submit();
    isGoingOn.current = false;
    const places = lacks.current.map((name) => placeIn({}, name));
    for (const place of places) state.form.setError(place, { type: 'REQUIRED', message: words.missingField });
    if (places[0]) focusField(state.form.setFocus, places[0]);
  }
  const typed = form.watch();
  const to = toOne(sellersText(sellersIn(typed).map(names.nameOf), visibilityOf(typed.visibility)));
  const newAddress = useNewAddress({
    companyId: choices.companyId,
    choose: (address) => form.setValue('addressId', address, { shouldDirty: true }),
  });
  return (
    <div className="flex flex-col gap-6 noscript:hidden">
      {newAddress.dialog}
      {request && <OpenState request={request} goTo={(place) => focusField(form.setFocus, place)} />}
      <PastePanel isInOrder={isAsked} add={addPasted} />
      <Form state={state} label={words.form} isSent={state.pending}>
        {!request && choices.buyers.length > 1 && <Select {...state.field('customerId')} options={choices.buyers} />}
        <Lines state={state} lines={lines} choices={choices} to={to} take={added.take} />
        <Sellers state={state} lines={lines} names={names} />
        <OpenFields
          field={state.field}
          to={to}
          choices={choices}
          addAddress={newAddress.add}
          isDeadlineLate={isDeadlineLate(typed)}
          neededBy={<DayField state={state} name="neededBy" hint={words.hints.neededBy} years={[0, 2]} />}
          quoteDeadline={
            <DayField state={state} name="quoteDeadline" hint={words.hints.quoteDeadline} years={[0, 1]} />
          }
        />
        <div className="flex flex-wrap gap-3">
          {request && (
            <Button variant="primary" pending={state.pending} onClick={() => void goOn()}>
              {words.goOn}
            </Button>
          )}
          <Button type="submit" variant={request ? 'secondary' : 'primary'} pending={state.pending}>
            {request ? words.save : words.create}
          </Button>
        </div>
      </Form>
    </div>
  );
}

interface LinesProps {
  state: FormState<TypedOpen>;
  lines: ReadonlyMap<string, OpenLine>;
  choices: OpenChoices;
  to: string;
  take(added: readonly OpenLine[]): string[];
}

/** Puts new lines below the others; one that is empty gives way to them. */
function putLines(form: FormState<TypedOpen>['form'], keys: readonly string[], lines: readonly OpenLine[]) {
  for (const [at, key] of keys.entries())
    for (const [name, value] of Object.entries(typedLine(key, lines[at]!))) form.setValue(name, value);
  const typed = form.getValues();
  const filled = new Set(filledKeys(typed));
  const before = keysIn(typed).filter((key) => filled.has(key) || !key.startsWith('new'));
  form.setValue('lines', keysText([...before, ...keys]), { shouldDirty: true });
}

function Lines({ state, lines, choices: { units, categories }, to, take }: LinesProps) {
  const { form, field } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const keys = keysIn(form.watch());
  const put = (changed: readonly string[]) => form.setValue('lines', keysText(changed), { shouldDirty: true });
  function add() {
    const [key = ''] = take([emptyLine]);
    for (const [name, value] of Object.entries(blankLine(key))) form.setValue(name, value);
    put([...keys, key]);
    setTimeout(() => focusField(form.setFocus, `title-${key}`));
  }
  function remove(key: string) {
    put(keys.filter((each) => each !== key));
    form.clearErrors();
    notify('info', words.removed, { label: words.restore, act: () => putBack(key) });
    // The button is gone that had the focus.
    heading.current?.focus();
  }
  /** At its end: what was typed in its fields is still there. */
  function putBack(key: string) {
    put([...keysIn(form.getValues()).filter((each) => each !== key), key]);
  }
  return (
    <section aria-labelledby="open-lines" className="flex flex-col gap-3">
      <h2 id="open-lines" ref={heading} tabIndex={-1} className="text-[1.25rem] leading-8">
        {words.lines}{' '}
        <span className="text-[0.875rem] font-normal text-muted">{words.lineCount(formatInteger(keys.length))}</span>
      </h2>
      <ul className="flex flex-col gap-3">
        {keys.map((key, index) => (
          <OpenLineFields
            key={key}
            lineKey={key}
            place={index + 1}
            line={lines.get(key)}
            field={field}
            units={units}
            categories={categories}
            isOpen={isWritten(lines.get(key))}
            to={to}
            remove={
              keys.length > 1 && (
                <Button
                  variant="quiet"
                  size="small"
                  icon="trash"
                  aria-label={words.removeOf(formatInteger(index + 1))}
                  onClick={() => remove(key)}
                >
                  {words.remove}
                </Button>
              )
            }
          />
        ))}
      </ul>
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <GoodsPicker
          known={keys.flatMap((key) => lines.get(key)?.supplierProductId ?? [])}
          choose={(offer) => {
            const line = lineOfGoods(offer);
            putLines(form, take([line]), [line]);
          }}
        />
        <Button icon="plus" onClick={add} className="sm:mt-7">
          {words.addLine}
        </Button>
      </div>
    </section>
  );
}

/** Whether there is something to be seen under «more». */
export const isWritten = (line: OpenLine | undefined) =>
  Boolean(line && (line.note ?? line.internalNote ?? line.targetPriceRial));

/** Who is asked already. */
export const sellersOf = (request: Request | undefined): Seller[] =>
  (request?.participations ?? []).map(({ merchantId, merchantName }) => ({ id: merchantId, name: merchantName }));

interface SellersProps {
  state: FormState<TypedOpen>;
  lines: ReadonlyMap<string, OpenLine>;
  names: SellerNames;
}

function Sellers({ state, lines, names }: SellersProps) {
  const { form, field, problems } = state;
  const typed = form.watch();
  const ids = sellersIn(typed);
  const put = (changed: readonly string[]) => {
    form.setValue('sellers', changed.join(' '), { shouldDirty: true });
    form.clearErrors('sellers');
  };
  function choose(seller: Seller) {
    names.add(seller);
    put([...ids, seller.id]);
  }
  return (
    <Card as="section" aria-label={words.sellers} className="flex flex-col gap-4">
      <h2 className="text-[1.25rem] leading-8">{words.sellers}</h2>
      <Select {...field('visibility')} options={visibilityOptions} />
      <SellerPicker
        chosen={ids.map((id) => ({ id, name: names.nameOf(id) }))}
        error={problems.find(({ name }) => name === 'sellers')?.text}
        lines={keysIn(typed).flatMap((key) => lines.get(key) ?? [])}
        choose={choose}
        remove={(id) => put(ids.filter((each) => each !== id))}
      />
    </Card>
  );
}
