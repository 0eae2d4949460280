import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openLive, type Stream } from '../../kit/live.ts';
import { newPhone, peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';
import { until } from '../../kit/until.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
const open: Stream[] = [];
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});
afterAll(() => api?.discard());

type Person = Awaited<ReturnType<typeof people.login>>;
async function listen(who: Person) {
  const stream = await openLive(api.url, who.accessToken);
  open.push(stream);
  await until('its place', () => stream.events.length > 0);
  return stream;
}
async function found() {
  const who = await people.login();
  const creation = { kind: 'COMPANY', company: { legalName: 'صنایع پمپ البرز' } };
  const body = ok(await people.post('/customers/personcustomer', { by: who, body: creation }));
  return { who, id: body.id };
}
const invite = async (owner: { who: Person; id: string }, phone = newPhone()) => {
  const terms = { customerId: owner.id, phone, displayName: 'رضا کریمی', permissions: ['MESSAGE'] };
  return ok(await people.post('/customers/profile/merchant-agents', { by: owner.who, body: terms }));
};
const accept = (who: Person, id: string) =>
  people.post('/customers/profile/merchant-agents/{id}/accept', { by: who, path: { id } });
const kinds = (stream: Stream) => stream.news().map(({ kind }) => kind);

describe('who is gone hears nothing any more', () => {
  const SOON_MS = 1_000;
  const isOver = (stream: Stream) => until('the end of the stream', () => stream.ended(), SOON_MS);
  const own = ({ accessToken }: Person, method: string, path: string, body?: object) =>
    people.as(accessToken, method, path, body);

  it('a stream ends with its session: by a logout, by staff and with the account, and others go on', async () => {
    const admin = await people.login('+989000000008');
    const first = (await people.login()) as Person;
    const second = (await people.login()) as Person;
    const third = (await people.login()) as Person;
    const other = (await people.login()) as Person;
    const ofFirst = (await listen(first)) as Stream;
    const ofSecond = (await listen(second)) as Stream;
    const ofThird = (await listen(third)) as Stream;
    const ofOther = (await listen(other)) as Stream;
    expect((await own(first, 'POST', '/sessions/logout', {})).status).toBe(200);
    await isOver(ofFirst);
    const [{ id }] = (await own(second, 'GET', '/sessions')).body as unknown as [{ id: string }];
    const reason = { reason: 'آزمون پایان نشست' };
    expect((await own(admin, 'DELETE', `/admin/sessions/${id}`, reason)).status).toBe(200);
    await isOver(ofSecond);
    const { body } = await own(admin, 'GET', `/admin/users?searchKey=${third.phone}`);
    const [user] = body.items as [{ id: string; version: number }];
    const change = { version: user.version, isDisabled: true, ...reason };
    expect((await own(admin, 'PUT', `/admin/users/${user.id}/status`, change)).status).toBe(200);
    await isOver(ofThird);
    expect(ofOther.ended()).toBeUndefined();
  });

  it('of a company nothing is heard from the end of a membership on, nor once it is closed', async () => {
    const owner = await found();
    const colleague = await people.login();
    const { id } = await invite(owner, colleague.phone);
    await accept(colleague, id);
    const stream = await listen(colleague);
    const endsAt = Date.now() + 1_500;
    const terms = { agentId: id, version: 2, displayName: 'رضا', permissions: ['MESSAGE'], isOwner: false };
    const change = { ...terms, isSuspended: false, validTo: new Date(endsAt).toISOString() };
    expect((await people.put('/customers/profile/merchant-agents', { by: owner.who, body: change })).status).toBe(200);
    await stream.until(1);
    await until('the end of the membership', () => Date.now() > endsAt);
    await invite(owner);
    const told = await listen(owner.who);
    await invite(owner);
    await told.until(1);
    // The first of the three was before it, the others after.
    expect(kinds(stream).filter((kind) => kind === 'AGENT_INVITED').length).toBeLessThanOrEqual(1);
    expect(kinds(stream).at(-1)).toBe('AGENT_CHANGED');
  });
});
