import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { preset as nearOperationFile } from '@graphql-codegen/near-operation-file-preset';
import {
  buildSchema,
  type DefinitionNode,
  type DocumentNode,
  getNamedType,
  type GraphQLSchema,
  isObjectType,
  isUnionType,
  Kind,
  parse,
  print,
  visit,
} from 'graphql';

// The schema the gateway prints. GRAPH_SCHEMA names another one (a changed graph that is not printed yet).
const schema = process.env.GRAPH_SCHEMA ?? 'gateway/schema.graphql';
// What is asked may be any text, which the api judges; what is answered is of a kind that formatters know.
const kinds = { DateTime: 'DateTime', Date: 'Day', Decimal: 'Decimal', Rial: 'Rial', URL: 'Url' };
const scalarsFrom = (typeOf: (scalar: string, kind: string) => string) =>
  Object.fromEntries(
    Object.entries(kinds).map(([scalar, kind]) => [scalar, { input: 'string', output: typeOf(scalar, kind) }]),
  );

/**
 * The browser's cache needs `__typename` in every selection. It is written into the documents here, so
 * that the text that is hashed, the text the gateway runs and the document in the browser are the same.
 */
function addTypenames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet(node, _key, parent) {
      const ofOperation = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      const named = node.selections.some((it) => it.kind === Kind.FIELD && it.name.value === '__typename');
      if (ofOperation || named) return undefined;
      const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
      return { ...node, selections: [...node.selections, typename] };
    },
  });
}

/** What a person can mend of a write, as `refusalIn` (web/app/platform/graph/userErrors.ts) reads it: no mutation forgets it. */
const userErrors = parse('{ userErrors { code message field params { value } } }').definitions.flatMap((it) =>
  it.kind === Kind.OPERATION_DEFINITION ? it.selectionSet.selections : [],
);

function addUserErrors(document: DocumentNode): DocumentNode {
  return visit(document, {
    OperationDefinition: ({ operation }) => (operation === 'mutation' ? undefined : false),
    FragmentDefinition: () => false,
    Field: {
      leave(node, _key, _parent, _path, ancestors) {
        const depth = ancestors.filter((it) => 'kind' in it && it.kind === Kind.FIELD).length;
        if (depth > 0 || !node.selectionSet) return undefined;
        const others = node.selectionSet.selections.filter(
          (it) => it.kind !== Kind.FIELD || it.name.value !== 'userErrors',
        );
        return { ...node, selectionSet: { ...node.selectionSet, selections: [...others, ...userErrors] } };
      },
    },
  });
}

type Files = { document?: DocumentNode }[];

const withTypenames = <T extends Files>(files: T) =>
  files.map((file) => (file.document ? { ...file, document: addTypenames(addUserErrors(file.document)) } : file)) as T;

const nameOf = (definition: DefinitionNode) =>
  ('name' in definition && typeof definition.name === 'object' && definition.name.value) || '';

/** Text of one operation with its fragments in order of name, and the SHA-256 of that text in hex. */
function persist(definitions: readonly DefinitionNode[]): { hash: string; text: string } {
  const operations = definitions.filter((it) => it.kind === Kind.OPERATION_DEFINITION);
  const fragments = definitions.filter((it) => it.kind === Kind.FRAGMENT_DEFINITION);
  fragments.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const text = print({ kind: Kind.DOCUMENT, definitions: [...operations, ...fragments] });
  return { hash: createHash('sha256').update(text).digest('hex'), text };
}

/** The operation and every fragment it reaches, each once. */
function closure(start: DefinitionNode, fragments: Map<string, DefinitionNode>): DefinitionNode[] {
  const found = new Set<DefinitionNode>([start]);
  for (const definition of found) {
    visit(definition, {
      FragmentSpread(node) {
        const fragment = fragments.get(node.name.value);
        if (!fragment) throw new Error(`Fragment ${node.name.value} is not defined`);
        found.add(fragment);
      },
    });
  }
  return [...found];
}

/** Prints `{ [sha256]: document text }` of all operations: what the gateway lets the web client run. */
function printPersisted(documents: Files): string {
  const definitions = documents.flatMap((file) => file.document?.definitions ?? []);
  const fragments = new Map(
    definitions.filter((it) => it.kind === Kind.FRAGMENT_DEFINITION).map((it) => [nameOf(it), it]),
  );
  const list = definitions
    .filter((it) => it.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => persist(closure(operation, fragments)))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(list.map((it) => [it.hash, it.text])), null, 2)}\n`;
}

/** The members of each union: what the browser's cache tells fragments on it by. */
function printPossibleTypes(schema: GraphQLSchema): string {
  const unions = Object.values(schema.getTypeMap()).filter(isUnionType);
  const members = unions.map((union) => [union.name, union.getTypes().map(({ name }) => name)] as const);
  return `export const possibleTypes = ${JSON.stringify(Object.fromEntries(members))};\n`;
}

/** What the gateway's resolvers get and give is what the api answered, under the name of its schema; lists are connections. */
function resolverMappers(): Record<string, string> {
  const { components } = JSON.parse(readFileSync('api/openapi.json', 'utf8')) as { components: { schemas: object } };
  const types = Object.values(buildSchema(readFileSync(schema, 'utf8'), { assumeValidSDL: true }).getTypeMap());
  return Object.fromEntries(
    types.filter(isObjectType).flatMap((type): [string, string][] => {
      const answer = (name: string) => `import('./answers.generated.ts').${name}`;
      if (type.name in components.schemas) return [[type.name, answer(type.name)]];
      const { nodes } = type.getFields();
      if (!type.name.endsWith('Connection') || !nodes)
        return ofNoAnswer.includes(type.name) ? [[type.name, 'object']] : ofMeasures(type.name);
      const row = answer(getNamedType(nodes.type).name);
      return [[type.name, `import('../platform/graph/connection.ts').Connection<${row}>`]];
    }),
  );
}
/** They are made of numbers and units of the api. */
const ofMeasures = (name: string): [string, string][] =>
  ['Measure', 'PlainNumber'].includes(name) ? [[name, `import('../features/reference/measure.ts').${name}`]] : [];
/** They hold nothing of their own: what stands in them is asked for. */
const ofNoAnswer = ['Viewer', 'Staff'];

type Section = Parameters<typeof nearOperationFile.buildGeneratesSection>[0];

// Written before the preset looks at the documents: it hands fragments of other files on untransformed.
const typedDocuments = {
  buildGeneratesSection: (options: Section) =>
    nearOperationFile.buildGeneratesSection({ ...options, documents: withTypenames(options.documents) }),
};

const persistedList = {
  buildGeneratesSection: (options: Section) => [
    {
      ...options,
      documents: withTypenames(options.documents),
      filename: options.baseOutputDir,
      plugins: [{ persisted: {} }],
      pluginMap: {
        persisted: { plugin: (_schema: unknown, documents: Files) => printPersisted(documents) },
      },
    },
  ],
};

const possibleTypes = {
  buildGeneratesSection: (options: Section) => [
    {
      ...options,
      filename: options.baseOutputDir,
      plugins: [{ possible: {} }],
      pluginMap: { possible: { plugin: (graph: GraphQLSchema) => printPossibleTypes(graph) } },
    },
  ],
};

const config = {
  schema,
  documents: 'web/app/**/*.graphql',
  ignoreNoDocuments: true,
  generates: {
    'web/app/platform/graph/types.generated.ts': {
      plugins: ['typescript'],
      config: {
        scalars: scalarsFrom((_, kind) => `./scalars.ts#${kind}`),
        enumsAsTypes: true,
        useTypeImports: true,
        onlyEnums: false,
      },
    },
    'web/app/': {
      preset: typedDocuments,
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'platform/graph/types.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        scalars: scalarsFrom((scalar) => `Types.Scalars['${scalar}']['output']`),
        enumsAsTypes: true,
        useTypeImports: true,
        inlineFragmentTypes: 'mask',
        optimizeDocumentNode: true,
        importExtension: '.ts',
        dedupeFragments: true,
        // Puts the hash on the document itself, so a page carries the hashes of its own questions only.
        unstable_onExecutableDocumentNode: (document: DocumentNode) => ({
          hash: persist(document.definitions).hash,
        }),
      },
    },
    'web/app/platform/graph/possibleTypes.generated.ts': { preset: possibleTypes },
    'gateway/persisted/web.json': { preset: persistedList },
    'gateway/src/contract/resolvers.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars: { ID: 'string', ...scalarsFrom(() => 'string') },
        enumsAsTypes: true,
        useTypeImports: true,
        makeResolverTypeCallable: true,
        contextType: '../platform/graph/graph-context.ts#GraphContext',
        customResolverFn:
          "(parent: TParent, given: TArgs, graph: TContext, info: import('../platform/graph/selection.ts').Info) => Promise<TResult> | TResult",
        mappers: resolverMappers(),
      },
    },
  },
};

export default config as CodegenConfig;
