import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { MoneyField } from '../../../platform/forms/MoneyField.tsx';
import type { FormState } from '../../../platform/forms/useForm.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import {
  type EntryEditor_EntryFragment as Entry,
  type EntryEditor_LabelsFragment as Labels,
  UpdatePriceAndStockDocument,
} from './EntryEditor.generated.ts';
import { EntryPartFrame } from './EntryPartFrame.tsx';
import type { Whole } from './entryForm.ts';
import { priceWords, stockOptions } from './entryKind.ts';
import { JumpQuestion, type Jump } from './JumpQuestion.tsx';
import { isReviewed } from './isReviewed.ts';
import { entryMessages as words } from './messages.ts';
import type { PartProps } from './partProps.ts';
import { PlainPrice } from './plain/PlainPrice.tsx';
import { jumpIn } from './priceJump.ts';
import {
  LEAST_TIERS,
  placeOfPrice,
  placesOf,
  places,
  priceField,
  priceLabels,
  priceModes,
  pricePart,
  publishedPrice,
  quantityField,
  type TypedPrice,
} from './priceForm.ts';
import { useEntryPart } from './useEntryPart.ts';

const requiredLabel = formMessages.required;

/** What it costs, whether it is at hand and when it leaves; of a published entry changed at once. */
export function PricePart({ writing, isOpen, onTyped, labels }: PartProps<TypedPrice> & { labels: Labels }) {
  const { entry } = writing;
  const [jump, setJump] = useState<Jump>();

  async function sendPrice(change: Partial<Whole>, of: Entry, version: number, confirmsJump = false): Promise<Entry> {
    if (!isReviewed(of.status)) return writing.write(change, of, version);
    const input = { supplierProductId: of.id, version, ...publishedPrice(change), confirmsJump };
    try {
      const { ownSupplierProduct } = await write(UpdatePriceAndStockDocument, { input });
      return writing.took(readFragment<Entry>(ownSupplierProduct));
    } catch (error) {
      const prices = jumpIn(error);
      if (!prices) throw error;
      const isRight = await new Promise<boolean>((answer) => setJump({ ...prices, answer }));
      setJump(undefined);
      if (!isRight) throw error;
      return sendPrice(change, of, version, true);
    }
  }

  const { state, saving } = useEntryPart({
    part: pricePart,
    labels: priceLabels,
    writing,
    onTyped,
    send: sendPrice,
    placeOf: placeOfPrice,
  });
  const { field, form } = state;
  const typed = form.watch();
  const kind = priceWords(entry);
  return (
    <EntryPartFrame
      id="price"
      title={words.part.price}
      state={state}
      saving={saving}
      isOpen={isOpen}
      plain={isOpen && <PlainPrice entry={entry} labels={labels} />}
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <Select
          {...field('priceMode')}
          disabled={!entry.maySetPrice}
          {...(!entry.maySetPrice && { hint: words.hints.agencyPrice })}
          options={priceModes.map((mode) => ({ value: mode, label: words.priceModes[mode] }))}
        />
        <Select {...field('stockState')} label={kind.stockState} options={stockOptions(entry, labels)} />
        <TextField
          {...field('leadTimeDays')}
          label={kind.leadTimeDays}
          hint={words.hints.leadTimeDays}
          requiredLabel={requiredLabel}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      {typed.priceMode === 'FIXED' && (
        <MoneyField
          state={state}
          name={priceField(0)}
          label={kind.price(entry.saleUnitText)}
          requiredLabel={requiredLabel}
        />
      )}
      {typed.priceMode === 'TIERED' && <Tiers state={state} entry={entry} />}
      {jump && <JumpQuestion {...jump} />}
    </EntryPartFrame>
  );
}

function Tiers({ state, entry }: { state: FormState<TypedPrice>; entry: Entry }) {
  const { field, form } = state;
  const shown = placesOf(form.watch());
  const setCount = (count: number) => form.setValue('tiers', String(count), { shouldDirty: true });
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="field-label">{words.tiers.legend}</legend>
      <p className="text-[0.875rem] text-muted">{words.tiers.hint}</p>
      {shown.map((place) => (
        <div key={place} className="grid items-start gap-4 sm:grid-cols-2">
          {place === 0 ? (
            <p className="self-center">{words.tiers.from(formatDecimal(entry.moq), entry.saleUnitText)}</p>
          ) : (
            <TextField
              {...field(quantityField(place))}
              requiredLabel={requiredLabel}
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
            />
          )}
          <MoneyField state={state} name={priceField(place)} requiredLabel={requiredLabel} />
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        {shown.length < places.length && (
          <Button icon="plus" onClick={() => setCount(shown.length + 1)}>
            {words.tiers.add}
          </Button>
        )}
        {shown.length > LEAST_TIERS && (
          <Button variant="quiet" onClick={() => setCount(shown.length - 1)}>
            {words.tiers.remove(formatInteger(shown.length))}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
