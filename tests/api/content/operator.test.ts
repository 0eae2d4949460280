import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';
import { until } from '../../kit/until.ts';

let app: Awaited<ReturnType<typeof startAppAt>>;
let editor: { headers: object };
beforeAll(async () => {
  app = await startAppAt('2026-12-01T08:00:00Z');
  // Snapshots hear of writes.
  await app.listen();
  editor = { headers: await app.headersOf(['CONTENT_EDITOR']) };
  await app.db.query('delete from site_operators');
});
afterAll(() => app?.stop());

const operator = {
  name: 'شرکت بازار صنعت راسته',
  address: 'تهران، خیابان آزادی، پلاک ۱۲، کد پستی ۱۴۵۸۸۸۹۹۶۳',
  phones: ['+982188776655', '09121234567'],
  email: 'support@rasteh.example',
  nationalLegalId: '10380284790',
  supportHours: 'شنبه تا چهارشنبه، ۸ تا ۱۶',
};
const write = (given: object) =>
  app.put('/admin/siteoperator', { by: editor, body: { version: 0, ...operator, ...given } });

it('nobody runs the site until somebody writes who does; then everybody reads it', async () => {
  expect((await app.get('/siteoperator')).status).toBe(204);
  expect(ok(await app.get('/admin/siteoperator', { by: editor }))).toEqual({ version: 0 });
  const written = ok(await write({}));
  expect(written.version).toBe(1);
  await until('it is heard of', async () => (await app.get('/siteoperator')).status === 200);
  const shown = ok(await app.get('/siteoperator'));
  expect(shown).toEqual({ ...operator, phones: ['02188776655', '09121234567'] });
  expect(written.operator).toEqual(shown);
});

it('is written by who saw the last version, and what is wrong is said of each field', async () => {
  expect(await write({ version: 0 })).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } });
  const { status, body } = await write({
    version: 1,
    phones: ['12'],
    email: 'no mail',
    nationalLegalId: '10380284791',
  });
  expect(status).toBe(400);
  expect(body.errors!.map(({ field }) => field).sort()).toEqual(['email', 'nationalLegalId', 'phones[0]']);
  expect((await write({ version: 1, phones: [] })).status).toBe(400);
});
