import { expect, type Page } from '@playwright/test';
import { pngOf } from '../kit/uploads.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { openLoggedIn } from './people.ts';
import { test } from './test.ts';

const picture = { name: 'من.png', mimeType: 'image/png', buffer: pngOf(800, 400) };
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'برش تصویر' });
type Square = { left: number; top: number; size: number };

/** Opens the own home, chooses a picture and waits for it under its frame. */
async function startCutting(page: Page) {
  await openLoggedIn(page, '/profile');
  await page.locator('input[type=file]').setInputFiles(picture);
  await expect(dialogOf(page).locator('img[src^="blob:"]')).toBeVisible();
  return dialogOf(page).getByRole('application', { name: 'جای برش در تصویر' });
}

/** Saves, and waits until the picture is set. @returns the square that was sent */
async function save(page: Page): Promise<Square> {
  const sent = page.waitForRequest((request) => request.postData()?.includes('"crop"') ?? false);
  await dialogOf(page).getByRole('button', { name: 'ذخیره' }).click();
  const { variables } = (await sent).postDataJSON() as { variables: { input: { crop: Square } } };
  await expect(page.getByText('تصویر شما ثبت شد.')).toBeVisible();
  return variables.input.crop;
}

test('a picture is cut with the keyboard: arrows, plus and minus, the zoom beside it @full', async ({ page }) => {
  const stage = await startCutting(page);
  await expect(stage).toBeFocused();
  await expectAccessibleInBothThemes(page, 'cutting');
  await expectNoSidewaysScroll(page, 'cutting');
  await stage.press('ArrowRight');
  await stage.press('ArrowUp');
  const zoom = dialogOf(page).getByLabel('بزرگ‌نمایی');
  await stage.press('+');
  await expect(zoom).toHaveAttribute('aria-valuetext', '۱۱۰٪');
  await stage.press('-');
  await expect(zoom).toHaveAttribute('aria-valuetext', '۱۰۰٪');
  await zoom.fill('1.6');
  await expect(zoom).toHaveAttribute('aria-valuetext', '۱۶۰٪');
  const { left, top, size } = await save(page);
  // From the middle: the picture went to the right by a twentieth of the frame, which is half as wide as it; then nearer.
  expect(left).toBeCloseTo(0.25 - 0.05 / 2 + (1 - 1 / 1.6) / 4, 5);
  expect(top).toBeCloseTo((1 - 1 / 1.6) / 2, 5);
  expect(size).toBeCloseTo(1 / 1.6, 5);
});

test('a picture is cut by dragging, and giving up sends nothing @full', async ({ page }) => {
  const stage = await startCutting(page);
  const box = (await stage.boundingBox())!;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - box.width * 0.2, y, { steps: 4 });
  await page.mouse.up();
  const { left, top, size } = await save(page);
  // The frame is eight tenths of the stage.
  expect(left).toBeCloseTo(0.25 + 0.25 / 2, 2);
  expect([top, size]).toEqual([0, 1]);

  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/files') && sent.push(request.url()));
  await page.locator('input[type=file]').setInputFiles(picture);
  await dialogOf(page).getByRole('button', { name: 'انصراف' }).click();
  await expect(dialogOf(page)).toBeHidden();
  expect(sent).toEqual([]);
});

test('two fingers make a picture larger @full', async ({ page }) => {
  const stage = await startCutting(page);
  const box = (await stage.boundingBox())!;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: string, apart?: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type: type as never,
      touchPoints: apart === undefined ? [] : [-apart, apart].map((by, id) => ({ x: x + by, y, id })),
    });
  await touch('touchStart', 40);
  for (const apart of [50, 60, 70, 80]) await touch('touchMove', apart);
  await touch('touchEnd');
  const { left, top, size } = await save(page);
  // Twice as far apart is twice as near, around the middle.
  expect(size).toBeCloseTo(0.5, 1);
  expect(left).toBeCloseTo(0.375, 1);
  expect(top).toBeCloseTo(0.25, 1);
});
