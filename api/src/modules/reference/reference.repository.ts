import type { Queryable } from '../../platform/database/database.ts';
import type { Holiday, MeasurementQuantity, UnitOfMeasurement } from './reference.schemas.ts';

const selectUnits = `
  select id, quantity_id as "quantityId", code, symbol, display_text as "displayText",
    trim_scale(factor)::text as factor, trim_scale("offset")::text as "offset", is_default as "isDefault", sort_order as "order"
  from units_of_measurement
  order by quantity_id, is_default desc, sort_order`;

/** Every unit, each quantity's default first. */
export const readUnits = (db: Queryable) => db.query<UnitOfMeasurement>(selectUnits);

/** Every known holiday, by day. */
export const readHolidays = (db: Queryable) =>
  db.query<Holiday>(
    'select day::text as day, title, is_predicted as "isPredicted" from holidays order by holidays.day',
  );

type QuantityRow = Pick<MeasurementQuantity, 'id' | 'code' | 'name'> & { baseUnitId: string };

/** Every quantity, by code. */
export const readQuantities = (db: Queryable) =>
  db.query<QuantityRow>(
    `select id, code, name, base_unit_id as "baseUnitId" from measurement_quantities order by code collate "C"`,
  );
