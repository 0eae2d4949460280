import * as v from 'valibot';
import { plainNumber } from '../../../platform/forms/iran.ts';
import { ruleText } from '../../../platform/forms/messages.ts';
import { optionalText, requiredText } from '../../../platform/forms/rules.ts';
import type { UpdateSupplierProductInput } from '../../../platform/graph/types.generated.ts';
import type { EntryEditor_EntryFragment as Entry } from './EntryEditor.generated.ts';

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
export type Whole = Omit<UpdateSupplierProductInput, 'supplierProductId' | 'version' | 'idempotencyKey'>;

/** How much one sale unit holds. */
export const heldBy = ({ conversions }: Pick<Entry, 'conversions'>) =>
  conversions.flatMap(({ measure }) => (measure ? [{ unitId: measure.unit.id, quantity: measure.value }] : []));

export const wholeOf = ({ priceTiers, ...entry }: Entry): Whole => ({
  title: entry.title,
  sku: entry.sku,
  warranty: entry.warranty ?? '',
  originCountryName: entry.originCountryName ?? '',
  saleUnitId: entry.saleUnit?.id ?? '',
  conversions: heldBy(entry),
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
