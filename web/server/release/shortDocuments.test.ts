import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'graphql';
import { expect, it } from 'vitest';
import type { Short } from '../../app/platform/graph/short/kinds.ts';
import { read, readShortDocuments } from '../../app/platform/graph/short/read.ts';
import { shortDocument } from '../../app/platform/graph/short/shortDocument.ts';
import { shorten } from '../../app/platform/graph/short/shorten.ts';
import { withShortDocuments } from './shortDocuments.ts';

const app = fileURLToPath(new URL('../../app', import.meta.url));
const again = (definitions: unknown) => read(JSON.parse(JSON.stringify(shorten(definitions))) as Short[]);
const withoutEmpty = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, part: unknown) => (Array.isArray(part) && part.length === 0 ? undefined : part)),
  );

it('every document of the site is read as codegen made it', () => {
  const lines = globSync(`${app}/**/*.generated.ts`)
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .flatMap((line) => /^export const \w+ = (\{"__meta__".*\}) as unknown as /.exec(line)?.[1] ?? []);
  expect(lines.length).toBeGreaterThan(100);
  for (const line of lines) {
    const { definitions } = JSON.parse(line) as { definitions: unknown };
    expect(again(definitions)).toEqual(withoutEmpty(definitions));
  }
});

it('reads all that a document may say', () => {
  const text = `query Q($a: [ID!]! = ["x"], $b: Int = 3 @d) @live {
    one: field(a: $a, b: {c: [1, 2.5, null, true], d: false, e: ENUM, f: ""}) @include(if: $b) { id ...F @skip(if: false) }
    ... on T @d { id }
    ... { id }
  }
  fragment F on T { id }`;
  const { definitions } = JSON.parse(JSON.stringify(parse(text, { noLocation: true }))) as { definitions: unknown };
  const plain = withoutEmpty(definitions);
  const shortened = JSON.parse(JSON.stringify(shorten(plain))) as Short[];
  expect(read(shortened)).toEqual(plain);
});

it('stands where codegen put it, with its name, its hash and its type', () => {
  const json =
    '{"__meta__":{"hash":"h"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Q"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}';
  const code = `export type A = 1;\nexport const QDocument = ${json} as unknown as DocumentNode<Q, V>;`;
  expect(withShortDocuments(code, '/g')).toBe(
    'import { shortDocument } from "/g/short/shortDocument.ts";\nexport type A = 1;\nexport const QDocument = /* @__PURE__ */ shortDocument("Q", "h", [[0,"query","Q",["id"]]]) as unknown as DocumentNode<Q, V>;',
  );
});

it('is a document whose definitions are read once', () => {
  readShortDocuments();
  const document = shortDocument('Q', 'h', [[0, 'query', 'Q', ['id']]]);
  expect(document).toMatchObject({ kind: 'Document', __meta__: { name: 'Q', hash: 'h' } });
  expect(document.definitions).toBe(document.definitions);
  expect({ ...document }.definitions).toBe(document.definitions);
});
