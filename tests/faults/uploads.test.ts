import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childrenOf } from '../../bench/harness/cpu.ts';
import type { Database } from '../../api/src/platform/database/database.ts';
import { openPostgres } from '../../api/src/platform/database/postgres.ts';
import { peopleOf } from '../kit/people.ts';
import { smallAndDear } from '../kit/pictures.ts';
import { hasPostgres } from '../kit/postgres.ts';
import { startApiProcess } from '../kit/site.ts';
import { until } from '../kit/until.ts';
import { pngOf, upload } from '../kit/uploads.ts';

// An upload whose api dies, is told to stop, or is not the only one: the file is there whole, once, or not at all.
type Api = Awaited<ReturnType<typeof startApiProcess>>;
type Sent = { api: { url: string }; token: string; bytes: Buffer | string; name?: string; key?: string };

const send = ({ api, token, ...file }: Sent) =>
  upload(`${api.url}/api/v1/files`, { ...file, headers: { authorization: `Bearer ${token}` } });
const names = (api: Api, part: string) =>
  readdirSync(join(api.settings.RASTEH_DATA!, 'files', part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const objects = (api: Api) => names(api, 'objects').length;
const login = async (api: Api) => (await peopleOf(api).login()).accessToken;

const DRAWING_BYTES = 4_000_000;
const boundary = 'b'.repeat(20);
const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.dwg"\r\n\r\nAC1032`;
const tail = `\r\n--${boundary}--\r\n`;

/** Sends the first half of a drawing, and waits until it is being written. */
async function sendHalf(api: Api, token: string, key: string) {
  const before = names(api, 'incoming').length;
  const socket = connect(api.port, '127.0.0.1').on('error', () => undefined);
  socket.write(
    `POST /api/v1/files HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\nidempotency-key: ${key}\r\n` +
      `content-type: multipart/form-data; boundary=${boundary}\r\n` +
      `content-length: ${head.length + DRAWING_BYTES + tail.length}\r\n\r\n${head}`,
  );
  socket.write(Buffer.alloc(DRAWING_BYTES / 2));
  await until('the file is on its way', () => names(api, 'incoming').length > before);
  return socket;
}
const wholeDrawing = Buffer.concat([Buffer.from('AC1032'), Buffer.alloc(DRAWING_BYTES)]);

/** What came back on a connection, once it is closed. */
async function answerOf(socket: Socket) {
  let text = '';
  socket.on('data', (part) => (text += String(part)));
  await new Promise((resolve) => socket.on('close', resolve));
  return text;
}

/** Kills the api while it works on a picture, whose key it holds. */
async function killAtWork(api: Api, token: string, key: string, bytes: Buffer) {
  const lost = send({ api, token, bytes, key }).catch(() => undefined);
  await until('the picture is worked on', () => childrenOf(api.pid()).length > 0);
  await api.kill();
  expect(await lost).toBeUndefined();
}

describe('an api with its own database that is killed', () => {
  // It is started three times.
  it(
    'leaves nothing of an upload, and takes it as soon as it is back, by the same key',
    { timeout: 240_000 },
    async () => {
      await using api = await startApiProcess({ database: 'pglite' });
      const token = await login(api);
      const half = randomUUID();
      const picture = randomUUID();
      const before = objects(api);
      await sendHalf(api, token, half);
      await api.kill();
      await api.startAgain();
      expect(objects(api)).toBe(before);
      const again = { api, token, bytes: wholeDrawing, name: 'a.dwg', key: half };
      const whole = await send(again);
      const twice = await send(again);
      expect([whole.status, twice.body.id]).toEqual([200, whole.body.id]);

      const dear = await smallAndDear();
      await killAtWork(api, token, picture, dear);
      await api.startAgain();
      expect(objects(api)).toBe(before + 1);
      const taken = await send({ api, token, bytes: dear, key: picture });
      expect([taken.status, objects(api)]).toEqual([200, before + 2]);
    },
  );
});

describe.skipIf(!hasPostgres)('apis on one PostgreSQL', () => {
  let api: Api;
  let db: Database;
  beforeAll(async () => {
    api = await startApiProcess({ database: 'postgres' });
    db = openPostgres({ url: api.settings.DATABASE_URL!, poolSize: 2, onError: () => undefined });
  });
  afterAll(async () => {
    await db?.close();
    await api?.discard();
  });
  const rows = async () => (await db.query<{ count: number }>('select count(*)::int as count from files'))[0]!.count;
  const stored = async () => ({ rows: await rows(), objects: objects(api) });

  it('killed at work: nobody else begins the same while that may go on, then it is taken once', async () => {
    const token = await login(api);
    const key = randomUUID();
    const dear = await smallAndDear();
    const before = await stored();
    await killAtWork(api, token, key, dear);
    await api.startAgain();
    expect(await stored()).toEqual(before);
    const again = { api, token, bytes: dear, key };
    expect(await send(again)).toMatchObject({ status: 409, retryAfter: '1', body: { code: 'IN_PROGRESS' } });
    // Set back instead of waited for: two minutes and a little.
    await db.query("update idempotency_keys set started_at = started_at - interval '125 seconds' where key = $1", [
      key,
    ]);
    const first = await send(again);
    const second = await send(again);
    expect([first.status, second.status, second.body.id]).toEqual([200, 200, first.body.id]);
    expect(await stored()).toEqual({ rows: before.rows + 1, objects: before.objects + 1 });
  });

  it('told to stop: an upload on its way is taken to its end, a second one goes elsewhere', async () => {
    await using stopping = await startApiProcess({ database: 'postgres', env: { ...api.settings } });
    const shared = { ...stopping, settings: api.settings };
    const token = await login(api);
    const key = randomUUID();
    const before = await stored();
    const socket = await sendHalf(shared, token, key);
    const answer = answerOf(socket);
    const stopped = stopping.stop();
    await until('it takes nothing new', () =>
      fetch(`${stopping.url}/healthz`).then(
        ({ status }) => status === 503,
        () => true,
      ),
    );
    socket.write(Buffer.alloc(DRAWING_BYTES / 2));
    socket.write(tail);
    expect(await answer).toMatch(/^HTTP\/1\.1 200/);
    // One that is not done in time ends itself with another code.
    expect((await stopped).code).toBe(0);
    expect(await stored()).toEqual({ rows: before.rows + 1, objects: before.objects + 1 });
    // Who lost the answer gets the file from the other one.
    expect((await send({ api, token, bytes: wholeDrawing, name: 'a.dwg', key })).status).toBe(200);
    expect(await rows()).toBe(before.rows + 1);
  });

  it('told to stop while an upload stands still: ends in time and leaves nothing of it', async () => {
    await using stopping = await startApiProcess({ database: 'postgres', env: { ...api.settings } });
    const token = await login(api);
    const key = randomUUID();
    const before = await stored();
    const socket = await sendHalf({ ...stopping, settings: api.settings }, token, key);
    const answer = answerOf(socket);
    // By itself: its limit is 15 s, and who stops it would kill it after 20.
    expect((await stopping.stop()).signal).toBeNull();
    expect(await answer).not.toMatch(/^HTTP\/1\.1 200/);
    expect(await stored()).toEqual(before);
    expect((await send({ api, token, bytes: wholeDrawing, name: 'a.dwg', key })).status).toBe(200);
  });

  it('sent to two at once by one key: one file and one answer', async () => {
    await using other = await startApiProcess({ database: 'postgres', env: { ...api.settings } });
    const token = await login(api);
    for (const [bytes, name] of [
      [pngOf(900, 900), 'a.png'],
      [wholeDrawing, 'a.dwg'],
    ] as const) {
      const key = randomUUID();
      const before = await stored();
      const apis = Array.from({ length: 8 }, (_, turn) => (turn % 2 ? other : api));
      const answers = await Promise.all(apis.map((each) => send({ api: each, token, bytes, name, key })));
      const taken = answers.filter(({ status }) => status === 200);
      const rest = answers.filter(({ status }) => status !== 200);
      expect(new Set(taken.map(({ body }) => body.id)).size).toBe(1);
      expect(rest.every(({ status, body }) => status === 409 && body.code === 'IN_PROGRESS')).toBe(true);
      expect(await stored()).toEqual({ rows: before.rows + 1, objects: before.objects + 1 });
      for (const each of [api, other])
        expect((await send({ api: each, token, bytes, name, key })).body.id).toBe(taken[0]!.body.id);
    }
  });
});
