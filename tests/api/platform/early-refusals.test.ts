import { readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseWhileClosing } from '../../../api/src/platform/early-refusals.ts';
import { ErrorCodes } from '../../../api/src/platform/error-codes.ts';
import { answerProblem } from '../../../api/src/platform/error-handler.ts';
import { receiveFile, takeForms } from '../../../api/src/platform/one-file.ts';
import { platformErrors } from '../../../api/src/platform/platform.errors.ts';
import { inRoot } from '../../../scripts/machine/root.mjs';
import { sendRaw } from '../../kit/raw-request.ts';
import { startApi } from '../../kit/site.ts';

// What is refused before a handler is reached, by the server or by what it is made of, in our words all the same.
const { components } = JSON.parse(readFileSync(inRoot('api/openapi.json'), 'utf8')) as {
  components: {
    schemas: { ErrorCode: { 'x-extensible-enum': string[]; 'x-enum': Record<string, { fa: string; en: string }> } };
  };
};
const codes = components.schemas.ErrorCode;

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.discard());

type Told = { status: number; code: string; title: string; errors?: { field: string; code: string }[] };
async function ask(port: number, lines: string[], body = '', language = 'en') {
  const head = [...lines, 'Host: x', `Accept-Language: ${language}`, 'Connection: close', '', body].join('\r\n');
  const { status, text } = (await sendRaw(port, Buffer.from(head)))!;
  const answer = text.slice(0, text.indexOf('\r\n\r\n'));
  const told = text.slice(text.indexOf('\r\n\r\n') + 4);
  expect(text).not.toMatch(/FST_|fastify/i);
  expect(answer).toMatch(/content-type: application\/problem\+json/i);
  // A long text may come in pieces, each behind its length.
  return { status, told: JSON.parse(Buffer.from(/\{.*\}/s.exec(told)![0], 'latin1').toString()) as Told };
}

const JSON_TYPE = 'Content-Type: application/json';
const post = (type: string, length: number) => [
  'POST /api/v1/users/login-by-otp HTTP/1.1',
  type,
  `Content-Length: ${length}`,
];
const get = (path: string, ...more: string[]) => [`GET ${path} HTTP/1.1`, ...more];

/** Something that is waited for until it happens. */
function signal() {
  let give!: () => void;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}

describe('what is refused before anybody reads it', () => {
  it.each<[string, string[], string, number, string]>([
    ['an address that is none', get('/api/v1/categories/%zz'), '', 400, 'MALFORMED_REQUEST'],
    ['an address that nobody has', get('/nothing'), '', 404, 'ROUTE_NOT_FOUND'],
    ['a method that nobody has', ['PROPFIND /api/v1/categories HTTP/1.1'], '', 404, 'ROUTE_NOT_FOUND'],
    ['a method that is none', ['MEND /api/v1/categories HTTP/1.1'], '', 400, 'MALFORMED_REQUEST'],
    ['what is no HTTP', ['hello'], '', 400, 'MALFORMED_REQUEST'],
    [
      'headers that are too large',
      get('/api/v1/categories', `X-Long: ${'x'.repeat(20_000)}`),
      '',
      431,
      'PAYLOAD_TOO_LARGE',
    ],
    ['an address that is too large', get(`/api/v1/categories/${'x'.repeat(20_000)}`), '', 431, 'PAYLOAD_TOO_LARGE'],
    ['a body that is too large', post(JSON_TYPE, 200_000), 'x'.repeat(200_000), 413, 'PAYLOAD_TOO_LARGE'],
    ['a body of another type', post('Content-Type: text/xml', 4), '<a/>', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a type that is none', post('Content-Type: ;', 2), '{}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'a form where none is taken',
      post('Content-Type: multipart/form-data; boundary=x', 3),
      '--x',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['no body where one is announced', post(JSON_TYPE, 0), '', 400, 'MALFORMED_REQUEST'],
    ['a body that is no JSON', post(JSON_TYPE, 1), '{', 400, 'MALFORMED_REQUEST'],
    ['a body that changes what all objects are', post(JSON_TYPE, 18), '{"__proto__":{"a"}', 400, 'MALFORMED_REQUEST'],
    ['a length that is none', post(JSON_TYPE, Number.NaN), '{}', 400, 'MALFORMED_REQUEST'],
  ])('%s', async (_, lines, body, status, code) => {
    const en = await ask(api.port, lines, body);
    const fa = await ask(api.port, lines, body, 'fa');
    expect([en.status, en.told.status, en.told.code]).toEqual([status, status, code]);
    expect(codes['x-extensible-enum']).toContain(code);
    const words = codes['x-enum'][code]!;
    // The language stands in the headers, where these can be read.
    expect(fa.told.title).toBe(words.fa);
    expect([words.en, words.fa]).toContain(en.told.title);
  });

  it.each([101, 300, 5_000, 15_000])('an id of %i characters is wrong like any other', async (length) => {
    const { status, told } = await ask(api.port, get(`/api/v1/categories/${'x'.repeat(length)}`));
    expect([status, told.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(told.errors).toMatchObject([{ field: 'id', code: 'FORMAT' }]);
  });

  it('is asked to come again while the server ends', async () => {
    const app = Fastify({ return503OnClosing: false });
    app.decorate('errorCodes', new ErrorCodes([platformErrors]));
    app.setErrorHandler(answerProblem);
    refuseWhileClosing(app);
    const ending = signal();
    app.addHook('preClose', async () => ending.give());
    app.get('/', async () => ({}));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    const closed = new Promise((resolve) => socket.on('data', (chunk) => chunks.push(chunk)).on('close', resolve));
    // It has begun to ask when the server ends, and goes on.
    await new Promise((resolve) => socket.on('connect', () => socket.write('GET / HTTP/1.1\r\n', resolve)));
    expect((await sendRaw(port, Buffer.from('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')))?.status).toBe(
      200,
    );
    const end = app.close();
    await ending.given;
    socket.write('Host: x\r\n\r\n');
    await Promise.all([end, closed]);
    const text = Buffer.concat(chunks).toString();
    expect(text).toMatch(/^HTTP\/1\.1 503 /);
    expect(text).toContain('"code":"BUSY"');
  });

  it('is no fault of ours where the sender hangs up in the midst of a file', async () => {
    const logged: string[] = [];
    const app = Fastify({ logger: { level: 'error', stream: { write: (line) => void logged.push(line) } } });
    app.decorate('errorCodes', new ErrorCodes([platformErrors]));
    app.setErrorHandler(answerProblem);
    const begun = signal();
    const ended = signal();
    app.addHook('onError', async () => ended.give());
    await takeForms(app, { largest: 1_000 });
    app.post('/', (request, reply) =>
      receiveFile(request, reply, async ({ stream }) => {
        begun.give();
        for await (const part of stream) void part;
        return {};
      }),
    );
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const head = `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 900\r\n\r\n`;
    socket.write(`${head}--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhalf of`);
    await begun.given;
    socket.destroy();
    await ended.given;
    await app.close();
    expect(logged).toEqual([]);
  });
});
