import { run } from '../../platform/database/builder.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { tables } from '../../tables.ts';
import type { PropertyDataType } from './catalog.enums.ts';

export type WrittenProperty = {
  id: string;
  categoryId: string;
  code: string;
  name: string;
  groupName: string;
  dataType: PropertyDataType;
  quantityId: string | null;
  unitId: string | null;
  decimals: number;
  min: string | null;
  max: string | null;
  isFilterable: boolean;
  isRequired: boolean;
  isComparable: boolean;
  isKey: boolean;
  slot: number;
  order: number;
};

export const insertProperty = (tx: Tx, property: WrittenProperty) =>
  run(
    tx,
    tables.insertInto('category_properties').values({
      id: property.id,
      category_id: property.categoryId,
      code: property.code,
      name: property.name,
      group_name: property.groupName,
      data_type: property.dataType,
      measurement_quantity_id: property.quantityId,
      default_measurement_unit_id: property.unitId,
      decimals: property.decimals,
      min_allowed: property.min,
      max_allowed: property.max,
      is_filterable: property.isFilterable,
      is_required: property.isRequired,
      is_comparable: property.isComparable,
      is_key: property.isKey,
      slot: property.slot,
      sort_order: property.order,
    }),
  );

export type PropertyState = Omit<
  WrittenProperty,
  'categoryId' | 'code' | 'dataType' | 'quantityId' | 'unitId' | 'slot'
> & {
  isActive: boolean;
  slot: number | null;
};
export const updateProperty = (tx: Tx, property: PropertyState) =>
  tx.query(
    `update category_properties set name = $2, group_name = $3, decimals = $4, min_allowed = $5, max_allowed = $6,
       is_filterable = $7, is_required = $8, is_comparable = $9, is_key = $10, sort_order = $11, is_active = $12,
       slot = $13, version = version + 1
     where id = $1`,
    [
      property.id,
      property.name,
      property.groupName,
      property.decimals,
      property.min,
      property.max,
      property.isFilterable,
      property.isRequired,
      property.isComparable,
      property.isKey,
      property.order,
      property.isActive,
      property.slot,
    ],
  );

/** The slot of a property that is retired and that no offer has any more. */
export const clearSlot = (tx: Tx, propertyId: string) =>
  tx.query('update category_properties set slot = null where id = $1 and not is_active', [propertyId]);

/** Names of products, and of entries, whose value of a property lies outside of bounds in the base unit; at most ten. */
export const readOutside = (db: Queryable, propertyId: string, bounds: { min: string | null; max: string | null }) =>
  db.query<{ name: string }>(
    `select b.name from (
       select id, name, properties from base_products union all
       select id, title, properties from supplier_products where properties <> '[]') b, jsonb_array_elements(b.properties) value
     where jsonb_typeof(b.properties) = 'array' and b.properties @> jsonb_build_array(jsonb_build_object('propertyId', $1::text))
       and value ->> 'propertyId' = $1::text
       and ((value ->> 'baseValue')::numeric < $2::numeric
         or coalesce(value ->> 'baseMaxValue', value ->> 'baseValue')::numeric > $3::numeric)
     order by b.name, b.id limit 10`,
    [propertyId, bounds.min, bounds.max],
  );

export type WrittenValue = {
  id: string;
  propertyId: string;
  code: string;
  label: string;
  equivalents: Record<string, string> | null;
  ordinal: number;
  order: number;
};
export const insertValue = (tx: Tx, value: WrittenValue) =>
  tx.query(
    `insert into property_enum_values (id, property_id, code, label, equivalents, ordinal, sort_order)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      value.id,
      value.propertyId,
      value.code,
      value.label,
      value.equivalents && JSON.stringify(value.equivalents),
      value.ordinal,
      value.order,
    ],
  );

export type ValueState = Omit<WrittenValue, 'propertyId' | 'code' | 'ordinal'> & { isActive: boolean };
export const updateValue = (tx: Tx, { id, label, equivalents, order, isActive }: ValueState) =>
  tx.query(
    `update property_enum_values set label = $2, equivalents = $3, sort_order = $4, is_active = $5, version = version + 1
     where id = $1`,
    [id, label, equivalents && JSON.stringify(equivalents), order, isActive],
  );
