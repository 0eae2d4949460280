import { Alert } from '../../../../design/Alert.tsx';
import { Checkbox } from '../../../../design/Checkbox.tsx';
import { Select } from '../../../../design/Select.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import { formMessages } from '../../../../platform/forms/messages.ts';
import { formatDecimal } from '../../../../platform/numbers/decimals.ts';
import type {
  EntryEditor_EntryFragment as Entry,
  EntryEditor_LabelsFragment as Labels,
} from '../EntryEditor.generated.ts';
import { priceWords, stockOptions } from '../entryKind.ts';
import { entryMessages as words } from '../messages.ts';
import { jumpText } from '../priceJump.ts';
import { priceField, priceLabels, priceModes, pricePart, places, quantityField } from '../priceForm.ts';
import { plainEntryMessages } from './messages.ts';
import { plainPriceName } from './names.ts';
import { PlainPart } from './PlainPart.tsx';
import type { RefusedPrice } from './savePlainPrice.ts';

const requiredLabel = formMessages.required;
/** Of which there are fields from the start. */
const FEWEST_SHOWN = 3;

/** What an entry costs, in one price or in tiers, and whether it is at hand, for who has no script. */
export function PlainPrice({ entry, labels }: { entry: Entry; labels: Labels }) {
  const jump = useRefused<RefusedPrice>(plainPriceName, entry.id)?.jump;
  const kind = priceWords(entry);
  return (
    <PlainPart
      name={plainPriceName}
      title={words.part.price}
      entry={entry}
      stored={pricePart.typedOf(entry)}
      labels={priceLabels}
    >
      {(field, typed) => (
        <>
          {jump && (
            <Alert kind="warning">
              <p>{jumpText(jump)}</p>
              <Checkbox name="confirmsJump" value="1" label={words.jump.confirm} />
            </Alert>
          )}
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
          {entry.maySetPrice && (
            <fieldset className="flex min-w-0 flex-col gap-4">
              <legend className="field-label">{words.tiers.legend}</legend>
              <p className="text-[0.875rem] text-muted">{plainEntryMessages.price.tiersHint}</p>
              {/* One more than is told already. */}
              {places
                .filter((place) => place < Math.max(Number(typed.tiers) + 1, FEWEST_SHOWN))
                .map((place) => (
                  <div key={place} className="grid items-start gap-4 sm:grid-cols-2">
                    {place === 0 ? (
                      <p className="self-center">{words.tiers.from(formatDecimal(entry.moq), entry.saleUnitText)}</p>
                    ) : (
                      <TextField {...field(quantityField(place))} dir="ltr" inputMode="decimal" autoComplete="off" />
                    )}
                    <TextField
                      {...field(priceField(place))}
                      hint={plainEntryMessages.price.inTomans}
                      dir="ltr"
                      inputMode="numeric"
                      autoComplete="off"
                    />
                  </div>
                ))}
            </fieldset>
          )}
        </>
      )}
    </PlainPart>
  );
}
