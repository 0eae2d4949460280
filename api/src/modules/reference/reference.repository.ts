import type { Queryable } from '../../platform/database/database.ts';
import type { Holiday, MeasurementQuantity, UnitOfMeasurement } from './reference.schemas.ts';

const selectUnits = `
  select u.id, quantity_id as "quantityId", u.code, symbol, display_text as "displayText",
    trim_scale(factor)::text as factor, trim_scale("offset")::text as "offset", is_default as "isDefault", q.converts,
    sort_order as "order", is_active as "isActive", q.is_traded as "isTraded", u.version
  from units_of_measurement u join measurement_quantities q on q.id = quantity_id
  order by quantity_id, is_default desc, sort_order`;

/** Every unit, each quantity's default first. */
export type UnitRow = UnitOfMeasurement & { isActive: boolean; isTraded: boolean; version: number };
export const readUnits = (db: Queryable) => db.query<UnitRow>(selectUnits);

/** Every known holiday, by day. */
export const readHolidays = (db: Queryable) =>
  db.query<Holiday>(
    'select day::text as day, title, is_predicted as "isPredicted" from holidays order by holidays.day',
  );

type QuantityRow = Pick<MeasurementQuantity, 'id' | 'code' | 'name' | 'converts' | 'isTraded'> & {
  baseUnitId: string;
  version: number;
};

/** Every quantity, by code. */
export const readQuantities = (db: Queryable) =>
  db.query<QuantityRow>(
    `select id, code, name, converts, is_traded as "isTraded", base_unit_id as "baseUnitId", version
     from measurement_quantities order by code collate "C"`,
  );

/** A unit as answers show it. */
export const toUnit = ({ isActive: _, isTraded: __, version: ___, ...unit }: UnitRow): UnitOfMeasurement => unit;
