import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';
import { pngOf, upload } from '../../kit/uploads.ts';
import { agentOf, companyOf } from '../ownership/kinds.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
type Person = Awaited<ReturnType<typeof people.login>>;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
});
afterAll(() => api?.discard());

const send = async ({ accessToken }: Person, bytes: Buffer | string = pngOf(300, 300)) =>
  (await upload(people.filesUrl, { bytes, headers: { authorization: `Bearer ${accessToken}` } })).body;
const linkTo = (person: Person, id: string) => people.get('/files/{id}/link', { by: person, path: { id } });
const read = (url: string, headers: Record<string, string> = {}) => fetch(`${api.url}/api/v1${url}`, { headers });

describe('a fresh link', () => {
  it('is for whoever sees what the file is part of, and for nobody else', async () => {
    const owner = await people.login();
    const stranger = await people.login();
    const { id } = await send(owner);
    expect((await linkTo(owner, id)).status, 'an own file that waits').toBe(200);
    expect(await linkTo(stranger, id)).toMatchObject({ status: 404, body: { code: 'FILE_NOT_FOUND' } });

    await people.as(owner.accessToken, 'POST', '/users/profile-picture', { fileId: id });
    const { expiresAt, url } = ok(await linkTo(owner, id));
    const left = new Date(expiresAt).getTime() - Date.now();
    expect(left).toBeGreaterThan(9 * 60_000);
    expect(left).toBeLessThanOrEqual(15 * 60_000);
    expect((await read(url)).status).toBe(200);
    expect((await linkTo(stranger, id)).status).toBe(404);

    await people.as(owner.accessToken, 'DELETE', '/users/profile-picture');
    expect((await linkTo(owner, id)).status, 'part of nothing any more').toBe(404);
  });

  it('to the logo of a company is for its members', async () => {
    const owner = await people.login();
    const stranger = await people.login();
    const customerId = await companyOf(people, owner);
    const { id: logoFileId } = await send(owner);
    const saved = await people.as(owner.accessToken, 'PUT', '/customers/profile', {
      customerId,
      company: { version: 1, legalName: 'صنایع پمپ البرز', logoFileId },
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const agent = await agentOf(people, owner, customerId, ['MESSAGE']);
    const statuses = await Promise.all(
      [owner, agent as Person, stranger].map(async (who) => (await linkTo(who, logoFileId)).status),
    );
    expect(statuses).toEqual([200, 200, 404]);
  });
});

it('a file of a person is no public picture, whatever it is part of', async () => {
  const owner = await people.login();
  const { id } = await send(owner);
  const sides = [64, 96, 256, 320, 640, 1280];
  const statuses = () => Promise.all(sides.map(async (side) => (await read(`/media/${id}/${side}`)).status));
  expect(await statuses()).toEqual(sides.map(() => 404));
  await people.post('/users/profile-picture', { by: owner, body: { fileId: id } });
  expect(await statuses()).toEqual(sides.map(() => 404));
});

describe('a part of a file (RFC 9110, 14)', () => {
  const bytes = Buffer.from('%PDF-1.7 0123456789');
  let url: string;
  let etag: string;
  beforeAll(async () => {
    ({ url } = await send(await people.login(), bytes));
    etag = (await read(url)).headers.get('etag')!;
  });

  it.each<[string, Record<string, string>, number, string | null, string]>([
    ['the beginning', { range: 'bytes=0-3' }, 206, 'bytes 0-3/19', '%PDF'],
    ['from a place on', { range: 'bytes=9-' }, 206, 'bytes 9-18/19', '0123456789'],
    ['the last bytes', { range: 'bytes=-2' }, 206, 'bytes 17-18/19', '89'],
    ['beyond the end', { range: 'bytes=17-999' }, 206, 'bytes 17-18/19', '89'],
    ['all of it', { range: 'bytes=0-18' }, 206, 'bytes 0-18/19', String(bytes)],
    ['what is not there', { range: 'bytes=19-' }, 416, 'bytes */19', ''],
    ['no byte', { range: 'bytes=-0' }, 416, 'bytes */19', ''],
    ['one byte', { range: 'bytes=5-5' }, 206, 'bytes 5-5/19', '1'],
    ['more last bytes than there are', { range: 'bytes=-99' }, 206, 'bytes 0-18/19', String(bytes)],
    ['an end before its beginning', { range: 'bytes=9-3' }, 200, null, String(bytes)],
    ['nonsense', { range: 'bytes=a-b' }, 200, null, String(bytes)],
    ['several parts', { range: 'bytes=0-1,3-4' }, 200, null, String(bytes)],
    ['another unit', { range: 'lines=1-2' }, 200, null, String(bytes)],
  ])('%s', async (_, headers, status, range, content) => {
    const answer = await read(url, headers);
    expect([answer.status, answer.headers.get('content-range')]).toEqual([status, range]);
    if (status !== 416) expect(answer.headers.get('accept-ranges')).toBe('bytes');
    if (status !== 416) expect(answer.headers.get('content-length')).toBe(String(content.length));
    expect(await answer.text()).toBe(content);
  });

  it('only of the bytes that are meant, and nothing at all for who has them', async () => {
    const range = 'bytes=0-3';
    const status = async (headers: Record<string, string>) => (await read(url, { range, ...headers })).status;
    expect(await status({ 'if-range': etag })).toBe(206);
    expect(await status({ 'if-range': '"of another file"' })).toBe(200);
    expect(await status({ 'if-range': `W/${etag}` }), 'a weak tag is never the same').toBe(200);
    expect(await status({ 'if-range': new Date().toUTCString() })).toBe(200);
    expect(await status({ 'if-none-match': etag })).toBe(304);
  });

  it('is for GET alone: HEAD tells of the whole', async () => {
    const answer = await fetch(`${api.url}/api/v1${url}`, { method: 'HEAD', headers: { range: 'bytes=0-3' } });
    const { status, headers } = answer;
    const told = ['content-length', 'content-range', 'accept-ranges'].map((name) => headers.get(name));
    expect([status, ...told]).toEqual([200, '19', null, 'bytes']);
  });

  it('of a link that is not good is as little there as the whole', async () => {
    const [path] = url.split('?');
    const answer = await read(`${path!.replace(/[\da-f-]{36}/, randomUUID())}?${url.split('?')[1]}`, {
      range: 'bytes=0-3',
    });
    expect(answer.status).toBe(404);
  });
});
