import { SUCCEEDED, type Contract, type Operation, type Parameter, type Schema } from './contract.ts';
import { SCALAR, scalarOf } from './type-scalars.ts';

/** Segments that would change the address they are put into: `.`, `..`, and anything with a separator in it. */
const SAFE_SEGMENT = '^(?!\\.{1,2}$)[^/?#%\\\\]+$';

// Mesh invents a scalar for each of these, which then hides the api's own answer about the field.
const RULES = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'pattern',
  'example',
  'examples',
];

const FORMS = ['multipart/form-data', 'application/x-www-form-urlencoded'];

/** Fields that some answers of the api carry and the graph always has: a stitch file declares them. */
const STITCHED: Record<string, string[]> = { Category: ['subcategories'] };

/**
 * Makes the api's contract fit for Mesh: one answer an operation, no rule that becomes a scalar, named enums only,
 * path arguments that cannot leave their place. The given contract is left as it is.
 * @throws Error on what the graph could not express well: an operation without a name or success answer, an unnamed enum
 */
export function prepareContract(contract: Contract): Contract {
  const prepared = structuredClone(contract);
  for (const [path, operations] of Object.entries(prepared.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      if (isRest(operation) || isBeside(method, operation)) delete operations[method];
      else prepareOperation(operation, `${method.toUpperCase()} ${path}`);
    }
  }
  for (const [name, schema] of Object.entries(prepared.components.schemas)) {
    for (const field of STITCHED[name] ?? []) delete (schema.properties as Record<string, Schema>)[field];
    prepareSchema(schema, name, true);
  }
  return prepared;
}

/**
 * A stream is read by the gateway itself (platform/live). What takes only a form is passed on as it is, so it is no field of the graph: the bytes of an upload
 * (platform/http/pass-files.ts) and OAuth's endpoint for tokens (platform/http/pass-on.ts).
 */
function isRest({ requestBody, responses }: Operation): boolean {
  if (responses[200]?.content?.['text/event-stream']) return true;
  const types = Object.keys(requestBody?.content ?? {});
  return types.length > 0 && types.every((type) => FORMS.includes(type));
}

/** A write that the graph has in another form: of a PUT it is the PATCH. */
const isBeside = (method: string, { 'x-graph': place }: Operation): boolean => method !== 'get' && place === 'none';

function prepareOperation(operation: Operation, where: string) {
  if (!operation.operationId) throw new Error(`${where} has no operationId`);
  // The summary says what it is; the longer text tells how REST writes it.
  if (operation.summary) operation.description = operation.summary;
  for (const status of Object.keys(operation.responses)) if (!/^2/.test(status)) delete operation.responses[status];
  // Beside a form the graph takes the body; nothing to tell, beside an answer, is null.
  for (const form of FORMS) delete operation.requestBody?.content?.[form];
  if (operation.responses[200]) delete operation.responses[204];
  const [success, ...others] = Object.values(operation.responses);
  if (success === undefined || others.length > 0) throw new Error(`${where} must declare exactly one 2xx answer`);
  if (operation.responses[204])
    operation.responses = { 200: { description: '', content: { 'application/json': { schema: { ...SUCCEEDED } } } } };
  for (const body of [success, operation.requestBody]) {
    for (const { schema } of Object.values(body?.content ?? {})) prepareSchema(schema, where, false);
  }
  for (const parameter of operation.parameters ?? []) prepareParameter(parameter, `${where} ${parameter.name}`);
}

function prepareParameter(parameter: Parameter, where: string) {
  prepareSchema(parameter.schema, where, false);
  if (parameter.in === 'path' && parameter.schema.type === 'string' && parameter.schema.format !== 'uuid') {
    parameter.schema.pattern = SAFE_SEGMENT;
  }
  // A style that Mesh does not know; without one it writes nested keys.
  if (parameter.style === 'deepObject') {
    delete parameter.style;
    delete parameter.explode;
  }
}

/** What is optional may be null in the graph; OpenAPI 3.0 says so of a named type by an `allOf` around it. */
function readNullable(schema: Schema) {
  if (schema.nullable !== true) return;
  delete schema.nullable;
  const [named] = (schema.allOf ?? []) as Schema[];
  if (named?.$ref === undefined) return;
  delete schema.allOf;
  delete schema.type;
  schema.$ref = named.$ref;
}

/** Walks a schema and everything in it. `isNamed`: it is a component, so it may be an enum. */
function prepareSchema(schema: Schema, where: string, isNamed: boolean) {
  readNullable(schema);
  if (Array.isArray(schema.enum) && !isNamed) throw new Error(`${where}: an enum must be a named component`);
  for (const rule of RULES) delete schema[rule];
  const scalar = scalarOf(schema.format);
  if (scalar) schema[SCALAR] = scalar;
  // Ids keep their format, the graph makes IDs of them; Mesh would make scalars of others that check each value again.
  if (schema.format !== 'uuid') delete schema.format;
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    prepareSchema(property, `${where}.${name}`, false);
  }
  if (schema.items) prepareSchema(schema.items, `${where}[]`, false);
}
