import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ReadableStream } from 'node:stream/web';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';
import { until } from '../../kit/until.ts';
import { pngOf, upload } from '../../kit/uploads.ts';

type Picture = { id: string; url?: string; variants?: { small: string; large: string }; updatedAt?: string };

let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
let token: string;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  token = (await people.login()).accessToken;
});
afterAll(() => api?.discard());

const PATH = '/users/profile-picture';
const uploaded = async (bytes: Buffer | string = pngOf(400, 300), as = token) =>
  (await upload(people.filesUrl, { bytes, headers: { authorization: `Bearer ${as}` } })).body.id;
const choose = (body: object, as = token) => people.post('/users/profile-picture', { by: as, body });
const picture = async (as = token) => (await people.as(as, 'GET', PATH)).body as unknown as Picture;
const read = async (url: string) => {
  const answer = await fetch(`${api.url}/api/v1${url}`);
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
};

describe('the picture of a person', () => {
  it('is none at first; once chosen it comes whole and as two squares', async () => {
    const { accessToken } = await people.login();
    expect((await people.as(accessToken, 'GET', PATH)).status).toBe(204);
    const fileId = await uploaded(pngOf(400, 300), accessToken);
    const body = ok(await choose({ fileId }, accessToken));
    expect(body.id).toBe(fileId);
    expect(await picture(accessToken)).toEqual(body);
    const { url, variants } = body as Required<Picture>;
    expect((await read(url)).type).toBe('image/png');
    for (const [link, side] of [
      [variants.small, 64],
      [variants.large, 256],
    ] as const) {
      const { status: found, type, bytes } = await read(link);
      expect([found, type]).toEqual([200, 'image/webp']);
      expect(webpSize(bytes)).toEqual([side, side]);
    }
  });

  it('that was there before stays a day and is then let go; a file serves once', async () => {
    const first = await uploaded();
    await choose({ fileId: first });
    const { url } = await picture();
    expect((await choose({ fileId: first })).status).toBe(404);
    expect((await choose({ fileId: await uploaded() })).status).toBe(200);
    expect((await read(url!)).status).toBe(200);
    expect(existsSync(join(api.settings.RASTEH_DATA!, 'files/objects', first.slice(0, 2), `${first}.64`))).toBe(true);
  });

  it('is a part that the person chose', async () => {
    const fileId = await uploaded(pngOf(1_000, 500));
    const tooSmall = await choose({ fileId, crop: { left: 0, top: 0, size: 0.3 } });
    expect(tooSmall).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'crop.size', code: 'IMAGE_TOO_SMALL' }] },
    });
    expect((await choose({ fileId, crop: { left: 0.9, top: 1, size: 0.5 } })).status).toBe(200);
  });

  it('is not a file of somebody else, with the words for one that is not there', async () => {
    const { accessToken } = await people.login();
    const foreign = await choose({ fileId: await uploaded(pngOf(200, 200), accessToken) });
    const missing = await choose({ fileId: randomUUID() });
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
  });

  it.each([
    ['a small image', pngOf(199, 400), 'IMAGE_TOO_SMALL'],
    ['a document', '%PDF-1.7', 'FILE_TYPE_NOT_ALLOWED'],
  ])('is not %s', async (_, bytes, code) => {
    const { status, body } = await choose({ fileId: await uploaded(bytes) });
    expect([status, body.errors]).toMatchObject([400, [{ field: 'fileId', code }]]);
  });

  it('may come with the request that chooses it, in a form, with the square before or after it; once for one key', async () => {
    const { accessToken } = await people.login();
    const send = async (parts: Record<string, Blob | string>, key?: string) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(parts)) form.append(name, value);
      const headers = { authorization: `Bearer ${accessToken}`, ...(key && { 'idempotency-key': key }) };
      const answer = await fetch(`${api.url}/api/v1${PATH}`, { method: 'POST', headers, body: form });
      return { status: answer.status, body: (await answer.json()) as Picture & { code: string; errors: object[] } };
    };
    const file = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);
    const whole = file(pngOf(1_000, 500));
    const crop = JSON.stringify({ left: 0, top: 0, size: 0.5 });
    const first = await send({ file: whole, crop }, 'one-key');
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(await send({ file: whole, crop }, 'one-key')).toEqual(first);
    expect((await send({ crop, file: whole })).status).toBe(200);
    expect(webpSize((await read((await picture(accessToken)).variants!.large)).bytes)).toEqual([256, 256]);
    for (const [parts, status, error] of [
      [{ file: file(pngOf(199, 300)) }, 400, { field: 'fileId', code: 'IMAGE_TOO_SMALL' }],
      [{ file: whole, crop: 'left' }, 400, { field: 'crop', code: 'FORMAT' }],
      [{ file: whole, crop: '{"left":2,"top":0,"size":1}' }, 400, { field: 'crop.left', code: 'MAX_VALUE' }],
      [{ crop }, 400, { field: 'file', code: 'REQUIRED' }],
    ] as const)
      expect(await send(parts)).toMatchObject({ status, body: { errors: [error] } });
    expect(await send({ file: file(Buffer.from('MZ')) })).toMatchObject({ status: 415 });
  });

  it('is judged by its square too, however late that comes after the file', async () => {
    const { accessToken } = await people.login();
    const taken = async () => {
      const { body } = await people.as(accessToken, 'GET', '/account/export');
      return JSON.stringify(body).includes('square.png');
    };
    const head = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"`;
    async function* form() {
      yield Buffer.from(`${head('file')}; filename="square.png"\r\n\r\n`);
      yield pngOf(1_000, 500);
      yield Buffer.from('\r\n--b');
      await until('the file is kept', taken);
      yield Buffer.from(`${head('crop').slice(3)}\r\n\r\n{"left":2,"top":0,"size":1}\r\n--b--\r\n`);
    }
    const answer = await fetch(`${api.url}/api/v1${PATH}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'multipart/form-data; boundary=b' },
      body: ReadableStream.from(form()),
      duplex: 'half',
    } as RequestInit);
    expect([answer.status, await answer.json()]).toMatchObject([400, { errors: [{ field: 'crop.left' }] }]);
  });

  it('may be taken away', async () => {
    await choose({ fileId: await uploaded() });
    for (let time = 0; time < 2; time += 1) expect((await people.as(token, 'DELETE', PATH)).status).toBe(204);
    expect((await people.as(token, 'GET', PATH)).status).toBe(204);
  });

  it('is one, whichever of three choices at once comes last', async () => {
    const ids = await Promise.all(Array.from({ length: 3 }, () => uploaded(pngOf(200, 200))));
    const statuses = (await Promise.all(ids.map((fileId) => choose({ fileId })))).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200]);
    expect((await read((await picture()).variants!.small)).status).toBe(200);
  });
});

/** Width and height of a lossy or lossless WebP without extras. */
function webpSize(bytes: Buffer): number[] {
  const form = bytes.toString('latin1', 12, 16);
  if (form === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  const bits = bytes.readUInt32LE(21);
  return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
}
