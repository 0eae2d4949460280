import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { childrenOf, memoryOf } from '../../bench/harness/cpu.ts';
import { peopleOf } from '../kit/people.ts';
import { smallAndDear } from '../kit/pictures.ts';
import { startApiProcess } from '../kit/site.ts';
import { until } from '../kit/until.ts';
import { pngOf, upload, type Uploaded } from '../kit/uploads.ts';

// Time is measured here, so nothing else runs beside it. All formats: tests/load/pictures.test.ts.
const SENDERS = process.env.TEST_FULL ? 100 : 30;
/** One at work and eight that wait. */
const OF_ONE = 9;

let api: Awaited<ReturnType<typeof startApiProcess>>;
let people: ReturnType<typeof peopleOf>;
let dear: Buffer;
beforeAll(async () => {
  api = await startApiProcess();
  people = peopleOf(api);
  dear = await smallAndDear();
});
afterAll(() => api?.discard());

const login = async () => (await people.login()).accessToken;
const send = (token: string, bytes: Buffer, signal?: AbortSignal) =>
  upload(people.filesUrl, { bytes, headers: { authorization: `Bearer ${token}` }, signal });
const onTheWay = () => {
  const incoming = join(api.settings.RASTEH_DATA!, 'files/incoming');
  return existsSync(incoming) ? readdirSync(incoming) : [];
};
const isQuiet = () => childrenOf(api.pid()).length === 0 && onTheWay().length === 0;

it('a picture of few bytes that is dear to make is taken', async () => {
  expect(dear.length).toBeLessThan(300_000);
  const { status, body } = await send(await login(), dear);
  expect([status, body.width, body.height], JSON.stringify(body)).toEqual([200, 4_096, 4_096]);
});

it('eight dear pictures of one person keep nobody else waiting, and more than nine at once are refused', async () => {
  const one = await login();
  const other = await login();
  const leaving = new AbortController();
  const sent: Promise<unknown>[] = Array.from({ length: 8 }, () =>
    send(one, dear, leaving.signal).catch(() => undefined),
  );
  await until('one is at work and all have arrived', () => childrenOf(api.pid()).length > 0 && onTheWay().length >= 8);
  const startedAt = performance.now();
  const { status } = await send(other, pngOf(16, 16));
  expect([status, performance.now() - startedAt]).toEqual([200, expect.toSatisfy((ms: number) => ms <= 2_000)]);

  // One more waits, the next two do not.
  const refused: Uploaded[] = [];
  for (let more = 0; more < 3; more += 1)
    sent.push(
      send(one, pngOf(16, 16), leaving.signal).then(
        (answer) => void refused.push(answer),
        () => undefined,
      ),
    );
  await until('two are refused', () => refused.length === 2);
  for (const { status: code, body, retryAfter } of refused)
    expect([code, body.code, retryAfter]).toEqual([429, 'TOO_MANY_AT_ONCE', '10']);
  leaving.abort();
  await Promise.all(sent);
  await until('their work has ended with them', isQuiet);
});

it(`${SENDERS} senders who hang up leave no work and no memory behind`, { timeout: 120_000 }, async () => {
  const tokens = await Promise.all(Array.from({ length: Math.ceil(SENDERS / OF_ONE) }, login));
  await until('nothing is at work', isQuiet);
  const before = memoryOf(api.pid());
  const leaving = new AbortController();
  const sent = Array.from({ length: SENDERS }, (_, index) =>
    send(tokens[index % tokens.length]!, dear, leaving.signal).catch(() => undefined),
  );
  await until('all are waiting', () => onTheWay().length >= SENDERS);
  leaving.abort();
  await Promise.all(sent);
  await until('nothing is left on the disk and at work', isQuiet);
  await until('memory is as before', () => memoryOf(api.pid()) <= before * 1.1, 30_000);
  expect((await send(await login(), pngOf(16, 16))).status).toBe(200);
  expect(api.output()).not.toContain('"err"');
});
