import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { Card } from '../../../../design/Card.tsx';
import { Checkbox } from '../../../../design/Checkbox.tsx';
import { Select } from '../../../../design/Select.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { plainButton } from '../../edit/plain/names.ts';
import type { FieldOf } from '../../edit/fieldOf.ts';
import type { Begun } from '../begun/begun.ts';
import type { OpenChoices } from '../choices.ts';
import { sellersText, toOne } from '../../../tradeSteps/recipients/recipients.ts';
import { openMessages as words } from '../messages.ts';
import {
  isDeadlineLate,
  keysIn,
  labelsOf,
  lineField,
  linesOf,
  newKeys,
  type OpenLine,
  sellersIn,
  storedOpen,
  type TypedOpen,
} from '../openDraft.ts';
import { isWritten, sellersOf } from '../OpenEditor.tsx';
import { ShownAs } from '../../amounts/plain/ShownAs.tsx';
import { OpenFields } from '../OpenFields.tsx';
import { OpenLineFields } from '../OpenLineFields.tsx';
import { OpenState } from '../OpenState.tsx';
import type { OpenRequest_RequestFragment as Request } from '../OpenRequest.generated.ts';
import { newDraft } from '../../order/paths.ts';
import { offeredText } from '../offering.ts';
import type { Seller } from '../SellerPicker.tsx';
import { visibilityOf, visibilityOptions } from '../visibility.ts';
import {
  moreButton,
  offerField,
  plainOpenName,
  productField,
  sellerField,
  sellerNameField,
  sellersPlace,
} from './names.ts';
import { PlainMore } from './PlainMore.tsx';
import type { RefusedOpen } from './sentOpen.ts';

/** So many empty lines wait to be filled. */
const BLANK = 3;

interface PlainOpenEditorProps {
  request: Request | undefined;
  choices: OpenChoices;
  begun: Begun;
}

/** A request to several sellers as its buyer writes it without script. */
export function PlainOpenEditor({ request, choices, begun }: PlainOpenEditorProps) {
  const id = request?.id ?? newDraft;
  const refused = useRefused<RefusedOpen>(plainOpenName, id);
  const typed: TypedOpen = { ...storedOpen(request, begun).values, ...refused?.typed };
  const problems = refused?.problems ?? {};
  const given = linesOf(request, begun);
  const lines = new Map([...given, ...(refused?.added ?? [])]);
  const blanks = newKeys(begun.lines.size + 1, BLANK);
  const keys = [...new Set([...given.keys(), ...keysIn(typed), ...blanks])];
  const asked = [...sellersOf(request), ...begun.sellers];
  const names = asked.map(({ name }) => name);
  const to = toOne(sellersText(names, visibilityOf(typed.visibility)));
  const labels = labelsOf(keys);
  const field: FieldOf = (name) => ({
    name,
    label: labels[name] ?? name,
    error: problems[name],
    defaultValue: typed[name] ?? (name.startsWith('alternatives-') ? 'no' : ''),
  });
  const day = (name: 'neededBy' | 'quoteDeadline') => (
    <TextField {...field(name)} hint={words.hints[name]} dir="ltr" inputMode="numeric" autoComplete="off" />
  );
  return (
    <PlainForm
      id={plainOpenName}
      name={plainOpenName}
      label={words.form}
      hidden={{ id, version: request?.version ?? 0, basketKeys: begun.basketKeys.join(' ') }}
      className="flex flex-col gap-6"
    >
      {/* The Enter key goes by the first button of a form. */}
      <button type="submit" name={plainButton.name} value={moreButton.enter} tabIndex={-1} aria-hidden="true" />
      {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
      {request && <OpenState request={request} />}
      {!request && <Select {...field('customerId')} options={choices.buyers} />}
      <section className="flex flex-col gap-3">
        <h2 className="text-[1.25rem] leading-8">{words.lines}</h2>
        <p className="text-muted">{words.blankHint}</p>
        <ul className="flex flex-col gap-3">
          {keys.map((key, index) => (
            <OpenLineFields
              key={key}
              lineKey={key}
              place={index + 1}
              line={lines.get(key)}
              field={field}
              units={choices.units}
              categories={choices.categories}
              isOpen={isWritten(lines.get(key))}
              to={to}
              remove={
                <>
                  <input type="hidden" name="line" value={key} />
                  <ShownAs names={[lineField('quantity', key), lineField('unitId', key)]} values={typed} />
                  {lines.has(key) && !lines.get(key)!.id && <Goods of={key} line={lines.get(key)!} />}
                  {lines.has(key) && lines.size > 1 && (
                    <Checkbox
                      name="remove"
                      value={key}
                      label={words.remove}
                      aria-label={words.removeOf(formatInteger(index + 1))}
                      defaultChecked={refused?.removed.includes(key)}
                    />
                  )}
                </>
              }
            />
          ))}
        </ul>
        <PlainMore refused={refused} known={[...lines.values()].flatMap((line) => line.supplierProductId ?? [])} />
      </section>
      <PlainSellers field={field} asked={asked} typed={typed} refused={refused} />
      <OpenFields
        field={field}
        to={to}
        choices={choices}
        isDeadlineLate={isDeadlineLate(typed)}
        neededBy={day('neededBy')}
        quoteDeadline={day('quoteDeadline')}
      />
      <div className="flex flex-wrap gap-3">
        {request && (
          <Button type="submit" variant="primary" name={plainButton.name} value={plainButton.goOn}>
            {words.goOn}
          </Button>
        )}
        <Button type="submit" name={plainButton.name} value={plainButton.stay}>
          {request ? words.save : words.create}
        </Button>
      </div>
    </PlainForm>
  );
}

/** What a new line is of, as no field says it. */
const Goods = ({ of, line }: { of: string; line: OpenLine }) => (
  <>
    {line.supplierProductId && <input type="hidden" name={offerField(of)} value={line.supplierProductId} />}
    {line.baseProductId && <input type="hidden" name={productField(of)} value={line.baseProductId} />}
  </>
);

interface PlainSellersProps {
  asked: readonly Seller[];
  field: FieldOf;
  typed: TypedOpen;
  refused: RefusedOpen | undefined;
}

/** A seller, with what it offers of the lines. */
const SellerName = ({ name, offers }: { name: string; offers: string | undefined }) => (
  <>
    <bdi>{name}</bdi>
    {offers && <span className="text-[0.8125rem] text-muted"> {offers}</span>}
  </>
);

/** Boxes of those that are asked and of those that were found; looking for them saves nothing and keeps all that was typed. */
function PlainSellers({ field, asked, typed, refused }: PlainSellersProps) {
  const { pathname, search } = useLocation();
  const { typed: searched = '', found, kept = [], offering } = refused?.sellers ?? {};
  const offered = offering && new Map(offering);
  const problems: Record<string, string | undefined> = refused?.problems ?? {};
  const stored = new Set(asked.map(({ id }) => id));
  const chosen = sellersIn(typed);
  const all = [...new Map([...asked, ...kept, ...(found ?? [])].map((seller) => [seller.id, seller])).values()];
  return (
    <Card as="section" id={sellersPlace} aria-label={words.sellers} className="flex flex-col gap-4">
      <h2 className="text-[1.25rem] leading-8">{words.sellers}</h2>
      <Select {...field('visibility')} options={visibilityOptions} />
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          name={sellerField}
          label={words.searchSeller}
          defaultValue={searched}
          error={problems[sellerField]}
          maxLength={100}
          autoComplete="off"
          dir="auto"
        />
        <Button
          type="submit"
          name={plainButton.name}
          value={moreButton.sellers}
          formAction={`${pathname}${search}#${sellersPlace}`}
          className="sm:mt-7"
        >
          {words.search}
        </Button>
      </div>
      {problems.sellers && <Alert kind="error">{problems.sellers}</Alert>}
      {found?.length === 0 && <p className="text-muted">{words.noSeller}</p>}
      {!found && all.length === 0 && <p className="text-muted">{words.noneChosen}</p>}
      {all.length > 0 && (
        <fieldset className="flex flex-col">
          <legend>{words.fields.sellers}</legend>
          {all.map(({ id, name }) => (
            <Fragment key={id}>
              {!stored.has(id) && <input type="hidden" name={sellerNameField(id)} value={name} />}
              <Checkbox
                name="seller"
                value={id}
                label={<SellerName name={name} offers={offeredText(id, offered)} />}
                defaultChecked={chosen.includes(id)}
              />
            </Fragment>
          ))}
        </fieldset>
      )}
    </Card>
  );
}
