import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ByteRange, byteRange } from './byte-range.ts';

/** Bytes of a file as they are read; `etag` with its quotes, strong. */
export type Bytes = { size: number; mime: string; etag: string; stream: (range?: ByteRange) => Readable };

/**
 * Answers with a file: nothing when the reader has it already, one part when it asks for one, else the whole (RFC 9110, 13
 * and 14). There is no time of change, so `If-Range` can only be met by the tag.
 */
export function sendBytes(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { size, mime, etag, stream }: Bytes,
) {
  reply.headers({ etag, 'accept-ranges': 'bytes' });
  if (isHeld(headers['if-none-match'], etag)) return reply.code(304).send();
  const condition = headers['if-range'];
  // Parts are for GET alone: whoever asks by HEAD is told of the whole.
  const mayBePart = method === 'GET' && (condition === undefined || condition === etag);
  const range = mayBePart ? byteRange(headers.range, size) : 'whole';
  if (range === 'unsatisfiable')
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
      .send();
  reply.type(mime);
  if (range === 'whole') return reply.header('content-length', size).send(stream());
  const { first, last } = range;
  reply.code(206).headers({ 'content-range': `bytes ${first}-${last}/${size}`, 'content-length': last - first + 1 });
  return reply.send(stream(range));
}

/** Whether the reader has it: weak tags count as strong ones here. */
const isHeld = (given: string | undefined, etag: string) =>
  given !== undefined && given.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')));
