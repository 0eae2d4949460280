import { test as base, type Browser } from '@playwright/test';

/**
 * Playwright's `test`, whose contexts without script come from a browser that was started without it. A context that is told so
 * over the protocol may read the `noscript` of a page as text when the page comes before the word (Chromium 156, one page in
 * some hundreds on a busy machine): the page then has neither its script nor its forms.
 */
export const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ browser, browserName, playwright, launchOptions }, use) => {
      const withScript = browser.newContext.bind(browser);
      let plain: Promise<Browser> | undefined;
      const startPlain = () => {
        const args = [...(launchOptions.args ?? []), '--blink-settings=scriptEnabled=false'];
        return playwright[browserName].launch({ ...launchOptions, args });
      };
      browser.newContext = async (options) =>
        options?.javaScriptEnabled === false
          ? (await (plain ??= startPlain())).newContext(options)
          : withScript(options);
      await use(browser);
      await (await plain)?.close();
    },
    { scope: 'worker' },
  ],
});
