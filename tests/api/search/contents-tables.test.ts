import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageIdOf } from '../../../api/seeds/content/page-rows.ts';
import { seedContent } from '../../../api/seeds/content/seed-content.ts';
import { readHelp } from '../../../api/seeds/content/texts.ts';
import { videoIdOf } from '../../../api/seeds/content/video-rows.ts';
import { seededId } from '../../../api/seeds/random.ts';
import { helpKeys } from '../../../api/src/modules/content/help/help-keys.generated.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';
import { readTable } from './search-tables/read-table.ts';

const RANK = 3;
/** Rows of both tables, and how many of them are right. */
const ASKED = 60;
const RIGHT = 55;

type Row = Record<'query' | 'kind' | 'expected', string>;
let app: Awaited<ReturnType<typeof startAppAt>>;
beforeAll(async () => {
  app = await startAppAt('2026-12-01T08:00:00Z');
  const folder = join(app.settings.RASTEH_DATA!, 'files');
  await seedContent(app.db, { now: app.clock.now(), linkKey: app.linkKey, folder });
});
afterAll(() => app?.stop());

const pathOfHelp = (screen: string) => {
  if (!readHelp().some((each) => each.screen === screen)) throw new Error(`no help is for ${screen}`);
  return `/help/${helpKeys.find(({ path }) => path === screen)!.key}`;
};

/** Whether one of the first three is what was meant. */
async function isFound({ query, kind, expected }: Row): Promise<boolean> {
  if (kind === 'OFFER') {
    const offers = ok(await app.get('/supplierproducts/catalog', { query: { searchKey: query, pageSize: RANK } }));
    return offers.items.some(({ categoryId }) => categoryId === seededId(`category:${expected}`));
  }
  const { items } = ok(await app.get('/searches/contents', { query: { key: query, pageSize: RANK } }));
  return items.some((hit) => hit.kind === kind && isMeant(hit, expected));
}

function isMeant(
  { kind, objectId, title, path }: { kind: string; objectId: string; title: string; path: string },
  expected: string,
) {
  if (kind === 'PAGE') return objectId === pageIdOf(expected);
  if (kind === 'HELP') return path === pathOfHelp(expected);
  if (kind === 'VIDEO') return objectId === videoIdOf(expected);
  return title === expected;
}

it('what people type finds what they mean among the first three', async () => {
  const rows = [...readTable<keyof Row>('contents'), ...readTable<keyof Row>('contents-blind')];
  expect(rows).toHaveLength(ASKED);
  const wrong: string[] = [];
  for (const row of rows) if (!(await isFound(row))) wrong.push(`${row.kind}: ${row.query} (${row.expected})`);
  console.info(`contents: ${ASKED - wrong.length} of ${ASKED} right\n${wrong.join('\n')}`);
  expect(wrong.length).toBeLessThanOrEqual(ASKED - RIGHT);
});
