import { answerOf, nameOf, operationsOf, SUCCEEDED, type Contract, type Operation, type Schema } from './contract.ts';

const HEAD = '// What the api answers, printed from api/openapi.json by contract/prepare-cli.ts.\n';

/** The contract's schemas and answers as types: what resolvers get as parents, and give. */
export function printAnswerTypes(contract: Contract): string {
  const answers = [...operationsOf(contract)].map(
    ([name, { operation }]) => `  ${name}: ${typeOfAnswer(operation)};\n`,
  );
  return `${HEAD}\n${printSchemaTypes(contract)}\n/** By operationId. */\nexport interface Answers {\n${answers.join('')}}\n`;
}

/** The contract's components, each a type of its name. */
export const printSchemaTypes = ({ components }: Contract) =>
  Object.entries(components.schemas)
    .map(([name, schema]) => `export type ${name} = ${typeOf(schema)};\n`)
    .join('');

function typeOfAnswer(operation: Operation): string {
  const type = typeOf(answerOf(operation) ?? SUCCEEDED);
  // There may be nothing to tell.
  return operation.responses['200'] && operation.responses['204'] ? `${type} | null` : type;
}

/** A schema as a type; components by their names. */
export function typeOf(schema: Schema): string {
  const { type, items, properties, required = [] } = schema;
  const name = nameOf(schema);
  if (name) return name;
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (type === 'array') return `(${typeOf(items ?? {})})[]`;
  if (type === 'object' && properties) {
    const fields = Object.entries(properties).map(
      ([field, its]) => `${JSON.stringify(field)}${required.includes(field) ? '' : '?'}: ${typeOf(its)}`,
    );
    return `{ ${fields.join('; ')} }`;
  }
  if (type === 'object') return 'Record<string, unknown>';
  if (type === 'integer') return 'number';
  return type ?? 'unknown';
}
