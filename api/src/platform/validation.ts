import type { FastifySchemaCompiler } from 'fastify';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { TSchema } from 'typebox';
import { type FieldFormat, fieldFormats } from './field-formats.ts';
import { dayFormat, idFormat, instantFormat } from './formats.ts';
import { type FieldError, isBroken } from './field-error.ts';
import { namedSchemas, rulesAcross } from './schema.ts';
import { brokenNumbers, brokenTexts, fieldOf, leaveOutNulls, normaliseTexts } from './typed-texts.ts';

/** A body with more wrong fields is not one that a person filled in. */
export const MOST_ERRORS = 50;

/**
 * Two compilers: text of paths and query strings is turned into numbers, booleans and comma lists; bodies are taken as
 * they are, and a number written as text or an unknown field is an error (mass assignment, silent typos). Every wrong field is
 * told, each with the first rule that it breaks. A schema is compiled when its endpoint is first asked, as its serializers are.
 */
export function makeValidatorCompiler(): FastifySchemaCompiler<TSchema> {
  return ({ schema, httpPart }) => {
    const isBody = httpPart === 'body';
    let compiled: ValidateFunction | undefined;
    const prepare = isBody ? prepareBody : prepareText;
    return (data: unknown) => {
      if (httpPart === 'querystring') splitLists(schema, data as Record<string, unknown>);
      const errors = prepare(schema, data);
      const validate = (compiled ??= (isBody ? strict : fromText)(schema));
      if (!validate(data)) errors.push(...fieldErrors(validate));
      if (isBody) errors.push(...errorsAcross(schema, data, errors));
      return errors.length > 0 ? { error: new ValidationError(oneEach(errors)) } : { value: data };
    };
  };
}

function prepareBody(schema: TSchema, data: unknown): FieldError[] {
  leaveOutNulls(schema, data);
  normaliseTexts(schema, data);
  return brokenTexts(data);
}

function prepareText(schema: TSchema, data: unknown): FieldError[] {
  normaliseTexts(schema, data);
  return brokenNumbers(schema, data);
}

/** What is wrong between fields that are right by themselves. */
function errorsAcross(schema: TSchema, data: unknown, errors: readonly FieldError[]): FieldError[] {
  // What is wrong as a whole has no fields to compare.
  if (typeof data !== 'object' || data === null || errors.some(({ field }) => field === '')) return [];
  return rulesAcross(schema).flatMap(({ reads, judge }) =>
    reads.some((name) => isBroken(name, errors)) ? [] : (judge(data as never) ?? []),
  );
}

/** The first of each field. */
export function oneEach(errors: readonly FieldError[]): FieldError[] {
  const kept = new Map<string, FieldError>();
  for (const error of errors) if (!kept.has(error.field)) kept.set(error.field, error);
  return [...kept.values()].slice(0, MOST_ERRORS);
}

/** Compilers of the whole process: named schemas mean the same in each api in it, of which tests make many. */
const strict = makeCompiler(false);
const fromText = makeCompiler(true);

/** Compiles each schema once, by its text. */
function makeCompiler(coerce: boolean) {
  let ajv: Ajv | undefined;
  const added = new Set<TSchema>();
  const compiled = new Map<string, ValidateFunction>();
  return (schema: TSchema): ValidateFunction => {
    const text = JSON.stringify(schema);
    const known = compiled.get(text);
    if (known) return known;
    addNamed((ajv ??= makeAjv(coerce)), added);
    const validate = ajv.compile(schema);
    compiled.set(text, validate);
    return validate;
  };
}

/**
 * Reads a value from storage as far as this version knows its shape: unknown fields are taken out of it. Undefined when it is
 * not what answers promise, with required fields missing or of another kind.
 */
export function makeReader<T>(schema: TSchema): (value: unknown) => T | undefined {
  const ajv = new Ajv({ removeAdditional: true, strict: false });
  addFormats(ajv);
  addNamed(ajv);
  const isSound = ajv.compile<T>(schema);
  return (value) => (isSound(value) ? value : undefined);
}

/** Thrown into Fastify's error handler, which answers 400 with the fields. */
export class ValidationError extends Error {
  /** Set by Fastify: `params`, `body` or `querystring`. */
  readonly validationContext?: string;
  constructor(readonly fields: FieldError[]) {
    super('VALIDATION_FAILED');
  }
}

function makeAjv(coerce: boolean) {
  const ajv = new Ajv({
    coerceTypes: coerce ? 'array' : false,
    useDefaults: true,
    removeAdditional: false,
    allErrors: true,
    // Says of an error which value broke which schema.
    verbose: true,
    strict: false,
  });
  addFormats(ajv);
  return ajv;
}

function addFormats(ajv: Ajv) {
  ajv.addFormat('uuid', idFormat).addFormat('date', dayFormat).addFormat('date-time', instantFormat);
  // Links are ours: nobody sends one.
  ajv.addFormat('uri-reference', true);
  for (const [name, rule] of Object.entries(fieldFormats))
    ajv.addFormat(name, (text: string) => rule(text) === undefined);
}

/** Named schemas; `added`: those that it has. */
function addNamed(ajv: Ajv, added = new Set<TSchema>()) {
  for (const schema of namedSchemas().filter((each) => !added.has(each))) {
    ajv.addSchema(schema, (schema as { $id?: string }).$id);
    added.add(schema);
  }
}

/** `ids=a,b` and `ids=a&ids=b` mean the same; only the top level has lists of this kind. */
function splitLists(schema: TSchema, data: Record<string, unknown>) {
  const properties = (schema as { properties?: Record<string, { type?: string }> }).properties ?? {};
  for (const [name, property] of Object.entries(properties)) {
    const value = data[name];
    if (property.type === 'array' && typeof value === 'string') data[name] = value === '' ? [] : value.split(',');
  }
}

type Rule = Pick<FieldError, 'code' | 'params'>;
const rules: Record<string, (error: ErrorObject) => Rule> = {
  required: () => ({ code: 'REQUIRED' }),
  additionalProperties: () => ({ code: 'UNKNOWN_PROPERTY' }),
  enum: (error) => ({ code: 'UNKNOWN_VALUE', params: [(error.params.allowedValues as string[]).join(', ')] }),
  type: (error) => ({
    code: error.params.type === 'integer' ? 'INTEGER' : error.params.type === 'number' ? 'NUMERIC' : 'FORMAT',
  }),
  minimum: (error) => ({ code: 'MIN_VALUE', params: [String(error.params.limit)] }),
  maximum: (error) => ({ code: 'MAX_VALUE', params: [String(error.params.limit)] }),
  minLength: (error) => ({ code: 'MIN_LENGTH', params: [String(error.params.limit)] }),
  maxLength: (error) => ({ code: 'MAX_LENGTH', params: [String(error.params.limit)] }),
  minItems: (error) => (error.params.limit === 1 ? { code: 'SELECT_ONE' } : minItems(error)),
  maxItems: (error) => ({ code: 'MAX_ITEMS', params: [String(error.params.limit)] }),
  uniqueItems: () => ({ code: 'DUPLICATE' }),
  format: formatError,
  pattern: formatError,
};
const minItems = (error: ErrorObject): Rule => ({ code: 'MIN_ITEMS', params: [String(error.params.limit)] });

/** The rule that a format breaks; ids, days and instants have one form only. */
function formatError({ parentSchema, data }: ErrorObject): Rule {
  const format = (parentSchema as { format?: string }).format ?? '';
  return (
    (Object.hasOwn(fieldFormats, format) && fieldFormats[format as FieldFormat](data as string)) || formless(format)
  );
}
const formless = (format: string): Rule => ({ code: 'FORMAT', ...(format === 'date' && { params: ['DAY'] }) });

function fieldErrors(validate: ValidateFunction): FieldError[] {
  return (validate.errors ?? []).map((error) => {
    const extra = error.params.missingProperty ?? error.params.additionalProperty;
    const path = [...error.instancePath.split('/').slice(1), ...(extra === undefined ? [] : [String(extra)])];
    return { field: fieldOf(path), ...(rules[error.keyword]?.(error) ?? { code: 'FORMAT' }) };
  });
}
