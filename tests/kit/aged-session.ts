import { SessionCookie, type SessionTokens } from '../../web/server/session/SessionCookie.ts';
import { SESSION_SECRET_UNDER_TEST } from './program.ts';
import type { WebBrowser } from './web-browser.ts';

/** What the cookie of a browser holds. */
export async function sessionIn({ cookies, site }: WebBrowser) {
  const found = await cookieOf(site).read(`rasteh=${cookies.get('rasteh')}`);
  if (found.kind !== 'tokens') throw new Error(`the browser's session: ${found.kind}`);
  return found.tokens;
}

/** Lets the access token of a browser end so many seconds from now, as the site knows it. */
export const endAccessIn = (browser: WebBrowser, seconds: number) =>
  changeSessionIn(browser, { accessEndsAt: Math.floor(Date.now() / 1_000) + seconds });

/** Puts other tokens into the cookie of a browser. */
export async function changeSessionIn(browser: WebBrowser, tokens: Partial<SessionTokens>) {
  const line = await cookieOf(browser.site).write({ ...(await sessionIn(browser)), ...tokens });
  browser.cookies.set('rasteh', /^rasteh=([^;]*)/.exec(line)![1]!);
}

const cookieOf = ({ web }: WebBrowser['site']) => new SessionCookie(SESSION_SECRET_UNDER_TEST, web.url);
