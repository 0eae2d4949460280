import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOf } from '../../../kit/people.ts';
import { ok } from '../../../kit/rest.ts';
import { startApi } from '../../../kit/site.ts';
import { pngOf, upload } from '../../../kit/uploads.ts';
import { draftOf, thingIn } from '../../ownership/claims.ts';
import type { Person } from '../../ownership/kinds.ts';

// What a supplier's page says at once: logo, cover and addresses.
type Picture = { fileId: string; altText: string; url: string };
type Own = {
  id: string;
  version: number;
  status: string;
  cityId: string;
  supplierTypes: string[];
  about?: string;
  phones: string[];
  addresses: { title: string; cityId: string; cityName: string; addressLine: string }[];
  logo?: Picture;
  cover?: Picture;
};
let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
let supplier: Person;
let id: string;

beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  supplier = await people.login('09000000004');
  id = (await owned()).find(({ status }) => status === 'CONFIRMED')!.id;
});
afterAll(() => api?.discard());

const owned = async (who = supplier) => ok(await people.get('/suppliers/own', { by: who }));
const own = async (who = supplier, of = id) => (await owned(who)).find((each) => each.id === of)!;
const shown = async () => ok(await people.get('/suppliers/{id}', { path: { id } }));
const statusOf = async (path: string) => (await fetch(`${api.url}/api/v1${path}`)).status;
async function send(bytes: string | Buffer = pngOf(1_200, 800), who = supplier, name = 'a.png') {
  const headers = { authorization: `Bearer ${who.accessToken}` };
  return (await upload(people.filesUrl, { bytes, name, headers })).body.id;
}
const said = (fileId: string, altText = 'نشان شرکت پایدار') => ({ fileId, altText });
async function save(change: object, who = supplier, of = id) {
  const { version, cityId, supplierTypes, about, phones } = await own(who, of);
  const kept = (about ?? '').length >= 20 ? { about } : {};
  const body = { version, cityId, supplierTypes: supplierTypes.length ? supplierTypes : ['Product'], phones, ...kept };
  const answer = await people.as(who.accessToken, 'PUT', `/suppliers/${of}`, { ...body, ...change });
  return {
    status: answer.status,
    body: answer.body as unknown as Own & { errors: { field: string; code: string; params?: string[] }[] },
  };
}
const refusals = async (change: object) => {
  const { status, body } = await save(change);
  expect(status).toBe(400);
  return body.errors.map(({ field, code }) => [field, code]);
};

describe('logo and cover of a page', () => {
  it('are shown at once, each in its place, kept for ever by whoever has them', async () => {
    const logo = await send();
    const cover = await send();
    expect((await save({ logo: said(logo), cover: said(cover, 'سالن تولید شیرهای صنعتی') })).status).toBe(200);
    const page = await shown();
    expect(page.logo).toMatchObject({ fileId: logo, altText: 'نشان شرکت پایدار', url: `/media/${logo}/1280` });
    expect(page.cover).toMatchObject({ fileId: cover, altText: 'سالن تولید شیرهای صنعتی' });
    const answer = await fetch(`${api.url}/api/v1/media/${logo}/320`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('image/webp');
  });

  it('stay when they are named again, change places, and are gone when they are left out', async () => {
    const logo = await send();
    const cover = await send();
    await save({ logo: said(logo), cover: said(cover) });
    expect((await save({ logo: said(cover, 'نشان تازهٔ شرکت'), cover: said(logo) })).status).toBe(200);
    expect(await shown()).toMatchObject({
      logo: { fileId: cover, altText: 'نشان تازهٔ شرکت' },
      cover: { fileId: logo },
    });
    expect((await save({ logo: said(cover) })).body.cover).toBeUndefined();
    expect([await statusOf(`/media/${logo}/320`), await statusOf(`/media/${cover}/320`)]).toEqual([404, 200]);
    await save({});
    expect(await shown()).not.toHaveProperty('logo');
    expect(await statusOf(`/media/${cover}/320`)).toBe(404);
  });

  it('of a draft are seen by who runs it only', async () => {
    const owner = await people.login();
    const draft = thingIn(await draftOf(people, owner));
    const logo = await send(pngOf(400, 400), owner);
    const { status, body } = await save({ logo: said(logo) }, owner, draft);
    expect(status).toBe(200);
    expect(await statusOf(body.logo!.url)).toBe(200);
    expect(await statusOf(`/media/${logo}/320`)).toBe(404);
    expect(await statusOf(`/suppliers/${draft}`)).toBe(404);
    const kept = await own(owner, draft);
    await people.as(owner.accessToken, 'DELETE', `/suppliers/${draft}?version=${kept.version}`);
    expect((await people.as(owner.accessToken, 'GET', `/files/${logo}/link`)).status).toBe(404);
  });

  it('are refused at their place: of others, no pictures, too small, one for both, without words', async () => {
    const stranger = await people.login();
    const foreign = await send(pngOf(800, 800), stranger);
    const paper = await send(
      '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
      supplier,
      'a.pdf',
    );
    const small = await send(pngOf(199, 199));
    const good = await send();
    const before = await shown();
    expect(await refusals({ logo: said(foreign), cover: said(paper) })).toEqual([
      ['logo.fileId', 'FILE_NOT_FOUND'],
      ['cover.fileId', 'FILE_TYPE_NOT_ALLOWED'],
    ]);
    expect(await refusals({ logo: said(small), cover: said(small) })).toEqual([
      ['logo.fileId', 'IMAGE_TOO_SMALL'],
      ['cover.fileId', 'DUPLICATE'],
    ]);
    expect(await refusals({ cover: said(await send(pngOf(599, 599))) })).toEqual([['cover.fileId', 'IMAGE_TOO_SMALL']]);
    expect(await refusals({ logo: said(good, 'شیر') })).toEqual([['logo.altText', 'MIN_LENGTH']]);
    expect(await refusals({ logo: { fileId: good } })).toEqual([['logo.altText', 'REQUIRED']]);
    expect(await shown()).toEqual(before);
  });

  it('of two tabs at once are those of one of them', async () => {
    const files = [await send(), await send(), await send()];
    const answers = await Promise.all(files.map((fileId) => save({ logo: said(fileId) })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const kept = files[answers.findIndex(({ status }) => status === 200)];
    expect((await shown()).logo!.fileId).toBe(kept);
  });
});

describe('addresses of a page', () => {
  it('are public, with the name of their city', async () => {
    const { cityId } = await own();
    const address = { title: 'کارخانه', cityId, addressLine: 'شهرک صنعتی جی، خیابان دوم، پلاک ۱۲' };
    expect((await save({ addresses: [address, { ...address, title: 'دفتر فروش' }] })).status).toBe(200);
    const page = await shown();
    expect(page.addresses.map(({ title }) => title)).toEqual(['کارخانه', 'دفتر فروش']);
    expect(page.addresses[0]).toMatchObject(address);
    expect(page.addresses[0]!.cityName).toMatch(/^\p{L}/u);
    expect((await save({})).body.addresses).toEqual([]);
  });

  it('are refused at their place', async () => {
    const { cityId } = await own();
    const right = { title: 'کارخانه', cityId, addressLine: 'شهرک صنعتی جی، خیابان دوم' };
    const refused = await refusals({
      addresses: [
        { ...right, cityId: '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f' },
        { ...right, addressLine: 'خیابان دوم، تلفن ۰۹۱۲۱۲۳۴۵۶۷' },
      ],
    });
    expect(refused).toEqual([
      ['addresses[0].cityId', 'UNKNOWN_PLACE'],
      ['addresses[1].addressLine', 'HAS_CONTACT'],
    ]);
    expect(await refusals({ addresses: Array(6).fill(right) })).toEqual([['addresses', 'MAX_ITEMS']]);
    expect(await refusals({ addresses: [{ ...right, addressLine: 'کوتاه' }] })).toEqual([
      ['addresses[0].addressLine', 'MIN_LENGTH'],
    ]);
  });
});
