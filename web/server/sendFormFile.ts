import { randomUUID } from 'node:crypto';
import { PassThrough, type Readable } from 'node:stream';
import type { Request, Response } from 'express';
import { plainFields } from '../app/platform/forms/plain/plainFields.ts';
import type { SentFile } from '../app/platform/forms/plain/sentFiles.ts';
import { errorOfProblem } from '../app/platform/graph/errorOfProblem.ts';
import { GraphError } from '../app/platform/graph/GraphError.ts';
import type { Doors } from './doors/Doors.ts';
import { uploadPath } from './filesRoute.ts';
import { forwardedHeaders, type Gateway } from './gateway.ts';
import { visitOf } from './visit.ts';

/** Sends the file of a form without script to the api while it comes. Rejects only when the visitor has left. */
export async function sendFormFile(
  { gateway, doors }: { gateway: Gateway; doors: Doors },
  { request, response }: { request: Request; response: Response },
  { file, field, name, fields }: { file: Readable; field: string; name: string; fields: URLSearchParams },
): Promise<SentFile> {
  const visit = visitOf(response);
  const busy = doors.operation(request, response, 'write');
  if (busy) return { name, error: errorOfProblem(busy.status, busy, busy.retryAfter) };
  const boundary = `rasteh-${randomUUID()}`;
  const headers = {
    ...forwardedHeaders(request, visit),
    'content-type': `multipart/form-data; boundary=${boundary}`,
    // The same form sent twice is one file for each field: the key was made with its page.
    'idempotency-key': `${fields.get(plainFields.key) ?? ''}:${field}`,
  };
  const body = new PassThrough();
  body.write(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${quoted(name)}"\r\n\r\n`);
  file.pipe(body, { end: false });
  file.once('end', () => body.end(`\r\n--${boundary}--\r\n`)).once('error', (error) => body.destroy(error));
  try {
    const {
      statusCode,
      headers: told,
      body: text,
    } = await gateway.passOn({
      method: 'POST',
      path: uploadPath,
      headers,
      body,
      signal: visit.signal,
    });
    const answer = (await text.json()) as { id: string; code?: string; title?: string; errors?: unknown[] };
    if (statusCode === 200) return { name, id: answer.id };
    return { name, error: errorOfProblem(statusCode, answer, told['retry-after']?.toString()) };
  } catch {
    return { name, error: new GraphError(503, 'No gateway', 'UPSTREAM_UNREACHABLE') };
  } finally {
    // It may have been answered before its end.
    file.unpipe(body);
    body.destroy();
  }
}

/** As browsers write a name into a form of parts (HTML, multipart/form-data encoding algorithm). */
const quoted = (name: string) =>
  name.replace(/["\r\n]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
