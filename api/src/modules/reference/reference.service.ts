import type { TSchema } from 'typebox';
import { concerns } from '../../platform/changes/record-change.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { groupBy } from '../../platform/group-by.ts';
import { notFound } from '../../platform/problem.ts';
import { type EnumSchema, namedSchemas } from '../../platform/schema.ts';
import { snapshot } from '../../platform/snapshot.ts';
import { describeModel } from './form-models.ts';
import { readUnits } from './reference.repository.ts';
import type { EnumModel, TypeModel, UnitOfMeasurement, UnitQuery } from './reference.schemas.ts';

const FRESH_MS = 30_000;

/** Units by id and by quantity, each quantity's default first. */
export type UnitTable = { byId: Map<string, UnitOfMeasurement>; byQuantity: Map<string, UnitOfMeasurement[]> };

/** `formModels`: what forms send and ask with, by name; known when all routes are. */
type Parts = { db: Queryable; clock: Clock; formModels: () => Record<string, TSchema> };
export type Reference = ReturnType<typeof makeReference>;

/** Measurement units, enumerations with their labels, and form models. */
export function makeReference({ db, clock, formModels }: Parts) {
  const unitTable = snapshot(
    async (): Promise<UnitTable> => {
      const units = await readUnits(db);
      return {
        byId: new Map(units.map((unit) => [unit.id, unit])),
        byQuantity: groupBy(units, (unit) => unit.quantityId),
      };
    },
    FRESH_MS,
    clock,
    { tags: concerns('units') },
  );

  const schemas = new Map(namedSchemas().map((schema) => [(schema as { $id: string }).$id, schema]));
  const enums = new Map(
    [...schemas]
      .filter(([, schema]) => 'enum' in schema)
      .map(([name, schema]) => [name, describeEnum(name, schema as EnumSchema)]),
  );
  let described: Map<string, TypeModel> | undefined;
  const models = () =>
    (described ??= new Map(
      Object.entries(formModels()).map(([name, schema]) => [name, describeModel(name, schema, schemas)]),
    ));

  return {
    /** The table other modules convert with. */
    unitTable,

    async quantityUnits(quantityId: string): Promise<UnitOfMeasurement[]> {
      return (await unitTable()).byQuantity.get(quantityId) ?? notFound('MEASUREMENT_QUANTITY_NOT_FOUND');
    },

    /** Unknown ids are left out: a join asks for what it has. */
    async unitsOfMeasurement({ ids, quantityId, quantityIds }: UnitQuery): Promise<UnitOfMeasurement[]> {
      const { byId, byQuantity } = await unitTable();
      if (ids) return ids.flatMap((id) => byId.get(id) ?? []);
      const quantities = quantityIds ?? (quantityId ? [quantityId] : [...byQuantity.keys()]);
      return quantities.flatMap((id) => byQuantity.get(id) ?? []);
    },

    enums: async (): Promise<EnumModel[]> => [...enums.values()],
    enumModel: async (name: string): Promise<EnumModel> => enums.get(name) ?? notFound('ENUM_NOT_FOUND'),
    typeModels: async (): Promise<TypeModel[]> => [...models().values()],
    typeModel: async (name: string) => models().get(name) ?? notFound('TYPE_MODEL_NOT_FOUND'),
  };
}

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
