import { expect, type Page } from '@playwright/test';
import { peopleOf } from '../kit/people.ts';
import { ok } from '../kit/rest.ts';
import { pngOf } from '../kit/uploads.ts';
import { clipOf } from '../kit/videos.ts';
import { expectGood } from './looks.ts';
import { arriveAsAdmin, expectAlive, site } from './people.ts';
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

test('without script the text stands on the page, and its times lead into the file @desktop', async ({ browser }) => {
  const video = await shownVideo();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site().web.url });
  const page = await context.newPage();
  await page.goto(video.path);
  const text = page.getByRole('region', { name: 'متن ویدئو' });
  for (const caption of video.captions) await expect(text).toContainText(caption.text.split('\n')[0]!);
  await expect(text.getByRole('link').first()).toHaveAttribute(
    'href',
    `${video.url}#t=${video.captions[0]!.start / 1_000}`,
  );
  await expect(page.locator('video track')).toHaveAttribute('src', video.captionsUrl);
  const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent())!) as {
    '@graph': { '@type': string; transcript?: string; duration?: string }[];
  };
  const about = facts['@graph'].find((each) => each['@type'] === 'VideoObject');
  expect(about?.transcript).toContain(video.captions[0]!.text);
  expect(about?.duration).toMatch(/^PT\d+S$/);
  await context.close();
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('staff add a video with its picture and captions, and are told what is wrong @desktop', async ({ page }) => {
    const title = `فیلترها a${crypto.randomUUID().slice(0, 8)}`;
    const address = '/profile/admin?tab=videos';
    const captions = (end: string) => `WEBVTT\n\n00:00.500 --> 00:03.000\nیک\n\n00:${end} --> 00:05.000\nدو`;
    await arriveAsAdmin(page);
    await page.goto(address);
    const form = page.getByRole('form', { name: 'ویدئوی تازه' });
    const save = form.getByRole('button', { name: 'ذخیره' });
    await page.locator('summary', { hasText: 'ویدئوی تازه' }).click();
    await form.getByLabel('عنوان').fill(title);
    await form.getByLabel('خلاصه').fill('محدود کردن فهرست با فیلترهای دسته.');
    await form.getByLabel('زیرنویس').fill(captions('02.000'));
    const clip = { name: 'filters.webm', mimeType: 'video/webm', buffer: clipOf('filters') };
    await form.getByLabel('فایل ویدئو').setInputFiles(clip);
    const picture = { name: 'filters.png', mimeType: 'image/png', buffer: pngOf(960, 540) };
    await form.getByLabel('تصویر پیش از پخش').setInputFiles(picture);
    await save.click();
    await expect(form.getByLabel('زیرنویس')).toHaveAccessibleDescription(/زیرنویس ۲ پیش از پایان/);
    await form.getByLabel('زیرنویس').fill(captions('03.000'));
    // The files that came are kept.
    await save.click();
    await page.goto(`/videos?q=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('region', { name: 'متن ویدئو' })).toContainText('دو');
  });
});
