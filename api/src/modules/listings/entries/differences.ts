import { type CategoryNode, type StoredValue, toPropertyValues } from '../../catalog/index.ts';
import type { UnitTable } from '../../reference/index.ts';
import { type Content, isSame } from './changed-content.ts';
import type { EntryField } from './entries.enums.ts';
import { differenceWords as words } from './messages.ts';
import type { Difference } from './product-changes.schemas.ts';

/** What the values of properties are read with. */
export type PropertyGround = { properties: CategoryNode['properties']; units: UnitTable };

const texts = {
  title: 'TITLE',
  sku: 'SKU',
  baseProductName: 'BASE_PRODUCT',
  warranty: 'WARRANTY',
  originCountryName: 'ORIGIN',
} as const satisfies Record<string, EntryField>;

/** The fields that a change makes other ones, as people read them. */
export function differencesOf(was: Content, asked: Content, ground: PropertyGround): Difference[] {
  const found: Difference[] = asked.saleUnitId ? saleUnitDifferences(was, asked, ground.units) : [];
  for (const [name, field] of Object.entries(texts) as [keyof typeof texts, EntryField][])
    if (was[name] !== asked[name])
      found.push({ field, ...(was[name] && { was: was[name] }), ...(asked[name] && { asked: asked[name] }) });
  if (asked.priceTiers && !isSame(was.priceTiers, asked.priceTiers))
    found.push({ field: 'PRICE', wasTiers: was.priceTiers ?? [], askedTiers: asked.priceTiers });
  if (asked.documents) found.push(...documentDifferences(was.documents ?? [], asked.documents));
  if (asked.properties) found.push(...propertyDifferences(was.properties ?? [], asked.properties, ground));
  return found;
}

function saleUnitDifferences(was: Content, asked: Content, { byId }: UnitTable): Difference[] {
  const nameOf = (id = '') => byId.get(id)?.displayText ?? '';
  const both = (field: EntryField, [before, after]: string[]): Difference[] =>
    before === after ? [] : [{ field, ...(before && { was: before }), ...(after && { asked: after }) }];
  const held = ({ conversions = [] }: Content) =>
    conversions.map(({ unitId, quantity }) => words.quantity(quantity, nameOf(unitId))).join(words.separator);
  const amount = (of: 'moq' | 'orderStep') => (content: Content) => {
    const quantity = content[of];
    return quantity ? words.quantity(quantity, nameOf(content.saleUnitId)) : '';
  };
  return [
    ...both(
      'SALE_UNIT',
      [was, asked].map(({ saleUnitId }) => nameOf(saleUnitId)),
    ),
    ...both('CONVERSIONS', [was, asked].map(held)),
    ...both('MOQ', [was, asked].map(amount('moq'))),
    ...both('ORDER_STEP', [was, asked].map(amount('orderStep'))),
  ];
}

type Documents = NonNullable<Content['documents']>;

function documentDifferences(was: Documents, asked: Documents): Difference[] {
  const keyOf = ({ fileId, title, kind }: Documents[number]) => fileId ?? `${kind} ${title}`;
  const text = (document: Documents[number] | undefined) => document && words.document(document.kind, document.title);
  const keys = [...new Set([...was, ...asked].map(keyOf))];
  return keys.flatMap((key): Difference[] => {
    const [before, after] = [was, asked].map((list) => text(list.find((each) => keyOf(each) === key)));
    return before === after
      ? []
      : [{ field: 'DOCUMENT', ...(before && { was: before }), ...(after && { asked: after }) }];
  });
}

function propertyDifferences(was: StoredValue[], asked: StoredValue[], { properties, units }: PropertyGround) {
  const textOf = (values: StoredValue[]) =>
    new Map(toPropertyValues(values, properties, units).map((value) => [value.propertyId, words.value(value)]));
  const before = textOf(was);
  const after = textOf(asked);
  return properties.flatMap(({ id, name }): Difference[] => {
    const one = before.get(id);
    const other = after.get(id);
    return one === other ? [] : [{ field: 'PROPERTY', name, ...(one && { was: one }), ...(other && { asked: other }) }];
  });
}
