import { test as base, type Browser, type BrowserContext, type Response } from '@playwright/test';

/**
 * Playwright's `test`, whose contexts without script come from a browser that was started without it. A context that is told so
 * over the protocol may read the `noscript` of a page as text when the page comes before the word (Chromium 156, one page in
 * some hundreds on a busy machine): the page then has neither its script nor its forms.
 */
export const test = base.extend<{ failedRequests: string[] }, { browser: Browser }>({
  /** What the site refused or could not answer, printed when the test fails. */
  failedRequests: [
    async ({}, use, info) => {
      failedRequests.length = 0;
      await use(failedRequests);
      if (info.status !== info.expectedStatus) console.log(`Failed requests of "${info.title}":`, failedRequests);
    },
    { auto: true },
  ],
  browser: [
    async ({ browser, browserName, playwright, launchOptions }, use) => {
      const withScript = browser.newContext.bind(browser);
      let plain: Promise<Browser> | undefined;
      const startPlain = () => {
        const args = [...(launchOptions.args ?? []), '--blink-settings=scriptEnabled=false'];
        return playwright[browserName].launch({ ...launchOptions, args });
      };
      const contextOf = async (options: Parameters<typeof withScript>[0]) =>
        options?.javaScriptEnabled === false
          ? (await (plain ??= startPlain())).newContext(options)
          : withScript(options);
      browser.newContext = async (options) => watched(await contextOf(options));
      await use(browser);
      await (await plain)?.close();
    },
    { scope: 'worker' },
  ],
});

/** Of the test that runs in this worker. */
const failedRequests: string[] = [];
const longestAnswer = 400;

function watched(context: BrowserContext): BrowserContext {
  context.on('response', (response) => void tell(response).catch(() => undefined));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation gives up what the page before it still asked for.
    if (!reason.includes('ERR_ABORTED')) failedRequests.push(`${reason} ${request.method()} ${request.url()}`);
  });
  return context;
}

async function tell(response: Response): Promise<void> {
  const request = response.request();
  if (response.status() < 400 && request.resourceType() !== 'fetch') return;
  const text = await response.text();
  // The graph answers errors with status 200.
  if (response.status() < 400 && !text.startsWith('{"errors"') && !text.includes('"errors":[{')) return;
  failedRequests.push(`${response.status()} ${request.method()} ${response.url()} ${text.slice(0, longestAnswer)}`);
}
