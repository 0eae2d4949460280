import * as v from 'valibot';
import { plainNumber } from '../../../platform/forms/iran.ts';
import { ruleText } from '../../../platform/forms/messages.ts';
import { optionalText, requiredText } from '../../../platform/forms/rules.ts';
import type { UpdateSupplierProductInput } from '../../../platform/graph/types.generated.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import type { EntryEditor_EntryFragment as Entry } from './EntryEditor.generated.ts';

const MOST_UNITS = 1_000_000_000;

/** A whole number as typed, in either digits; read as ASCII digits. */
export const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.transform(plainNumber),
    v.minLength(1, ruleText('REQUIRED')),
    v.check((typed) => /^\d+$/.test(typed), ruleText('INTEGER')),
    v.check((typed) => !/^\d+$/.test(typed) || Number(typed) >= least, ruleText('MIN_VALUE', [least])),
    v.check((typed) => !/^\d+$/.test(typed) || Number(typed) <= most, ruleText('MAX_VALUE', [most])),
    v.transform((typed) => typed.replace(/^0+(?=\d)/, '')),
  );

/** The whole of an entry, as it is stored; an empty text is none. */
export type Whole = Omit<UpdateSupplierProductInput, 'id' | 'version' | 'idempotencyKey'>;

export const wholeOf = ({ priceTiers, ...entry }: Entry): Whole => ({
  title: entry.title,
  sku: entry.sku,
  warranty: entry.warranty ?? '',
  originCountryName: entry.originCountryName ?? '',
  saleUnitText: entry.saleUnitText,
  packSize: entry.packSize,
  moq: entry.moq,
  orderStep: entry.orderStep,
  priceMode: entry.priceMode,
  priceTiers: priceTiers.map(({ minQty, unitPriceRial }) => ({ minQty, unitPriceRial })),
  stockState: entry.stockState,
  leadTimeDays: entry.leadTimeDays,
});

/** Some fields of an entry that are written together. */
export interface EntryPart<Typed, Read, Change = Partial<Whole>> {
  schema: v.GenericSchema<Typed, Read>;
  /** What its fields hold of what is stored. */
  typedOf(entry: Entry): Typed;
  /** What becomes of the stored whole, or of a part that is written by itself. */
  change(read: Read, entry: Entry): Change;
}

const identitySchema = v.object({ title: requiredText(5, 160), sku: optionalText(40) });
type Identity = v.InferOutput<typeof identitySchema>;

export const identityPart: EntryPart<Identity, Identity> = {
  schema: identitySchema,
  typedOf: ({ title, sku }) => ({ title, sku }),
  change: (read) => read,
};

const termsSchema = v.object({
  saleUnitText: requiredText(1, 30),
  packSize: wholeNumber(1, MOST_UNITS),
  moq: wholeNumber(1, MOST_UNITS),
  orderStep: wholeNumber(1, MOST_UNITS),
  warranty: optionalText(120, 2),
  originCountryName: optionalText(60, 2),
});
type Terms = v.InferOutput<typeof termsSchema>;

export const termsPart: EntryPart<Terms, Terms> = {
  schema: termsSchema,
  typedOf: ({ saleUnitText, packSize, moq, orderStep, warranty, originCountryName }) => ({
    saleUnitText,
    packSize: toPersianDigits(packSize),
    moq: toPersianDigits(moq),
    orderStep: toPersianDigits(orderStep),
    warranty: warranty ?? '',
    originCountryName: originCountryName ?? '',
  }),
  change: (terms, { priceTiers }) => ({
    ...terms,
    // The first price is that of the least order, whatever that is.
    priceTiers: priceTiers.map(({ minQty, unitPriceRial }, place) => ({
      minQty: place === 0 ? terms.moq : minQty,
      unitPriceRial,
    })),
  }),
};
