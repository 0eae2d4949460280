import type { StoredValue } from '../src/modules/catalog/index.ts';
import { offeredProduct, type OfferedProduct } from '../src/modules/listings/index.ts';
import { dayBefore, PUBLISHING_DAYS } from './calendar.ts';
import { seededId, type Random } from './random.ts';
import type { Draft } from './shape.ts';
import { storedValues } from './stored-values.ts';
import { slugOf } from '../src/platform/slug.ts';
import { fa, withEzafe } from './text.ts';
import type { Leaf, Tree } from './tree.ts';

/** A base product with what its offers need of it. */
export type Base = {
  id: string;
  name: string;
  slug: string;
  draft: Draft;
  values: StoredValue[];
  brandName: string | null;
  mpn: string | null;
};
export type BaseRow = Record<string, unknown> & {
  id: string;
  name: string;
  standards: string[];
  properties: StoredValue[];
};

/** So many products of a leaf differ by themselves; further ones carry the name of a line. */
const PLAIN_NAMES = 12;
const LINES = [
  'آونگ',
  'باران',
  'پگاه',
  'ترنج',
  'جویبار',
  'چکاوک',
  'خاور',
  'دریا',
  'رود',
  'زرین',
  'ساحل',
  'شبنم',
  'صدف',
  'طلوع',
  'عقیق',
  'فانوس',
  'کهربا',
  'گندم',
  'لاله',
  'مهتاب',
  'نیلوفر',
  'هامون',
  'یاقوت',
] as const;

/** Draws the nth product of a leaf; `number` counts over the whole market. */
export function makeBase(
  leaf: Leaf,
  tree: Tree,
  at: { seed: number; number: number; nth: number },
  random: Random,
): Base {
  const draft = leaf.seed.draft(random);
  const brand = leaf.branch.brands.length > 0 ? random.turn(leaf.branch.brands) : undefined;
  const serial = (at.nth * 37 + 100).toString(36).toUpperCase();
  const name = [brand ? `${draft.head} ${brand.name}` : draft.head, draft.tail, ...lineOf(at.nth, brand !== undefined)]
    .flatMap((part) => part.split('، '))
    .map(withEzafe)
    .join('، ');
  const values = storedValues(draft.values, leaf.properties, tree.units, random);
  const id = seededId(`${at.seed}:product:${at.number}`, at.number);
  const brandName = brand?.name ?? null;
  const mpn = brand ? `${brand.code}-${draft.model}-${serial}` : null;
  return { id, name, slug: slugOf(name), draft, values, brandName, mpn };
}

/** What its offers take from it. */
export function offeredBase(
  leaf: Leaf,
  { units }: Tree,
  { id, brandName, mpn, values }: Base,
  row: BaseRow,
): OfferedProduct {
  const { seed, branch, root } = leaf;
  const category = {
    id: leaf.categoryId,
    path: leaf.path,
    icon: seed.icon,
    name: seed.name,
    scientificName: seed.scientificName,
    above: [root, branch],
    properties: leaf.properties,
  };
  return offeredProduct({ id, brandName, mpn, gtin: null, standards: row.standards, values }, category, units);
}

/** In a large market sizes and brands come again; a line or a code then tells like products apart. */
function lineOf(nth: number, isBranded: boolean): string[] {
  if (nth < PLAIN_NAMES) return [];
  return [isBranded ? `سری ${LINES[nth % LINES.length]}` : `کد ${fa(nth)}`];
}

/** Its row of base_products. */
export function baseRow(leaf: Leaf, base: Base, nth: number, random: Random): BaseRow {
  const { summaries, standards } = leaf.seed;
  const summary = summaries[nth % summaries.length] ?? '';
  return {
    id: base.id,
    category_id: leaf.categoryId,
    name: base.name,
    slug: base.slug,
    scientific_name: leaf.seed.scientificName,
    brand_name: base.brandName,
    mpn: base.mpn,
    gtin: null,
    description: `${summary} ${base.brandName ? 'برند، مدل و بهای این کالا ساختگی است.' : 'این آگهی ساختگی است.'}`,
    standards: random.some(standards, Math.min(standards.length, random.int(1, 2))),
    properties: base.values,
    status: 'PUBLISHED',
    created_at: dayBefore(PUBLISHING_DAYS + random.int(0, 60)),
  };
}
