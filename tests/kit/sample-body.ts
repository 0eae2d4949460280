type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
};
export type ContractOperation = { requestBody?: { content: Record<string, { schema?: Schema }> } };
export type Contract = {
  paths: Record<string, Record<string, ContractOperation>>;
  components: { schemas: Record<string, Schema> };
};

const DEEPEST = 5;

/** A body in the shape that an operation of the contract asks for, as JSON; `{}` where it takes none. */
export function sampleBody({ requestBody }: ContractOperation, { components }: Contract): string {
  const schema = requestBody?.content['application/json']?.schema;
  return JSON.stringify(schema ? sample(schema, 0) : {});

  function sample(given: Schema, depth: number): unknown {
    const named = given.$ref ? components.schemas[given.$ref.split('/').at(-1)!] : given;
    if (!named || depth > DEEPEST) return null;
    if (named.const !== undefined) return named.const;
    if (named.enum) return named.enum[0];
    const [other] = named.anyOf ?? named.oneOf ?? named.allOf ?? [];
    if (other) return sample(other, depth + 1);
    const type = Array.isArray(named.type) ? named.type[0] : named.type;
    if (type === 'object' || named.properties)
      return Object.fromEntries(
        Object.entries(named.properties ?? {}).map(([name, each]) => [name, sample(each, depth + 1)]),
      );
    if (type === 'array') return named.items ? [sample(named.items, depth + 1)] : [];
    if (type === 'integer' || type === 'number') return named.minimum ?? 1;
    if (type === 'boolean') return true;
    if (named.format === 'uuid') return '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
    return named.format === 'date-time' ? '2026-01-01T00:00:00.000Z' : '09121234567';
  }
}
