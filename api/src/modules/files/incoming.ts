import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Problem } from '../../platform/problem.ts';
import { DECIDING_BYTES, type FileKind, type FileType, LARGEST, typeOf, typeOfZip } from './file-types.ts';
import { readWebm, type VideoFacts } from './webm.ts';

/** A file that arrived whole. */
export type Incoming = { path: string; size: number; sha256: string; type: FileType; video?: VideoFacts };

/** What is known of a file while it comes: its type by the first bytes, and with it how much may come. */
class Meter {
  #head = Buffer.alloc(0);
  type: FileType | undefined;
  size = 0;

  /** @throws Problem as soon as it is not a type that is taken, or too large for its type */
  take(chunk: Buffer) {
    this.size += chunk.length;
    if (this.#head.length < DECIDING_BYTES) this.#head = Buffer.concat([this.#head, chunk]).subarray(0, DECIDING_BYTES);
    if (this.#head.length === DECIDING_BYTES) this.decide();
    if (this.size > LARGEST[this.kind]) refuseSize(this.kind);
  }

  get kind(): FileKind {
    return this.type?.kind ?? 'DRAWING';
  }

  decide = (): FileType => (this.type ??= typeOf(this.#head) ?? refuseType());
}

/**
 * Writes a stream to a path, never holding more than a piece of it.
 * @param isCut whether the sender had more than was read
 * @throws Problem 413 FILE_TOO_LARGE, 415 FILE_TYPE_NOT_ALLOWED, FILE_HAS_MACROS, 400 FILE_BROKEN, VIDEO_NOT_SEEKABLE
 */
export async function receive(stream: Readable, path: string, isCut: () => boolean): Promise<Incoming> {
  const hash = createHash('sha256');
  const meter = new Meter();
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      meter.take(chunk);
      hash.update(chunk);
      await file.write(chunk);
    }
  } catch (error) {
    // A disk has a code of its own; a stream that breaks off is the sender's.
    if (error instanceof Problem || /^E[A-Z]+$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new Problem(400, 'FILE_BROKEN');
  } finally {
    await file.close();
  }
  if (isCut()) refuseSize(meter.kind);
  if (meter.size === 0) throw new Problem(400, 'FILE_BROKEN');
  const type = await wholeType(meter, path);
  const incoming = { path, size: meter.size, sha256: hash.digest('hex'), type };
  return type.kind === 'VIDEO' ? { ...incoming, video: readWebm(await readFile(path)) } : incoming;
}

/** Zips are told apart by what is at their end. */
async function wholeType(meter: Meter, path: string): Promise<FileType> {
  const type = meter.decide();
  return type.extension === 'zip' ? typeOfZip(path, meter.size) : type;
}

function refuseType(): never {
  throw new Problem(415, 'FILE_TYPE_NOT_ALLOWED');
}

/** @throws Problem 413 that names the limit of such files */
export function refuseSize(kind: FileKind): never {
  const megabytes = String(LARGEST[kind] / 1_024 / 1_024);
  throw new Problem(413, 'FILE_TOO_LARGE', [{ field: 'file', code: 'MAX_MEGABYTES', params: [megabytes] }]);
}
