import { readFileSync, writeFileSync } from 'node:fs';
import { printSchemaTypes, typeOf } from '../../gateway/src/contract/answer-types.ts';
import { operationsOf, type Contract, type Operation, type Parameter } from '../../gateway/src/contract/contract.ts';
import { inRoot } from '../../scripts/machine/root.mjs';

// The step `rest types`: api/openapi.json → rest.generated.ts, what each operation takes and answers by method and path.
const HEAD = '// The REST contract as types, printed from api/openapi.json by print-rest.ts.\n';
const BASE = '/api/v1';

const contract = JSON.parse(readFileSync(inRoot('api/openapi.json'), 'utf8')) as Contract;
const methods: Record<string, string[]> = {};
for (const { path, method, operation } of operationsOf(contract).values())
  if (path.startsWith(BASE))
    (methods[method.toUpperCase()] ??= []).push(
      `    '${path.slice(BASE.length)}': { ${partsOf(operation).join('; ')} };\n`,
    );
const groups = Object.entries(methods).map(([method, entries]) => `  ${method}: {\n${entries.join('')}  };\n`);
const types = `${HEAD}\n${printSchemaTypes(contract)}\nexport interface Rest {\n${groups.join('')}}\n`;
writeFileSync(inRoot('tests/kit/rest.generated.ts'), types);

/** Its parameters, its body, and what it answers by status. What is refused is a `Problem` everywhere. */
function partsOf({ parameters = [], requestBody, responses }: Operation): string[] {
  const body = requestBody?.content?.['application/json']?.schema;
  const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return [
    ...fieldsOf('path', parameters),
    ...fieldsOf('query', parameters),
    ...(body ? [`body: ${typeOf(body)}`] : []),
    ...answers.map(([status, answer]) => {
      const schema = answer?.content?.['application/json']?.schema;
      return `${status}: ${schema ? typeOf(schema) : 'undefined'}`;
    }),
  ];
}

function fieldsOf(place: 'path' | 'query', parameters: Parameter[]): string[] {
  const fields = parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, required, schema }) => `${JSON.stringify(name)}${required ? '' : '?'}: ${typeOf(schema)}`);
  return fields.length > 0 ? [`${place}: { ${fields.join('; ')} }`] : [];
}
