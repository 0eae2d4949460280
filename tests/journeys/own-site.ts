import type { Page } from '@playwright/test';
import { hasPostgres } from '../kit/postgres.ts';
import { startSite } from '../kit/site.ts';
import { until } from '../kit/until.ts';
import { WebBrowser } from '../kit/web-browser.ts';

export type OwnSite = Awaited<ReturnType<typeof startOwnSite>>;

/** A site of its own, for journeys that write what stands on every screen. */
export const startOwnSite = (env: Record<string, string> = {}) =>
  startSite({ database: hasPostgres ? 'postgres' : 'pglite', env: { OTP_RESEND_SECONDS: '1', ...env } });

/** Logs somebody in there without the screens of it. */
export async function arriveAt(site: OwnSite, page: Page, phone: string): Promise<void> {
  const browser = new WebBrowser(site);
  await until('the next code', () => browser.login(phone).then(Boolean, () => false), 30_000);
  const url = site.web.url;
  await page.context().addCookies([...browser.cookies].map(([name, value]) => ({ name, value, url })));
}
