import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeRequests } from '../kit/fuzz.ts';
import { peopleOf } from '../kit/people.ts';
import { sendRaw } from '../kit/raw-request.ts';
import { startSite } from '../kit/site.ts';
import { WebBrowser } from '../kit/web-browser.ts';
import { doorsOf } from './doors.ts';
import { faultOf, inParallel, shown } from './fuzz-faults.ts';

// Whatever is sent to any door of the three programs, it is answered or the connection is closed: never a 5xx, never a
// stack in the answer or the log, and the program serves on. A failure prints its seed; `FUZZ_SEED` sends the same again.
// The long run looks for what nobody has tried; the short one is the same for everybody.
const seed = Number(
  process.env.FUZZ_SEED ?? (process.env.TEST_FULL ? Math.floor(Math.random() * 2 ** 32) : 3_908_853_517),
);
const isFull = Boolean(process.env.TEST_FULL);
const MOST_MS = isFull ? 95_000 : 9_000;
const LEAST_IN_FULL = 5_000;
const ROUND = 200;
const MOST_SHOWN = 8;

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMIT_PER_MINUTE: '10000000' } });
});
afterAll(() => site?.stop());

it.each(['web', 'gateway', 'api'] as const)(
  `the %s answers whatever is sent to it (seed ${seed})`,
  async (name) => {
    const { accessToken } = await peopleOf(site.api).login();
    const browser = new WebBrowser(site);
    await browser.login();
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const ours = { 'x-rasteh-client': 'web', origin: site.web.url, 'sec-fetch-site': 'same-origin' };
    const next =
      name === 'web'
        ? makeRequests(seed, doorsOf.web, ours, { cookie })
        : makeRequests(seed, doorsOf[name], {}, { authorization: `Bearer ${accessToken}` });

    const program = site[name];
    const endsAt = Date.now() + MOST_MS;
    const faults: string[] = [];
    let sent = 0;
    let answered = 0;
    while (Date.now() < endsAt || (isFull && sent < LEAST_IN_FULL)) {
      const requests = Array.from({ length: ROUND }, next);
      const before = program.output().length;
      await inParallel(requests, async ({ bytes, isCutShort }) => {
        const answer = await sendRaw(program.port, bytes, { isCutShort }).catch((error: Error) => error);
        const fault = answer instanceof Error ? answer.message : faultOf(answer);
        if (fault) faults.push(`${fault} for\n${shown(bytes)}`);
        else if (answer) answered += 1;
      });
      sent += requests.length;
      const log = program.output().slice(before);
      if (/"stack":|\n\s+at |URIError/.test(log)) faults.push(`a stack in the log:\n${log.slice(0, 4_000)}`);
      expect(faults.slice(0, MOST_SHOWN).join('\n\n')).toBe('');
      expect(program.running()).toBe(true);
    }
    console.info(`fuzz ${name}: ${sent} requests, ${answered} answered, seed ${seed}`);
    expect((await fetch(`${program.url}/healthz`)).status).toBe(200);
    expect(answered).toBeGreaterThan(sent / 2);
  },
  isFull ? 600_000 : 60_000,
);
