import { decimal } from '../../platform/decimal.ts';
import { foldSearchKey } from '../../platform/text.ts';
import type { UnitTable } from '../reference/index.ts';
import type { CategoryRow, EnumValueRow, PropertyRow } from './catalog.repository.ts';
import type { Category, CategoryProperty } from './catalog.schemas.ts';

/** A value with what the read model has for it; a retired one is shown where it is stated, and offered no more. */
export type PropertyChoice = ShownChoice & { ordinal: number; isActive: boolean };
type ShownChoice = CategoryProperty['enumValues'][number];
/** A property with its place in the read model. */
export type Property = Omit<CategoryProperty, 'enumValues'> & { slot: number; enumValues: PropertyChoice[] };

/** The category tree with all properties, as one immutable value in memory. */
export type CategoryTree = {
  byId: Map<string, CategoryNode>;
  roots: CategoryNode[];
  /** Every property by id. */
  properties: Map<string, Property>;
};

export type CategoryNode = {
  category: Category;
  replacedById: string | undefined;
  searchKey: string;
  children: CategoryNode[];
  /** Root first, itself last. */
  path: CategoryNode[];
  /** Inherited ones first, in order. */
  properties: Property[];
};

type Rows = {
  categories: CategoryRow[];
  properties: PropertyRow[];
  enumValues: EnumValueRow[];
  counts: Map<string, number>;
  units: UnitTable;
};

/** Builds the tree; rows come sorted by level, so a parent is always there before its children. */
export function buildTree({ categories, properties, enumValues, counts, units }: Rows): CategoryTree {
  const valuesOf = Map.groupBy(enumValues, (row) => row.propertyId);
  const ownOf = Map.groupBy(properties.filter(isShown), (row) => row.categoryId);
  const parents = new Set(categories.map((row) => row.parentId));
  const byId = new Map<string, CategoryNode>();
  const all = new Map<string, Property>();

  for (const row of categories) {
    const parent = row.parentId ? byId.get(row.parentId) : undefined;
    const own = (ownOf.get(row.id) ?? []).map((each) => toProperty(each, valuesOf.get(each.id) ?? [], units));
    const inherited = parent?.properties ?? [];
    const effective = [...inherited, ...own].map((property, index) => ({ ...property, order: index + 1 }));
    const node: CategoryNode = {
      category: toCategory(row, parent, !parents.has(row.id), counts.get(row.id) ?? 0, effective),
      replacedById: row.replacedById ?? undefined,
      searchKey: foldSearchKey(`${row.name} ${row.scientificName ?? ''}`),
      children: [],
      path: [],
      properties: effective,
    };
    node.path = [...(parent?.path ?? []), node];
    parent?.children.push(node);
    byId.set(row.id, node);
    for (const property of own) all.set(property.id, property);
  }
  return { byId, roots: [...byId.values()].filter((node) => node.category.isRoot), properties: all };
}

type ShownProperty = PropertyRow & { slot: number };
const isShown = (row: PropertyRow): row is ShownProperty => row.isActive && row.slot !== null;

function toCategory(
  row: CategoryRow,
  parent: CategoryNode | undefined,
  isLeaf: boolean,
  itemsCount: number,
  properties: Property[],
): Category {
  return {
    id: row.id,
    ...(row.parentId && { parentId: row.parentId }),
    categoryType: row.categoryType,
    name: row.name,
    slug: row.slug,
    ...(row.scientificName && { scientificName: row.scientificName }),
    isRoot: !parent,
    isLeaf,
    level: row.level,
    icon: row.icon,
    order: row.order,
    isActive: row.isActive,
    ancestorIds: (parent?.path ?? []).map((node) => node.category.id),
    itemsCount,
    updatedAt: newest(row.updatedAt.toISOString(), parent?.category.updatedAt),
    propertyGroups: [...new Set(properties.map((property) => property.groupName))],
  };
}

/** What is above hands down its properties, so its change is one of all below. Instants of one form sort as texts. */
const newest = (own: string, above = own) => (above > own ? above : own);

/** Values are stated to `decimals` digits in the default unit; a thousandth of the last digit tells none of them apart. */
const TOLERANCE_DIGITS = 3;

function toProperty(row: ShownProperty, values: EnumValueRow[], units: UnitTable): Property {
  const unit = row.defaultMeasurementUnitId ? units.byId.get(row.defaultMeasurementUnitId) : undefined;
  const isNumber = row.dataType === 'NUMERIC' || row.dataType === 'NUMERIC_RANGE';
  return {
    id: row.id,
    categoryId: row.categoryId,
    name: row.name,
    code: row.code,
    groupName: row.groupName,
    dataType: row.dataType,
    ...(row.measurementQuantityId && { measurementQuantityId: row.measurementQuantityId }),
    ...(row.defaultMeasurementUnitId && { defaultMeasurementUnitId: row.defaultMeasurementUnitId }),
    decimals: row.decimals,
    ...(isNumber && {
      tolerance: decimal(`1e-${row.decimals + TOLERANCE_DIGITS}`)
        .times(unit?.factor ?? 1)
        .toFixed(),
    }),
    ...(row.minAllowed !== null && { minAllowed: row.minAllowed }),
    ...(row.maxAllowed !== null && { maxAllowed: row.maxAllowed }),
    isFilterable: row.isFilterable,
    isRequired: row.isRequired,
    isComparable: row.isComparable,
    isKey: row.isKey,
    standards: row.standards,
    order: 0,
    slot: row.slot,
    enumValues: values.map((value) => ({
      id: value.id,
      code: value.code,
      label: value.label,
      order: value.order,
      ordinal: value.ordinal,
      isActive: value.isActive,
      ...(value.equivalents && { equivalents: equivalentsOf(value.equivalents) }),
    })),
  };
}

/** Ids of the categories below that hold products; its own where it is a leaf. */
export const leavesOf = (node: CategoryNode): string[] =>
  node.children.length ? node.children.flatMap(leavesOf) : [node.category.id];

/** What a nominal size is called in other systems, by their names in capitals. */
export const equivalentsOf = (sizes: Readonly<Record<string, string>>): { system: string; value: string }[] =>
  Object.keys(sizes)
    .sort()
    .map((system) => ({ system: system.toUpperCase(), value: sizes[system]! }));

/** A value as answers show it. */
export const shownChoice = ({ ordinal: _, isActive: __, ...value }: PropertyChoice): ShownChoice => value;
