import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOf } from '../../kit/people.ts';
import { startApiProcess } from '../../kit/site.ts';
import { pngOf, upload, zipOf } from '../../kit/uploads.ts';
import { until } from '../../kit/until.ts';

let api: Awaited<ReturnType<typeof startApiProcess>>;
let token = '';
let otherToken = '';
beforeAll(async () => {
  api = await startApiProcess();
  const people = peopleOf(api);
  ({ accessToken: token } = await people.login());
  ({ accessToken: otherToken } = await people.login());
});
afterAll(() => api?.discard());

const folder = () => join(api.settings.RASTEH_DATA!, 'files');
const send = (bytes: Buffer | string, name?: string, key?: string | null, as = token) =>
  upload(`${api.url}/api/v1/files`, { bytes, name, key, headers: { authorization: `Bearer ${as}` } });
const read = (url: string) => fetch(`${api.url}/api/v1${url}`);
const bytesOf = async (url: string) => Buffer.from(await (await read(url)).arrayBuffer());
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const onTheWay = () => (existsSync(join(folder(), 'incoming')) ? readdirSync(join(folder(), 'incoming')) : []);
const objects = () => {
  const all = join(folder(), 'objects');
  return existsSync(all) ? readdirSync(all, { recursive: true }).filter((each) => /-/.test(String(each))) : [];
};

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n');
const VBA = '<Relationship Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="a.bin"/>';
/** A paper of an office program with one part of that name and type. */
const paperOf = (part: string, type: string) =>
  zipOf({ '[Content_Types].xml': `<Types><Override PartName="/${part}" ContentType="${type}"/></Types>`, [part]: '' });
const STEP = 'ISO-10303-21;\nHEADER;\nENDSEC;\nEND-ISO-10303-21;\n';

describe('an image', () => {
  it('is written anew: the picture stays, what was hidden in it and behind it goes', async () => {
    const marker = '<script>alert(1)</script>';
    const given = Buffer.concat([pngOf(300, 200, { text: marker }), Buffer.from(`<html>${marker}`), zipOf('evil.exe')]);
    const { status, body } = await send(given, 'عکس.png');
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'عکس.png', mime: 'image/png', id: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(body).toMatchObject({ width: 300, height: 200, scan: 'NOT_SCANNED' });
    const answer = await read(body.url);
    const kept = Buffer.from(await answer.arrayBuffer());
    expect([kept.length, hashOf(kept)]).toEqual([body.size, body.sha256]);
    expect(kept.includes('script')).toBe(false);
    expect(kept.includes('PK')).toBe(false);
    expect(kept.readUInt32BE(16), 'its width').toBe(300);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/);
    expect(answer.headers.get('content-disposition')).toMatch(/^inline/);
  });

  it('of 50,000 by 50,000 pixels is refused, and the api stays as small as it was', async () => {
    const before = residentMegabytes();
    const { status, body } = await send(pngOf(50_000, 50_000, { pixels: false }));
    expect([status, body.code]).toEqual([413, 'FILE_TOO_LARGE']);
    expect(residentMegabytes() - before).toBeLessThan(80);
  });

  it.each([
    ['that is cut', pngOf(300, 300).subarray(0, 60)],
    ['of which only the beginning is one', Buffer.concat([pngOf(1, 1).subarray(0, 8), Buffer.from('<html></html>')])],
  ])('%s is refused', async (_, bytes) => {
    expect(await send(bytes)).toMatchObject({ status: 400, body: { code: 'FILE_BROKEN' } });
  });
});

/** What the process had in memory at most. */
const residentMegabytes = () =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${api.pid()}/status`, 'utf8'))![1]) / 1_024;

describe('a document or a drawing', () => {
  it.each([
    ['pdf', PDF, 'application/pdf'],
    ['dwg', 'AC1032 and more', 'image/vnd.dwg'],
    ['dxf', '999\r\nmade by hand\r\n  0\r\nSECTION\r\n  2\r\nHEADER\r\n', 'image/vnd.dxf'],
    ['step', STEP, 'model/step'],
    ['zip', zipOf('a.dwg'), 'application/zip'],
    ['docx', zipOf('word/document.xml'), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['xlsx', zipOf('xl/workbook.xml'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ])('%s is kept as it is and only ever an attachment', async (extension, bytes, mime) => {
    const { status, body } = await send(bytes, `نقشه.${extension}`);
    expect([status, body.mime, body.name]).toEqual([200, mime, `نقشه.${extension}`]);
    expect(await bytesOf(body.url)).toEqual(Buffer.from(bytes));
    const { headers } = await read(body.url);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename=".*"; filename\*=UTF-8''/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['a page', '<!doctype html><script>1</script>', 'page.pdf'],
    ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg'],
    ['a program', 'MZ\x90\0', 'a.pdf'],
    ['plain text', 'hello', 'a.dxf'],
  ])('is not %s', async (_, bytes, name) => {
    expect(await send(bytes, name)).toMatchObject({ status: 415, body: { code: 'FILE_TYPE_NOT_ALLOWED' } });
  });

  it.each([
    ['by the usual name of the part', zipOf('word/document.xml', 'word/vbaProject.bin')],
    ['in other letters', zipOf('xl/workbook.xml', 'XL\\VBAPROJECT.BIN')],
    ['of a kind that we do not take otherwise', zipOf('ppt/presentation.xml', 'ppt/vbaProject.bin')],
    ['in sheets of macros', zipOf('xl/workbook.xml', 'xl/macrosheets/sheet1.xml')],
    ['of OpenDocument', zipOf('content.xml', 'Basic/Standard/Module1.xml')],
    ['by the type of a part of another name', paperOf('word/notes.bin', 'application/vnd.ms-office.vbaProject')],
    ['by its own type', paperOf('word/document.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml')],
    ['by a type whose letters are numbers', paperOf('word/notes.bin', 'application/vnd.ms-office.vba&#x50;roject')],
    ['by a pointer of another part', zipOf({ '[Content_Types].xml': '<Types/>', 'word/_rels/document.xml.rels': VBA })],
  ])('is no office paper with macros, whatever it is called: %s', async (_, bytes) => {
    for (const name of ['a.docx', 'a.zip', 'a.pdf'])
      expect(await send(bytes, name)).toMatchObject({ status: 415, body: { code: 'FILE_HAS_MACROS' } });
  });

  it('may be an office paper whose parts have the types of a plain one', async () => {
    const plain = paperOf(
      'word/document.xml',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
    );
    const { status, body } = await send(plain, 'a.docx');
    expect([status, body.mime]).toEqual([200, expect.stringContaining('wordprocessingml')]);
    const broken = zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '' });
    broken.set([0xff, 0xff], broken.indexOf('PK\x01\x02') + 10);
    expect(await send(broken, 'a.docx')).toMatchObject({ status: 400, body: { code: 'FILE_BROKEN' } });
  });

  it.each([
    ['nothing', ''],
    ['a zip that was cut', zipOf('a').subarray(0, 40)],
  ])('is not %s', async (_, bytes) => {
    expect(await send(bytes)).toMatchObject({ status: 400, body: { code: 'FILE_BROKEN' } });
  });
});

it.each([
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\secret\\plan.PDF', 'plan.PDF'],
  ['gpj.\u202efdp.exe', 'gpj.fdp.exe.pdf'],
  ['', 'file.pdf'],
  ['CON', '_CON.pdf'],
  ['nul.tar.pdf', '_nul.tar.pdf'],
])('the name %j is kept as %j', async (given, kept) => {
  const { status, body } = await sendNamed(Buffer.from(given));
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.name).toBe(kept);
  expect((await read(body.url)).status).toBe(200);
});

it('a name that is no text is refused, as everywhere', async () => {
  for (const strange of [Buffer.from('a\ufffd.pdf'), Buffer.from([0x61, 0xff, 0x2e])])
    expect(await sendNamed(strange)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'file', code: 'CHAR_NOT_ALLOWED', params: ['U+FFFD'] }] },
    });
});

it('works with pictures are shown to who watches', async () => {
  const metrics = await (await fetch(`${api.url}/metrics`)).text();
  for (const state of ['running', 'waiting']) expect(metrics).toContain(`image_works{state="${state}"} 0`);
});

/** Sends a PDF of a name as it is: a client of ours would not send such names. */
async function sendNamed(name: Buffer) {
  const boundary = 'b'.repeat(20);
  const head = [`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="`, name, '"\r\n\r\n'];
  const answer = await fetch(`${api.url}/api/v1/files`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body: Buffer.concat([...head, PDF, `\r\n--${boundary}--\r\n`].map((part) => Buffer.from(part))),
  });
  return { status: answer.status, body: (await answer.json()) as { name: string; url: string } };
}

describe('what is too large', () => {
  it.each([
    ['an image', pngOf(1, 1).subarray(0, 8), 5],
    ['a drawing', Buffer.from('AC1032'), 20],
  ])('is refused: %s', async (_, head, megabytes) => {
    const bytes = Buffer.concat([head, Buffer.alloc(megabytes * 1_024 * 1_024)]);
    expect(await send(bytes)).toMatchObject({ status: 413, body: { code: 'FILE_TOO_LARGE' } });
    expect(onTheWay()).toEqual([]);
  });
});

describe('an upload', () => {
  it('needs a session and a key', async () => {
    expect(await upload(`${api.url}/api/v1/files`, { bytes: PDF })).toMatchObject({ status: 401 });
    expect(await send(PDF, 'a.pdf', null)).toMatchObject({ status: 400, body: { code: 'IDEMPOTENCY_KEY_REQUIRED' } });
    const json = await fetch(`${api.url}/api/v1/files`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'k', 'content-type': 'application/json' },
      body: '{}',
    });
    expect(json.status).toBe(415);
  });

  it('that is repeated is the same file', async () => {
    const key = randomUUID();
    const first = await send(PDF, 'a.pdf', key);
    const before = objects().length;
    expect(await send(PDF, 'a.pdf', key)).toEqual(first);
    expect(objects().length).toBe(before);
    expect(await send(STEP, 'a.pdf', key)).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    const others = await send(PDF, 'a.pdf', key, otherToken);
    expect(others.status).toBe(200);
    expect(others.body.id).not.toBe(first.body.id);
  });

  it('that is the fiftieth of one person is repeated like any other; the next one has no room', async () => {
    const { accessToken } = await peopleOf(api).login();
    const sendAt = (turn: number) =>
      send(Buffer.concat([PDF, Buffer.from(`%${turn}\n`)]), 'a.pdf', `turn-${turn}`, accessToken);
    const sent = [];
    for (let turn = 1; turn <= 50; turn += 1) sent.push(await sendAt(turn));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    const again = await sendAt(50);
    expect([again.status, again.body.id]).toEqual([200, sent[49]!.body.id]);
    expect(await sendAt(51)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_FILES' } });
  });

  it('has room or not, however many come at once: fifty files of one person, and 300 MB', async () => {
    const many = (await peopleOf(api).login()).accessToken;
    const small = await Promise.all(
      Array.from({ length: 80 }, (_, turn) =>
        send(Buffer.concat([PDF, Buffer.from(`%${turn}`)]), 'a.pdf', `all-${turn}`, many),
      ),
    );
    expect(small.filter(({ status }) => status === 200).length).toBe(50);
    const refused = small.find(({ status }) => status !== 200)!;
    expect(refused).toMatchObject({
      status: 429,
      retryAfter: '3600',
      body: { code: 'TOO_MANY_FILES', errors: [{ field: 'file', code: 'MAX_ITEMS', params: ['50'] }] },
    });
    const large = (await peopleOf(api).login()).accessToken;
    const drawing = Buffer.concat([Buffer.from('AC1032'), Buffer.alloc(19_000_000)]);
    const heavy = await Promise.all(
      Array.from({ length: 18 }, (_, turn) => send(drawing, 'a.dwg', `heavy-${turn}`, large)),
    );
    expect(heavy.filter(({ status }) => status === 200).length).toBe(16);
    expect(heavy.find(({ status }) => status !== 200)).toMatchObject({
      body: { code: 'TOO_MANY_FILES', errors: [{ field: 'file', code: 'MAX_MEGABYTES', params: ['300'] }] },
    });
  });

  it('that comes eight times at once is one file', async () => {
    const key = randomUUID();
    const before = objects().length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(pngOf(250, 250), 'a.png', key)));
    const ids = new Set(answers.flatMap(({ status, body }) => (status === 200 ? [body.id] : [])));
    expect(ids.size).toBe(1);
    expect(answers.filter(({ status }) => status !== 200).every(({ body }) => body.code === 'IN_PROGRESS')).toBe(true);
    expect(objects().length).toBe(before + 1);
  });

  it('that breaks off in the middle leaves nothing, and may be sent again with its key', async () => {
    const key = randomUUID();
    const before = objects().length;
    const boundary = 'b'.repeat(20);
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.dwg"\r\n\r\n`;
    const socket = connect(api.port, '127.0.0.1').on('error', () => undefined);
    socket.write(
      `POST /api/v1/files HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\nidempotency-key: ${key}\r\n` +
        `content-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: 10000000\r\n\r\n${head}AC1032`,
    );
    socket.write(Buffer.alloc(3_000_000));
    await until('the file is on its way', () => onTheWay().length === 1);
    socket.destroy();
    await until('it is gone', () => onTheWay().length === 0);
    expect(objects().length).toBe(before);
    expect((await send('AC1032', 'a.dwg', key)).status).toBe(200);
    expect(api.output()).not.toContain('"code":"INTERNAL"');
  });
});

describe('a link', () => {
  it('is good for one file and as it was signed', async () => {
    const { body } = await send(PDF);
    const url = new URL(body.url, 'http://x');
    const changed = (change: (url: URL) => void) => {
      const other = new URL(url);
      change(other);
      return read(other.pathname + other.search);
    };
    expect((await read(body.url)).status).toBe(200);
    const refused = [
      await changed((it) => it.searchParams.set('expires', String(Number(it.searchParams.get('expires')) + 60))),
      await changed((it) => it.searchParams.set('signature', 'x'.repeat(43))),
      await changed((it) => it.searchParams.set('side', '64')),
      await changed((it) => (it.pathname = `/files/${randomUUID()}`)),
    ];
    for (const answer of refused) {
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'FILE_NOT_FOUND' });
    }
    expect((await changed((it) => it.searchParams.delete('signature'))).status).toBe(400);
  });

  it('tells a browser that it has the file already', async () => {
    const { body } = await send(PDF);
    const etag = (await read(body.url)).headers.get('etag')!;
    const again = await fetch(`${api.url}/api/v1${body.url}`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });
});
