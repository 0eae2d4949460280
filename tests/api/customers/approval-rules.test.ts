import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPhone, peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';
import { companyOf, type Person } from '../ownership/kinds.ts';

// Who of a company says who must agree to what.
let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
let owner: Person;
let id: string;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  owner = await people.login();
  id = await companyOf(people, owner);
});
afterAll(() => api?.discard());

const rules = (by: Person, method = 'GET', body?: object) =>
  people.as(by.accessToken, method, `/customers/${id}/approval-rules`, body);
const usual = { selfConfirm: false, publishNeeds: 'CONFIRMER' };
const strict = { selfConfirm: true, publishNeeds: 'OWNER', acceptAboveRial: '500000000', twoAboveRial: '500000000' };

/** Somebody who may do everything but own it. */
async function agent() {
  const terms = { displayName: 'رضا', permissions: ['TRADE_CONFIRM', 'QUOTE_ACCEPT', 'AGENT_MANAGE'] };
  const who = await people.login(newPhone());
  const body = ok(
    await people.post('/customers/profile/merchant-agents', {
      by: owner,
      body: { customerId: id, phone: who.phone, ...terms },
    }),
  );
  await people.post('/customers/profile/merchant-agents/{id}/accept', { by: who, path: { id: body.id } });
  return who;
}

it('has the usual rules until an owner changes them, which every member reads', async () => {
  const who = await agent();
  expect((await rules(owner)).body).toEqual({ customerId: id, version: 1, ...usual });
  expect(await rules(owner, 'PUT', { version: 1, ...strict })).toMatchObject({
    status: 200,
    body: { customerId: id, version: 2, ...strict },
  });
  expect((await rules(who)).body).toEqual({ customerId: id, version: 2, ...strict });
  const body = ok(await people.get('/customers', { by: who }));
  const seen = body.find((each) => each.id === id);
  expect(seen!.approvalRules).toEqual({ customerId: id, version: 2, ...strict });
});

it('refuses agents, another version, and amounts that make no sense, and writes nothing then', async () => {
  const before = (await rules(owner)).body as { version: number };
  const version = before.version;
  expect(await rules(await agent(), 'PUT', { version, ...usual })).toMatchObject({
    status: 403,
    body: { code: 'PERMISSION_MISSING' },
  });
  expect(await rules(owner, 'PUT', { version: version + 1, ...usual })).toMatchObject({
    status: 409,
    body: { code: 'VERSION_CONFLICT', errors: [{ field: 'version', params: [String(version)] }] },
  });
  for (const [given, error] of [
    [{ acceptAboveRial: '0' }, { field: 'acceptAboveRial', code: 'MIN_VALUE' }],
    [
      { acceptAboveRial: '2', twoAboveRial: '1' },
      { field: 'twoAboveRial', code: 'BELOW_ONE_APPROVAL' },
    ],
    [{ twoAboveRial: '12.5' }, { field: 'twoAboveRial' }],
    [{ publishNeeds: 'NOBODY' }, { field: 'publishNeeds', code: 'UNKNOWN_VALUE' }],
  ] as const)
    expect(await rules(owner, 'PUT', { version, ...usual, ...given })).toMatchObject({
      status: 400,
      body: { errors: [error] },
    });
  expect((await rules(owner)).body).toEqual(before);
});

it('takes amounts away again, and of two owners at once one change', async () => {
  const { version } = (await rules(owner)).body as { version: number };
  const change = { version, ...usual, twoAboveRial: '7' };
  const both = await Promise.all([rules(owner, 'PUT', change), rules(owner, 'PUT', { ...change, twoAboveRial: '8' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await rules(owner, 'PUT', { version: version + 1, ...usual })).body).toEqual({
    customerId: id,
    version: version + 2,
    ...usual,
  });
});
