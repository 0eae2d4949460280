import { toBase, decimal } from '../../platform/decimal.ts';
import type { Property, StoredValue } from '../catalog/index.ts';
import { fields, type Field, type FinishedWords } from './engine/fields.ts';
import { backwards, CODE_ENDS, CODE_STARTS, nameWord, SHORTEST_CODE } from './marks.ts';
import { numberWord, sizeWord } from './reading/measure-words.ts';
import { alternativesOf, takeMeasures, unitNames, type UnitNames } from './reading/measures.ts';
import { tokensOf } from './reading/tokens.ts';
import type { UnitTable } from '../reference/index.ts';
import type { Written } from './search-row.ts';
import { codeKey, formsOf, remembered, wordsOf } from './words.ts';

/** What an offer is found by, as people write it. */
export type OfferTexts = {
  title: string;
  sku: string;
  /** Supplier and merchant. */
  sellers: readonly { name: string; places: readonly string[] }[];
};
export type ProductTexts = {
  brandName: string | null;
  codes: readonly string[];
  standards: readonly string[];
  category: {
    name: string;
    scientificName?: string | undefined;
    above: readonly { name: string; scientificName?: string | undefined }[];
  };
  values: readonly StoredValue[];
  properties: readonly Property[];
};

class Words {
  readonly #found = new Map<string, Field>();

  /** Each word stays in the best field it was ever put in: they come in that order. */
  add(field: Field, words: Iterable<string>): void {
    for (const word of words) if (!this.#found.has(word)) this.#found.set(word, field);
  }

  finished(): FinishedWords {
    const found = Object.fromEntries(fields.map((field) => [field, [] as string[]])) as Record<Field, string[]>;
    for (const [word, field] of this.#found) found[field].push(word);
    return found;
  }
}

/** What all offers of a product have in common. */
export type ProductWords = { byField: [Field, string[]][]; written: Written };

export function productWords(texts: ProductTexts, units: UnitTable): ProductWords {
  const { brandName, codes, standards, category, values, properties } = texts;
  const names = ({ name, scientificName }: { name: string; scientificName?: string | undefined }) => [
    ...formsOf(name),
    ...formsOf(scientificName ?? ''),
  ];
  const stated = statedWords(values, properties, units);
  const named = [
    ...standards.map((standard) => [nameWord('STANDARD', standard), standard] as const),
    ...(brandName ? [[nameWord('BRAND', brandName), brandName] as const] : []),
  ];
  return {
    byField: [
      ['name', [...names(category), ...codes.flatMap(codeWords)]],
      ['mark', [...named.flatMap(([word, name]) => [word, ...formsOf(name)]), ...stated.labels.flatMap(formsOf)]],
      ['detail', [...stated.numbers, ...category.above.flatMap(names)]],
    ],
    written: { texts: [...named.map(([, name]) => name), ...stated.labels], names: named },
  };
}

/** The finished words of an offer and how people read them. @param product what productWords made of its product */
export function finishedWords(
  { title, sku, sellers }: OfferTexts,
  product: ProductWords,
  units: UnitTable,
): { words: FinishedWords; written: Written } {
  const words = new Words();
  // What it is stands before the first comma; sizes, terms and sellers follow.
  const [head = '', ...rest] = title.split(/،|, /);
  words.add('name', [...formsOf(head), ...codeWords(sku)]);
  for (const field of ['name', 'mark', 'detail'] as const)
    for (const [of, found] of product.byField) if (of === field) words.add(field, found);
  const measures = measuresBy(units);
  for (const part of rest) words.add('detail', formsOf(part));
  for (const part of [head, ...rest]) words.add('detail', measures(part));
  const names = sellers.map(({ name }) => [nameWord('SELLER', name), name] as const);
  words.add(
    'detail',
    names.flatMap(([word, name]) => [word, ...formsOf(name)]),
  );
  words.add(
    'place',
    sellers.flatMap(({ places }) => places.flatMap(formsOf)),
  );
  const { texts, names: ofProduct } = product.written;
  return {
    words: { ...words.finished(), start: formsOf(head).slice(0, 1) },
    written: { texts: [title, ...sellers.map(({ name }) => name), ...texts], names: [...ofProduct, ...names] },
  };
}

/** The code from both ends, and those of its pieces that have a digit. */
function codeWords(code: string): string[] {
  const key = codeKey(code);
  if (key === '') return [];
  const pieces =
    key.length === code.length ? [key] : wordsOf(code).filter((word) => /\d/.test(word) && word.length > 1);
  return key.length < SHORTEST_CODE ? pieces : [CODE_STARTS + key, CODE_ENDS + backwards(key), ...pieces];
}

/** Values of enumerations are grades and kinds; numbers are found in every unit. */
function statedWords(values: readonly StoredValue[], properties: readonly Property[], units: UnitTable) {
  const byId = new Map(properties.map((property) => [property.id, property]));
  const labels: string[] = [];
  const numbers: string[] = [];
  for (const { propertyId, enumValueIds = [], baseValue, baseMaxValue } of values) {
    const property = byId.get(propertyId);
    if (!property) continue;
    for (const { id, label, equivalents = [] } of property.enumValues) {
      if (!enumValueIds.includes(id)) continue;
      labels.push(label);
      numbers.push(...equivalents.map(({ system, value }) => sizeWord(system, value)));
    }
    const quantityId = property.measurementQuantityId;
    if (quantityId && units.byQuantity.has(quantityId))
      numbers.push(
        ...[baseValue, baseMaxValue].flatMap((base) =>
          base === undefined ? [] : [numberWord(quantityId, decimal(base))],
        ),
      );
  }
  return { labels, numbers };
}

/** Numbers with units that a part of a title says. */
function titleMeasures(part: string, names: UnitNames, units: UnitTable): string[] {
  const { measures } = takeMeasures(tokensOf(part), names);
  return measures.flatMap(alternativesOf).flatMap(({ low, high, unitIds, sizes }) => [
    ...sizes.map(({ system, value }) => sizeWord(system, value)),
    ...unitIds.flatMap((id) => {
      const unit = units.byId.get(id);
      if (!unit) return [];
      return [low, high].flatMap((number) => (number ? [numberWord(unit.quantityId, toBase(number, unit))] : []));
    }),
  ]);
}

const held = new WeakMap<UnitTable, (part: string) => string[]>();
function measuresBy(units: UnitTable): (part: string) => string[] {
  const known = held.get(units);
  if (known) return known;
  const names = unitNames(units);
  const made = remembered((part) => titleMeasures(part, names, units));
  held.set(units, made);
  return made;
}
