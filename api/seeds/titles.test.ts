import { describe, expect, test, vi } from 'vitest';
import type { Property } from '../src/modules/catalog/index.ts';
import { decimal } from '../src/platform/decimal.ts';
import { marketProducts } from './generator.ts';
import { buildGeography } from './geography/rows.ts';
import { buildSellers } from './merchants/rows.ts';
import { quantities } from './reference/quantities.ts';
import { randomFrom } from './random.ts';
import type { Draft, Interval, UnitSeed, Value } from './shape.ts';
import { buildSuppliers } from './supplier-rows.ts';
import { withEzafe } from './text.ts';
import { buildTree, unitIdOf, type Leaf } from './tree.ts';

vi.setConfig({ testTimeout: 60_000 });

const tree = buildTree();
const geography = buildGeography();
const suppliers = buildSuppliers(geography);
const sellers = buildSellers({ tree, geography, suppliers });
/** Enough for every turn of sizes, materials and units to come. */
const DRAFTS = 400;
const market = [...marketProducts(tree, suppliers, { products: 12_000, seed: 1405 }, sellers.delegations)];

describe('the ezafe of a silent he is written', () => {
  test.each([
    ['روغن دنده روان‌تاب', 'روغن دندهٔ روان‌تاب'],
    ['مته کارباید جوشاژ', 'متهٔ کارباید جوشاژ'],
    ['پیچ آلن خزینه خشکه ۸٫۸', 'پیچ آلن خزینهٔ خشکهٔ ۸٫۸'],
    ['فلنج‌های فولادی با رده PN', 'فلنج‌های فولادی با ردهٔ PN'],
    ['تسمهٔ نقاله و غلتک', 'تسمهٔ نقاله و غلتک'],
    ['جوش با گاز', 'جوش با گاز'],
    ['دستگاه جوش', 'دستگاه جوش'],
    ['جک دوطرفهٔ', 'جک دوطرفه'],
    ['شیر دوراهه با عملگر', 'شیر دوراهه با عملگر'],
    ['پمپ سه پیچ', 'پمپ سه پیچ'],
  ])('«%s»', (plain, written) => expect(withEzafe(plain)).toBe(written));

  test('in every title of a large market', () => {
    const parts = market.flatMap(({ offers }) => offers.flatMap(({ row }) => row.title.split('، ')));
    expect([...new Set(parts)].filter((part) => withEzafe(part) !== part)).toEqual([]);
  });

  test('in every name of a category and of a choice', () => {
    const names = [...tree.categoryRows.map(({ name }) => name), ...tree.enumRows.map(({ label }) => label)].map(
      String,
    );
    expect(names.filter((name) => withEzafe(name) !== name)).toEqual([]);
  });
});

describe('an offer of work states one time', () => {
  test('the days until delivery, or the weeks of work, of its sheet', () => {
    const wrong = market.flatMap(({ leaf, base, offers }) => {
      const stated = (code: string) =>
        base.properties.find(
          ({ propertyId }) => propertyId === leaf.properties.find((property) => property.code === code)?.id,
        )?.rawValue;
      const days = stated('turnaround') ?? (stated('duration') && String(Number(stated('duration')) * 5));
      return offers.filter(({ row }) => days !== undefined && String(row.lead_time_days) !== days);
    });
    expect(wrong.map(({ row }) => row.title)).toEqual([]);
  });
});

describe('a title and the sheet below it agree', () => {
  test.each(tree.leaves.map((leaf) => [leaf.seed.code, leaf] as const))('%s', (code, leaf) => {
    const drafts = Array.from({ length: DRAFTS }, (_, nth) =>
      leaf.seed.draft(randomFrom(`title:${nth}`, { sequence: `title:${code}`, nth })),
    );
    expect([...new Set(drafts.flatMap((draft) => disagreements(leaf, draft)))]).toEqual([]);
  });
});

const units = quantities
  .flatMap((quantity) => quantity.units.map((unit) => ({ ...unit, quantity })))
  .sort((one, other) => other.displayText.length - one.displayText.length);
const words = units.map(({ displayText }) => displayText.replace(/[().]/g, '\\$&')).join('|');
const measured = new RegExp(`([۰-۹٬٫]+) (${words})(?=[،\\s]|$)`, 'g');
const latin = (text: string) =>
  text
    .replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)))
    .replace('٫', '.')
    .replaceAll('٬', '');

/** Numbers of a name that no value of their quantity reads as, rounded as the name rounds it. Inches are names of sizes. */
function disagreements(leaf: Leaf, draft: Draft): string[] {
  return [...`${draft.head}، ${draft.tail}`.matchAll(measured)].flatMap(([said, digits, word]) => {
    const same = units.filter((unit) => unit.displayText === word);
    const values = leaf.properties.flatMap((property) => {
      const unit = same.find(({ quantity }) => quantity.units.some((each) => isOf(property, each.code)));
      const value = draft.values[property.code];
      return unit && value !== undefined ? ends(value).map((end) => inUnit(end, property, unit)) : [];
    });
    const text = latin(digits!);
    const decimals = text.split('.')[1]?.length ?? 0;
    const agrees = word === 'اینچ' || values.length === 0 || values.some((each) => each.toFixed(decimals) === text);
    return agrees ? [] : [`«${said}», but ${values.map((each) => each.toFixed(3)).join(', ')}`];
  });
}

const isOf = ({ defaultMeasurementUnitId }: Property, code: string) => unitIdOf(code) === defaultMeasurementUnitId;

type Stated = number | { raw: number; unit?: string };
const ends = (value: Value): Stated[] => {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || Array.isArray(value)) return [];
  if ('raw' in value) return [value];
  const { from, to, unit } = value as Interval;
  return [from, to].map((raw) => ({ raw, ...(unit && { unit }) }));
};

/** A value of a draft in another unit of its quantity. */
function inUnit(value: Stated, property: Property, to: UnitSeed) {
  const { raw, unit = undefined } = typeof value === 'number' ? { raw: value } : value;
  const from = units.find(({ code }) => (unit === undefined ? isOf(property, code) : code === unit))!;
  return decimal(raw).times(from.factor).plus(from.offset).minus(to.offset).div(to.factor);
}
