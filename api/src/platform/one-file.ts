import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { Problem } from './problem.ts';
import { untilArrived } from './slow-uploads.ts';

const UPLOAD_DEADLINE_MS = 10 * 60_000;
/** Longer than others by far; what is slow within it, slow-uploads.ts ends. */
export const UPLOAD_HANDLER_MS = UPLOAD_DEADLINE_MS + 30_000;
/** Beside the bytes of the file: boundary, headers of its part, a few short fields. */
export const FORM_BYTES = 10_000;

/** The file of a form as it comes. `isCut`: whether more came than the largest may have; `signal`: its sender has left. */
export type OneFile = {
  name: string;
  stream: Readable;
  isCut: () => boolean;
  signal: AbortSignal;
  /** What a short field says, before or after the file; to be asked when the file has been read. @throws Problem 400 */
  field: (name: string) => Promise<string | undefined>;
};

/** Lets the routes of `app` take forms of one file and so many short fields. */
export const takeForms = (app: FastifyInstance, { largest, fields = 0 }: { largest: number; fields?: number }) =>
  // The first file counts; other files are read away.
  app.register(multipart, {
    limits: { fileSize: largest + 1, files: 1, fields, fieldSize: FORM_BYTES, headerPairs: 20 },
    throwFileSizeLimit: false,
  });

/** @throws Problem 415, 400 for what is no form with a file in it; 408 UPLOAD_TIMED_OUT */
export async function receiveFile<T>(
  request: FastifyRequest,
  { raw }: FastifyReply,
  work: (file: OneFile) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new Problem(415, 'UNSUPPORTED_MEDIA_TYPE');
  const leaving = leavingOf(raw);
  return untilArrived(request.raw, UPLOAD_DEADLINE_MS, async () => {
    const parts = request.parts();
    const part = await nextFile(parts).catch(brokenForm);
    if (!part) throw new Problem(400, 'VALIDATION_FAILED', [{ field: 'file', code: 'REQUIRED' }]);
    const { filename: name, file: stream, fields } = part;
    const field = async (wanted: string) => {
      // What stands after the file may still be on its way.
      await nextFile(parts).catch(brokenForm);
      const found = [fields[wanted]].flat()[0];
      return found?.type === 'field' ? String(found.value) : undefined;
    };
    return work({ name, stream, isCut: () => stream.truncated, signal: leaving, field });
  });
}

/** Reads fields away, up to the next file or the end. */
async function nextFile(parts: AsyncIterableIterator<Multipart>) {
  for (;;) {
    const { done, value } = await parts.next();
    if (done) return undefined;
    if (value.type === 'file') return value;
  }
}

/** A signal that whoever waits for the answer has hung up. The request's own says only that it was read. */
function leavingOf(raw: FastifyReply['raw']): AbortSignal {
  const leaving = new AbortController();
  if (raw.destroyed) leaving.abort();
  raw.on('close', () => raw.writableFinished || leaving.abort());
  return leaving.signal;
}

function brokenForm(): never {
  throw new Problem(400, 'MALFORMED_REQUEST');
}
