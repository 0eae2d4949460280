import { equivalentsOf, type Property } from '../src/modules/catalog/index.ts';
import { toUnitTable, type UnitTable } from '../src/modules/reference/index.ts';
import { roots } from './catalog/market.ts';
import { propertyStandards } from './property-standards.ts';
import { seededId } from './random.ts';
import { quantities, quantityOf, tradedQuantities } from './reference/quantities.ts';
import type { BranchSeed, LeafSeed, PropertySeed, RootSeed } from './shape.ts';
import { slugOf } from '../src/platform/slug.ts';

/** A leaf with all that making a product of it needs. */
export type Leaf = {
  seed: LeafSeed;
  branch: BranchSeed;
  root: RootSeed;
  categoryId: string;
  /** Category ids, root first, itself last. */
  path: string[];
  /** Inherited ones first. */
  properties: Property[];
};
type Row = Record<string, unknown>;
export type Tree = {
  units: UnitTable;
  leaves: Leaf[];
  quantityRows: Row[];
  unitRows: Row[];
  categoryRows: Row[];
  propertyRows: Row[];
  enumRows: Row[];
};
type Level = Pick<BranchSeed, 'code' | 'name' | 'scientificName' | 'icon' | 'properties'>;
type Above = { categoryId: string; path: string[]; properties: Property[] };

/** Ids depend on codes alone, so that addresses stay the same whatever the seed number is. */
const idOf = (kind: string, code: string) => seededId(`${kind}:${code}`);

/** Reference data and the category tree as rows, and the leaves to make products of. */
export function buildTree(): Tree {
  const units = unitTable();
  const rows = { categoryRows: [] as Row[], propertyRows: [] as Row[], enumRows: [] as Row[] };
  const leaves: Leaf[] = [];
  const grow = (level: Level, type: string, order: number, above?: Above) => {
    const categoryId = idOf('category', level.code);
    const taken = above?.properties ?? [];
    const own = level.properties.map((each, index) => toProperty(each, level.code, taken.length + index + 1, units));
    const path = [...(above?.path ?? []), categoryId];
    rows.categoryRows.push(categoryRow(level, type, categoryId, path.length, order, above?.categoryId ?? null));
    own.forEach((each, index) => addProperty(rows, each, categoryId, index + 1));
    return { categoryId, path, properties: [...taken, ...own] };
  };
  roots.forEach((root, rootIndex) => {
    const top = grow(root, root.categoryType, rootIndex + 1);
    root.branches.forEach((branch, branchIndex) => {
      const middle = grow(branch, root.categoryType, branchIndex + 1, top);
      branch.leaves.forEach((seed, leafIndex) => {
        leaves.push({ seed, branch, root, ...grow(seed, root.categoryType, leafIndex + 1, middle) });
      });
    });
  });
  return { units, leaves, ...referenceRows(), ...rows };
}

function categoryRow(
  level: Level,
  type: string,
  id: string,
  depth: number,
  order: number,
  parentId: string | null,
): Row {
  return {
    id,
    parent_id: parentId,
    category_type: type,
    name: level.name,
    slug: slugOf(level.name),
    scientific_name: level.scientificName,
    icon: level.icon,
    level: depth,
    sort_order: order,
    is_active: true,
  };
}

function toProperty(seed: PropertySeed, owner: string, slot: number, units: UnitTable): Property {
  const code = `${owner}/${seed.code}`;
  const quantityId = seed.unit === undefined ? undefined : idOf('quantity', quantityOf(seed.unit));
  const unitId = seed.unit === undefined ? undefined : idOf('unit', seed.unit);
  if (unitId !== undefined && !units.byId.has(unitId)) throw new Error(`${code}: no unit ${seed.unit}`);
  return {
    id: idOf('property', code),
    categoryId: idOf('category', owner),
    name: seed.name,
    code: seed.code,
    groupName: seed.group,
    dataType: seed.dataType,
    ...(quantityId && unitId && { measurementQuantityId: quantityId, defaultMeasurementUnitId: unitId }),
    decimals: seed.decimals,
    ...(seed.min !== undefined && { minAllowed: String(seed.min) }),
    ...(seed.max !== undefined && { maxAllowed: String(seed.max) }),
    isFilterable: seed.isFilterable,
    isRequired: seed.isRequired,
    isComparable: seed.isComparable,
    isKey: seed.isKey,
    standards: [...(propertyStandards[seed.code] ?? [])],
    order: slot,
    slot,
    enumValues: (seed.values ?? []).map((value, index) => ({
      id: idOf('enum', `${code}/${value.code}`),
      code: value.code,
      label: value.label,
      order: index + 1,
      ordinal: index,
      isActive: true,
      ...(value.equivalents && { equivalents: equivalentsOf(value.equivalents) }),
    })),
  };
}

function addProperty(
  rows: Pick<Tree, 'propertyRows' | 'enumRows'>,
  property: Property,
  categoryId: string,
  order: number,
): void {
  rows.propertyRows.push({
    id: property.id,
    category_id: categoryId,
    code: property.code,
    name: property.name,
    group_name: property.groupName,
    data_type: property.dataType,
    measurement_quantity_id: property.measurementQuantityId ?? null,
    default_measurement_unit_id: property.defaultMeasurementUnitId ?? null,
    decimals: property.decimals,
    min_allowed: property.minAllowed ?? null,
    max_allowed: property.maxAllowed ?? null,
    is_filterable: property.isFilterable,
    is_required: property.isRequired,
    is_comparable: property.isComparable,
    is_key: property.isKey,
    standards: property.standards,
    slot: property.slot,
    sort_order: order,
  });
  for (const value of property.enumValues) {
    const equivalents =
      value.equivalents && Object.fromEntries(value.equivalents.map((each) => [each.system, each.value]));
    rows.enumRows.push({
      id: value.id,
      property_id: property.id,
      code: value.code,
      label: value.label,
      equivalents: equivalents ?? null,
      ordinal: value.ordinal,
    });
  }
}

function unitTable(): UnitTable {
  return toUnitTable(
    quantities.flatMap(({ code: quantity, converts = true, units }) =>
      units.map((unit, index) => ({
        id: idOf('unit', unit.code),
        quantityId: idOf('quantity', quantity),
        ...unit,
        isDefault: index === 0,
        converts,
        order: index + 1,
        isActive: true,
        isTraded: tradedQuantities.has(quantity),
        version: 1,
      })),
    ),
  );
}

function referenceRows(): Pick<Tree, 'quantityRows' | 'unitRows'> {
  const quantityRows = quantities.map(({ code, name, baseUnit, converts = true }) => ({
    id: idOf('quantity', code),
    code,
    name,
    base_unit_id: idOf('unit', baseUnit),
    converts,
    is_traded: tradedQuantities.has(code),
  }));
  const unitRows = [...unitTable().byId.values()].map((unit) => ({
    id: unit.id,
    quantity_id: unit.quantityId,
    code: unit.code,
    symbol: unit.symbol,
    display_text: unit.displayText,
    factor: unit.factor,
    offset: unit.offset,
    is_default: unit.isDefault,
    sort_order: unit.order,
  }));
  return { quantityRows, unitRows };
}

/** Id of the unit with that UCUM code. */
export const unitIdOf = (code: string) => idOf('unit', code);
