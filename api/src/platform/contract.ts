import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifySchema } from 'fastify';
import { headers, responses, withFailures, type Answer, type Answers } from './contract-answers.ts';
import type { ErrorCodes } from './error-codes.ts';

export type Tag = { name: string; description: string };

/** How the OpenAPI contract is printed from the routes. Names of schemas are their ids, and so the graph's types. */
export const contractWith = (tags: readonly Tag[], errorCodes: ErrorCodes): FastifyDynamicSwaggerOptions => ({
  openapi: {
    openapi: '3.0.3',
    info: {
      title: 'Rasteh REST API',
      description:
        'Industrial goods, manufacturing services, consulting and standards documents, by what they measure and who may sell them. ' +
        'Money is in whole rials as text, decimals are text, instants are RFC 3339 in UTC. Errors are application/problem+json (RFC 9457) with a stable `code` and texts in Persian or English, as Accept-Language asks.',
      version: '1.0.0',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/', description: 'This server.' }],
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of a login.' },
      },
    },
    tags: [...tags],
  },
  transform: ({ schema, url, route }) => ({ url, schema: withForm(schema, route.config?.form) }),
  transformObject: (document) =>
    'openapiObject' in document ? finish(document.openapiObject as Document, errorCodes) : document.swaggerObject,
  refResolver: { buildLocalReference: (json) => String(json.$id) },
  hideUntagged: true,
});

/** A body that may also come as a form. */
const withForm = <S extends FastifySchema>(schema: S, form: unknown): S =>
  form
    ? {
        ...schema,
        body: { content: { 'application/json': { schema: schema.body }, 'multipart/form-data': { schema: form } } },
      }
    : schema;

type Schema = { type?: string; $ref?: string; description?: string };
type Parameter = { in: string; schema: Schema; description?: string; style?: string; explode?: boolean };
type Operation = { parameters?: Parameter[]; responses: Answers; security?: object[] };
type Document = {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, Operation>>;
};

/** Says what the printer leaves out: how lists and filters are written in a query, headers, failures, who may ask. */
function finish<D extends Document>(document: D, errorCodes: ErrorCodes): D {
  const { schemas } = document.components;
  Object.assign(schemas.ErrorCode!, errorCodes.forContract());
  Object.assign(document.components, { headers, responses });
  for (const [method, operation] of Object.values(document.paths).flatMap((path) => Object.entries(path))) {
    for (const parameter of operation.parameters ?? []) finishParameter(parameter, schemas);
    operation.responses = withFailures(method, operation.responses as Record<string, Answer>);
    // Said of every operation: nobody has to be logged in for it.
    operation.security ??= [];
  }
  return document;
}

function finishParameter(parameter: Parameter, schemas: Document['components']['schemas']) {
  const target = schemas[parameter.schema.$ref?.split('/').at(-1) ?? ''];
  parameter.description ??= target?.description ?? '';
  if (parameter.in !== 'query') return;
  if (parameter.schema.type === 'array') Object.assign(parameter, { style: 'form', explode: false });
  // OpenAPI has no word for dotted keys; the description of the operation shows them.
  if (target?.type === 'object') Object.assign(parameter, { style: 'deepObject', explode: true });
}
