import { expect, type Page } from '@playwright/test';
import { peopleOf } from '../kit/people.ts';
import { ok } from '../kit/rest.ts';
import { expectGood } from './looks.ts';
import { expectAlive, site } from './people.ts';
import { test } from './test.ts';

// Somebody watches a clip of the site: with captions, faster, from a place in the middle; and reads it where no script runs.

/** The clip that the site of the journeys shows. */
async function shownVideo() {
  const { items } = ok(await peopleOf(site().api).get('/mediavideos', { query: {} }));
  return items[0]!;
}

const stateOf = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => ({
    time: video.currentTime,
    rate: video.playbackRate,
    isPaused: video.paused,
    captions: video.textTracks[0]?.mode,
    cues: video.textTracks[0]?.cues?.length ?? 0,
  }));

test('a video is played with captions, faster, and from a chapter on', async ({ page, isMobile }) => {
  const video = await shownVideo();
  await expectGood(page, { path: video.path }, isMobile);
  await expectAlive(page);
  expect(await stateOf(page)).toMatchObject({ isPaused: true, time: 0, captions: 'showing' });

  await page.getByRole('navigation', { name: 'بخش‌های ویدئو' }).getByRole('link').last().click();
  await expect.poll(async () => (await stateOf(page)).time).toBeGreaterThanOrEqual(4);
  await expect.poll(async () => (await stateOf(page)).cues).toBe(video.captions.length);

  await page.locator('video').focus();
  await page.keyboard.press('Shift+Period');
  expect(await stateOf(page)).toMatchObject({ rate: 1.25 });
  await expect(page.getByLabel('سرعت پخش')).toHaveValue('1.25');
  await page.keyboard.press('Shift+Comma');
  await page.keyboard.press('Shift+Comma');
  expect(await stateOf(page)).toMatchObject({ rate: 0.75 });

  const toggle = page.getByRole('checkbox', { name: 'زیرنویس' });
  await page.keyboard.press('c');
  await expect(toggle).not.toBeChecked();
  expect(await stateOf(page)).toMatchObject({ captions: 'hidden' });
  await toggle.check();
  expect(await stateOf(page)).toMatchObject({ captions: 'showing' });
});

test('without script the text stands on the page, and its times lead into the file', async ({ browser }) => {
  const video = await shownVideo();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site().web.url });
  const page = await context.newPage();
  await page.goto(video.path);
  const text = page.getByRole('region', { name: 'متن ویدئو' });
  for (const caption of video.captions) await expect(text).toContainText(caption.text.split('\n')[0]!);
  await expect(text.getByRole('link').first()).toHaveAttribute('href', `${video.url}#t=${video.captions[0]!.start / 1_000}`);
  await expect(page.locator('video track')).toHaveAttribute('src', video.captionsUrl);
  const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent())!) as {
    '@graph': { '@type': string; transcript?: string; duration?: string }[];
  };
  const about = facts['@graph'].find((each) => each['@type'] === 'VideoObject');
  expect(about?.transcript).toContain(video.captions[0]!.text);
  expect(about?.duration).toMatch(/^PT\d+S$/);
  await context.close();
});
