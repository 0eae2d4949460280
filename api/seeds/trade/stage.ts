import { makeApp } from '../../src/app.ts';
import { makeTokens } from '../../src/modules/identity/tokens.ts';
import { ChangeFeed } from '../../src/platform/changes/change-feed.ts';
import type { Clock } from '../../src/platform/clock.ts';
import type { Config } from '../../src/platform/config.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { newId } from '../../src/platform/ids.ts';
import type { Secrets } from '../../src/platform/secrets.ts';
import { people } from '../people.ts';
import { seededId } from '../random.ts';
import { waybill } from './waybill.ts';

/** Those of the seeded people who trade, or decide about trade. */
const names = {
  buyer: 'buyer',
  owner: 'owner',
  agent: 'agent',
  secondBuyer: 'second buyer',
  supplier: 'supplier',
  merchant: 'merchant',
  secondSeller: 'second seller',
  moderator: 'moderator',
  secondModerator: 'second moderator',
} as const;
export type Who = keyof typeof names;

export type Body = Record<string, unknown> & { id: string; version: number };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Parts = { db: Database; config: Config; secrets: Secrets; clock: Clock };
export type Stage = Awaited<ReturnType<typeof openStage>>;

/** After so long without a sign whoever writes the past is gone. */
const AT_WORK = `interval '1 minute'`;

/** Whether an api writes the past of trade. */
export async function isAtWork(db: Database): Promise<boolean> {
  const [row] = await db.query(`select from sessions where user_agent = 'seeds' and idle_ends_at > now() limit 1`);
  return row !== undefined;
}

/** Nobody looks at what is written here until all of it is. */
class DeafFeed extends ChangeFeed {
  override async poll(): Promise<void> {}
}

/** An api that nobody can call, by a clock that goes on as the histories say, with those people logged in. */
export async function openStage({ db, config, secrets, clock: given }: Parts) {
  let now = given.now();
  const clock: Clock = { now: () => now, elapsedMs: () => performance.now() };
  const quiet = { ...config, logLevel: 'silent', rateLimitPerMinute: 10_000_000, eventsSecret: undefined };
  const app = await makeApp({ db, clock, config: quiet, secrets, feed: new DeafFeed(db) });
  await app.ready();
  const tokens = makeTokens(secrets.tokenKeys, clock.now);
  const cast = Object.entries(names).map(([who, name]) => ({
    ...people.find((each) => each.name === name)!,
    who: who as Who,
    sessionId: seededId(`session of ${name}`),
  }));
  // They stand for the work itself: another api that begins it finds them.
  const taken = await db.query<{ id: string }>(
    `insert into sessions (id, user_id, user_agent, address, idle_ends_at, absolute_ends_at)
     select id, user_id, 'seeds', '127.0.0.1', now() + ${AT_WORK}, now() + interval '1 hour'
     from unnest($1::uuid[], $2::uuid[]) as session (id, user_id) on conflict do nothing returning id`,
    [cast.map(({ sessionId }) => sessionId), cast.map(({ id }) => id)],
  );
  const personOf = (who: Who) => cast.find((each) => each.who === who)!;

  async function headersOf(who: Who) {
    const { id: userId, sessionId, roles, name } = personOf(who);
    const token = await tokens.sign({ userId, sessionId }, { roles: [...roles], name });
    return { authorization: `Bearer ${token}`, 'idempotency-key': newId() };
  }

  /** @throws Error where it is refused */
  async function ask<T = Body>(who: Who, method: Method, path: string, payload?: object): Promise<T> {
    const headers = await headersOf(who);
    const answer = await app.inject({ method, url: `/api/v1${path}`, headers, ...(payload && { payload }) });
    if (answer.statusCode >= 300) throw new Error(`${who} ${method} ${path}: ${answer.statusCode} ${answer.body}`);
    return answer.json<T>();
  }

  /** Does what falls due until then, each when it does. */
  async function goOn(until: Date): Promise<void> {
    const own = taken.map(({ id }) => id);
    await db.query(`update sessions set idle_ends_at = now() + ${AT_WORK} where id = any($1::uuid[])`, [own]);
    for (;;) {
      const [next] = await db.query<{ runAt: Date | null }>(
        'select min(run_at) as "runAt" from jobs where run_at <= $1 and done_at is null and dead_at is null',
        [until],
      );
      if (!next?.runAt) break;
      if (next.runAt > now) now = next.runAt;
      if ((await app.jobs.runDue()) === 0) break;
    }
    now = until;
  }

  /** Everybody's notices up to now, and that they were read. */
  async function readNotices(): Promise<void> {
    await app.jobs.runWork('fan-out');
    for (const { who } of cast) {
      const { items } = await ask<{ items: Body[] }>(who, 'GET', '/notifications?pageSize=1');
      if (items[0]) await ask(who, 'POST', '/notifications/read', { upTo: items[0].id });
    }
  }

  return {
    isTaken: taken.length === 0,
    readNotices,
    db,
    clock,
    ask,
    goOn,
    userIdOf: (who: Who) => personOf(who).id,
    /** An upload of somebody that is part of nothing yet. @returns its id */
    async upload(who: Who, { name, lines }: { name: string; lines: readonly string[] }): Promise<string> {
      const boundary = 'seeds';
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`;
      const payload = Buffer.concat([Buffer.from(head), waybill(lines), Buffer.from(`\r\n--${boundary}--\r\n`)]);
      const headers = { ...(await headersOf(who)), 'content-type': `multipart/form-data; boundary=${boundary}` };
      const answer = await app.inject({ method: 'POST', url: '/api/v1/files', headers, payload });
      if (answer.statusCode !== 200) throw new Error(`upload: ${answer.statusCode} ${answer.body}`);
      return answer.json<Body>().id;
    },
    async close(): Promise<void> {
      await app.close();
      await db.query(`delete from sessions where id = any($1::uuid[])`, [taken.map(({ id }) => id)]);
    },
  };
}
