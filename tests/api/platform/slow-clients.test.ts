import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { join } from 'node:path';
import { existsSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { peopleOf } from '../../kit/people.ts';
import { startApi } from '../../kit/site.ts';

// Each waits for a limit of the api to pass.
let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api?.discard());

/** All that the api answers to bytes that never become a whole request. */
function answerTo(bytes: string) {
  const socket = connect(api.port, '127.0.0.1').on('error', () => undefined);
  socket.write(bytes);
  let answer = '';
  socket.on('data', (text) => (answer += String(text)));
  return new Promise<string>((resolve) => socket.on('close', () => resolve(answer)));
}

it.concurrent('a client that never ends its request is closed', async () => {
  const startedAt = performance.now();
  const answer = await answerTo('GET /api/v1/categories HTTP/1.1\r\nHost: x\r\n');
  expect(performance.now() - startedAt).toBeLessThan(15_000);
  expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*"code":"REQUEST_TIMED_OUT"/);
});

it.concurrent('an upload that stands still is ended after a quarter of a minute', async () => {
  const { accessToken } = await peopleOf(api).login();
  const answer = await answerTo(
    `POST /api/v1/files HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${accessToken}\r\nidempotency-key: ${randomUUID()}\r\n` +
      'content-type: multipart/form-data; boundary=bbb\r\ncontent-length: 1000\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 408[^]*UPLOAD_TIMED_OUT/);
  const incoming = join(api.settings.RASTEH_DATA!, 'files', 'incoming');
  expect(existsSync(incoming) ? readdirSync(incoming) : []).toEqual([]);
});
