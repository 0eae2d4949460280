import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';

let app: Awaited<ReturnType<typeof startAppAt>>;
let editor: { headers: object };
let seller: { headers: object };
beforeAll(async () => {
  app = await startAppAt('2026-12-01T08:00:00Z');
  editor = { headers: await app.headersOf(['CONTENT_EDITOR']) };
  seller = { headers: await app.headersOf([]) };
});
afterAll(() => app?.stop());

const convert = (markdown: string, by: { headers: object } = editor) =>
  app.post('/admin/pages/blocks', { by, body: { markdown } });

describe('Markdown', () => {
  it('is answered as blocks, with what was not kept', async () => {
    const { blocks, dropped } = ok(await convert('## سرآغاز\n\nمتن **مهم:**است <b>x</b>'));
    expect(blocks.map(({ kind }) => kind)).toEqual(['HEADING', 'PARAGRAPH']);
    expect(blocks[1]!.spans[1]).toEqual({ t: 'مهم:', m: ['BOLD'] });
    expect(dropped.map(({ line, what }) => [line, what])).toEqual([
      [3, 'EMPHASIS_MENDED'],
      [3, 'HTML'],
      [3, 'HTML'],
    ]);
  });

  it('links to hosts of the list for editors, and to the site alone for others', async () => {
    const text = '[ایزو](https://www.iso.org/) و [پرسش‌ها](/faq)';
    const linksOf = async (by: { headers: object }) =>
      ok(await convert(text, by)).blocks.flatMap(({ spans }) => spans.flatMap(({ a }) => a ?? []));
    expect(await linksOf(editor)).toEqual(['https://www.iso.org/', '/faq']);
    expect(await linksOf(seller)).toEqual(['/faq']);
  });

  it('is no longer than a page, and of somebody', async () => {
    const tooLong = await convert('ا'.repeat(45_001));
    expect(tooLong.status).toBe(400);
    expect(tooLong.body).toMatchObject({ errors: [{ field: 'markdown', code: 'MAX_LENGTH' }] });
    expect(await convert('ا'.repeat(60_000))).toMatchObject({ status: 413 });
    expect(await app.post('/admin/pages/blocks', { body: { markdown: 'متن' } })).toMatchObject({ status: 401 });
  });
});
