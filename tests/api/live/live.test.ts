import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../../api/src/platform/database/postgres.ts';
import { forgetOldEvents } from '../../../api/src/platform/live/live-log.ts';
import { openLive, type Stream } from '../../kit/live.ts';
import { newNationalId, newPhone, peopleOf } from '../../kit/people.ts';
import { startProgram, type Running } from '../../kit/program.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';
import { until } from '../../kit/until.ts';

const onPostgres = process.env.TEST_DATABASE === 'postgres';

let api: Awaited<ReturnType<typeof startApi>>;
let other: Running | undefined;
let people: ReturnType<typeof peopleOf>;
const open: Stream[] = [];

beforeAll(async () => {
  api = await startApi();
  if (onPostgres) other = await startProgram('api', api.settings);
  people = peopleOf(api);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});
afterAll(async () => {
  await other?.stop();
  await api?.discard();
});

type Person = Awaited<ReturnType<typeof people.login>>;
async function listen(who: Person, { after, url = api.url }: { after?: string; url?: string } = {}) {
  const stream = await openLive(url, who.accessToken, after);
  open.push(stream);
  if (stream.status === 200) await until('its place', () => stream.events.length > 0);
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

describe('who is concerned hears of it', () => {
  it('an invitation, its answer and the end of it, each with the number of its object', async () => {
    const owner = await found();
    const colleague = await people.login();
    const ofOwner = await listen(owner.who);
    const ofColleague = await listen(colleague);
    const { id } = await invite(owner, colleague.phone);
    await ofColleague.until(1);
    expect((await accept(colleague, id)).status).toBe(200);
    await ofColleague.until(2);
    const change = { agentId: id, version: 2 };
    expect((await people.delete('/customers/profile/merchant-agents', { by: owner.who, body: change })).status).toBe(
      200,
    );
    await ofColleague.until(3);
    await ofOwner.until(3);
    const told = ['AGENT_INVITED', 'AGENT_ACCEPTED', 'AGENT_REMOVED'];
    for (const stream of [ofOwner, ofColleague]) {
      expect(kinds(stream)).toEqual(told);
      expect(stream.news().map(({ objectId, seq }) => [objectId, seq])).toEqual([1, 2, 3].map((seq) => [id, seq]));
    }
    // What happens to the company afterwards is not for whoever was removed.
    await invite(owner);
    await ofOwner.until(4);
    expect(ofColleague.news()).toHaveLength(3);
  });

  it('a request about an identity is heard by staff, and what staff decided by who asked', async () => {
    const asking = await people.login();
    const staff = await people.login('+989000000008');
    const own = await listen(asking);
    const ofStaff = await listen(staff);
    const stranger = await listen(await people.login());
    const person = { firstName: 'مریم', lastName: 'احمدی', nationalId: newNationalId(), birthDate: '1990-01-01' };
    const body = ok(
      await people.post('/customers/profile/identity-verifications', {
        by: asking,
        body: {
          person,
        },
      }),
    );
    await ofStaff.until(1);
    await people.put('/admin/identity-verifications/{id}', {
      by: staff,
      path: { id: body.id },
      body: {
        version: 1,
        isConfirmed: false,
        reason: 'مدرک خوانا نیست و باید دوباره فرستاده شود',
      },
    });
    await own.until(2);
    expect(kinds(own)).toEqual(['IDENTITY_CHECK_ASKED', 'IDENTITY_CHECK_REJECTED']);
    await ofStaff.until(2);
    expect(stranger.news()).toEqual([]);
  });

  it('nobody hears anything without a login', async () => {
    const answer = await fetch(`${api.url}/api/v1/live`);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('who asks now and then is told the same, from the place on', async () => {
    const owner = await found();
    const since = async (after?: string) =>
      (await people.as(owner.who.accessToken, 'GET', `/live/since${after ? `?after=${after}` : ''}`)).body as {
        cursor: string;
        reset: boolean;
        items: { kind: string }[];
      };
    const { cursor } = await since();
    await invite(owner);
    await invite(owner);
    const told = await until('two events', async () => {
      const answer = await since(cursor);
      return answer.items.length === 2 ? answer : undefined;
    });
    expect(told).toMatchObject({ reset: false, items: [{ kind: 'AGENT_INVITED' }, { kind: 'AGENT_INVITED' }] });
    expect(await since(told.cursor)).toMatchObject({ reset: false, items: [] });
    const { status } = await people.get('/live/since', { by: owner.who, query: { after: 'yesterday' } });
    expect(status).toBe(400);
  });
});

describe('places', () => {
  it('goes on after the last event that was read, and misses none', async () => {
    const owner = await found();
    const first = await listen(owner.who);
    await invite(owner);
    await first.until(1);
    await first.close();
    const invited = [await invite(owner), await invite(owner)];
    const second = await listen(owner.who, { after: first.cursor()! });
    await second.until(2);
    const ids = second.news().map(({ objectId }) => objectId);
    expect(ids.filter((id) => id !== first.news()[0]!.objectId).sort()).toEqual(invited.map(({ id }) => id).sort());
  });

  it('a sixth stream is refused, over all apis, and a closed one makes room', async () => {
    const who = await people.login();
    const five = [];
    for (let index = 0; index < 5; index += 1)
      five.push(await listen(who, { url: index % 2 === 1 && other ? other.url : api.url }));
    const sixth = await listen(who);
    expect([sixth.status, await sixth.refusal()]).toMatchObject([429, { code: 'LIVE_STREAMS_LIMIT' }]);
    await five[1]!.close();
    await until('room for another', async () => (await listen(who)).status === 200);
  });
});

describe.runIf(onPostgres)('over two apis on one database', () => {
  const connect = async () => {
    const client = new pg.Client(api.settings.DATABASE_URL);
    await client.connect();
    return client;
  };
  const record = (client: pg.Client, audience: string, objectId: string, seq: number) =>
    client.query(
      `insert into live_events (event_id, kind, object_type, object_id, seq, audience)
       values ($1, 'MOVED', 'Thing', $2, $3, $4)`,
      [randomUUID(), objectId, seq, audience],
    );
  const userIdOf = ({ accessToken }: Person) =>
    (JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub;

  it('what one api writes is heard at the other, and a stream goes on there from its place', async () => {
    const owner = await found();
    const here = await listen(owner.who);
    const there = await listen(owner.who, { url: other!.url });
    await invite(owner);
    await Promise.all([here.until(1), there.until(1)]);
    await here.close();
    await invite(owner);
    const goesOn = await listen(owner.who, { url: other!.url, after: here.cursor()! });
    await goesOn.until(1);
    expect(goesOn.news().at(-1)!.objectId).not.toBe(here.news()[0]!.objectId);
  });

  it('a transaction that commits late is heard, and those after it wait for it', async () => {
    const who = await people.login();
    const stream = await listen(who);
    const audience = `user:${userIdOf(who)}`;
    const late = await connect();
    const early = await connect();
    const first = randomUUID();
    const second = randomUUID();
    await late.query('begin');
    await record(late, audience, first, 1);
    await record(early, audience, second, 1);
    await late.query('commit');
    await stream.until(2);
    expect(
      stream
        .news()
        .map(({ objectId }) => objectId)
        .sort(),
    ).toEqual([first, second].sort());
    await Promise.all([late.end(), early.end()]);
  });

  it('events of an object come in their order, whatever the numbers of their transactions are', async () => {
    const who = await people.login();
    const stream = await listen(who);
    const audience = `user:${userIdOf(who)}`;
    const objectId = randomUUID();
    const one = await connect();
    const between = await connect();
    const two = await connect();
    // The second event has the lower number, and one that goes on stands between them.
    for (const client of [two, between, one]) {
      await client.query('begin');
      await client.query('select pg_current_xact_id()');
    }
    await record(one, audience, objectId, 1);
    await one.query('commit');
    await record(two, audience, objectId, 2);
    await two.query('commit');
    await stream.until(2);
    await between.query('commit');
    await until('its own block', () => stream.news().length >= 3);
    expect(stream.news().map(({ seq }) => seq)).toEqual([1, 2, 1]);
    await Promise.all([one, between, two].map((client) => client.end()));
  });

  it('a place from before what is kept, or of another database, begins anew', async () => {
    const who = await people.login();
    const client = await connect();
    for (const after of ['1', '999999999999']) {
      const stream = await listen(who, { after });
      expect(stream.events[0]).toMatchObject({ reset: true });
      expect(BigInt(stream.cursor()!)).toBeGreaterThan(1n);
      expect(BigInt(stream.cursor()!)).toBeLessThan(999_999_999_999n);
    }
    await client.end();
  });

  it('what is older than a day is taken away, and who goes on from before it begins anew', async () => {
    const who = await people.login();
    const stream = await listen(who);
    const place = stream.cursor()!;
    const db = openPostgres({ url: api.settings.DATABASE_URL!, poolSize: 1, onError: () => undefined });
    await db.query(`update live_events set recorded_at = now() - interval '25 hours'`);
    await db.query(
      `insert into live_events (event_id, kind, object_type, object_id, seq, audience, recorded_at)
       select gen_random_uuid(), 'MOVED', 'Thing', gen_random_uuid(), 1, $1, now() - interval '25 hours' from generate_series(1, 5001)`,
      [`user:${userIdOf(who)}`],
    );
    // Until then a transaction anywhere in the cluster may hold the place back before them.
    await stream.until(5_001);
    // More than is told at once.
    const body = ok(await people.get('/live/since', { by: who, query: { after: place } }));
    expect(body).toMatchObject({ reset: true, items: [] });
    await forgetOldEvents(db);
    expect(await db.query('select from live_events')).toEqual([]);
    expect((await listen(who, { after: place })).events[0]).toMatchObject({ reset: true });
    expect((await listen(who, { after: stream.cursor()! })).events).toHaveLength(1);
    await db.close();
  });

  it('streams whose end nobody could write do not count for long, though their apis live', async () => {
    const who = await people.login();
    const client = await connect();
    const gone = (seconds: number) =>
      client.query(
        `insert into live_streams select gen_random_uuid(), $1, now() - make_interval(secs => $2) from generate_series(1, 5)`,
        [userIdOf(who), seconds],
      );
    await gone(16);
    expect((await listen(who)).status).toBe(200);
    await gone(9);
    expect((await listen(who)).status).toBe(429);
    await until('room for another', async () => (await listen(who)).status === 200, 12_000);
    await client.end();
  });
});
