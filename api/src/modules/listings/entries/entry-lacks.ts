import { createHash } from 'node:crypto';
import type { Lack } from '../../../platform/lacks.ts';
import { MOST_POINTS } from '../offers/offer-completeness.ts';
import type { EntryAction, EntryGap } from './entries.enums.ts';
import type { EntryRow } from './entries.repository.ts';

/** Least completeness of what is handed in. */
const LEAST_COMPLETENESS = 60;

type EntryLack = Lack<EntryAction, EntryGap>;
/** What staff look at. */
type Content = Pick<
  EntryRow,
  | 'title'
  | 'baseProductId'
  | 'saleUnitId'
  | 'conversions'
  | 'warranty'
  | 'originCountryName'
  | 'documents'
  | 'properties'
>;

/** What an entry needs before it is handed in, or confirmed by staff. @param pictures the files that it shows, in their order */
export function lacksOfEntry(row: EntryRow, pictures: readonly string[]): EntryLack[] {
  if (row.status === 'PENDING') return row.isBaseProductPublished ? [] : [productLack];
  if (row.status !== 'DRAFT' && row.status !== 'REJECTED') return [];
  const lacks = gapsOf(row).map((gap): EntryLack => ({
    code: 'ENTRY_INCOMPLETE',
    gap,
    actions: ['SUBMIT'],
    isForAll: true,
  }));
  const isRefused = row.refusedContent !== null && row.refusedContent === contentOf(row, pictures);
  return isRefused ? [...lacks, { code: 'CONTENT_UNCHANGED', actions: ['SUBMIT'], isForAll: true }] : lacks;
}

/** Buyers must see the product first. */
export const productLack = {
  code: 'ENTRY_INCOMPLETE',
  gap: 'BASE_PRODUCT_NOT_PUBLISHED',
  actions: ['CONFIRM'],
} as const satisfies EntryLack;

function gapsOf(row: EntryRow): EntryGap[] {
  const required = row.completenessParts?.[0] ?? MOST_POINTS.REQUIRED_PROPERTIES;
  const gaps: [EntryGap, boolean][] = [
    ['MERCHANT_NOT_CONFIRMED', !row.isMerchantConfirmed],
    ['SUPPLIER_NOT_CONFIRMED', !row.isSupplierConfirmed],
    ['BASE_PRODUCT_NOT_PUBLISHED', !row.isBaseProductOffered],
    ['AGENCY_NOT_IN_FORCE', !row.isInForce],
    ['PRICE', row.priceMode !== 'ON_REQUEST' && row.priceTiers.length === 0],
    ['SKU', row.sku === ''],
    ['REQUIRED_PROPERTIES', required < MOST_POINTS.REQUIRED_PROPERTIES],
    ['COMPLETENESS', row.completenessScore < LEAST_COMPLETENESS],
  ];
  return gaps.filter(([, isMissing]) => isMissing).map(([gap]) => gap);
}

/** What staff look at, as one word: what they took away comes back with another one only. */
export function contentOf(entry: Content, pictures: readonly string[]): string {
  const { title, baseProductId, saleUnitId, conversions, warranty, originCountryName, documents, properties } = entry;
  const sold = [saleUnitId, conversions.map(({ unitId, quantity }) => [unitId, quantity])];
  const content = [title, baseProductId, sold, warranty, originCountryName, documents, properties, pictures];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

/** Whether what the table lets somebody do is there to be done. */
export const isPossible =
  ({ publishedAt, isInForce }: Pick<EntryRow, 'publishedAt' | 'isInForce'>) =>
  (action: EntryAction): boolean => {
    // What was published once is archived and not thrown away.
    if (action === 'REMOVE') return publishedAt === null;
    return action !== 'PRICE' || isInForce;
  };
