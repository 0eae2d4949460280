import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { readText } from './files.mjs';

/** What generators of clients add to the name of an operation, to name what it takes and answers. */
const OF_OPERATIONS = [
  'Args',
  'Arguments',
  'Body',
  'BodyParam',
  'Data',
  'Error',
  'Errors',
  'Headers',
  'Input',
  'Options',
  'Params',
  'PathParams',
  'Payload',
  'QueryParams',
  'Query',
  'Request',
  'RequestBody',
  'Response',
  'Responses',
  'Result',
  'Variables',
  'Status200',
  'Default',
  '200',
];

/** Generated code writes names in its own case, so these are the same there: `tokenError`, `TokenError`, `token_error`. */
const plain = (name) => name.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/**
 * Names of the contract and of the graph that become one name in generated code, or on a file system that does not tell
 * capitals apart. @returns what is wrong, in words
 */
export function collidingNames() {
  return [...ofContract(JSON.parse(readText('api/openapi.json'))), ...ofGraph(readText('gateway/schema.graphql'))];
}

/** @param {{ paths: object, components: { schemas: object } }} contract */
function ofContract({ paths, components: { schemas } }) {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods).map((each) => each.operationId));
  const derived = new Map(
    operations.flatMap((name) => OF_OPERATIONS.map((suffix) => [plain(name + suffix), `${name} + ${suffix}`])),
  );
  const taken = Object.keys(schemas).flatMap((name) =>
    derived.has(plain(name))
      ? [`schema ${name} is what generators call a part of an operation: ${derived.get(plain(name))}`]
      : [],
  );
  return [
    ...twice(operations, 'operation'),
    ...twice(Object.keys(schemas), 'schema'),
    ...taken,
    ...Object.entries(schemas).flatMap(([name, { properties = {}, enum: values = [] }]) => [
      ...twice(Object.keys(properties), `property of ${name}`),
      ...twice(values.map(String), `value of ${name}`),
    ]),
  ];
}

/** @param {string} sdl */
function ofGraph(sdl) {
  const types = Object.values(buildSchema(sdl, { assumeValidSDL: true }).getTypeMap()).filter(
    ({ name }) => !name.startsWith('__'),
  );
  const names = new Set(types.map(({ name }) => plain(name)));
  return [
    ...twice(
      types.map(({ name }) => name),
      'type',
    ),
    ...types.flatMap((type) => {
      if (isEnumType(type))
        return twice(
          type.getValues().map(({ name }) => name),
          `value of ${type.name}`,
        );
      if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
      const fields = Object.values(type.getFields());
      return [
        ...twice(
          fields.map(({ name }) => name),
          `field of ${type.name}`,
        ),
        ...fields.flatMap(({ name, args = [] }) => [
          ...twice(
            args.map((each) => each.name),
            `argument of ${type.name}.${name}`,
          ),
          ...(args.length > 0 && names.has(plain(`${type.name}${name}Args`))
            ? [`a type has the name that generators give the arguments of ${type.name}.${name}`]
            : []),
        ]),
      ];
    }),
  ];
}

function twice(names, what) {
  const first = new Map();
  return names.flatMap((name) => {
    const known = first.get(plain(name));
    first.set(plain(name), known ?? name);
    return known === undefined ? [] : [`${what} ${name} and ${known} become one name in generated code`];
  });
}
