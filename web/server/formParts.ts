import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { formBytes } from './formBytes.ts';

const megabyte = 1_024 * 1_024;
/** The api says how large a file may be; this is more, so that it is the one who refuses. */
const largestFile = 21 * megabyte;
/** What is too large is still read away, so that its form comes back with the reason beside it; not without end. */
const largestBody = 64 * megabyte;
const mostFields = 200;
/** A field where no file was chosen counts too. */
const mostFiles = 2;

/** A form of parts that was read: its fields, and the files that came. */
interface FormParts<Taken> {
  fields: URLSearchParams;
  /** The field that each came in, and what `take` made of it. */
  files: { field: string; taken: Taken }[];
}

/** Why a form of parts was not read whole. */
export class PartsError extends Error {
  constructor(readonly status: 400 | 413) {
    super(`A form of parts was not read: ${status}`);
  }
}

/**
 * Reads a form of parts (RFC 7578) as it comes and holds its fields only.
 * @param take reads a file of the form to its end, with the fields that came before it
 * @throws PartsError what is too large, has more files, or breaks off
 */
export async function readParts<Taken>(
  request: IncomingMessage,
  take: (file: Readable, part: { field: string; name: string }, fields: URLSearchParams) => Promise<Taken>,
): Promise<FormParts<Taken>> {
  if (Number(request.headers['content-length'] ?? 0) > largestBody) throw new PartsError(413);
  const fields = new URLSearchParams();
  const files: { field: string; taken: Promise<Taken> }[] = [];
  let size = 0;
  let fieldBytes = 0;
  await new Promise<void>((resolve, reject) => {
    const limits = {
      fields: mostFields,
      fieldSize: formBytes,
      files: mostFiles,
      fileSize: largestFile,
      headerPairs: 20,
    };
    const fail = (status: 400 | 413) => {
      request.unpipe(parts);
      reject(new PartsError(status));
    };
    const parts = parserOf(request, limits);
    parts.on('field', (name, value) => {
      fieldBytes += name.length + value.length;
      if (fieldBytes > formBytes) return fail(413);
      fields.append(name, value);
    });
    parts.on('file', (field, stream, name) => {
      stream.on('error', () => fail(400));
      // A field where no file was chosen is sent as one without name and bytes.
      if (!name) return void stream.resume();
      const taken = take(stream, { field, name }, fields).finally(() => stream.resume());
      // Told when the rest is read; a form that breaks off before has another fault.
      taken.catch(() => undefined);
      files.push({ field, taken });
    });
    for (const limit of ['fieldsLimit', 'filesLimit'] as const) parts.on(limit, () => fail(413));
    parts.on('error', () => fail(400)).on('finish', resolve);
    request.on('data', (chunk: Buffer) => (size += chunk.length) > largestBody && fail(413));
    request.once('close', () => request.complete || fail(400));
    request.pipe(parts);
  });
  return { fields, files: await Promise.all(files.map(async ({ field, taken }) => ({ field, taken: await taken }))) };
}

function parserOf(request: IncomingMessage, limits: object) {
  try {
    return new Busboy({ headers: request.headers as BusboyHeaders, limits });
  } catch {
    // Without a boundary there are no parts.
    throw new PartsError(400);
  }
}
