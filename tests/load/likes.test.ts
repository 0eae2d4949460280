import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { newsroomOf } from '../contract/contents.kit.ts';
import { graphOf } from '../gateway/ask.ts';
import { hasPostgres } from '../kit/postgres.ts';
import { peopleOf } from '../kit/people.ts';
import { startSite } from '../kit/site.ts';

const READERS = 10;
const LIKES_A_SECOND = 50;
const VISITS_A_SECOND = 50;
const SECONDS = 20;
const BAR = 0.95;
const LIKE =
  'mutation ($input: LikePageInput!) { likePage(input: $input) { pageLike { likeCount } userErrors { code } } }';

it.skipIf(!hasPostgres)('the kept home page stays kept while fifty people a second like texts', async () => {
  await using site = await startSite({ database: 'postgres', env: { RATE_LIMIT_PER_MINUTE: '1000000' } });
  const people = peopleOf(site.api);
  const readers = await Promise.all(Array.from({ length: READERS }, () => people.login()));
  const newsroom = await newsroomOf(people);
  const type = await newsroom.type('نوشته‌های آزمون', 'ARTICLE');
  const texts = [await newsroom.published(type.id, 'یکم'), await newsroom.published(type.id, 'دوم')];
  const graph = graphOf(site.gateway);
  const home = () => fetch(`${site.web.url}/`).then((answer) => answer.text());
  await home();
  const before = await outcomes(site.web.url);
  const like = async (turn: number) => {
    const { accessToken } = readers[turn % READERS]!;
    const { id } = texts[Math.floor(turn / READERS) % texts.length]!;
    const input = { pageId: id, isLiked: Math.floor(turn / (READERS * texts.length)) % 2 === 0 };
    const { errors } = await graph.ask(LIKE, { input }, { authorization: `Bearer ${accessToken}` });
    return errors;
  };
  const [likes, pages] = await Promise.all([
    everySecond(LIKES_A_SECOND, like),
    everySecond(VISITS_A_SECOND, async () => (await home()).includes('</html>')),
  ]);
  const after = await outcomes(site.web.url);
  const gained = { hit: after.hit - before.hit, stale: after.stale - before.stale, miss: after.miss - before.miss };
  const all = gained.hit + gained.stale + gained.miss;
  console.info(`hits ${((gained.hit / all) * 100).toFixed(1)} % of ${all}`, gained);
  expect(likes.flat()).toEqual([]);
  expect(pages.filter((isWhole) => !isWhole)).toEqual([]);
  expect(all).toBeGreaterThanOrEqual(SECONDS * VISITS_A_SECOND);
  expect(gained.hit / all).toBeGreaterThanOrEqual(BAR);
});

/** Does something so often a second, whether or not what came before is done. */
async function everySecond<T>(count: number, work: (turn: number) => Promise<T>): Promise<T[]> {
  const startedAt = performance.now();
  const all: Promise<T>[] = [];
  for (let turn = 0; turn < count * SECONDS; turn += 1) {
    await pause(Math.max(0, startedAt + (turn * 1_000) / count - performance.now()));
    all.push(work(turn));
  }
  return Promise.all(all);
}

/** What was found of the pages that the web server was asked for. */
async function outcomes(url: string): Promise<Record<'hit' | 'stale' | 'miss', number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const of = (outcome: string) =>
    Number(new RegExp(`^page_cache_total\\{outcome="${outcome}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
  return { hit: of('hit'), stale: of('stale'), miss: of('miss') };
}
