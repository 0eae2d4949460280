import { randomUUID } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A PNG of one colour, with a text behind the picture; `pixels: false` only claims its size. */
export function pngOf(width: number, height: number, { text = '', pixels = true } = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(pixels ? height * (width + 1) : 1_000_000, 0);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  if (text) parts.splice(1, 0, chunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1')));
  return Buffer.concat([SIGNATURE, ...parts]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A zip whose directory has these names and nothing in it. */
export function zipOf(...names: string[]): Buffer {
  const entries = names.map((name) => {
    const entry = Buffer.alloc(46);
    entry.write('PK\x01\x02', 0, 'latin1');
    entry.writeUInt16LE(name.length, 28);
    return Buffer.concat([entry, Buffer.from(name)]);
  });
  const first = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(26)]);
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(first.length, 16);
  return Buffer.concat([first, directory, end]);
}

type Given = { bytes: Buffer | string; name?: string; key?: string | null; headers?: Record<string, string> };
export type Uploaded = {
  status: number;
  body: { id: string; name: string; size: number; mime: string; sha256: string; url: string; code?: string };
};

/** Sends one file to an address that takes uploads. */
export async function upload(url: string, { bytes, name = 'file', key = randomUUID(), headers = {} }: Given) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...(key !== null && { 'idempotency-key': key }), ...headers },
    body: form,
  });
  return { status: answer.status, body: await answer.json() } as Uploaded;
}
