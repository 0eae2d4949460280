import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeJwt } from 'jose';
import { lastingLogin } from '../../kit/logins.ts';
import { peopleOf } from '../../kit/people.ts';
import { startApi } from '../../kit/site.ts';
import { until } from '../../kit/until.ts';
import { ownership } from './index.ts';
import { agentOf, newSample, type Ownership, type People, type Sample } from './kinds.ts';

type Operation = { operationId: string; security?: unknown[]; method: string };

const contract = JSON.parse(readFileSync(new URL('../../../api/openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Omit<Operation, 'method'>>>;
};
const guarded: Operation[] = Object.values(contract.paths).flatMap((path) =>
  Object.entries(path)
    .filter(([, { security }]) => security?.length)
    .map(([method, operation]) => ({ ...operation, method: method.toUpperCase() })),
);
const entries = guarded
  .filter(({ operationId }) => ownership[operationId])
  .map(({ operationId, method }) => ({ operationId, method, entry: ownership[operationId]! }));

let api: Awaited<ReturnType<typeof startApi>>;
let people: People;
let sample: Sample;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  sample = await newSample(people);
});
afterAll(() => api?.discard());

it('every operation that is not public says what it may reach, and none is named that is not there', () => {
  expect(Object.keys(ownership).sort()).toEqual(guarded.map(({ operationId }) => operationId).sort());
});

it.each(guarded)('$operationId asks who is there (C3)', async ({ operationId, method }) => {
  const [path] = Object.entries(contract.paths).find(([, methods]) =>
    Object.values(methods).some((each) => each.operationId === operationId),
  )!;
  const answer = await fetch(api.url + path.replace(/\{\w+\}/g, randomUUID()), { method });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
});

/** The audit log says that this person was refused something. */
async function untilInAudit(accessToken: string) {
  const scope = `actorId=${decodeJwt(accessToken).sub}&action=FOREIGN_ID_REFUSED`;
  await until('the line', async () => {
    const { accessToken: admin } = await lastingLogin(people, '09000000008');
    const { body } = await people.as(admin, 'GET', `/admin/audit?${scope}`);
    return (body.items as unknown[]).length === 1;
  });
}

const ownerOf = (entry: Ownership) => ('owner' in entry && entry.owner ? entry.owner(people) : people.login());

/** A word that is in no other row. Letters only: seven digits in a row are a phone number, which names may not have. */
const newMarker = () =>
  `m${randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)}`;

describe('what belongs to somebody', () => {
  const named = entries.flatMap(({ entry, ...each }) =>
    entry.reaches === 'object' || entry.reaches === 'party' ? [{ ...each, entry }] : [],
  );
  it.each(named)('is not there for others: $operationId (C1)', async ({ method, entry }) => {
    const [owner, other] = await Promise.all([ownerOf(entry), people.login()]);
    const id = await entry.make(people, owner);
    const ask = (accessToken: string, asked: string) => {
      const { path, body } = entry.request(asked, sample);
      return people.as(accessToken, method, path, body);
    };
    const [foreign, missing] = await Promise.all([id, randomUUID()].map((asked) => ask(other.accessToken, asked)));
    expect(foreign!.status).toBe((entry.reaches === 'object' && entry.missing) || 404);
    expect({ ...foreign!.body, requestId: '' }).toEqual({ ...missing!.body, requestId: '' });
    if (foreign!.status === 404) await untilInAudit(other.accessToken);
    // Nothing changed for the owner, and the request itself was right.
    const own = await ask(owner.accessToken, id);
    const wanted = entry.reaches === 'party' && entry.answers;
    if (wanted) expect(own.status, JSON.stringify(own.body)).toBe(wanted);
    else expect(own.status, JSON.stringify(own.body)).toBeLessThan(300);
  });

  const ofParties = entries.flatMap(({ entry, ...each }) => (entry.reaches === 'party' ? [{ ...each, entry }] : []));

  it.each(ofParties)('is for agents with its permission: $operationId (C4)', async ({ method, entry }) => {
    const { permission, refusal = permission } = entry;
    const owner = await ownerOf(entry);
    const id = await entry.make(people, owner);
    const { path, body } = entry.request(id, sample);
    /** What an agent with these permissions is answered about it. */
    const asAgent = async (permissions: string[]) => {
      const agent = await agentOf(people, owner, id.split('/')[0]!, permissions);
      return people.as(agent.accessToken, method, path, body);
    };
    if (permission) {
      const refused = await asAgent(['MESSAGE', 'AGENT_MANAGE'].filter((each) => each !== permission));
      expect(refused).toMatchObject({ status: 403, body: { code: 'PERMISSION_MISSING', permission: refusal } });
    }
    if (permission === 'OWNER') return;
    // What was refused left it as it was, so that the same is there for whoever may.
    const allowed = await asAgent([permission ?? 'MESSAGE']);
    if (entry.answers) expect(allowed.status, JSON.stringify(allowed.body)).toBe(entry.answers);
    else expect(allowed.status, JSON.stringify(allowed.body)).toBeLessThan(300);
  });

  it.each(entries.filter(({ entry }) => entry.reaches === 'rows'))(
    'is in nobody else’s list: $operationId (C2)',
    async ({ entry }) => {
      if (entry.reaches !== 'rows') return;
      const [owner, other] = await Promise.all([people.login(), people.login()]);
      const marker = newMarker();
      await entry.make(people, owner, marker);
      const [own, foreign] = await Promise.all(
        [owner, other].map(({ accessToken }) => people.as(accessToken, 'GET', entry.path)),
      );
      expect(JSON.stringify(own!.body)).toContain(marker);
      expect(foreign!.status).toBe(200);
      expect(JSON.stringify(foreign!.body)).not.toContain(marker);
    },
  );
});
