import { expect } from '@playwright/test';
import { editorOf } from '../kit/pages.ts';
import { peopleOf } from '../kit/people.ts';
import { ok } from '../kit/rest.ts';
import { arriveAt, type OwnSite, startOwnSite } from './own-site.ts';
import { expectScripted } from './people.ts';
import { test } from './test.ts';

// Whoever does not understand a screen opens its help beside it by keyboard, or as a page where there is no script.
const ADMIN = '09000000008';

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(() => site?.stop());

/**
 * Screens with help, with an address each; the first is opened before the login. The usual run opens one of each frame: the login, the
 * site, its search, and the logged-in area with a form. That every screen knows its help: api/seeds/content/help-of-screens.test.ts.
 */
const screens: Record<string, string> = {
  login: '/users/login',
  home: '/',
  search: `/search/${encodeURIComponent('شیر')}`,
  address: '/profile/address',
  ...(process.env.TEST_FULL && {
    'search-lines': '/search',
    compare: '/products/compare',
    basket: '/basket',
    faq: '/faq',
    feedback: '/feedback',
    profile: '/profile',
    favorites: '/profile/favorites',
    notes: '/profile/notes/all',
    messages: '/profile/messages',
    'trade-requests': '/profile/directorder',
    selling: '/profile/suppliers',
  }),
};

test('the help of each screen opens beside it by keyboard, and as a page without script', async ({ page }) => {
  test.setTimeout(300_000);
  const people = peopleOf(site.api);
  const by = await editorOf(people);
  const body = [{ kind: 'PARAGRAPH' as const, spans: [{ t: 'چنین کار می‌کند.' }] }];
  const titleOf = (key: string) => `راهنمای آزمون ${key}`;
  const known = ok(await people.get('/admin/helpsystems', { by }));
  for (const frontUniqueId of Object.keys(screens)) {
    const version = known.find((each) => each.frontUniqueId === frontUniqueId)?.entry?.version;
    const help = { title: titleOf(frontUniqueId), body, relatedQuestionIds: [], ...(version && { version }) };
    ok(await people.put('/admin/helpsystems/{frontUniqueId}', { by, path: { frontUniqueId }, body: help }));
  }
  for (const [key, path] of Object.entries(screens)) {
    if (key === 'home') await arriveAt(site, page, ADMIN);
    // What the server alone writes leads to the page of the help.
    const html = await (await page.request.get(site.web.url + path)).text();
    expect(html, key).toContain(`href="/help/${key}"`);
    const asPage = await page.request.get(`${site.web.url}/help/${key}`);
    expect([key, asPage.status(), (await asPage.text()).includes(titleOf(key))]).toEqual([key, 200, true]);

    const link = page.locator(`a[href="/help/${key}"]`).first();
    const sheet = page.getByRole('dialog', { name: titleOf(key) });
    await page.goto(site.web.url + path);
    await expectScripted(link);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(sheet.getByText('چنین کار می‌کند.'), key).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet, key).toBeHidden();
    await expect(link, key).toBeFocused();
  }
});
