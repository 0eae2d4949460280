import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';

/** A body that is too large; the rest of it is not read. */
export class BodyTooLarge extends Error {}

/** A body whose bytes are no UTF-8: as text it would be another one. */
export class BodyNotText extends Error {}

/** The body as text. @param limit bytes. @throws BodyTooLarge, BodyNotText, or an Error when the client left in between */
export function readBody(request: IncomingMessage, limit: number): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return Promise.reject(new BodyTooLarge());
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) {
        request.pause();
        reject(new BodyTooLarge());
      } else chunks.push(chunk);
    });
    request.on('end', () => {
      const body = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
      if (isUtf8(body)) resolve(body.toString('utf8'));
      else reject(new BodyNotText());
    });
    request.on('error', reject);
    request.on('close', () => reject(new Error('the client left')));
  });
}
