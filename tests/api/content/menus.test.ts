import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';
import { until } from '../../kit/until.ts';

let app: Awaited<ReturnType<typeof startAppAt>>;
let editor: { headers: object };
let categoryId: string;
beforeAll(async () => {
  app = await startAppAt('2026-12-01T08:00:00Z');
  // Snapshots hear of writes.
  await app.listen();
  editor = { headers: await app.headersOf(['CONTENT_EDITOR']) };
  categoryId = ok(await app.get('/categories/top-levels'))[0]!.id;
});
afterAll(() => app?.stop());

const menuOf = async (platform: string) =>
  ok(await app.get('/admin/websitemenus', { by: editor })).find((each) => each.platform === platform)!;
const write = async (platform: string, entries: object[], version?: number) =>
  app.put('/admin/websitemenus/{platform}', {
    by: editor,
    path: { platform },
    body: { version: version ?? (await menuOf(platform)).version, entries },
  });
const treeOf = async (platform: string) => ok(await app.get('/websitemenus/tree', { query: { platform } }));

/** As staff do it, and heard of. */
async function activate(isActive: boolean) {
  await app.db.query('update categories set is_active = $2 where id = $1', [categoryId, isActive]);
  await app.db.query(`insert into changes (tag) values ('categories') on conflict do nothing`);
  const path = { id: categoryId };
  await until('the category is heard of', async () => {
    const { status } = await app.get('/categories/{id}', { path });
    return (status === 200) === isActive;
  });
}

describe('the menu of a platform', () => {
  it('is written as a whole, and read as a tree of three levels', async () => {
    expect(await treeOf('MOBILE')).toEqual([]);
    const written = await write('MOBILE', [
      { level: 1, title: 'خرید' },
      { level: 2, title: 'سبد نیاز', href: '/basket' },
      { level: 3, title: 'پرسش‌ها', href: '/faq' },
      { level: 1, title: 'نماد اعتماد', href: 'https://enamad.ir' },
    ]);
    expect(ok(written)).toMatchObject({ platform: 'MOBILE', version: 1, checkedAt: '2026-12-01T08:00:00.000Z' });
    await until('it is heard of', async () => (await treeOf('MOBILE')).length === 2);
    expect(await treeOf('MOBILE')).toEqual([
      {
        title: 'خرید',
        children: [
          { title: 'سبد نیاز', href: '/basket', children: [{ title: 'پرسش‌ها', href: '/faq', children: [] }] },
        ],
      },
      { title: 'نماد اعتماد', href: 'https://enamad.ir/', children: [] },
    ]);
  });

  it('says of each entry what is wrong with it, and writes nothing', async () => {
    const before = await menuOf('MOBILE');
    const { status, body } = await write('MOBILE', [
      { level: 1, title: 'خرید', href: '//evil.example' },
      { level: 3, title: 'پرسش‌ها', href: '/faq' },
      { level: 1, title: 'تهی' },
      { level: 1, title: 'بیگانه', href: 'https://evil.example/' },
      { level: 1, title: 'فرمان', href: 'javascript:alert(1)' },
    ]);
    expect(status).toBe(400);
    expect(body.errors!.map(({ field, code }) => [field, code])).toEqual([
      ['entries[0].href', 'CONTENT_LINK_NOT_ALLOWED'],
      ['entries[1].level', 'MENU_LEVEL_SKIPPED'],
      ['entries[2].href', 'MENU_HEADING_EMPTY'],
      ['entries[3].href', 'CONTENT_LINK_NOT_ALLOWED'],
      ['entries[4].href', 'CONTENT_LINK_NOT_ALLOWED'],
    ]);
    expect(await menuOf('MOBILE')).toEqual(before);
  });

  it('has at most 60 entries', async () => {
    const entries = Array.from({ length: 61 }, (_, at) => ({ level: 1, title: `ردیف ${at}`, href: '/faq' }));
    expect((await write('MOBILE', entries)).status).toBe(400);
    expect((await write('MOBILE', entries.slice(1))).status).toBe(200);
  });

  it('of editors who write at once one is told, with the version that is stored', async () => {
    const { version } = await menuOf('MOBILE');
    const entries = [{ level: 1, title: 'پرسش‌ها', href: '/faq' }];
    const answers = await Promise.all(Array.from({ length: 4 }, () => write('MOBILE', entries, version)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const stale = await write('MOBILE', entries, version);
    expect(stale.body).toMatchObject({ code: 'VERSION_CONFLICT' });
    expect((await menuOf('MOBILE')).version).toBe(version + 1);
  });

  it('marks what leads nowhere and leaves it out for readers, until it leads somewhere again', async () => {
    const href = `/category/${categoryId}/slug`;
    const entries = [
      { level: 1, title: 'دسته', href },
      { level: 1, title: 'گم‌شده', href: '/nowhere' },
      { level: 1, title: 'صفحه', href: '/page/no-such-page' },
      { level: 1, title: 'پرسش‌ها', href: '/faq' },
    ];
    const { entries: written } = ok(await write('MOBILE', entries));
    expect(written.map(({ isDead }) => isDead)).toEqual([false, true, true, false]);
    const shows = (titles: string[]) =>
      until(`the menu shows ${titles.join(', ')}`, async () => {
        const tree = await treeOf('MOBILE');
        return tree.map(({ title }) => title).join() === titles.join();
      });
    await shows(['دسته', 'پرسش‌ها']);

    const { version } = await menuOf('MOBILE');
    await activate(false);
    app.clock.set('2026-12-02T08:00:00Z');
    await app.tick();
    const after = await menuOf('MOBILE');
    expect(after.entries.map(({ isDead }) => isDead)).toEqual([true, true, true, false]);
    expect(after).toMatchObject({ version, checkedAt: '2026-12-02T08:00:00.000Z' });
    await shows(['پرسش‌ها']);

    await activate(true);
    app.clock.set('2026-12-03T08:00:00Z');
    await app.tick();
    await shows(['دسته', 'پرسش‌ها']);
  });
});

it('who writes no content neither reads nor writes menus as staff do', async () => {
  for (const roles of [[], ['MODERATOR'], ['SUPPORT']]) {
    const by = { headers: await app.headersOf(roles) };
    expect((await app.get('/admin/websitemenus', { by })).status).toBe(403);
    const body = { version: 0, entries: [] };
    expect((await app.put('/admin/websitemenus/{platform}', { by, path: { platform: 'WEB' }, body })).status).toBe(403);
  }
});
