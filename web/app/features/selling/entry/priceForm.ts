import * as v from 'valibot';
import { checkFields } from '../../../platform/forms/checkFields.ts';
import { readTomans, rialsOf, tomansOf, typedTomans } from '../../../platform/forms/tomans.ts';
import type { PriceMode, StockState, UpdatePriceAndStockInput } from '../../../platform/graph/types.generated.ts';
import { numberInField, readDecimal, toPersianDigits } from '../../../platform/text/digits.ts';
import type { EntryEditor_EntryFragment as Entry } from './EntryEditor.generated.ts';
import { type EntryPart, type Whole, wholeNumber } from './entryForm.ts';
import { entryMessages as words } from './messages.ts';
import { isQuantity } from './termsForm.ts';

/** Tiers of a price; the first one begins with the least order. */
export const places = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
type Place = (typeof places)[number];
export const LEAST_TIERS = 2;
const MOST_DAYS = 365;
/** 10^12 rials. */
const MOST_TOMANS = 10n ** 11n;

export const quantityField = (place: Place) => `quantity${place}` as const;
export const priceField = (place: Place) => `price${place}` as const;
export const priceModes: readonly PriceMode[] = ['FIXED', 'TIERED', 'ON_REQUEST'];

type Quantities = Record<ReturnType<typeof quantityField>, string>;
type Prices = Record<ReturnType<typeof priceField>, string>;
const fields = <Name extends string, Value>(nameOf: (place: Place) => Name, valueOf: (place: Place) => Value) =>
  Object.fromEntries(places.map((place) => [nameOf(place), valueOf(place)])) as Record<Name, Value>;

export type TypedPrice = Quantities &
  Prices & { priceMode: string; stockState: string; leadTimeDays: string; tiers: string };

/** Judged below, where it counts: what stands in a field that is not shown is nobody's mistake. */
const price = v.pipe(
  v.string(),
  v.transform((typed) => readTomans(typed) ?? '?'),
);
const quantity = v.pipe(
  v.string(),
  v.transform((typed) => readDecimal(typed) ?? typed.trim()),
);
const typedPrice = v.object({
  priceMode: v.string(),
  stockState: v.string(),
  leadTimeDays: wholeNumber(0, MOST_DAYS),
  /** How many tiers there are to fill. */
  tiers: v.string(),
  ...fields(priceField, () => price),
  ...fields(quantityField, () => quantity),
});
type ReadPrice = v.InferOutput<typeof typedPrice>;
const schema = v.pipe(typedPrice, checkFields(problemsOf));
type Field = keyof Quantities | keyof Prices;

/** Which tiers count: one of a fixed price, none on request. */
export const placesOf = ({ priceMode, tiers }: { priceMode: string; tiers: string }): readonly Place[] =>
  places.slice(0, { FIXED: 1, TIERED: Number(tiers), ON_REQUEST: 0 }[priceMode] ?? 0);

const isPrice = (read: string) => /^\d{1,12}$/.test(read) && BigInt(read) > 0n && BigInt(read) <= MOST_TOMANS;

function problemsOf(read: ReadPrice): [Field, string][] {
  return placesOf(read).flatMap((place): [Field, string][] => {
    const typed = read[priceField(place)];
    const before = place > 0 ? read[priceField((place - 1) as Place)] : '';
    const found: [Field, string][] = isPrice(typed) ? [] : [[priceField(place), words.priceWrong]];
    if (isPrice(typed) && isPrice(before) && BigInt(typed) > BigInt(before))
      found.push([priceField(place), words.tiers.fall]);
    if (place === 0) return found;
    const from = read[quantityField(place)];
    const earlier = place > 1 ? read[quantityField((place - 1) as Place)] : '0';
    if (!isQuantity(from) || Number(from) <= Number(earlier)) found.push([quantityField(place), words.tiers.rise]);
    return found;
  });
}

function typedOf({ priceMode, priceTiers, stockState, leadTimeDays }: Entry): TypedPrice {
  return {
    priceMode,
    stockState,
    leadTimeDays: toPersianDigits(String(leadTimeDays)),
    tiers: String(Math.max(priceTiers.length, LEAST_TIERS)),
    ...fields(priceField, (place) => typedTomans(tomansOf(priceTiers[place]?.unitPriceRial))),
    // The first one is the least order, which stands with the terms.
    ...fields(quantityField, (place) => (place === 0 ? '' : numberInField(priceTiers[place]?.minQty ?? ''))),
  };
}

/** Rials that tomans do not show stay as they are stored. */
function rialsAt(place: Place, typed: string, { priceTiers }: Entry): string {
  const stored = priceTiers[place]?.unitPriceRial;
  return stored && tomansOf(stored) === typed ? stored : rialsOf(typed);
}

/** Where the form has what the api calls otherwise. */
export function placeOfPrice(field: string, path: string): string {
  if (field !== 'priceTiers') return field;
  const place = places.find((each) => path.startsWith(`priceTiers[${each}]`)) ?? 0;
  return place > 0 && path.endsWith('.minQty') ? quantityField(place) : priceField(place);
}

export const pricePart: EntryPart<TypedPrice, ReadPrice> = {
  schema,
  typedOf,
  change: (read, entry) => ({
    priceMode: read.priceMode as PriceMode,
    priceTiers: placesOf(read).map((place) => ({
      minQty: place === 0 ? entry.moq : read[quantityField(place)],
      unitPriceRial: rialsAt(place, read[priceField(place)], entry),
    })),
    stockState: read.stockState as StockState,
    leadTimeDays: Number(read.leadTimeDays),
  }),
};

/** The same with every tier behind the one before it: who wants one less empties its fields. */
export function withoutGaps(typed: TypedPrice): TypedPrice {
  const filled = places.filter(
    (place) => place === 0 || typed[priceField(place)].trim() !== '' || typed[quantityField(place)].trim() !== '',
  );
  const at = <Name extends keyof Quantities | keyof Prices>(nameOf: (place: Place) => Name) =>
    fields(nameOf, (place) => (filled[place] === undefined ? '' : typed[nameOf(filled[place])]));
  return {
    ...typed,
    ...at(priceField),
    ...at(quantityField),
    tiers: String(Math.max(filled.length, LEAST_TIERS)),
  };
}

/** The lowest price that is typed, as the card shows it; undefined where there is none. */
export function lowestTyped(typed: TypedPrice): string | undefined {
  const prices = placesOf(typed).flatMap((place) => {
    const read = readTomans(typed[priceField(place)]);
    return read ? [BigInt(read)] : [];
  });
  const [first, ...rest] = prices;
  if (first === undefined) return undefined;
  return rialsOf(String(rest.reduce((least, each) => (each < least ? each : least), first)));
}

/** The label of each field, for what is wrong and where. */
export const priceLabels: Record<string, string> = {
  priceMode: words.labels.priceMode,
  stockState: words.labels.stockState,
  leadTimeDays: words.labels.leadTimeDays,
  ...Object.fromEntries(
    places.flatMap((place) => [
      [quantityField(place), words.tiers.quantityOf(toPersianDigits(String(place + 1)))],
      [priceField(place), words.tiers.priceOf(toPersianDigits(String(place + 1)))],
    ]),
  ),
};

type PublishedPrice = Required<
  Pick<UpdatePriceAndStockInput, 'priceMode' | 'priceTiers' | 'stockState' | 'leadTimeDays'>
>;

/** What a published entry takes of a change of this part: all of it, at once. */
export function publishedPrice(change: Partial<Whole>): PublishedPrice {
  const { priceMode, priceTiers, stockState, leadTimeDays } = change as PublishedPrice;
  return { priceMode, priceTiers, stockState, leadTimeDays };
}
