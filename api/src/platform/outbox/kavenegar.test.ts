import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server as NetServer } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { kavenegar } from './kavenegar.ts';

/** Behaves like the provider: HTTP 200 or 4xx, and the status that counts in the body. */
let provider: Server;
let answer: { http: number; body: string };
let onAsked: (() => void) | undefined;
let asked: { url: string; form: URLSearchParams };
beforeAll(async () => {
  provider = createServer((request, response) => {
    void textOf(request).then((text) => {
      asked = { url: request.url ?? '', form: new URLSearchParams(text) };
      if (onAsked) return onAsked();
      response.writeHead(answer.http, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
});
afterAll(() => provider.close());
afterEach(() => {
  onAsked = undefined;
  vi.restoreAllMocks();
});

const apiKey = 'the-secret-key';
const said = (status: number) => JSON.stringify({ return: { status, message: 'x' }, entries: null });
const send = (to: NetServer = provider) => {
  const { port } = to.address() as AddressInfo;
  const message = { channel: 'SMS' as const, recipient: '+989121234567', template: 'rasteh-login', values: ['123456'] };
  return kavenegar({ url: `http://127.0.0.1:${port}`, apiKey })(message);
};

it('sends by the lookup template, to the number as people write it', async () => {
  answer = { http: 200, body: said(200) };
  expect(await send()).toEqual({ sent: true });
  expect(asked.url).toBe('/v1/the-secret-key/verify/lookup.json');
  expect(Object.fromEntries(asked.form)).toEqual({
    receptor: '09121234567',
    template: 'rasteh-login',
    token: '123456',
  });
});

it.each([
  ['a failure behind HTTP 200', 200, said(418), false],
  ['a number it never takes', 200, said(411), true],
  ['a template that is not there', 424, said(424), true],
  ['an answer that is no JSON', 200, '<html>', false],
  ['an error of the server', 500, 'down', false],
  ['an endless answer', 200, 'x'.repeat(1_000_000), false],
])('%s is told as it is, without the key', async (_, http, body, isFinal) => {
  answer = { http, body };
  const outcome = await send();
  expect(outcome).toMatchObject({ sent: false, isFinal });
  expect(JSON.stringify(outcome)).not.toContain(apiKey);
});

it('nobody at the other end is a reason to try again', async () => {
  const message = { channel: 'SMS' as const, recipient: '+989121234567', template: 'x', values: [] };
  const outcome = await kavenegar({ url: 'http://127.0.0.1:1', apiKey })(message);
  expect(outcome).toMatchObject({ sent: false, isFinal: false });
});

it('R10: an answer that is too late is not waited for: the message is tried again', async () => {
  const tooLate = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(tooLate.signal);
  onAsked = () => tooLate.abort(new DOMException('', 'TimeoutError'));
  expect(await send()).toEqual({ sent: false, isFinal: false, failure: 'no answer in time' });
  // Less than the 15 s after which another api may take the message.
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
});

it('R10: of two answers to one message the first counts, and the second is not taken for that of the next', async () => {
  let messages = 0;
  const twice = createTcpServer((socket) => {
    const body = said(200);
    const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
    const text = `${head}content-length: ${body.length}\r\n\r\n${body}`;
    socket.on('error', () => undefined);
    socket.on('data', () => {
      messages += 1;
      socket.write(text + text.replace('"status":200', '"status":411'));
    });
  });
  await new Promise<void>((resolve) => twice.listen(0, '127.0.0.1', resolve));
  expect([await send(twice), await send(twice)]).toEqual([{ sent: true }, { sent: true }]);
  expect(messages).toBe(2);
  twice.close();
});

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
