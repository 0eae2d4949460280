import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inRoot } from '../../../scripts/machine/root.mjs';
import { newPhone, peopleOf } from '../../kit/people.ts';
import { startApi } from '../../kit/site.ts';

// Rows C2 and C7 of the safety page for every operation of the contract: what it does not declare, it does not take.
type Operation = { operationId: string; parameters?: { in: string }[]; requestBody?: unknown };
const { paths } = JSON.parse(readFileSync(inRoot('api/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const NOBODY = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    ...operation,
    method: method.toUpperCase(),
    path: path.replace(/^\/api\/v1/, '').replace(/\{[^}]+\}/g, NOBODY),
  })),
);
const takesJson = ({ path }: { path: string }) => !path.startsWith('/connect') && !path.startsWith('/files');

let api: Awaited<ReturnType<typeof startApi>>;
let ask: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: Record<string, unknown> }>;
beforeAll(async () => {
  api = await startApi();
  const people = peopleOf(api);
  const { accessToken } = await people.login(newPhone());
  ask = (method, path, body) => people.as(accessToken, method, path, body);
});
afterAll(() => api?.discard());

const inQuery = ({ parameters = [] }: Operation) => parameters.some((it) => it.in === 'query');

it('takes no parameter where none is declared', async () => {
  const bare = operations.filter((it) => it.method === 'GET' && takesJson(it) && !inQuery(it));
  expect(bare.length).toBeGreaterThan(10);
  for (const { operationId, path } of bare) {
    const { status } = await ask('GET', `${path}?userId=${NOBODY}`);
    // Whoever may not ask at all is told that first.
    if (status !== 403) expect([operationId, status]).toEqual([operationId, 400]);
  }
});

it('takes no body where none is declared', async () => {
  const bare = operations.filter((it) => it.method !== 'GET' && takesJson(it) && !it.requestBody);
  expect(bare.length).toBeGreaterThan(5);
  for (const { operationId, method, path } of bare) {
    const { status, body } = await ask(method, path, { ownerId: NOBODY });
    if (status === 403) continue;
    expect([operationId, status, body.errors]).toEqual([
      operationId,
      400,
      [expect.objectContaining({ field: 'ownerId', code: 'UNKNOWN_PROPERTY' })],
    ]);
  }
});

it('takes from nobody whose something is to be', async () => {
  const bodies = operations.filter((it) => it.method !== 'GET' && takesJson(it) && it.requestBody);
  expect(bodies.length).toBeGreaterThan(40);
  for (const { operationId, method, path } of bodies) {
    const { status, body } = await ask(method, path, { ownerCustomerId: NOBODY });
    // Whoever may not ask, and what is not there, is told first.
    if (status === 403 || status === 404) continue;
    expect([operationId, status, body.errors]).toEqual([
      operationId,
      400,
      expect.arrayContaining([expect.objectContaining({ field: 'ownerCustomerId', code: 'UNKNOWN_PROPERTY' })]),
    ]);
  }
});
