import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { KeptPage } from './keptPages/KeptPage.ts';

const smallestCompressed = 1_400;
const compress = promisify(gzip);
// Off the event loop; a higher level takes twice the time for a tenth fewer bytes.
const options = { level: 4 };

/** Ends an answer with bytes that are complete, gzipped if the visitor takes that and it is worth it. */
export async function sendWhole(request: Request, response: Response, bytes: Buffer): Promise<void> {
  response.vary('accept-encoding');
  const worthIt = bytes.length >= smallestCompressed && request.method !== 'HEAD';
  if (!worthIt || !request.acceptsEncodings('gzip')) return void endUnlessGone(response, bytes);
  const compressed = await compress(bytes, options);
  if (!response.headersSent && !response.destroyed) response.setHeader('content-encoding', 'gzip');
  endUnlessGone(response, compressed);
}

/** Ends an answer with a kept page and a nonce of its own; its compressed form is at hand. */
export async function sendKept(request: Request, response: Response, page: KeptPage, nonce: string): Promise<void> {
  response.vary('accept-encoding');
  if (request.method === 'HEAD' || !request.acceptsEncodings('gzip')) {
    return void endUnlessGone(response, page.withNonce(nonce));
  }
  const compressed = await page.gzippedWithNonce(nonce);
  if (!response.headersSent && !response.destroyed) response.setHeader('content-encoding', 'gzip');
  endUnlessGone(response, compressed);
}

function endUnlessGone(response: Response, bytes: Buffer): void {
  if (!response.destroyed) response.end(bytes);
}
