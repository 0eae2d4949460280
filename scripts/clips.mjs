import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { encode, size } from './clips/encode.mjs';
import { Stage } from './clips/stage.mjs';
import { stories } from './clips/stories.mjs';
import { webmOf } from './clips/webm.mjs';
import { findOrInstallBrowser } from './machine/browser.mjs';
import { inRoot } from './machine/root.mjs';
import { say } from './machine/say.mjs';

// Records the clips of the seeds (api/seeds/content/videos) on a site that runs: `npm run clips -- --site URL [KEY …]`. Each is
// a video, its picture, and what is said in it, whose times this writes.
const WIDTH = 1_200;
const POSTER_QUALITY = 80;
const MOST_BYTES = 300_000;
const MOST_MS = 40_000;
/** When the picture of a clip is taken, as a part of its length. */
const POSTER_AT = 0.55;
const CODEC = 'V_VP9';
const columns = ['start', 'end', 'chapter', 'text', 'typed'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { site: { type: 'string', default: 'http://127.0.0.1:3000' } },
});
const keys = positionals.length > 0 ? positionals : Object.keys(stories);
const folder = inRoot('api/seeds/content/videos');

const browser = await chromium.launch({ executablePath: await findOrInstallBrowser(), args: ['--no-sandbox'] });
try {
  for (const key of keys) await record(key);
} finally {
  await browser.close();
}

async function record(key) {
  const lines = readLines(key);
  const stage = await play(key, lines);
  const frames = await encodeAll(stage.pictures);
  const video = webmOf({ ...size, codec: CODEC, durationMs: stage.now, frames });
  if (video.length > MOST_BYTES || stage.now > MOST_MS)
    throw new Error(`${key} has ${video.length} bytes and takes ${stage.now} ms: more than a clip may`);
  writeFileSync(`${folder}/${key}.webm`, video);
  const poster = stage.pictures.findLast(({ timeMs }) => timeMs <= stage.now * POSTER_AT);
  await sharp(poster.jpeg).webp({ quality: POSTER_QUALITY }).toFile(`${folder}/${key}.webp`);
  writeLines(key, lines);
  say(`${key}: ${(stage.now / 1_000).toFixed(1)} s, ${Math.round(video.length / 1_000)} kB`);
}

/** Does what a clip shows, as somebody who has not been here before. */
async function play(key, lines) {
  const context = await browser.newContext({
    baseURL: values.site,
    viewport: { width: WIDTH, height: (WIDTH * size.height) / size.width },
    deviceScaleFactor: size.width / WIDTH,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  // What is announced changes; clips show what stays.
  const announced = page.locator('form[action="/announcements/dismiss"] button');
  while ((await announced.count()) > 0) {
    await announced.first().click();
    await page.waitForLoadState('networkidle');
  }
  const stage = new Stage(page, lines);
  await stories[key](stage);
  await stage.end();
  await context.close();
  return stage;
}

async function encodeAll(pictures) {
  const page = await browser.newPage();
  // Coding is for pages of an origin that is trusted.
  await page.route('http://localhost/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('http://localhost/');
  const frames = await encode(page, pictures, CODEC);
  await page.close();
  return frames;
}

function readLines(key) {
  const [, ...rows] = readFileSync(`${folder}/${key}.tsv`, 'utf8').trimEnd().split('\n');
  return rows.map((row) => {
    const [, , chapter, text, typed] = row.split('\t');
    return { chapter, text, typed, start: 0, end: 0 };
  });
}

function writeLines(key, lines) {
  const rows = lines.map((line) => columns.map((column) => line[column] ?? '').join('\t'));
  writeFileSync(`${folder}/${key}.tsv`, `${[columns.join('\t'), ...rows].join('\n')}\n`);
}
