import { Type, type TSchema } from 'typebox';
import { idFormat } from './formats.ts';
import { definitionOf, named, object } from './schema.ts';

type Properties = Record<string, TSchema>;
type Definition = { $id: string; properties: Properties; required?: string[] };
type Row = Record<string, unknown>;

type Options = {
  /** Fields of one write that are stored nowhere: they are never filled in. `version` and `reason` are among them always. */
  perWrite?: readonly string[];
  /** Objects whose fields are changed one by one, as the fields of the body are; all others are replaced as a whole. */
  parts?: Record<string, TSchema>;
  /** Fields that may be absent but, once they are there, are not taken away again. */
  kept?: readonly string[];
  /** Its name, where `…Patch` is not it. */
  name?: string;
  /** What is to be known of the change beside its fields. */
  about?: string;
};
type Patch = {
  whole: TSchema;
  perWrite: ReadonlySet<string>;
  parts: Record<string, TSchema>;
  kept: readonly string[];
};

const IT_CHANGES = 'What is to change. What is left out stays as it is; null clears what may be absent.';
const PER_WRITE = ['version', 'reason'];
const patches = new Map<string, Patch>();

/**
 * The body of a PATCH beside a PUT: what is left out stays as it is stored, and null clears what may be absent.
 * @param whole the body of the PUT, a named schema
 */
export function patchOf(whole: TSchema, { perWrite = [], parts = {}, kept = [], ...more }: Options = {}): TSchema {
  const { $id, properties, required = [] } = definitionOf(whole) as Definition;
  const name = more.name ?? `${$id.replace(/Change$/, '')}Patch`;
  const ofWrite = new Set([...PER_WRITE, ...perWrite]);
  const fields = Object.entries(properties).map(([field, schema]): [string, TSchema] => {
    if (parts[field]) return [field, parts[field]];
    if (ofWrite.has(field)) return [field, schema];
    const isKept = required.includes(field) || kept.includes(field);
    return [field, isKept ? keptSchema(schema) : clearableSchema(schema)];
  });
  const needed = required.filter((field) => ofWrite.has(field) && !parts[field]);
  const schema = { ...object(Object.fromEntries(fields)), required: needed };
  // OpenAPI 3.0 knows no empty list of what is required.
  if (needed.length === 0) delete (schema as { required?: string[] }).required;
  patches.set(name, { whole, perWrite: ofWrite, parts, kept });
  return named(name, [IT_CHANGES, more.about].filter(Boolean).join(' '), schema);
}

/** What a whole says when nothing is said does not hold of a change. */
function withoutDefault(schema: TSchema): TSchema {
  const { default: _default, ...rest } = schema as TSchema & { default?: unknown };
  return rest as TSchema;
}

function keptSchema(schema: TSchema): TSchema {
  const { description } = schema as { description?: string };
  const kept = withoutDefault(schema);
  return description === undefined ? kept : { ...kept, description: `${description} Cannot be cleared.` };
}

/** OpenAPI 3.0 reads no keyword beside a reference, and `nullable` only beside a type. */
function clearableSchema(schema: TSchema): TSchema {
  if (!('$ref' in schema)) return { ...withoutDefault(schema), nullable: true };
  const { type } = definitionOf(schema) as { type: string };
  return Type.Unsafe({ type, allOf: [schema], nullable: true });
}

const nameOf = (reference: TSchema): string => ((reference as { $ref?: string }).$ref ?? '').replace('#', '');

/** Whether a schema was made by `patchOf`. */
export const isPatch = (reference: TSchema): boolean => patches.has(nameOf(reference));

const patchBehind = (reference: TSchema): Patch => {
  const name = nameOf(reference);
  const patch = patches.get(name);
  if (!patch) throw new Error(`${name} is no patch`);
  return patch;
};

/** The schema of the whole that a patch changes. */
export const wholeOf = (reference: TSchema): TSchema => patchBehind(reference).whole;

/** The fields that a patch may leave out though the whole must have them. */
export const mayBeLeftOut = (reference: TSchema, field: string): boolean => {
  const { perWrite } = patchBehind(reference);
  return !perWrite.has(field);
};

/** The fields that are null and cannot be cleared, though the whole may be without them. */
export const keptNulls = (reference: TSchema, given: object): string[] =>
  patchBehind(reference).kept.filter((field) => (given as Row)[field] === null);

/** A change over what is stored, as the PUT takes it: what is left out is filled in, what is null is left out. */
export function mergePatch(reference: TSchema, stored: object, given: object): Row {
  const { whole, perWrite, parts } = patchBehind(reference);
  const { properties } = definitionOf(whole) as Definition;
  const merged: Row = {};
  for (const [field, schema] of Object.entries(properties)) {
    const value = (stored as Row)[field];
    const isFilledIn = !Object.hasOwn(given, field) && !perWrite.has(field) && !parts[field];
    if (isFilledIn && value !== undefined && value !== null) merged[field] = fitTo(schema, value);
  }
  for (const [field, value] of Object.entries(given)) {
    if (value === null) continue;
    const part = parts[field];
    const own = (stored as Row)[field];
    merged[field] = part && isObject(value) ? mergePatch(part, isObject(own) ? own : {}, value) : (value as unknown);
  }
  return merged;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Shape = { $ref?: string; items?: TSchema; properties?: Properties };

/** As much of an answer as a body takes: answers tell more of a thing than one writes. */
function fitTo(schema: TSchema, value: unknown): unknown {
  const shape = ('$ref' in schema ? definitionOf(schema) : schema) as Shape;
  if (Array.isArray(value)) return shape.items ? value.map((each) => fitTo(shape.items!, each)) : value;
  if (!isObject(value) || !shape.properties) return value;
  const known = Object.entries(shape.properties).flatMap(([field, inner]) => {
    const own = (value as Row)[field];
    return own === undefined || own === null ? [] : [[field, fitTo(inner, own)] as const];
  });
  return Object.fromEntries(known);
}

/** The ids that a body names at its top, as far as they can be ids: nothing of it was judged yet. */
export function idsIn(body: object): Record<string, string> {
  const ids = Object.entries(body).filter(([, value]) => typeof value === 'string' && idFormat.test(value));
  return Object.fromEntries(ids) as Record<string, string>;
}
