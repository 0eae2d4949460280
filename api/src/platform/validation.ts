import type { FastifySchemaCompiler } from 'fastify';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { TSchema } from 'typebox';
import { dayFormat, idFormat, instantFormat } from './formats.ts';
import type { FieldError } from './problem.ts';
import { namedSchemas } from './schema.ts';

/**
 * Two compilers: text of paths and query strings is turned into numbers, booleans and comma lists; bodies are taken as
 * they are, and a number written as text or an unknown field is an error (mass assignment, silent typos).
 */
export function makeValidatorCompiler(): FastifySchemaCompiler<TSchema> {
  const strict = makeAjv(false);
  const fromText = makeAjv(true);
  return ({ schema, httpPart }) => {
    const validate = (httpPart === 'body' ? strict : fromText).compile(schema);
    return (data: unknown) => {
      if (httpPart === 'querystring') splitLists(schema, data as Record<string, unknown>);
      if (!validate(data)) return { error: new ValidationError(fieldErrors(validate)) };
      // What the shape allows is no deeper than the shape.
      const field = httpPart === 'body' ? findNul(data) : undefined;
      if (field !== undefined)
        return { error: new ValidationError([{ field, code: 'CHAR_NOT_ALLOWED', params: ['NUL'] }]) };
      return { value: data };
    };
  };
}

/** A fast yes or no: whether a value read from storage has the shape that answers promise. */
export function makeChecker(schema: TSchema): (value: unknown) => boolean {
  const validate = makeAjv(false).compile(schema);
  return (value) => validate(value);
}

/** Thrown into Fastify's error handler, which answers 400 with the fields. */
export class ValidationError extends Error {
  constructor(readonly fields: FieldError[]) {
    super('VALIDATION_FAILED');
  }
}

function makeAjv(coerce: boolean) {
  const ajv = new Ajv({
    coerceTypes: coerce ? 'array' : false,
    useDefaults: true,
    removeAdditional: false,
    allErrors: false,
    strict: false,
  });
  ajv.addFormat('uuid', idFormat).addFormat('date', dayFormat).addFormat('date-time', instantFormat);
  for (const schema of namedSchemas()) ajv.addSchema(schema, (schema as { $id?: string }).$id);
  return ajv;
}

/** `ids=a,b` and `ids=a&ids=b` mean the same; only the top level has lists of this kind. */
function splitLists(schema: TSchema, data: Record<string, unknown>) {
  const properties = (schema as { properties?: Record<string, { type?: string }> }).properties ?? {};
  for (const [name, property] of Object.entries(properties)) {
    const value = data[name];
    if (property.type === 'array' && typeof value === 'string') data[name] = value === '' ? [] : value.split(',');
  }
}

/** Where a body holds a NUL, which no database stores in text; query strings refuse it when they are read. */
function findNul(value: unknown, field = ''): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? field : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, each] of Object.entries(value)) {
    const name = Array.isArray(value) ? `${field}[${key}]` : [field, key].filter(Boolean).join('.');
    const found = findNul(each, name.slice(0, 100));
    if (found !== undefined) return found;
  }
  return undefined;
}

const rules: Record<string, (error: ErrorObject) => Pick<FieldError, 'code' | 'params'>> = {
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
  maxItems: (error) => ({ code: 'MAX_ITEMS', params: [String(error.params.limit)] }),
  uniqueItems: () => ({ code: 'DUPLICATE' }),
};

function fieldErrors(validate: ValidateFunction): FieldError[] {
  return (validate.errors ?? []).map((error) => {
    const extra = error.params.missingProperty ?? error.params.additionalProperty;
    const path = [...error.instancePath.split('/').slice(1), ...(extra === undefined ? [] : [String(extra)])];
    const field = path
      .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
      .join('')
      .replace(/^\./, '');
    return { field: field.slice(0, 100), ...(rules[error.keyword]?.(error) ?? { code: 'FORMAT' }) };
  });
}
