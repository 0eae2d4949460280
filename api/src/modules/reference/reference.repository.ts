import type { Queryable } from '../../platform/database/database.ts';
import type { Holiday, MeasurementQuantity, UnitOfMeasurement } from './reference.schemas.ts';

const selectUnits = `
  select id, quantity_id as "quantityId", code, symbol, display_text as "displayText",
    trim_scale(factor)::text as factor, trim_scale("offset")::text as "offset", is_default as "isDefault", sort_order as "order",
    is_active as "isActive", version
  from units_of_measurement
  order by quantity_id, is_default desc, sort_order`;

/** Every unit, each quantity's default first. */
export type UnitRow = UnitOfMeasurement & { isActive: boolean; version: number };
export const readUnits = (db: Queryable) => db.query<UnitRow>(selectUnits);

/** Every known holiday, by day. */
export const readHolidays = (db: Queryable) =>
  db.query<Holiday>(
    'select day::text as day, title, is_predicted as "isPredicted" from holidays order by holidays.day',
  );

type QuantityRow = Pick<MeasurementQuantity, 'id' | 'code' | 'name'> & { baseUnitId: string; version: number };

/** Every quantity, by code. */
export const readQuantities = (db: Queryable) =>
  db.query<QuantityRow>(
    `select id, code, name, base_unit_id as "baseUnitId", version from measurement_quantities order by code collate "C"`,
  );

/** A unit as answers show it. */
export const toUnit = ({ isActive: _, version: __, ...unit }: UnitRow): UnitOfMeasurement => unit;
