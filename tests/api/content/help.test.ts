import { afterAll, beforeAll, expect, it } from 'vitest';
import { helpKeys } from '../../../api/src/modules/content/help/help-keys.generated.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';

const NOBODY = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';

let app: Awaited<ReturnType<typeof startAppAt>>;
let editor: { headers: object };
beforeAll(async () => {
  app = await startAppAt('2026-12-01T08:00:00Z');
  editor = { headers: await app.headersOf(['CONTENT_EDITOR']) };
  await app.db.query('delete from help_entries');
});
afterAll(() => app?.stop());

const body = [{ kind: 'PARAGRAPH', spans: [{ t: 'صافی‌ها را از کنار فهرست انتخاب کنید.' }] }];
const write = (frontUniqueId: string, given: object = {}) =>
  app.put('/admin/helpsystems/{frontUniqueId}', {
    by: editor,
    path: { frontUniqueId },
    body: { title: 'فهرست کالاها', body, relatedQuestionIds: [], ...given },
  });
const read = (frontUniqueId: string) => app.get('/helpsystems/byfrontuniqueid', { query: { frontUniqueId } });
const topics = async () => ok(await app.get('/helpsystems')).map(({ frontUniqueId }) => frontUniqueId);

it('help is written for screens that there are, and read by everybody', async () => {
  expect((await read('product-list')).body.code).toBe('HELP_NOT_FOUND');
  ok(await write('product-list'));
  ok(await write('selling.goods', { title: 'کالاهای من' }));
  expect(ok(await read('product-list'))).toMatchObject({ title: 'فهرست کالاها', body: [{ kind: 'PARAGRAPH' }] });
  expect(await topics()).toEqual(['product-list', 'selling.goods']);
  expect((await write('no-screen')).body.code).toBe('HELP_SCREEN_UNKNOWN');
  expect((await write('<b>')).body.code).toBe('HELP_SCREEN_UNKNOWN');
});

it('staff see every screen, those without help too', async () => {
  ok(await write('compare'));
  const screens = ok(await app.get('/admin/helpsystems', { by: editor }));
  expect(screens.map(({ frontUniqueId }) => frontUniqueId)).toEqual(helpKeys.map(({ key }) => key));
  const entryOf = (key: string) => screens.find(({ frontUniqueId }) => frontUniqueId === key)?.entry;
  expect([entryOf('compare')?.version, entryOf('home')]).toEqual([1, undefined]);
});

it('is changed by the version that was read, and made once', async () => {
  const [one, other] = await Promise.all([write('search'), write('search')]);
  expect([one.status, other.status].sort()).toEqual([200, 409]);
  expect(ok(await write('search', { version: 1 })).entry?.version).toBe(2);
  expect((await write('search', { version: 1 })).body.code).toBe('VERSION_CONFLICT');
  expect((await write('profile', { version: 1 })).body.code).toBe('VERSION_CONFLICT');
});

it('goes with questions that there are', async () => {
  const { status, body: problem } = await write('login', { relatedQuestionIds: [NOBODY], body: [] });
  expect([status, problem.errors?.map(({ field, code }) => `${field} ${code}`)]).toEqual([
    400,
    ['body REQUIRED', 'relatedQuestionIds[0] FAQ_QUESTION_NOT_FOUND'],
  ]);
});

it('opened help is a visit', async () => {
  ok(await write('messages'));
  const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
  const path = { frontUniqueId: 'messages' };
  for (let turn = 0; turn < 2; turn += 1) await app.post('/helpsystems/{frontUniqueId}/visit', { headers, path });
  expect(await app.db.query(`select visits::int from visit_counts where object_type = 'HELP'`)).toEqual([
    { visits: 1 },
  ]);
});
