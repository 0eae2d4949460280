import fc from 'fast-check';
import { expect, it } from 'vitest';
import { atomXml, type Feed, type FeedEntry } from '../../../web/app/features/content/feeds/atom.ts';
import { problemsOfFeed } from './validate-feed.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('آب‌بند <b> & «گرم»', ']]>', '</title><script>alert(1)</script>', '\u0000\u000b\ufffe', '\ud800', ''),
);
const instant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const path = fc.stringMatching(/^\/contents\/[\p{L}\d'"&<> -]{1,30}$/u);
const entry: fc.Arbitrary<FeedEntry> = fc.record({
  id: fc.uuid(),
  title: text,
  summary: text,
  authorName: text.map((name) => `س${name}`),
  path,
  publishedAt: instant,
  updatedAt: instant,
  labels: fc.array(text, { maxLength: 3 }),
});
const feed: fc.Arbitrary<Feed> = fc.record({
  id: fc.uuid(),
  title: text,
  subtitle: text,
  authorName: fc.constant('راسته'),
  selfPath: fc.constant('/feed.atom'),
  listPath: path,
  entries: fc.array(entry, { maxLength: 30 }),
});

it('whatever the texts hold, a feed is Atom 1.0', async () => {
  const feeds = fc.sample(feed, { numRuns: 100, seed: 38 });
  const problems = await problemsOfFeed(feeds.map((each) => atomXml('https://rasteh.example', each)));
  expect(problems).toEqual([]);
});

it('a feed changed when its newest entry did, and one without entries never', () => {
  const [some] = fc.sample(
    feed.filter(({ entries }) => entries.length > 1),
    { numRuns: 1, seed: 1 },
  );
  const newest = some!.entries
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  expect(/<updated>(.*?)<\/updated>/.exec(atomXml('https://x.example', some!))?.[1]).toBe(newest);
  expect(atomXml('https://x.example', { ...some!, entries: [] })).toContain('<updated>1970-01-01T00:00:00.000Z<');
});

it('what is no Atom is told so', async () => {
  const broken = '<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title></feed>';
  expect(await problemsOfFeed([broken])).not.toEqual([]);
});
