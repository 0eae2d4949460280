/** As much of an OpenAPI 3.0 document as the gateway looks at. */
export type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
export type Operation = {
  operationId?: string;
  summary?: string;
  description?: string;
  /** Where the graph has a read (see place-fields.ts); which root a write changes (see payload-roots.ts). */
  'x-graph'?: string;
  parameters?: Parameter[];
  responses: Record<string, Body | undefined>;
  requestBody?: Body;
  /** Whether a write takes an Idempotency-Key. */
  'x-idempotency'?: 'required' | 'accepted';
};
export type Parameter = {
  name: string;
  in: string;
  description?: string;
  required?: boolean;
  style?: string;
  explode?: boolean;
  schema: Schema;
};
export type Body = { description?: string; content?: Record<string, { schema: Schema }> };
export type Schema = {
  $ref?: string;
  type?: string;
  format?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: unknown[];
  /** Of an enumeration and of the codes of errors: what each value means in English, and what people read for it in Persian. */
  'x-enum'?: Record<string, ValueWords>;
  [keyword: string]: unknown;
};

/** `tone`: how a status looks; `params`: what `{0}`… of a sentence are. */
export type ValueWords = { en: string; fa: string; tone?: string; params?: string[] };

/** The name of the component that a schema points at. */
export const nameOf = ({ $ref }: Schema) => $ref?.split('/').at(-1);

/** The schema itself, or the component that it points at; undefined when there is none of that name. */
export const resolve = (schema: Schema, schemas: Record<string, Schema>): Schema | undefined =>
  schema.$ref ? schemas[nameOf(schema) ?? ''] : schema;

/** What an answer without a body (204) is in the graph: true, since it succeeded. Mesh would make a `Void` of it. */
export const SUCCEEDED: Schema = { type: 'boolean' };

/** What an operation answers when it succeeds. */
export function answerOf({ responses = {} }: Partial<Operation>): Schema | undefined {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'));
  return success?.[0] === '204' ? SUCCEEDED : Object.values(success?.[1]?.content ?? {})[0]?.schema;
}

/** Every operation by its name, with where it stands. */
export const operationsOf = ({ paths }: Contract) =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [operation.operationId ?? '', { path, method, operation }] as const,
      ),
    ),
  );
