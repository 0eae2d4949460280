import { isDeepStrictEqual } from 'node:util';
import type { ChangeKind } from './entries.enums.ts';
import type { Offer } from './offer.ts';

/** A picture that waits, and where it is to stand. */
export type AskedImage = { fileId: string; altText: string; place: number };

/** Which fields of an offer a kind of change carries; pictures are links and no field. What follows from another base product is found when that is confirmed. */
const fieldsOf = {
  TITLE: ['title', 'slug'],
  BASE_PRODUCT: ['baseProductId'],
  SALE_UNIT: ['saleUnitId', 'conversions', 'moq', 'orderStep', 'priceMode', 'priceTiers'],
  TERMS: ['warranty', 'originCountryName'],
  SPECIFICATION: ['properties'],
  DOCUMENTS: ['documents'],
} as const satisfies Record<Exclude<ChangeKind, 'IMAGES'>, readonly (keyof Offer)[]>;
type OfFields = keyof typeof fieldsOf;
const kinds = Object.keys(fieldsOf) as OfFields[];

export type Content = Partial<Offer> & {
  images?: AskedImage[];
  /** What its base product was called when that was asked for. */
  baseProductName?: string;
};
export type Asked = { kind: ChangeKind; was: Content; asked: Content };

const picked = (offer: Partial<Offer>, kind: OfFields): Content =>
  Object.fromEntries(fieldsOf[kind].map((field) => [field, offer[field]]));
/** Whether two are the same as JSON, in which the order of fields says nothing. */
export const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(plain(one), plain(other));
const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/** Whether the fields of a kind that make it wait are other ones: what merely goes with a sale unit is changed at once. */
const differs = (before: Offer, after: Offer, kind: OfFields) =>
  kind === 'SALE_UNIT'
    ? before.saleUnitId !== after.saleUnitId || !isSame(before.conversions, after.conversions)
    : !isSame(picked(before, kind), picked(after, kind));

/**
 * An edit of a published offer in two: what is so at once, and what is asked of staff. A changed sale unit carries prices,
 * least order and step with it.
 */
export function splitEdit(before: Offer, after: Offer): { now: Offer; asked: Asked[] } {
  const waiting = kinds.filter((kind) => differs(before, after, kind));
  return {
    now: waiting.reduce((offer, kind) => ({ ...offer, ...picked(before, kind) }), after),
    asked: waiting.map((kind) => ({ kind, was: picked(before, kind), asked: picked(after, kind) })),
  };
}

/** What an edit may make another one at once; each part goes together. */
const atOnce = [
  ['title'],
  ['sku'],
  ['warranty'],
  ['originCountryName'],
  ['properties'],
  ['priceTiers'],
  ['saleUnitId', 'conversions', 'moq', 'orderStep'],
] as const satisfies readonly (readonly (keyof Offer)[])[];

/** What is another one at once by an edit, for the history; nothing where all stayed. Prices of what is published have an event of their own. */
export function changedAtOnce(
  before: Offer,
  after: Offer,
  { isPublished }: { isPublished: boolean },
): { was: Content; asked: Content } | undefined {
  const fields: (keyof Offer)[] = atOnce
    .filter((part) => part.some((field) => !isSame(before[field], after[field])))
    .filter(([field]) => !(isPublished && field === 'priceTiers'))
    .flat();
  const of = (offer: Offer): Content => Object.fromEntries(fields.map((field) => [field, offer[field]]));
  return fields.length > 0 ? { was: of(before), asked: of(after) } : undefined;
}

/** The offer as a confirmed change makes it. */
export function withChange(offer: Offer, kind: ChangeKind, asked: Content): Offer {
  return kind === 'IMAGES' ? offer : { ...offer, ...picked(asked, kind) };
}

/** The papers among the files of a change. */
export const paperIds = ({ documents = [] }: Content): string[] => documents.flatMap(({ fileId }) => fileId ?? []);
