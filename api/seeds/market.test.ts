import Big from 'big.js';
import { describe, expect, test, vi } from 'vitest';
import { saleUnitText } from '../src/modules/listings/index.ts';
import { roots } from './catalog/market.ts';
import { buildGeography } from './geography/rows.ts';
import { marketProducts, type MarketProduct } from './generator.ts';
import { buildSellers } from './merchants/rows.ts';
import { quantities } from './reference/quantities.ts';
import { ICONS } from './shape.ts';
import { buildSuppliers } from './supplier-rows.ts';
import { buildTree, type Leaf } from './tree.ts';

vi.setConfig({ testTimeout: 30_000 });

const tree = buildTree();
const geography = buildGeography();
const suppliers = buildSuppliers(geography);
const sellers = buildSellers({ tree, geography, suppliers });
const market = (products: number, seed = 1405) => [
  ...marketProducts(tree, suppliers, { products, seed }, sellers.delegations),
];
const small = market(420);
const large = market(12_000);
const properties = [...new Map(tree.leaves.flatMap((leaf) => leaf.properties).map((each) => [each.id, each])).values()];

describe('the market has the promised size', () => {
  test('four roots, three levels, leaves, properties, quantities, units, suppliers, offers', () => {
    expect(roots.map((root) => root.categoryType).sort()).toEqual([
      'ConsultingService',
      'ElectronicDocument',
      'IndustrialService',
      'Product',
    ]);
    expect(tree.leaves.every((leaf) => leaf.path.length === 3)).toBe(true);
    expect(tree.leaves.length).toBeGreaterThanOrEqual(56);
    expect(tree.propertyRows.length).toBeGreaterThanOrEqual(160);
    expect(tree.quantityRows.length).toBeGreaterThanOrEqual(15);
    expect(tree.unitRows.length).toBeGreaterThanOrEqual(60);
    expect(suppliers.length).toBeGreaterThanOrEqual(60);
    expect(small.flatMap((product) => product.offers).filter(({ row }) => !row.merchant_id)).toHaveLength(420);
  });

  test('every kind of property occurs', () => {
    expect(new Set(properties.map((property) => property.dataType)).size).toBe(6);
  });

  test('the valves carry diameter and pressure on the branch', () => {
    const branch = tree.categoryRows.find((row) => row.name === 'شیرآلات صنعتی');
    const own = tree.propertyRows.filter((row) => row.category_id === branch?.id).map((row) => row.code);
    expect(own).toEqual(expect.arrayContaining(['diameter', 'pressure']));
    const leaves = tree.leaves.filter((leaf) => leaf.path[1] === branch?.id).map((leaf) => leaf.seed.name);
    expect(leaves).toEqual(
      expect.arrayContaining(['شیر توپی', 'شیر پروانه‌ای', 'شیر کشویی', 'شیر یک‌طرفه', 'شیر سوزنی', 'شیر اطمینان']),
    );
  });
});

describe('units convert exactly', () => {
  test('factors and offsets are decimals, the base unit is itself, codes are unique', () => {
    const units = quantities.flatMap((quantity) => quantity.units);
    for (const unit of units) {
      expect(new Big(unit.factor).gt(0), unit.code).toBe(true);
      expect(() => new Big(unit.offset)).not.toThrow();
    }
    for (const { baseUnit, units: own, code } of quantities) {
      expect(
        own.find((unit) => unit.code === baseUnit),
        code,
      ).toMatchObject({ factor: '1', offset: '0' });
    }
    expect(new Set(units.map((unit) => unit.code)).size).toBe(units.length);
    expect(new Set(quantities.map((quantity) => quantity.code)).size).toBe(quantities.length);
  });

  test('known conversions hold to the last digit', () => {
    const base = (code: string, raw: string) => {
      const unit = quantities.flatMap((quantity) => quantity.units).find((each) => each.code === code);
      return new Big(raw)
        .times(unit?.factor ?? 0)
        .plus(unit?.offset ?? 0)
        .toFixed();
    };
    expect(base('Cel', '100')).toBe(base('[degF]', '212'));
    expect(base('Cel', '-40')).toBe(base('[degF]', '-40'));
    expect(base('Cel', '0')).toBe(base('K', '273.15'));
    expect(base('[in_i]', '1')).toBe(base('mm', '25.4'));
    expect(new Big(base('[psi]', '150')).div(base('bar', '1')).toFixed(6)).toBe('10.342136');
  });

  test('every quantity is measured by some property', () => {
    const used = new Set(tree.propertyRows.map((row) => row.measurement_quantity_id));
    const unused = tree.quantityRows.filter((row) => row.converts && !used.has(row.id));
    expect(unused.map((row) => row.code)).toEqual([]);
  });
});

describe('the tree is sound', () => {
  test.each(tree.leaves.map((leaf) => [leaf.seed.code, leaf] as const))('%s', (_code, leaf) => {
    const codes = leaf.properties.map((property) => property.code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(leaf.properties.map((property) => property.slot)).toEqual(codes.map((_, index) => index + 1));
    expect(codes.length).toBeLessThanOrEqual(40);
    const keys = leaf.properties.filter((property) => property.isKey).length;
    expect(keys).toBeGreaterThanOrEqual(2);
    expect(keys).toBeLessThanOrEqual(4);
    for (const property of leaf.properties) expect(property.enumValues.length, property.code).toBeLessThanOrEqual(50);
  });

  test('drawings are those that the site has, codes are ASCII', () => {
    expect(tree.categoryRows.filter((row) => !(ICONS as readonly unknown[]).includes(row.icon))).toEqual([]);
    const codes = [...properties, ...properties.flatMap((property) => property.enumValues)].map((each) => each.code);
    expect(codes.filter((code) => !/^[a-z][A-Za-z0-9-]*$/.test(code))).toEqual([]);
  });
});

describe('products are plausible', () => {
  test('every leaf has some, already in the small market', () => {
    const filled = new Set(small.map((product) => product.leaf.seed.code));
    expect(tree.leaves.map((leaf) => leaf.seed.code).filter((code) => !filled.has(code))).toEqual([]);
  });

  test('no two names or titles of the small market are the same', () => {
    const names = small.map((product) => product.base.name);
    const titles = small.flatMap((product) => product.offers.map((offer) => offer.row.title));
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('every value of every enumeration is used, every property stated and, unless required, sometimes not', () => {
    const use = countUse(large);
    const values = properties.flatMap((property) =>
      property.enumValues.map((value) => ({ id: value.id, name: `${property.code}=${value.code}` })),
    );
    expect(values.filter((value) => !use.enums.has(value.id)).map((value) => value.name)).toEqual([]);
    expect(properties.filter((property) => !use.stated.has(property.id)).map((property) => property.code)).toEqual([]);
    expect([...use.missing].filter((id) => properties.find((property) => property.id === id)?.isRequired)).toEqual([]);
    expect(use.missing.size).toBeGreaterThan(300);
  });

  test('numbers lie within what their property allows', () => {
    expect(large.flatMap((product) => outOfBounds(product.leaf, product))).toEqual([]);
  });

  test('prices fall with the quantity and follow the price mode', () => {
    const tiers = { FIXED: 1, TIERED: 3, ON_REQUEST: 0 };
    const wrong = large
      .flatMap((product) => product.offers)
      .filter(({ search, row }) => {
        const prices = (row.price_tiers as { unitPriceRial: string }[]).map((tier) => Number(tier.unitPriceRial));
        const falls = prices.every((price, index) => index === 0 || price <= Number(prices[index - 1]));
        return (
          !falls ||
          prices.length !== tiers[row.price_mode as keyof typeof tiers] ||
          search.priceRial !== (prices.length ? String(prices.at(-1)) : null)
        );
      });
    expect(wrong).toEqual([]);
  });

  test('the buyer who wants 10 to 20 mm and at least 150 psi finds some valves and not all', () => {
    const found = (low: number, high: number, pascal: number) =>
      small.filter(({ leaf, base }) => {
        const value = (code: string) =>
          Number(
            base.properties.find(
              (each) => each.propertyId === leaf.properties.find((property) => property.code === code)?.id,
            )?.baseValue,
          );
        return (
          leaf.branch.code === 'valves' &&
          value('diameter') >= low &&
          value('diameter') <= high &&
          value('pressure') >= pascal
        );
      }).length;
    expect(found(0.01, 0.02, 150 * 6894.757)).toBeGreaterThan(5);
    expect(found(0.01, 0.02, 150 * 6894.757)).toBeLessThan(found(0.01, 0.02, 0));
    expect(found(0.01, 0.02, 0)).toBeLessThan(found(0, 2, 0));
  });
});

describe('sellers', () => {
  const rows = sellers.delegations.map((each) => each.row);

  test('30 merchants and 50 delegations in every state, over places of every kind', () => {
    expect(sellers.merchants).toHaveLength(30);
    expect(rows).toHaveLength(50);
    const held = (key: string) => new Set(rows.map((row) => row[key]));
    expect(held('status').size).toBe(6);
    expect(held('kind').size).toBe(3);
    expect(held('scope_kind').size).toBe(3);
    expect(held('verified_level').size).toBe(3);
    expect(rows.some((row) => row.is_nationwide)).toBe(true);
    expect(rows.some((row) => (row.city_ids as string[]).length > 0)).toBe(true);
  });

  test('no two exclusive delegations of a supplier meet, and none is longer than three years', () => {
    const exclusive = rows.filter((row) => row.kind === 'EXCLUSIVE').map((row) => row.supplier_id);
    expect(new Set(exclusive).size).toBe(exclusive.length);
    for (const { valid_from, valid_to } of rows) {
      const days = (Date.parse(String(valid_to)) - Date.parse(String(valid_from))) / 86_400_000;
      expect(days).toBeGreaterThan(300);
      expect(days).toBeLessThanOrEqual(3 * 366);
    }
  });

  test('several merchants sell one product, each where its delegation lets it', () => {
    const delegated = small.map(({ offers }) => offers.filter(({ row }) => row.merchant_id));
    expect(Math.max(...delegated.map((own) => new Set(own.map(({ row }) => row.merchant_id)).size))).toBeGreaterThan(1);
    const known = new Map(sellers.delegations.map((each) => [each.id, each]));
    for (const { row, search } of delegated.flat()) {
      const delegation = known.get(String(row.delegation_id))!;
      expect(row.merchant_id).toBe(delegation.merchant.id);
      expect(search).toMatchObject(delegation.visibility);
    }
  });

  test('have codes that nobody else has', () => {
    expect(new Set(rows.map((row) => row.verification_code)).size).toBe(50);
    for (const { row } of sellers.merchants) {
      expect(row.about).toContain('ساختگی');
      expect(row.sheba).toMatch(/^IR00\d{22}$/);
    }
  });
});

describe('the words are Persian', () => {
  // What a person reads; a code (letters first, then digits: PN16, ISO 4032, A106 Gr.B) keeps its Latin digits.
  const readable = [
    ...quantities.flatMap((quantity) => [quantity.name, ...quantity.units.map((unit) => unit.displayText)]),
    ...tree.categoryRows.map((row) => String(row.name)),
    ...properties.flatMap((property) => [
      property.name,
      property.groupName,
      ...property.enumValues.map((value) => value.label),
    ]),
    ...suppliers.flatMap(({ row }) =>
      [row.brand_name, row.legal_name, row.about, row.city_name, row.state_name].map(String),
    ),
    ...large.flatMap(({ base, offers }) => [
      base.name,
      String(base.description),
      ...offers.flatMap(({ row }) => [
        row.title,
        saleUnitText({ saleUnitId: row.sale_unit_id, conversions: row.conversions }, tree.units),
      ]),
    ]),
  ];

  test('no Arabic letters or digits, no doubled or stray spaces', () => {
    expect(
      readable.filter((text) => /[\u064A\u0643\u0660-\u0669]|\s\s|^\s|\s$|\u200C(\s|$)|\s\u200C/.test(text)),
    ).toEqual([]);
  });

  test('Latin digits stand in technical codes only', () => {
    const code = /[A-Za-z][A-Za-z0-9 ./×&-]*|[0-9]+[A-Z]+/g; // 316L is a code too
    expect(readable.filter((text) => /[0-9]/.test(text.replace(code, '')))).toEqual([]);
  });

  test('companies say that they are invented and give no number or address that somebody could have', () => {
    for (const { row } of suppliers) {
      expect(`${String(row.legal_name)} ${String(row.about)}`).toContain('ساختگی');
      expect(String(row.website ?? 'https://none.example')).toMatch(/^https:\/\/[a-z-]+\.example$/);
      expect(JSON.stringify(row)).not.toMatch(/09\d{9}|IR\d{24}|@/);
    }
  });
});

describe('the generator repeats itself', () => {
  test('same seed and size, same rows; another seed, other rows', () => {
    expect(market(420)).toEqual(small);
    expect(market(420, 7).map((product) => product.base.id)).not.toEqual(small.map((product) => product.base.id));
  });

  test('a larger market begins with the smaller one', () => {
    expect(large.slice(0, small.length - 1)).toEqual(small.slice(0, -1));
  });

  test('ids are UUIDs of version 7 and never come twice', () => {
    const ids = [
      ...[tree.quantityRows, tree.unitRows, tree.categoryRows, tree.propertyRows, tree.enumRows]
        .flat()
        .map((row) => String(row.id)),
      ...suppliers.map((supplier) => supplier.id),
      ...large.flatMap((product) => [product.base.id, ...product.offers.map((offer) => offer.row.id)]),
    ];
    expect(
      ids.filter((id) => !/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)),
    ).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

function countUse(products: readonly MarketProduct[]) {
  const use = { enums: new Set<string>(), stated: new Set<string>(), missing: new Set<string>() };
  for (const { leaf, base } of products) {
    const stated = new Set(base.properties.map((value) => value.propertyId));
    for (const property of leaf.properties) (stated.has(property.id) ? use.stated : use.missing).add(property.id);
    for (const id of base.properties.flatMap((value) => value.enumValueIds ?? [])) use.enums.add(id);
  }
  return use;
}

function outOfBounds(leaf: Leaf, { base }: MarketProduct): string[] {
  return base.properties.flatMap((value) => {
    const property = leaf.properties.find((each) => each.id === value.propertyId);
    const unit = tree.units.byId.get(property?.defaultMeasurementUnitId ?? '');
    return [value.baseValue, value.baseMaxValue]
      .filter((each) => each !== undefined)
      .map((each) => (unit ? (Number(each) - Number(unit.offset)) / Number(unit.factor) : Number(each)))
      .filter(
        (each) =>
          each < Number(property?.minAllowed ?? -Infinity) - 1e-6 ||
          each > Number(property?.maxAllowed ?? Infinity) + 1e-6,
      )
      .map((each) => `${leaf.seed.code}.${property?.code}: ${each}`);
  });
}
