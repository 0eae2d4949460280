import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../scripts/machine/browser.mjs';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

// `npm test` has one journey of each story on a desktop, some on a phone too, and every screen in one of both
// sizes (`@desktop`, `@phone`); `npm run test:full` has those that are marked `@full` too, and all in both sizes.
const { TEST_FULL } = process.env;
const onPhoneToo = /\/(every-screen|own-screens|buyer-story|videos|search-contents)\.test\.ts$/;

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.test.ts',
  outputDir: '../.cache/test-results/journeys',
  globalSetup: './kit/journeys-setup.ts',
  // Generous, for a busy machine: a test that passes does not wait.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  workers: 2,
  fullyParallel: true,
  // A retry hides a defect: what fails once is looked at.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // No traces: they cost time in every test. Playwright makes them with `--trace retain-on-failure`; the page at a failure is printed anyway.
  use: {
    // Set by the global setup before the workers read this file.
    baseURL: process.env.SITE_URL,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    launchOptions: { executablePath: findBrowser(), args },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
      ...(!TEST_FULL && { grepInvert: /@full|@phone/ }),
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      ...(!TEST_FULL && { testMatch: onPhoneToo, grepInvert: /@full|@desktop/ }),
      testIgnore: /-keyboard\.test\.ts$/,
    },
  ],
});
