import * as v from 'valibot';
import { checkFields } from '../../../platform/forms/checkFields.ts';
import { ruleText } from '../../../platform/forms/messages.ts';
import { optionalText } from '../../../platform/forms/rules.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { numberInField, readDecimal } from '../../../platform/text/digits.ts';
import { type EntryPart, heldBy } from './entryForm.ts';
import { entryMessages as words } from './messages.ts';

/** What one sale unit holds can be told in so many units. */
export const heldPlaces = [0, 1, 2, 3] as const;
export type HeldPlace = (typeof heldPlaces)[number];
export const heldField = (place: HeldPlace) => `held${place}` as const;
export const heldUnitField = (place: HeldPlace) => `heldUnit${place}` as const;

type Held = Record<ReturnType<typeof heldField> | ReturnType<typeof heldUnitField>, string>;
export type TypedTerms = Held & {
  saleUnitId: string;
  /** How many numbers there are to fill. */
  heldCount: string;
  moq: string;
  orderStep: string;
  warranty: string;
  originCountryName: string;
};

/** As the api keeps quantities. */
export const isQuantity = (read: string) => /^\d{1,12}(\.\d{1,6})?$/.test(read) && Number(read) > 0;
const read = v.pipe(
  v.string(),
  v.transform((typed) => readDecimal(typed) ?? typed.trim()),
);
/** A quantity as typed, in either digits; read as a plain decimal. */
const quantity = v.pipe(
  read,
  v.minLength(1, ruleText('REQUIRED')),
  v.check((typed) => typed === '' || isQuantity(typed), words.quantityWrong),
);
/** The same where an empty field says nothing. */
const optionalQuantity = v.pipe(
  read,
  v.check((typed) => typed === '' || isQuantity(typed), words.quantityWrong),
);
const held = <Value>(nameOf: (place: HeldPlace) => keyof Held, valueOf: (place: HeldPlace) => Value) =>
  Object.fromEntries(heldPlaces.map((place) => [nameOf(place), valueOf(place)])) as Record<keyof Held, Value>;

const schema = v.pipe(
  v.object({
    saleUnitId: v.string(),
    heldCount: v.string(),
    ...held(heldUnitField, () => v.string()),
    ...held(heldField, () => optionalQuantity),
    moq: quantity,
    orderStep: quantity,
    warranty: optionalText(120, 2),
    originCountryName: optionalText(60, 2),
  }),
  checkFields((typed) => {
    const taken = new Set([typed.saleUnitId]);
    return heldPlaces.flatMap((place) => {
      if (typed[heldField(place)] === '') return [];
      const key = heldUnitField(place);
      const isTwice = taken.has(typed[key]);
      taken.add(typed[key]);
      return isTwice ? [[key, words.heldTwice] as const] : [];
    });
  }),
);

const { saleUnitId, moq, orderStep, warranty, originCountryName } = words.labels;
/** The label of each field, for what is wrong and where. */
export const termsLabels: Record<string, string> = {
  saleUnitId,
  ...Object.fromEntries(
    heldPlaces.flatMap((place) => [
      [heldField(place), words.saleUnit.heldOf(formatInteger(place + 1))],
      [heldUnitField(place), words.saleUnit.unitOf(formatInteger(place + 1))],
    ]),
  ),
  moq,
  orderStep,
  warranty,
  originCountryName,
};

/** Where the form has what the api calls otherwise; the first tier follows the least order. */
export function placeOfTerms(field: string, path: string): string {
  if (field === 'priceTiers') return 'moq';
  if (field !== 'conversions') return field;
  const place = heldPlaces.find((each) => path.startsWith(`conversions[${each}]`)) ?? 0;
  return path.endsWith('.unitId') ? heldUnitField(place) : heldField(place);
}

/** @param usualUnit in which it is asked first how much a sale unit holds */
export const termsPartOf = (usualUnit: (saleUnitId: string) => string): EntryPart<TypedTerms, TypedTerms> => ({
  schema,
  typedOf(entry) {
    const { saleUnit, moq, orderStep, warranty, originCountryName } = entry;
    const saleUnitId = saleUnit?.id ?? '';
    const conversions = heldBy(entry);
    return {
      saleUnitId,
      heldCount: String(conversions.length),
      ...held(heldUnitField, (place) => conversions[place]?.unitId ?? usualUnit(saleUnitId)),
      ...held(heldField, (place) => numberInField(conversions[place]?.quantity ?? '')),
      moq: numberInField(moq),
      orderStep: numberInField(orderStep),
      warranty: warranty ?? '',
      originCountryName: originCountryName ?? '',
    };
  },
  change: ({ saleUnitId, moq, orderStep, warranty, originCountryName, ...typed }, { priceTiers }) => ({
    saleUnitId,
    moq,
    orderStep,
    warranty,
    originCountryName,
    conversions: heldPlaces.flatMap((place) => {
      const number = typed[heldField(place)];
      const unitId = typed[heldUnitField(place)];
      return number === '' ? [] : [{ unitId, quantity: number }];
    }),
    // The first price is that of the least order, whatever that is.
    priceTiers: priceTiers.map(({ minQty, unitPriceRial }, place) => ({
      minQty: place === 0 ? moq : minQty,
      unitPriceRial,
    })),
  }),
});
