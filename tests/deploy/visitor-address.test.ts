import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEntry } from '../../scripts/machine/entry.mjs';
import { newPhone, peopleOf } from '../kit/people.ts';
import { startApiProcess } from '../kit/site.ts';

// Row A7 of the safety page, as it is run: something ends TLS, the entry comes after it, and the limits of an address
// are those of a visitor's.
const MOST = 2;
let api: Awaited<ReturnType<typeof startApiProcess>>;
beforeAll(async () => {
  api = await startApiProcess({ env: { TRUSTED_PROXIES: '127.0.0.0/8', OTP_STARTS_PER_ADDRESS: String(MOST) } });
});
afterAll(() => api?.discard());

/** Statuses of logins begun through an entry, each with what the hop before it says of the way. */
async function begin(entry: { url: string }, ways: string[]) {
  const statuses: number[] = [];
  for (const way of ways) statuses.push((await peopleOf(entry).start(newPhone(), { 'x-forwarded-for': way })).status);
  return statuses;
}
const entryAfter = async (tlsProxy?: string) =>
  startEntry({ web: [api.port], gateway: [api.port], api: [api.port] }, tlsProxy ? { tlsProxy } : {});

it('behind what ends TLS each visitor has an address and limits of its own, whatever it says of itself', async () => {
  const entry = await entryAfter('127.0.0.1');
  const near = '203.0.113.7';
  const far = '198.51.100.9';
  expect(await begin(entry, [near, near, near])).toEqual([200, 200, 429]);
  expect(await begin(entry, [`10.1.2.3, ${near}`, far])).toEqual([429, 200]);
  await entry.stop();
});

it('without one nobody is believed', async () => {
  const entry = await entryAfter();
  expect(await begin(entry, ['203.0.113.20', '203.0.113.21', '203.0.113.22'])).toEqual([200, 200, 429]);
  await entry.stop();
});
