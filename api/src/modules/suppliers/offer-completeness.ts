import type { Offer } from './offer.ts';

const BEING_THERE = 20;
const ALL_VALUES = 45;
const PRICE = 15;
const DOCUMENT = 6;
const WARRANTY = 5;
const MOST = 100;

/** How complete an entry is, 0 to 100: values that its category measures, a price, documents, a warranty. */
export function completenessOf({ priceMode, documents, warranty }: Offer, statedShare: number): number {
  const price = priceMode === 'ON_REQUEST' ? 0 : PRICE;
  const papers = documents.length * DOCUMENT;
  return Math.min(
    MOST,
    Math.round(BEING_THERE + statedShare * ALL_VALUES + price + papers + (warranty ? WARRANTY : 0)),
  );
}
