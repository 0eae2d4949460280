import { peopleOf } from '../../tests/kit/people.ts';
import { WebBrowser } from '../../tests/kit/web-browser.ts';
import { fetchJson } from '../harness/client.ts';
import { cpuOf } from '../harness/cpu.ts';
import { cacheFolder } from '../harness/markets.ts';
import { measure } from '../harness/measure.ts';
import { median } from '../harness/numbers.ts';
import { startOurs } from '../harness/programs.ts';
import { report } from '../harness/report.ts';
import type { Stage } from '../harness/stage.ts';
import { live } from './live.ts';

const AT_ONCE = 4;
const REPEATS = 3;

/** What a login, a page of one's own and a favourite cost. */
export async function people(stage: Stage): Promise<void> {
  // Codes are read from the outbox, which only exists outside production; nobody else asks, so limits are out of the way.
  const api = await startOurs('api', {
    DATABASE_URL: await stage.databaseUrl(),
    NODE_ENV: 'development',
    KAVENEGAR_API_KEY: '',
    RASTEH_DATA: `${cacheFolder}/people`,
    OTP_STARTS_PER_ADDRESS: '1000000',
    OTP_CHECKS_PER_ADDRESS: '1000000',
    SMS_PER_HOUR: '10000000',
  });
  const gateway = await startOurs('gateway', { API_URL: api.url });
  const web = await startOurs('web', { GATEWAY_URL: gateway.url });
  try {
    await login(stage, api);
    await favourite(stage, api);
    await profileHome(stage, { api, gateway, web });
    await live(stage, { api, web });
  } finally {
    for (const program of [web, gateway, api]) await program.stop();
  }
}

type Server = { url: string; pid: number };

/** A code asked for, read and exchanged. */
async function login(stage: Stage, api: Server) {
  const visitors = peopleOf(api);
  const { cpuUs, p50Ms } = await costOf([api.pid], 60, async () => void (await visitors.login()));
  report({ workload: 'login by code, api', size: stage.size, ours: cpuUs, unit: 'CPU-µs each', beside: { p50Ms } });
}

/** Saved and taken back, with a token. */
async function favourite(stage: Stage, api: Server) {
  const visitors = peopleOf(api);
  const { accessToken } = await visitors.login();
  const { items } = await fetchJson<{ items: { id: string }[] }>(api.url, {
    path: '/api/v1/supplierproducts/catalog?pageSize=100',
  });
  const { cpuUs, p50Ms } = await costOf([api.pid], 150, async (turn) => {
    const objectId = items[turn % items.length]!.id;
    const saved = await visitors.as(accessToken, 'POST', '/userfavorites', { type: 'SUPPLIER_PRODUCT', objectId });
    await visitors.as(accessToken, 'DELETE', `/userfavorites/${String(saved.body.id)}`);
  });
  const beside = { p50Ms };
  report({
    workload: 'favourite saved and taken back, api',
    size: stage.size,
    ours: cpuUs,
    unit: 'CPU-µs each',
    beside,
  });
}

/** The home of the logged-in area, which no cache keeps. */
async function profileHome(stage: Stage, { api, gateway, web }: Record<'api' | 'gateway' | 'web', Server>) {
  const browser = new WebBrowser({ api, web });
  await browser.login();
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const page = { path: '/profile', headers: { cookie } };
  const whole = { url: web.url, pids: [web.pid, gateway.pid, api.pid], ask: () => page };
  const { figures, othersCores } = await measure([whole], { count: 150, warmUp: 150, connections: AT_ONCE });
  const { cpuUs, p50Ms, p99Ms } = figures[0]!;
  report({
    workload: 'profile home, all three processes',
    size: stage.size,
    ours: cpuUs / 1000,
    unit: 'CPU-ms per request',
    beside: { p50Ms, p99Ms, othersCores },
  });
}

/** CPU of processes for each turn of some work, the median of the repeats, and how long one took. */
async function costOf(pids: number[], count: number, work: (turn: number) => Promise<void>) {
  const cpu = () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
  const latencies: number[] = [];
  const costs: number[] = [];
  let next = 0;
  // The first repeat warms up.
  for (let repeat = 0; repeat <= REPEATS; repeat += 1) {
    const before = cpu();
    const end = next + count;
    const worker = async () => {
      while (next < end) {
        const startedAt = performance.now();
        await work(next++);
        latencies.push(performance.now() - startedAt);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    if (repeat > 0) costs.push((cpu() - before) / count);
  }
  return { cpuUs: median(costs), p50Ms: median(latencies.slice(count)) };
}
