import { createHmac, randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHECK_TYPE } from '../../../api/src/platform/check-only.ts';
import { peopleOf } from '../../kit/people.ts';
import { EVENTS_SECRET_UNDER_TEST } from '../../kit/program.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';
import { inStoppedMarket } from '../../kit/stopped-market.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
let token: string;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  token = (await people.login()).accessToken;
});
afterAll(() => api?.discard());

const gatewayKey = createHmac('sha256', EVENTS_SECRET_UNDER_TEST).update('calls of the gateway').digest('base64url');
const ofGateway = { 'x-gateway-key': gatewayKey };
async function check(method: string, path: string, body: object, more: Record<string, string> = ofGateway) {
  const headers = { 'content-type': CHECK_TYPE, authorization: `Bearer ${token}`, ...more };
  const answer = await fetch(`${api.url}/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
  const text = await answer.text();
  return { status: answer.status, code: text && (JSON.parse(text) as { code: string }).code };
}
const refused = { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' };
const right = { status: 204, code: '' };
const note = async () => {
  const { body } = await people.read('/categories/top-levels');
  const [{ id: objectId }] = body as unknown as [{ id: string }];
  return { objectType: 'CATEGORY', objectId, body: 'متن' };
};
const notes = async () => ok(await people.get('/notes/byuser', { by: token })).totalCount;

it('tells the gateway alone what is wrong with a write, and writes nothing', async () => {
  expect(await check('POST', '/notes', await note())).toEqual(right);
  expect(await check('POST', '/notes', { ...(await note()), body: '' })).toEqual({
    status: 400,
    code: 'VALIDATION_FAILED',
  });
  expect(await check('POST', '/notes', await note(), {})).toEqual(refused);
  expect(await check('POST', '/notes', await note(), { 'x-gateway-key': `${gatewayKey}x` })).toEqual(refused);
  // Written in another way it would be read as what is to be done.
  expect(await check('POST', '/notes', await note(), { ...ofGateway, 'content-type': `${CHECK_TYPE}; a=b` })).toEqual(
    refused,
  );
  expect(await check('POST', '/files', {})).toEqual(refused);
  expect(await notes()).toBe(0);
});

it('makes no person of who has asked nothing yet, and tells nobody of an id that was filled in', async () => {
  const sara = { firstName: 'سارا', lastName: 'کریمی', nationalId: '0499370899', birthDate: '1990-05-21' };
  expect(await check('PATCH', '/customers/profile', { person: { version: 1, ...sara } })).toEqual(right);
  expect((await check('PATCH', `/notes/${randomUUID()}`, { version: 1, body: 'متن' })).status).toBe(404);
  await api.stop();
  const rows = await inStoppedMarket(api.settings, (db) =>
    db.query<{ persons: number; refusals: number }>(
      `select (select count(*)::int from persons where user_id = $1) as persons,
       (select count(*)::int from audit where actor_id = $1 and action = 'FOREIGN_ID_REFUSED') as refusals`,
      [decodeJwt(token).sub],
    ),
  );
  expect(rows).toEqual([{ persons: 0, refusals: 0 }]);
});
