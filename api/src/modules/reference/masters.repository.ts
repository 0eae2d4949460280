import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { Holiday } from './reference.schemas.ts';

type Days = { first: string; last: string };

export const readHolidaysBetween = (db: Queryable, { first, last }: Days) =>
  db.query<Holiday>(
    `select day::text as day, title, is_predicted as "isPredicted" from holidays
     where holidays.day between $1::date and $2::date order by holidays.day`,
    [first, last],
  );

/** 0 while nobody wrote it. */
export async function readYearVersion(db: Queryable, year: number): Promise<number> {
  const [row] = await db.query<{ version: number }>('select version from holiday_years where year = $1', [year]);
  return row?.version ?? 0;
}

/** The same, and nobody else writes the year until the transaction ends. */
export async function lockYear(tx: Tx, year: number): Promise<number> {
  await tx.query('insert into holiday_years (year, version) values ($1, 0) on conflict do nothing', [year]);
  const [row] = await tx.query<{ version: number }>('select version from holiday_years where year = $1 for update', [
    year,
  ]);
  return row!.version;
}

export async function replaceHolidays(tx: Tx, year: number, { first, last }: Days, holidays: Holiday[]): Promise<void> {
  await tx.query('delete from holidays where day between $1::date and $2::date', [first, last]);
  await tx.query(
    `insert into holidays (day, title, is_predicted)
     select day::date, title, "isPredicted" from jsonb_to_recordset($1::jsonb) as each (day text, title text, "isPredicted" boolean)`,
    [JSON.stringify(holidays)],
  );
  await tx.query('update holiday_years set version = version + 1 where year = $1', [year]);
}

/** Whoever makes a quantity or a unit waits for the others: their codes are compared with what is stored. */
export const lockUnits = (tx: Tx) => tx.query("select pg_advisory_xact_lock(hashtext('units'))");

export const insertQuantity = (tx: Tx, quantity: { id: string; code: string; name: string; baseUnitId: string }) =>
  tx.query('insert into measurement_quantities (id, code, name, base_unit_id) values ($1, $2, $3, $4)', [
    quantity.id,
    quantity.code,
    quantity.name,
    quantity.baseUnitId,
  ]);

type UnitRow = {
  id: string;
  quantityId: string;
  code: string;
  symbol: string;
  displayText: string;
  factor: string;
  offset: string;
  isDefault: boolean;
};

/** The last of its quantity. */
export const insertUnit = (tx: Tx, unit: UnitRow) =>
  tx.query(
    `insert into units_of_measurement (id, quantity_id, code, symbol, display_text, factor, "offset", is_default, sort_order)
     select $1, $2, $3, $4, $5, $6::numeric, $7::numeric, $8, coalesce(max(sort_order), 0) + 1
     from units_of_measurement where quantity_id = $2`,
    [unit.id, unit.quantityId, unit.code, unit.symbol, unit.displayText, unit.factor, unit.offset, unit.isDefault],
  );

export const renameQuantity = (tx: Tx, id: string, name: string) =>
  tx.query('update measurement_quantities set name = $2, version = version + 1 where id = $1', [id, name]);

type UnitChange = { symbol: string; displayText: string; order: number; isActive: boolean };
export const updateUnit = (tx: Tx, id: string, { symbol, displayText, order, isActive }: UnitChange) =>
  tx.query(
    `update units_of_measurement
     set symbol = $2, display_text = $3, sort_order = $4, is_active = $5, version = version + 1 where id = $1`,
    [id, symbol, displayText, order, isActive],
  );

/** Whether the forms of a property that is in use begin with the unit. */
export async function isDefaultOfProperty(tx: Tx, unitId: string): Promise<boolean> {
  const [row] = await tx.query<{ isUsed: boolean }>(
    `select exists (select from category_properties where default_measurement_unit_id = $1 and is_active) as "isUsed"`,
    [unitId],
  );
  return row!.isUsed;
}
