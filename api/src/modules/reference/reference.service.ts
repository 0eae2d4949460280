import type { TSchema } from 'typebox';
import { jalaliYearOf } from '../../platform/calendar.ts';
import { concerns } from '../../platform/changes/record-change.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FormWords } from '../../platform/modules/module.ts';
import { notFound } from '../../platform/problem.ts';
import { definitionOf, type EnumSchema, namedSchemas } from '../../platform/schema.ts';
import { snapshot } from '../../platform/snapshot.ts';
import { describeModel } from './form-models.ts';
import { makeMasters } from './masters.service.ts';
import { makeUnitChanges } from './unit-changes.service.ts';
import { readHolidays, readQuantities, readUnits, toUnit } from './reference.repository.ts';
import { toUnitTable, type UnitTable } from './unit-table.ts';
import type {
  EnumModel,
  Holiday,
  MeasurementQuantity,
  MeasurementQuantityQuery,
  TypeModel,
  UnitOfMeasurement,
  UnitQuery,
} from './reference.schemas.ts';

declare module '../../platform/changes/record-change.ts' {
  interface KindsByOwner {
    reference: 'units' | 'holidays';
  }
}

const FRESH_MS = 30_000;

type Parts = {
  db: Database;
  clock: Clock;
  /** Enumerations by name. */
  enums: () => Readonly<Record<string, TSchema>>;
  /** Titles and labels of all forms. */
  formWords: () => Required<FormWords>;
  /** What forms send and ask with, by name; known when all routes are. */
  formModels: () => Readonly<Record<string, TSchema>>;
};
export type Reference = ReturnType<typeof makeReference>;

/** Measurement units, holidays, enumerations with their labels, and form models. */
export function makeReference({ db, clock, enums, formWords, formModels }: Parts) {
  const unitTable = snapshot({
    db,
    read: async (on): Promise<UnitTable> => toUnitTable(await readUnits(on)),
    freshMs: FRESH_MS,
    clock,
    tags: concerns('units'),
  });
  /** Read anew: staff look whether what they just wrote is there, and hardly anybody else asks. */
  async function quantities({ isTraded }: MeasurementQuantityQuery = {}): Promise<MeasurementQuantity[]> {
    const [rows, units] = await Promise.all([readQuantities(db), readUnits(db)]);
    const byId = new Map(units.map((unit) => [unit.id, toUnit(unit)]));
    const byQuantity = Map.groupBy(units.filter(({ isActive }) => isActive).map(toUnit), (unit) => unit.quantityId);
    return rows.flatMap(({ baseUnitId, version: _, ...quantity }) => {
      const baseUnit = byId.get(baseUnitId);
      const isAsked = isTraded === undefined || quantity.isTraded === isTraded;
      return baseUnit && isAsked ? [{ ...quantity, baseUnit, units: byQuantity.get(quantity.id) ?? [] }] : [];
    });
  }

  const holidays = snapshot({
    db,
    read: async (on): Promise<ReadonlyMap<string, Holiday>> =>
      new Map((await readHolidays(on)).map((holiday) => [holiday.day, holiday])),
    freshMs: FRESH_MS,
    clock,
    tags: concerns('holidays'),
  });

  const schemas = new Map(namedSchemas().map((schema) => [(schema as { $id: string }).$id, schema]));
  const enumModels = once(() =>
    describeAll(enums(), (name, schema) => describeEnum(name, definitionOf(schema) as EnumSchema)),
  );
  const models = once(() => {
    const words = formWords();
    return describeAll(formModels(), (name, schema) => describeModel(name, schema, { schemas, words }));
  });

  return {
    /** The table other modules convert with. */
    unitTable,

    quantities,

    masters: makeMasters(db),
    unitChanges: makeUnitChanges({ db, clock }),

    /** The holidays of a Jalali year, by day; none of a year that nobody wrote yet. */
    holidaysOf: async (year: number): Promise<Holiday[]> =>
      [...(await holidays()).values()].filter(({ day }) => jalaliYearOf(day) === year),

    /** Days on which nobody works, for who counts with them. */
    async isHoliday(): Promise<(day: string) => boolean> {
      const known = await holidays();
      return (day) => known.has(day);
    },

    async quantityUnits(quantityId: string): Promise<UnitOfMeasurement[]> {
      return (await unitTable()).byQuantity.get(quantityId) ?? notFound('MEASUREMENT_QUANTITY_NOT_FOUND');
    },

    /** Unknown ids are left out: a join asks for what it has. */
    async unitsOfMeasurement({ ids, quantityId, quantityIds }: UnitQuery): Promise<UnitOfMeasurement[]> {
      const { byId, byQuantity } = await unitTable();
      if (ids) return ids.flatMap((id) => byId.get(id) ?? []);
      const quantities = quantityIds ?? (quantityId ? [quantityId] : undefined);
      // Numbers are converted by all units: a retired one still stands in what was stated by it.
      if (!quantities) return [...byId.values()];
      return quantities.flatMap((id) => byQuantity.get(id) ?? []);
    },

    enums: async (): Promise<EnumModel[]> => [...enumModels().values()],
    enumModel: async (name: string): Promise<EnumModel> => enumModels().get(name) ?? notFound('ENUM_NOT_FOUND'),
    typeModels: async (): Promise<TypeModel[]> => [...models().values()],
    /** @throws Error when a form has no words, or an enumeration of the contract is in no manifest */
    async check(): Promise<void> {
      models();
      const unknown = [...schemas].find(([name, schema]) => 'enum' in schema && !enumModels().has(name));
      if (unknown) throw new Error(`no manifest has the enumeration ${unknown[0]}`);
    },
    typeModel: async (name: string) => models().get(name) ?? notFound('TYPE_MODEL_NOT_FOUND'),
  };
}

/** Made when it is first asked for, and then kept. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const describeAll = <T>(schemas: Readonly<Record<string, TSchema>>, describe: (name: string, schema: TSchema) => T) =>
  new Map(Object.entries(schemas).map(([name, schema]) => [name, describe(name, schema)]));

function describeEnum(name: string, schema: EnumSchema): EnumModel {
  return {
    name,
    values: schema.enum.map((value, index) => {
      const { fa, tone } = schema['x-enum'][value]!;
      return { value, code: kebab(value), displayFa: fa, order: index + 1, ...(tone && { color: tone }) };
    }),
  };
}

/** `IndustrialService` and `IN_STOCK` as addresses write them. */
const kebab = (value: string) =>
  value
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
