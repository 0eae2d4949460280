import { request as ask, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { expect, it } from 'vitest';
import { KeptPage } from './keptPages/KeptPage.ts';
import { sendKept, sendWhole } from './sendWhole.ts';

const nonces = ['AAAAAAAAAAAAAAAAAAAAAA==', 'zzzzzzzzzzzzzzzzzzzzzz=='] as const;
const page = (nonce: string) =>
  `<script nonce="${nonce}"></script>${'شیر توپی '.repeat(9_000)}<script nonce="${nonce}">`;
const kept = new KeptPage(Buffer.from(page(nonces[0])), nonces[0]);

const app = express();
app.get('/whole', (request, response) => sendWhole(request, response, Buffer.from(page(nonces[1]))));
app.get('/text', (request, response) => sendWhole(request, response, page(nonces[1])));
app.get('/short', (request, response) => sendWhole(request, response, 'شیر'));
app.get('/kept', (request, response) => sendKept(request, response, kept, nonces[1]));

/** Asks as raw as it goes: nothing is added to the headers, nothing is unpacked. */
async function answerTo(path: string, encodings?: string, method = 'GET') {
  const server = app.listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  const headers = encodings === undefined ? {} : { 'accept-encoding': encodings };
  try {
    return await new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      const sent = ask({ port, path, method, headers, agent: false }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(pieces) }));
      });
      sent.on('error', reject).end();
    });
  } finally {
    server.close();
  }
}

it.each([
  ['/whole', 'gzip, deflate, br', 'br', brotliDecompressSync],
  ['/text', 'gzip, deflate, br', 'br', brotliDecompressSync],
  ['/whole', 'gzip, br;q=0', 'gzip', gunzipSync],
  ['/whole', 'gzip', 'gzip', gunzipSync],
  ['/kept', 'gzip, deflate, br', 'gzip', gunzipSync],
  ['/whole', undefined, undefined, (body: Buffer) => body],
  ['/kept', 'identity', undefined, (body: Buffer) => body],
])('%s for who takes %s is sent as %s', async (path, accepted, encoding, unpack) => {
  const { headers, body } = await answerTo(path, accepted);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-length']).toBe(String(body.length));
  expect(headers.vary).toMatch(/accept-encoding/i);
  expect(unpack(body).toString()).toBe(page(nonces[1]));
});

it('leaves what is short as it is', async () => {
  const { headers, body } = await answerTo('/short', 'gzip, br');
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe('شیر');
});

it.each(['/whole', '/kept'])('says how long %s is to who asks for its head only', async (path) => {
  const { headers, body } = await answerTo(path, 'gzip, br', 'HEAD');
  expect(headers['content-length']).toBe(String(Buffer.byteLength(page(nonces[1]))));
  expect(body.length).toBe(0);
});
