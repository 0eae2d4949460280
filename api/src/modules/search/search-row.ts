import type { Property, StoredValue } from '../catalog/index.ts';
import type { FinishedWords } from './engine/fields.ts';

/** What people read of an offer, and its names as they are written, by their finished words. */
export type Written = { texts: readonly string[]; names: readonly (readonly [word: string, name: string])[] };

/** A row of the read model, `product_search` and its card in `product_search_cards`, as the writer of an offer hands it over. */
export type SearchRow = {
  id: string;
  baseProductId: string;
  supplierId: string;
  /** Null: the supplier itself. */
  merchantId: string | null;
  categoryPath: string[];
  /** What it is found by. */
  words: FinishedWords;
  /** How people read it, for what is proposed to them. */
  written: Written;
  relevance: number;
  publishedAt: string;
  /** When the offer last changed; null when it did not since it was published. */
  updatedAt: string | null;
  priceRial: string | null;
  leadTimeDays: number;
  rating: number;
  responseMin: number;
  completenessScore: number;
  isConfirmed: boolean;
  stockState: string;
  /** When it is shown: an instant, or `-infinity` and `infinity`. */
  visibleFrom: string;
  visibleUntil: string;
  lows: (number | null)[];
  highs: (number | null)[];
  card: object;
  /** Of the card's shape. */
  cardVersion: number;
};

type Slotted = Pick<Property, 'id' | 'slot' | 'dataType'> & { enumValues: { id: string; ordinal: number }[] };

/** Values of a product by slot: numbers in base units, enums by ordinal, several as a bit mask, booleans 0 or 1. */
export function toSlots(values: StoredValue[], properties: Slotted[]): Pick<SearchRow, 'lows' | 'highs'> {
  const size = Math.max(0, ...properties.map((property) => property.slot));
  const lows: (number | null)[] = Array.from({ length: size }, () => null);
  const highs = [...lows];
  const byProperty = new Map(values.map((value) => [value.propertyId, value]));
  for (const property of properties) {
    const value = byProperty.get(property.id);
    if (!value) continue;
    const low = lowOf(value, property);
    lows[property.slot - 1] = low;
    highs[property.slot - 1] =
      property.dataType === 'NUMERIC_RANGE' ? Number(value.baseMaxValue ?? value.baseValue) : low;
  }
  return { lows, highs };
}

function lowOf(value: StoredValue, property: Slotted): number | null {
  const ordinals = (value.enumValueIds ?? []).flatMap(
    (id) => property.enumValues.find((each) => each.id === id)?.ordinal ?? [],
  );
  switch (property.dataType) {
    case 'NUMERIC':
    case 'NUMERIC_RANGE':
      return value.baseValue === undefined ? null : Number(value.baseValue);
    case 'ENUM':
      return ordinals[0] ?? null;
    case 'MULTI_ENUM':
      return ordinals.length ? ordinals.reduce((mask, ordinal) => mask + 2 ** ordinal, 0) : null;
    case 'BOOLEAN':
      return value.booleanValue === undefined ? null : Number(value.booleanValue);
    case 'TEXT':
      return null;
  }
}

/**
 * How good an offer is before anyone asks for something particular, 0 to 1000: a complete entry, a checked and well
 * rated supplier, at hand, with a price.
 */
export function relevanceOf(offer: {
  completenessScore: number;
  rating: number;
  isConfirmed: boolean;
  isInStock: boolean;
  hasPrice: boolean;
}): number {
  const { completenessScore, rating, isConfirmed, isInStock, hasPrice } = offer;
  return Math.round(
    completenessScore * 4 + rating * 50 + (isConfirmed ? 200 : 0) + (isInStock ? 100 : 0) + (hasPrice ? 50 : 0),
  );
}
