import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOf } from '../../../kit/people.ts';
import { startApi } from '../../../kit/site.ts';
import { pngOf } from '../../../kit/uploads.ts';
import { type Entry, writingOf } from './entry-writing.kit.ts';

// Pictures and papers of entries: who sees them, and from when on.
let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
let at: Awaited<ReturnType<typeof writingOf>>;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  at = await writingOf(people);
});
afterAll(() => api?.discard());

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
const statusOf = async (path: string) => (await fetch(`${api.url}/api/v1${path}`, { redirect: 'manual' })).status;
const sheet = async ({ id }: { id: string }) =>
  (await people.read(`/supplierproducts/${id}/catalog`)).body as unknown as {
    images: { fileId: string; altText: string }[];
    documents: { title: string; url?: string; mime?: string; size?: number }[];
  };
const ids = ({ images }: Entry) => images.map(({ fileId }) => fileId);

describe('pictures of a draft', () => {
  it('are seen by who sells it by links that end, and by everybody once it is published', async () => {
    const draft = await at.written();
    const sent = [await at.send(), await at.send(), await at.send()];
    const pictured = at.right(await at.images(draft, sent));
    expect(ids(pictured)).toEqual(sent);
    expect(pictured.images[0]).toMatchObject({ altText: 'شیر از سوی 1', isWaiting: false });
    expect(await statusOf(pictured.images[0]!.small!)).toBe(200);
    expect(await statusOf(`/media/${sent[0]}/320`)).toBe(404);
    expect(pictured.completenessScore - draft.completenessScore).toBe(15);
    const shown = at.right(await at.decide(at.right(await at.step(pictured, 'submit')), 'CONFIRM'));
    expect(await statusOf(`/media/${sent[0]}/320`)).toBe(200);
    expect(shown.images[1]!.url).toBe(`/media/${sent[1]}/1280`);
    expect((await sheet(shown)).images.map(({ fileId }) => fileId)).toEqual(sent);
  });

  it('are turned round, said anew and let go', async () => {
    const one = await at.send();
    const two = await at.send();
    const three = await at.send();
    const draft = at.right(await at.images(await at.written(), [one, two, three]));
    const turned = at.right(await at.images(draft, [three, one]));
    expect(ids(turned)).toEqual([three, one]);
    expect(turned.images[0]!.altText).toBe('شیر از سوی 1');
    expect((await at.by(at.seller, 'GET', `/files/${two}/link`)).status).toBe(404);
  });

  it('are refused with each place: of others, too small, no pictures, twice, nine', async () => {
    const draft = await at.written();
    const stranger = await people.login();
    const own = await at.send();
    const wrong = [
      await at.send(stranger),
      await at.send(at.seller, pngOf(599, 400)),
      await at.send(at.seller, pdf, 'valve.jpg'),
      own,
    ];
    const refused = await at.images(draft, [...wrong, own]);
    expect(refused).toMatchObject({ status: 400 });
    expect(refused.body.errors.map(({ field, code }) => [field, code])).toEqual([
      ['images[0].fileId', 'FILE_NOT_FOUND'],
      ['images[1].fileId', 'IMAGE_TOO_SMALL'],
      ['images[2].fileId', 'FILE_TYPE_NOT_ALLOWED'],
      ['images[4].fileId', 'DUPLICATE'],
    ]);
    expect((await at.images(draft, Array<string>(9).fill(own))).body.errors).toMatchObject([{ code: 'MAX_ITEMS' }]);
    const silent = await at.put(
      draft,
      { version: draft.version, images: [{ fileId: own, altText: 'شیر' }] },
      '/images',
    );
    expect(silent.body.errors).toMatchObject([{ field: 'images[0].altText', code: 'MIN_LENGTH' }]);
    expect((await at.read(draft)).body.images).toEqual([]);
  });

  it('go along with a copy, and stay when the draft that had them first is removed', async () => {
    const draft = at.right(await at.images(await at.written(), [await at.send()]));
    const copy = at.right(await at.step(draft, 'copy'));
    expect(ids(copy)).toEqual(ids(draft));
    const path = `/supplierproducts/${draft.id}?version=${draft.version}`;
    expect((await at.by(at.seller, 'DELETE', path)).status).toBe(204);
    expect(await statusOf((await at.read(copy)).body.images[0]!.url!)).toBe(200);
  });
});

describe('pictures of what is published', () => {
  it('are turned and let go at once; new ones wait in their places, seen by staff and who sells it', async () => {
    const one = await at.send();
    const two = await at.send();
    const entry = await at.published({}, async (draft) => at.right(await at.images(draft, [one, two])));
    const added = await at.send();
    const asked = at.right(await at.images(entry, [added, two]));
    expect((await sheet(entry)).images.map(({ fileId }) => fileId)).toEqual([two]);
    expect(asked.images.map(({ fileId, isWaiting }) => [fileId, isWaiting])).toEqual([
      [added, true],
      [two, false],
    ]);
    const [change] = asked.changes;
    expect(change).toMatchObject({ kind: 'IMAGES', status: 'PENDING', allowedActions: ['CANCEL'] });
    expect(await statusOf(`/media/${added}/320`)).toBe(404);
    const stranger = await people.login();
    const linkFor = async (who: typeof stranger) => (await at.by(who, 'GET', `/files/${added}/link`)).status;
    expect([await linkFor(at.seller), await linkFor(at.moderator), await linkFor(stranger)]).toEqual([200, 200, 404]);
    const confirmed = at.right(await at.decide(change!, 'CONFIRM'));
    expect(confirmed.changes).toEqual([]);
    expect((await sheet(entry)).images.map(({ fileId }) => fileId)).toEqual([added, two]);
    expect(await statusOf(`/media/${added}/320`)).toBe(200);
    expect(await statusOf(`/media/${one}/320`), 'let go before').toBe(404);
  });

  it('are let go when staff decline them; the last one that is shown stays', async () => {
    const cover = await at.send();
    const entry = await at.published({}, async (draft) => at.right(await at.images(draft, [cover])));
    expect(await at.images(entry, [])).toMatchObject({ status: 409, body: { code: 'COVER_NEEDS_FOLLOWER' } });
    const added = await at.send();
    const asked = at.right(await at.images(entry, [cover, added]));
    const declined = at.right(await at.decide(asked.changes[0]!, 'REJECT'));
    expect(ids(declined)).toEqual([cover]);
    expect((await at.by(at.seller, 'GET', `/files/${added}/link`)).status).toBe(404);
  });
});

describe('papers', () => {
  it('come with a title and a kind, and are read on the public page by whoever sees it', async () => {
    const own = await at.send(at.seller, pdf, 'sheet.pdf');
    const other = await at.send(at.seller, pdf, 'manual.pdf');
    const paper = { title: 'برگهٔ مشخصات', kind: 'DATASHEET', fileId: own };
    const entry = await at.published({}, async (draft) => {
      const refused = await at.documents(draft, [{ ...paper, fileId: await at.send(await people.login(), pdf) }]);
      expect(refused.body.errors).toMatchObject([{ field: 'documents[0].fileId', code: 'FILE_NOT_FOUND' }]);
      expect((await at.documents(draft, [{ title: 'بی‌فایل', kind: 'OTHER' }])).body.errors).toMatchObject([
        { field: 'documents[0].fileId', code: 'REQUIRED' },
      ]);
      const kept = at.right(await at.documents(draft, [paper]));
      expect(kept.documents).toMatchObject([{ ...paper, name: 'sheet.pdf', mime: 'application/pdf' }]);
      expect(await statusOf(`/documents/${own}`), 'nobody sees the draft').toBe(404);
      return kept;
    });
    const [shown] = (await sheet(entry)).documents;
    expect(shown).toMatchObject({ title: paper.title, url: `/documents/${own}`, mime: 'application/pdf' });
    const bytes = await fetch(`${api.url}/api/v1${shown!.url}`);
    expect([bytes.status, await bytes.text()]).toEqual([200, pdf]);
    expect(bytes.headers.get('content-disposition')).toMatch(/^attachment/);

    const added = { title: 'دفترچهٔ راهنما', kind: 'MANUAL', fileId: other };
    const asked = at.right(await at.documents(entry, [paper, added]));
    expect(asked.documents).toMatchObject([{ isWaiting: false }, { fileId: other, isWaiting: true }]);
    expect(asked.changes[0]!.differences).toEqual([{ field: 'DOCUMENT', asked: 'دفترچهٔ راهنما: دفترچهٔ راهنما' }]);
    expect(await statusOf(`/documents/${other}`)).toBe(404);
    at.right(await at.decide(asked.changes[0]!, 'CONFIRM'));
    expect((await sheet(entry)).documents).toHaveLength(2);
    expect(await statusOf(`/documents/${other}`)).toBe(302);

    const now = at.right(await at.read(entry));
    at.right(await at.documents(now, [added]));
    expect(
      (await sheet(entry)).documents.map(({ title }) => title),
      'removed at once',
    ).toEqual([added.title]);
    expect(await statusOf(`/documents/${own}`)).toBe(404);
    at.right(await at.step(at.right(await at.read(entry)), 'archive'));
    expect(await statusOf(`/documents/${other}`)).toBe(404);
  });

  it('are read in parts: 206 within, 416 beyond', async () => {
    const fileId = await at.send(at.seller, pdf, 'part.pdf');
    at.right(await at.documents(await at.written(), [{ title: 'نقشهٔ ابعادی', kind: 'DRAWING', fileId }]));
    const { body } = await at.by<{ url: string }>(at.seller, 'GET', `/files/${fileId}/link`);
    const part = (range: string) => fetch(`${api.url}/api/v1${body.url}`, { headers: { range } });
    const size = pdf.length;
    for (const [range, status, content, text] of [
      ['bytes=0-3', 206, `bytes 0-3/${size}`, '%PDF'],
      ['bytes=-5', 206, `bytes ${size - 5}-${size - 1}/${size}`, '%%EOF'],
      [`bytes=${size - 1}-`, 206, `bytes ${size - 1}-${size - 1}/${size}`, 'F'],
      [`bytes=${size}-`, 416, `bytes */${size}`, ''],
      ['bytes=5-2', 200, null, pdf],
    ] as const) {
      const answer = await part(range);
      expect([answer.status, answer.headers.get('content-range'), await answer.text()], range).toEqual([
        status,
        content,
        text,
      ]);
    }
  });
});
