import { Type, type Static, type TObject, type TSchema, type TUnsafe } from 'typebox';
import type { FieldFormat } from './field-formats.ts';
import type { FieldError } from './field-error.ts';

const definitions = new Map<string, TSchema>();

/** A rule between fields, judged where each field that it reads keeps its own rules. Those that are left out are undefined. */
export type Across<T> = {
  reads: readonly (keyof T & string)[];
  judge: (value: T) => FieldError | undefined;
};
const acrossOf = new Map<string, readonly Across<never>[]>();

/** A schema with a name in the contract. `name` is also the type's name in the graph. `across`: rules between its fields. */
export function named<T extends TSchema>(
  name: string,
  description: string,
  schema: T,
  across: readonly Across<Static<T>>[] = [],
) {
  if (definitions.has(name)) throw new Error(`schema ${name} is named twice`);
  acrossOf.set(name, across as readonly Across<never>[]);
  definitions.set(name, { ...schema, $id: name, title: name, description } as T);
  return Type.Unsafe<Static<T>>({ $ref: `${name}#` });
}

/** Every named schema, for the app to register once. */
export const namedSchemas = () => [...definitions.values()];

/** The full definition behind a named schema. */
export function definitionOf(reference: TSchema): TSchema {
  const name = (reference as { $ref?: string }).$ref?.replace('#', '') ?? '';
  const definition = definitions.get(name);
  if (!definition) throw new Error(`no schema is named ${name}`);
  return definition;
}

/** The rules between the fields of a named schema. */
export const rulesAcross = (reference: TSchema) =>
  (acrossOf.get(((reference as { $ref?: string }).$ref ?? '').replace('#', '')) ?? []) as readonly Across<object>[];

/** A value of an enumeration: what it means, what people read for it, and how it looks where it is a status. */
export type ValueWords = { en: string; fa: string; tone?: 'info' | 'success' | 'warning' | 'error' | 'question' };

/**
 * A named enumeration of strings, the only place where its values and their words are written. In the contract they stand as
 * `x-enum`: `{ IN_STOCK: { en: 'At hand.', fa: 'موجود', tone: 'success' } }`; the gateway describes the graph's values by it.
 */
export const namedEnum = <const V extends Readonly<Record<string, ValueWords>>>(
  name: string,
  description: string,
  values: V,
) =>
  named(
    name,
    description,
    Type.Unsafe<keyof V & string>({ type: 'string', enum: Object.keys(values), 'x-enum': values }),
  );

/** How an enumeration stands in the contract. */
export type EnumSchema<V extends string = string> = { enum: readonly V[]; 'x-enum': Record<V, ValueWords> };

/** The values of an enumeration, in the order in which people see them. */
export const valuesOf = <V extends string>(enumeration: TUnsafe<V>) =>
  (definitionOf(enumeration) as EnumSchema<V>).enum;

/** What people read for each value of an enumeration, in Persian. */
export const wordsOf = <V extends string>(enumeration: TUnsafe<V>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries<ValueWords>((definitionOf(enumeration) as EnumSchema<V>)['x-enum']).map(([value, { fa }]) => [
      value,
      fa,
    ]),
  );

/** An object whose unknown properties are refused, so that a misspelt field is an error and not a silence. */
export const object = <P extends Record<string, TSchema>>(properties: P): TObject<P> =>
  Type.Object(properties, { additionalProperties: false });

/** The answer of what only has to be done: 204 without a body. */
export const nothing = Type.Unsafe<void>({ type: 'null', description: 'Done; there is nothing to tell.' });

/** Free text of one line: normalised before its length is judged, and left out where nothing is left of it. */
export const line = (description: string, minLength: number, maxLength: number, example: string) =>
  Type.String({ description, format: 'line', minLength, maxLength, examples: [example] });

/** What a company is called: a line in the letters of two scripts, since others look like them. */
export const companyName = (description: string, minLength: number, maxLength: number, example: string) =>
  Type.String({ description, format: 'company-name', minLength, maxLength, examples: [example] });

/** The same of several lines. */
export const paragraphs = (description: string, minLength: number, maxLength: number, example: string) =>
  Type.String({ description, format: 'text', minLength, maxLength, examples: [example] });

/** Text with a rule of its own (field-formats.ts). */
export const typed = (format: FieldFormat, description: string, example: string, limits: Limits = {}) =>
  Type.String({ description, format, examples: [example], ...limits });
type Limits = { minLength?: number; maxLength?: number };

/** What is only compared: codes, tokens, a word that confirms. */
export const opaque = (description: string, maxLength: number, example: string) =>
  Type.String({ description, format: 'opaque', minLength: 1, maxLength, examples: [example] });

/** Of what is edited: sent back with the next change. */
export const Version = Type.Integer({
  description: 'As it was read; another stored one is a VERSION_CONFLICT.',
  minimum: 1,
});

/** Opaque identifier: a UUID (version 7 when made by us). */
export const Id = (description: string) =>
  Type.String({ description, format: 'uuid', examples: ['01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f'] });

/** The same where REST calls it `id` by its place in a path; the graph says there whose id it is. */
export const idOf = (nameInGraph: string, description: string) => ({
  ...Id(description),
  'x-graph-name': nameInGraph,
});

/** Comma-separated list in the query (`?ids=a,b`), at most `maxItems`. */
export const IdList = (description: string, maxItems = 100) =>
  Type.Array(Type.String({ format: 'uuid' }), { description, maxItems, uniqueItems: true });

/** Words to look for, at least two letters of them; `what` is searched. */
export const searchKey = (what: string) =>
  Type.Optional(
    Type.String({ description: `${what}, in any Persian or Arabic spelling.`, minLength: 2, maxLength: 100 }),
  );

const DECIMAL = '^-?\\d{1,30}(\\.\\d{1,30})?$';
/** Exact decimal as a string: no rounding on the way. */
export const Decimal = (description: string, example: string) =>
  Type.String({ description, format: 'decimal', pattern: DECIMAL, examples: [example] });

/** A decimal as people type it, in any digits; the service that takes it reads it (platform/decimal.ts). */
export const TypedDecimal = (description: string, example: string) =>
  Type.String({ description, format: 'typed-decimal', maxLength: 40, examples: [example] });

/** Whole Iranian rials as a string; may be longer than a double can hold. */
export const Rial = (description: string) =>
  Type.String({ description, format: 'rial', pattern: '^\\d{1,18}$', examples: ['125000000'] });

/** Instant, RFC 3339 in UTC. */
export const Instant = (description: string) =>
  Type.String({ description, format: 'date-time', examples: ['2026-11-20T08:30:00.000Z'] });

/** Where a program finds something: a whole address, or a path of the site and of the api. */
export const Link = (description: string) => Type.String({ description, format: 'uri-reference' });

/** A day of the Gregorian calendar. */
export const Day = (description: string, example: string) =>
  Type.String({ description, format: 'date', examples: [example] });

/** The paging envelope of every list. */
export function page<T extends TSchema, E extends Record<string, TSchema> = Record<never, TSchema>>(
  name: string,
  description: string,
  item: T,
  extra: E = {} as E,
) {
  return named(
    name,
    description,
    object({
      items: Type.Array(item, { description: 'The rows of this page, in the order asked for.' }),
      totalCount: Type.Integer({ description: 'How many rows match in all.', minimum: 0, examples: [128] }),
      totalCountIsCapped: Type.Boolean({
        description: 'Whether there are at least so many, and nobody counted further.',
      }),
      pageNumber: Type.Optional(
        Type.Integer({ description: 'This page, counted from 1; absent after a cursor.', minimum: 1, examples: [1] }),
      ),
      pageSize: Type.Integer({ description: 'Rows a page at most.', minimum: 1, examples: [20] }),
      hasNextPage: Type.Boolean({ description: 'Whether rows follow.' }),
      startCursor: Type.Optional(Type.String({ description: 'Place of the first row; absent without rows.' })),
      endCursor: Type.Optional(
        Type.String({ description: 'Place of the last row, to go on from with `after`; absent without rows.' }),
      ),
      cursors: Type.Optional(
        Type.Array(Type.String(), { description: 'Place of each row, where the query asks for `cursors`.' }),
      ),
      ...extra,
    }),
  );
}

/** Query fields of every paged list. */
export const pagingQuery = {
  pageNumber: Type.Optional(
    Type.Integer({
      description: 'Page, from 1, which it is when nothing is said. Pages beyond row 10,000 are refused.',
      minimum: 1,
    }),
  ),
  pageSize: Type.Optional(
    Type.Integer({ description: 'Rows a page, at most 100.', minimum: 1, maximum: 100, default: 20 }),
  ),
  after: Type.Optional(
    Type.String({
      description:
        'Rows after this cursor of the same list in the same order, instead of a pageNumber; there is no last row that it reaches.',
      minLength: 1,
      maxLength: 2000,
    }),
  ),
  cursors: Type.Optional(Type.Boolean({ description: 'Whether to tell the cursor of each row.' })),
};

/** What a parameter is marked with that only the gateway sends, to ask for many parents at once: no argument of the graph. */
export const ofJoins = { 'x-graph': 'join' };

/** A field of REST that the graph has in another shape. */
export const ofRest = <T extends TSchema>(schema: T): T => ({ ...schema, 'x-graph': 'none' });

/** What a list of REST is marked with that the graph answers page by page. */
export const asConnection = { 'x-graph': 'connection' };

/** The parents of a join, comma-separated. */
export const ParentIds = (description: string) =>
  Type.Array(Type.String({ format: 'uuid' }), { description, maxItems: 100, uniqueItems: true, ...ofJoins });

/** Rows of a list by their own ids: what the gateway asks where the graph names a thing by its id alone. */
export const rowIds = { ids: Type.Optional(ParentIds('Only these rows of the list, at most 100 ids.')) };

/** Rows for each parent of a join instead of one page over all. */
export const perParent = Type.Optional(
  Type.Integer({
    ...ofJoins,
    description:
      'With a list of parents: at most this many rows for each of them, in one answer (pageNumber, pageSize and after are then not used).',
    minimum: 1,
    maximum: 100,
  }),
);
