import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/machine/root.mjs';
import type { Door } from '../kit/fuzz.ts';
import { sampleBody, type Contract } from '../kit/sample-body.ts';
import { routes } from './tables.ts';

const contract = JSON.parse(readFileSync(inRoot('api/openapi.json'), 'utf8')) as Contract;
const operations = Object.entries(
  JSON.parse(readFileSync(inRoot('gateway/persisted/web.json'), 'utf8')) as Record<string, string>,
);

const get = (path: string): Door => ({ method: 'GET', path });
const post = (path: string, body: () => string, type?: string): Door => ({
  method: 'POST',
  path,
  body,
  ...(type && { type }),
});
const several = (door: Door, times: number) => Array.from({ length: times }, () => door);

let turn = 0;
function persisted(): string {
  const [sha256Hash, text] = operations[(turn += 1) % operations.length]!;
  const operationName = /^\w+ (\w+)/.exec(text)![1];
  const names = [...(/^\w+ \w+\(([^)]*)\)/.exec(text)?.[1] ?? '').matchAll(/\$(\w+): (\w+)/g)];
  const variables = Object.fromEntries(
    names.map(([, name, type]) => [name, type === 'Int' ? 3 : '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f']),
  );
  return JSON.stringify({ operationName, variables, extensions: { persistedQuery: { version: 1, sha256Hash } } });
}

const written = (): string => {
  const texts = [
    '{ categoryMenu { id name } }',
    '{ __schema { types { name } } }',
    '{',
    'query Q($x: Int) { x }',
    'subscription { x }',
    '{ ...F } fragment F on Query { ...F }',
    '{ supplierProducts(searchKey: "شیر") { totalCount } }',
    '{ category(id: "\ud800") { id } }',
    'mutation { logout(input: {}) { userErrors { code } } }',
    'query __proto__ { __typename }',
    `{ ${'a: __typename '.repeat(30)} }`,
  ];
  return JSON.stringify({ query: texts[(turn += 1) % texts.length], variables: { input: {}, id: 1 } });
};

const multipart = () => '--a\r\ncontent-disposition: form-data; name="file"; filename="x.png"\r\n\r\nx\r\n--a--\r\n';
const form = () => 'grant_type=otp&challenge_id=x&code=123456&client_id=test';
const filesType = 'multipart/form-data; boundary=a';

/** The doors of each program, for tests that send whatever nobody would. */
export const doorsOf = {
  web: [
    ...[
      '/',
      '/files/{id}',
      '/builds/latest.json',
      '/builds/{any}',
      '/builds/meta/{id}.json',
      '/assets/{any}',
      '/session',
    ].map(get),
    ...['/healthz', '/version', '/metrics', '/robots.txt', '/sitemap.xml', '/sitemaps/{part}', '/graphql'].map(get),
    // The error pages answer with the status they are about.
    ...routes.there.filter(({ path }) => !path.startsWith('/error')).map(({ path }) => get(path)),
    ...several(
      post('/session/login', () => '{"challengeId":"x","code":"123456"}'),
      5,
    ),
    ...several(
      post('/session/logout', () => '{"everywhere":true}'),
      2,
    ),
    ...several(post('/graphql', persisted), 12),
    ...several(
      post('/client-errors', () => '{"message":"x"}'),
      2,
    ),
    ...several(post('/files', multipart, filesType), 2),
  ],
  gateway: [
    ...['/graphql?query={q}', '/graphql', '/files/{id}', '/healthz', '/version', '/metrics', '/schema.graphql'].map(
      get,
    ),
    ...['/schema.json', '/playground', '/playground/{any}', '/internal/events', '/.well-known/jwks.json', '/{any}'].map(
      get,
    ),
    ...several(post('/graphql', persisted), 12),
    ...several(post('/graphql', written), 8),
    ...several(post('/connect/token', form, 'application/x-www-form-urlencoded'), 2),
    post('/files', multipart, filesType),
  ],
  api: [
    ...['/healthz', '/metrics', '/internal/events', '/.well-known/jwks.json', '/api/docs/{any}', '/{any}'].map(get),
    ...Object.entries(contract.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        body: () => sampleBody(operation, contract),
      })),
    ),
    post('/connect/token', form, 'application/x-www-form-urlencoded'),
    post('/api/v1/files', multipart, filesType),
  ],
};
