import { type Browser, chromium, type Page } from '@playwright/test';
import { findWholeBrowser } from '../../scripts/machine/browser.mjs';
import { clientOf } from '../../tests/kit/client.ts';
import { startSite } from '../../tests/kit/site.ts';
import { BenchError } from '../harness/client.ts';
import { median } from '../harness/numbers.ts';
import { report } from '../harness/report.ts';

// A weak phone on a weak line (performance.md): CPU four times slower, 1.6 Mbit/s down, 150 ms each way and back.
const cpuSlowDown = 4;
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, locale: 'fa-IR' };
const repeats = 5;
/** Long tasks and shifts that come this long after the load belong to it. */
const settleMs = 2_000;

const budgets = {
  lcpMs: { name: 'LCP', unit: 'ms', must: 1_200, aim: 600 },
  tbtMs: { name: 'TBT', unit: 'ms', must: 50, aim: 20 },
  cls: { name: 'CLS', unit: '', must: 0.01, aim: 0 },
};
type Seen = Record<keyof typeof budgets, number> & { scriptKib: number; totalKib: number; requests: number };

/** What a visitor on a weak line sees of the first page: how soon, how jerky, how steady. In Chromium, nothing cached. */
export async function lab(): Promise<void> {
  const executablePath = findWholeBrowser();
  if (!executablePath) throw new BenchError('The lab needs a Chromium: set CHROMIUM.');
  const site = await startSite({ database: 'pglite' });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (const { name, path } of await pagesOf(site)) {
      await fetch(site.web.url + encodeURI(path));
      const visits: Seen[] = [];
      for (let turn = 0; turn < repeats; turn += 1) visits.push(await visit(browser, site.web.url + encodeURI(path)));
      tell(name, visits);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function pagesOf({ api }: Awaited<ReturnType<typeof startSite>>) {
  const { get } = clientOf(api);
  type Row = { id: string; slug: string };
  const [offer] = (
    await get<{ items: (Row & { categoryId: string; supplierId: string })[] }>('/supplierproducts/catalog?pageSize=1')
  ).items;
  const one = async (address: string) => (await get<{ items: Row[] }>(address)).items[0]!;
  const category = await one(`/categories?ids=${offer!.categoryId}`);
  const supplier = await one(`/suppliers?ids=${offer!.supplierId}`);
  return [
    { name: 'home', path: '/' },
    { name: 'list', path: `/products/category/${category.id}/${category.slug}` },
    { name: 'product', path: `/products/${offer!.id}/${offer!.slug}` },
    { name: 'supplier', path: `/supplier/${supplier.id}/${supplier.slug}` },
  ];
}

async function visit(browser: Browser, url: string): Promise<Seen> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const debug = await context.newCDPSession(page);
    await debug.send('Network.enable');
    await debug.send('Network.emulateNetworkConditions', line);
    await debug.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown });
    const scripts = new Set<string>();
    const bytes = { script: 0, total: 0, requests: 0 };
    debug.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
    debug.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes.total += encodedDataLength;
      bytes.requests += 1;
      if (scripts.has(requestId)) bytes.script += encodedDataLength;
    });
    // The compiler that runs this file marks functions by a helper that a page does not have.
    await page.addInitScript('globalThis.__name = (it) => it;');
    await page.addInitScript(watch);
    const response = await page.goto(url, { waitUntil: 'load' });
    if (response?.status() !== 200) throw new BenchError(`${url} answers ${response?.status()}`);
    await page.waitForTimeout(settleMs);
    const seen = await read(page);
    if (seen.lcpMs === 0) throw new BenchError(`${url}: nothing was seen of its first paint`);
    return { ...seen, scriptKib: bytes.script / 1024, totalKib: bytes.total / 1024, requests: bytes.requests };
  } finally {
    await context.close();
  }
}

type Watched = { lcp: number; fcp: number; shifts: number; tasks: { startTime: number; duration: number }[] };

declare global {
  interface Window {
    seenInLab: Watched;
  }
}

/** Runs in the page before anything else. */
function watch() {
  const seen: Watched = { lcp: 0, fcp: 0, shifts: 0, tasks: [] };
  window.seenInLab = seen;
  const on = (type: string, tell: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true });
  on('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  on('paint', (entry) => entry.name === 'first-contentful-paint' && (seen.fcp = entry.startTime));
  on('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shifts += value;
  });
}

/** Blocking time is what long tasks take beyond 50 ms, from the first paint on. */
async function read(page: Page) {
  const { lcp, fcp, shifts, tasks } = await page.evaluate(() => window.seenInLab);
  const blocking = tasks.filter((task) => task.startTime + task.duration > fcp).map((task) => task.duration - 50);
  return { lcpMs: lcp, tbtMs: blocking.reduce((sum, ms) => sum + Math.max(0, ms), 0), cls: shifts };
}

function tell(page: string, visits: Seen[]): void {
  const middle = (figure: keyof Seen) => median(visits.map((seen) => seen[figure]));
  const beside = { scriptKib: middle('scriptKib'), totalKib: middle('totalKib'), requests: middle('requests') };
  for (const [figure, { name, unit, must, aim }] of Object.entries(budgets)) {
    report({
      workload: `${name}, ${page}`,
      size: 0,
      ours: middle(figure as keyof typeof budgets),
      unit,
      budget: { of: 'ours', must, aim },
      star: true,
      beside,
    });
  }
}
