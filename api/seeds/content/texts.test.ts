import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Block, blocksOfMarkdown, checkBody, textOf } from '../../src/modules/content/blocks/index.ts';
import { problemsOfCaptions, readVtt, vttOf } from '../../src/modules/content/videos/captions.ts';
import { readWebm } from '../../src/modules/files/webm.ts';
import { roots } from '../catalog/market.ts';
import { people } from '../people.ts';
import { suppliers } from '../suppliers/all.ts';
import { targetOf } from './advertisement-rows.ts';
import { readRows } from './folder.ts';
import { readHelp, readLabels, readPages, readQuestions, readTypes } from './texts.ts';
import { clipPath, readVideos } from './video-rows.ts';
import { readComments, readFeedbacks } from './voices.ts';

const PICTURES = new URL('../pictures/', import.meta.url);
const pages = readPages();
const categories = readQuestions();
const help = readHelp();
const videos = readVideos();
const types = readTypes();
const names = new Map(pages.flatMap(({ pageName }) => (pageName ? [[`/page/${pageName}`, true]] : [])));
const codes = new Set(
  roots.flatMap((root) => [
    root.code,
    ...root.branches.flatMap((branch) => [branch.code, ...branch.leaves.map(({ code }) => code)]),
  ]),
);
/** A line by itself that shows an offer, a company or a video. */
const card = /^\[\[(product|supplier|video):([a-z-]+)(?::\d+)?\]\]$/gm;
const questions = categories.flatMap((category) => category.questions);
const texts: { at: string; body: string }[] = [
  ...pages.map(({ key, body }) => ({ at: `page ${key}`, body })),
  ...questions.map(({ key, answer }) => ({ at: `question ${key}`, body: answer })),
  ...help.map(({ key, body }) => ({ at: `help ${key}`, body })),
];
const lines = [
  ...pages.flatMap(({ key, title, summary }) => [title, summary].map((text) => ({ at: `page ${key}`, text }))),
  ...questions.map(({ key, question }) => ({ at: `question ${key}`, text: question })),
  ...videos.flatMap(({ key, title, summary, captions, chapters }) =>
    [title, summary, ...captions.map(({ text }) => text), ...chapters.map((chapter) => chapter.title)].map((text) => ({
      at: `video ${key}`,
      text,
    })),
  ),
  ...readLabels().flatMap(({ title, description }) => [title, description].map((text) => ({ at: 'labels', text }))),
  ...readRows('menus').map(({ title = '' }) => ({ at: 'menus', text: title })),
  ...readRows('advertisements').map(({ alt = '' }) => ({ at: 'advertisements', text: alt })),
  ...readRows('announcements').map(({ text = '' }) => ({ at: 'announcements', text })),
];
type Span = Block['spans'][number];
const withoutCards = (body: string) => body.replace(card, '');
const companies = suppliers.map(({ code }) => code);
const known = { supplier: companies, product: [...codes], video: videos.map(({ key }) => key) };
const unique = (list: readonly string[]) => new Set(list).size === list.length;
const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe.each(texts)('$at', ({ body }) => {
  const { blocks, dropped } = blocksOfMarkdown(withoutCards(body), { hosts: [] });

  test('is read as it is written', () => {
    expect(dropped).toEqual([]);
    expect(checkBody(blocks, { hosts: [] }).errors).toEqual([]);
  });

  test('is set as Persian is', () => {
    const prose = blocks.map((block) => ({ ...block, spans: proseOf(block.spans), rows: block.rows.map(proseRow) }));
    expect(wrongIn(textOf(prose))).toEqual([]);
    for (const block of prose) if (block.kind !== 'TABLE') expect(textOf([block])).not.toMatch(/^[A-Za-z]/);
  });

  test('leads somewhere', () => {
    for (const [, path = ''] of body.matchAll(/\]\((\/[^)]*)\)/g)) expect(leads(path), path).toBe(true);
  });
});

test.each(lines)('$at: $text is set as Persian is', ({ text }) => expect(wrongIn(text)).toEqual([]));

/** What is set as code is no prose: formulas, names of materials. A letter stands for it. */
const proseOf = (spans: readonly Span[]) =>
  spans.map((span) => (span.m?.includes('CODE') ? { ...span, t: 'Z' } : span));
const proseRow = (row: Block['rows'][number]) => ({
  ...row,
  cells: row.cells.map((cell) => ({ ...cell, spans: proseOf(cell.spans) })),
});

/** Rules of spelling that an editor would mend, each with what breaks it. */
const RULES: readonly (readonly [string, RegExp])[] = [
  ['Latin digits stand beside Latin letters only', /(?<![A-Za-z\d][A-Za-z\d.:/½ -]*)\d+(?![A-Za-z\d.:/ -]*[A-Za-z])/u],
  ['quotes are guillemets', /["“”]/u],
  ['می is joined by a half-space', /(?<!\p{L})ن?می \p{L}/u],
  ['ها is joined by a half-space', /\p{L} (?:ها|های|هایی|هایش)(?!\p{L})/u],
  ['تر is joined by a half-space', /\p{L} (?:تر|ترین)(?!\p{L})/u],
  ['a line begins in Persian, which decides its direction', /^[A-Za-z]/u],
  ['letters are Persian', /[يكىة]/u],
  ['signs are Persian', /[\u0600-\u06FF][,;?]|[٠-٩]/u],
  ['signs stand beside the word before them', / [،؛:؟.](?:\s|$)/mu],
  ['no half-space stands alone', /\u200C(?:\s|$)|\s\u200C|\u200C\u200C/mu],
  ['no two blanks', / {2}/u],
];
const wrongIn = (text: string) =>
  RULES.flatMap(([rule, pattern]) => {
    const found = pattern.exec(text);
    return found ? [`${rule}: «${text.slice(Math.max(0, found.index - 20), found.index + 20)}»`] : [];
  });

/** Addresses of the site that texts may lead to. */
const ADDRESSES = [
  '/faq',
  '/feedback',
  '/help',
  '/search',
  '/videos',
  '/basket',
  '/how-it-works',
  '/products/compare',
  '/users/login',
];
const leads = (path: string) =>
  ADDRESSES.includes(path) ||
  names.has(path) ||
  path.startsWith('/profile/') ||
  path === '/' ||
  roots.some(({ code }) => path === `/category/categoryType/${code}` || path === `/suppliers/${code}`);

test('40 pages in 5 types, 8 of them by suppliers, one scheduled, one in review, one archived', () => {
  const articles = pages.filter(({ pageName }) => pageName === undefined);
  expect(articles).toHaveLength(40);
  expect(new Set(articles.map(({ type }) => type)).size).toBe(5);
  expect(articles.filter(({ supplier }) => supplier)).toHaveLength(8);
  for (const state of ['SCHEDULED', 'IN_REVIEW', 'ARCHIVED'])
    expect(articles.filter((page) => page.state === state)).toHaveLength(1);
});

test.each(pages)('$key stays within the limits', ({ title, summary, seo, labels, body, pageName }) => {
  expect(title.length).toBeLessThanOrEqual(120);
  expect(summary.length).toBeLessThanOrEqual(400);
  expect(seo.title?.length ?? 0).toBeLessThanOrEqual(60);
  expect(seo.description?.length ?? 0).toBeLessThanOrEqual(160);
  expect(labels.length).toBeLessThanOrEqual(8);
  if (pageName) expect(pageName).toMatch(/^[a-z0-9-]{3,60}$/);
  else expect(words(body)).toBeGreaterThanOrEqual(250);
});

test.each(pages)('$key names what the market has', ({ type, categories: shown, supplier, state, days, ...page }) => {
  expect(types.map((each) => each.key)).toContain(type);
  expect([...codes]).toEqual(expect.arrayContaining(shown));
  if (supplier) expect(companies).toContain(supplier);
  if (state !== 'IN_REVIEW') expect(Number.isFinite(days)).toBe(true);
  if (page.redirect) expect(leads(page.redirect)).toBe(true);
  if (page.cover) expect(readdirSync(PICTURES)).toContain(page.cover.file);
  for (const [, kind, code = ''] of page.body.matchAll(card)) expect(known[kind as keyof typeof known]).toContain(code);
});

test('titles of pages are unique', () => expect(unique(pages.map(({ title }) => title))).toBe(true));

test('pages use labels that are described, and no label is idle', () => {
  const used = new Set(pages.flatMap(({ labels }) => labels));
  expect([...used].sort()).toEqual(
    readLabels()
      .map(({ title }) => title)
      .sort(),
  );
});

test('the site has its own pages, and terms that a login agrees to', () => {
  const site = ['about', 'contact', 'how-it-works', 'how-to-sell', 'privacy', 'terms'];
  expect(pages.flatMap(({ pageName }) => pageName ?? []).sort()).toEqual(site);
  expect(pages.filter(({ consentVersion }) => consentVersion).map(({ key }) => key)).toEqual(['terms']);
});

test('60 questions in 8 categories, each once, short enough', () => {
  expect(categories).toHaveLength(8);
  expect(questions).toHaveLength(60);
  expect(unique(questions.map(({ question }) => question))).toBe(true);
  for (const { question } of questions) expect(question.length).toBeLessThanOrEqual(200);
});

test('help stands on at least 12 screens and names questions that are there', () => {
  expect(help.length).toBeGreaterThanOrEqual(12);
  expect(unique(help.map(({ screen }) => screen))).toBe(true);
  const keys = questions.map(({ key }) => key);
  for (const { related } of help) {
    expect(related.length).toBeLessThanOrEqual(5);
    for (const key of related) expect(keys).toContain(key);
  }
  for (const { video } of help) if (video) expect(known.video).toContain(video);
});

test.each(videos)(
  '$key is a clip of at most 40 seconds and 300 kB with captions in their order',
  ({ key, ...video }) => {
    const bytes = readFileSync(clipPath(`${key}.webm`));
    const { durationMs } = readWebm(bytes);
    expect(bytes.length).toBeLessThanOrEqual(300_000);
    expect(durationMs).toBeLessThanOrEqual(40_000);
    expect(statSync(clipPath(`${key}.webp`)).size).toBeLessThanOrEqual(60_000);
    const { captions, chapters, summary } = video;
    expect(problemsOfCaptions(captions, { field: 'captions', isWhole: false, durationMs })).toEqual([]);
    expect(readVtt(vttOf(captions))).toEqual({ captions });
    expect(chapters.length).toBeGreaterThan(0);
    expect(summary.length).toBeLessThanOrEqual(400);
  },
);

test('menus lead to pages and types that are there', () => {
  for (const { href = '' } of readRows('menus')) {
    if (href.startsWith('@')) expect(types.map(({ key }) => `@${key}`)).toContain(href);
    else if (href) expect(leads(href), href).toBe(true);
  }
});

test('6 advertisements in every slot, with pictures of at most 20 kB', () => {
  const advertisements = readRows('advertisements');
  expect(advertisements).toHaveLength(6);
  expect(new Set(advertisements.map(({ slot }) => slot)).size).toBe(5);
  for (const { key, target = '', categories } of advertisements) {
    if (!target.startsWith('@')) expect(leads(target), target).toBe(true);
    expect(targetOf(target)).toMatch(/^\//);
    if (categories) expect(codes).toContain(categories);
    for (const kind of ['desktop', 'mobile']) {
      const { size } = statSync(new URL(`advertisements/${key}-${kind}.webp`, import.meta.url));
      expect(size).toBeLessThanOrEqual(20 * 1_024);
    }
  }
});

test('80 comments by people of the seeds, a rating once per person and thing', () => {
  const comments = readComments();
  expect(comments).toHaveLength(80);
  const keys = comments.flatMap(({ key }) => key ?? []);
  const accounts = people.map(({ name }): string => name);
  expect(unique(keys)).toBe(true);
  expect(unique(comments.filter(({ rating }) => rating).map(({ on, by }) => `${on} ${by}`))).toBe(true);
  for (const { on, by, below, text, rating, pros, cons, state, reason } of comments) {
    expect(accounts).toContain(by);
    const [kind, code = ''] = on.split(':');
    if (kind === 'page') expect(pages.map(({ key }) => key)).toContain(code);
    else expect(codes).toContain(code);
    if (below) expect(keys).toContain(below);
    if (below) expect(rating).toBeUndefined();
    expect(text.length).toBeGreaterThanOrEqual(10);
    expect(text.length).toBeLessThanOrEqual(1_000);
    for (const point of [...pros, ...cons]) expect(point.length).toBeLessThanOrEqual(80);
    expect(reason !== undefined).toBe(state === 'REJECTED');
  }
});

test('20 feedbacks in several states', () => {
  const feedbacks = readFeedbacks();
  expect(feedbacks).toHaveLength(20);
  const accounts = people.map(({ name }): string => name);
  for (const { subject, body, by, status, answer, closeReason, endedDays } of feedbacks) {
    expect(subject.length).toBeLessThanOrEqual(100);
    expect(body.length).toBeGreaterThanOrEqual(10);
    if (by) expect(accounts).toContain(by);
    expect(closeReason !== undefined).toBe(status === 'CLOSED');
    if (['ANSWERED', 'CLOSED'].includes(status)) expect(answer && endedDays).toBeTruthy();
  }
});
