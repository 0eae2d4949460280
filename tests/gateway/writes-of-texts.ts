import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/machine/root.mjs';

type Schema = { $ref?: string; type?: string; format?: string; items?: Schema; properties?: Record<string, Schema> };
type Operation = {
  operationId: string;
  parameters?: { name: string; schema: { 'x-graph-name'?: string } }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
const { paths, components } = JSON.parse(readFileSync(inRoot('api/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const nameOf = ({ $ref }: Schema) => $ref?.split('/').at(-1) ?? '';

/** Every free text of a body, as the steps to it: `['person', 'firstName']`, `['tags', 0]`. */
function freeTexts(given: Schema, steps: (string | number)[] = []): { steps: (string | number)[]; format: string }[] {
  const { format = '', items, properties } = given.$ref ? components.schemas[nameOf(given)]! : given;
  if (/^(line|text|person-name)$/.test(format)) return [{ steps, format }];
  return [
    ...(items ? freeTexts(items, [...steps, 0]) : []),
    ...Object.entries(properties ?? {}).flatMap(([name, each]) => freeTexts(each, [...steps, name])),
  ];
}
/** Operations whose body has free texts, with the places of these; of a whole beside its change, the change, which the graph has. */
export const writesOfTexts = Object.entries(paths).flatMap(([path, { put, ...methods }]) =>
  Object.entries(methods.patch || !put ? methods : { ...methods, put }).flatMap(
    ([method, { operationId, requestBody, parameters = [] }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      const texts = schema ? freeTexts(schema) : [];
      const idName = parameters.find(({ name }) => name === 'id')?.schema['x-graph-name'] ?? 'id';
      return texts.length > 0 ? [{ operationId, method: method.toUpperCase(), path, texts, idName }] : [];
    },
  ),
);
