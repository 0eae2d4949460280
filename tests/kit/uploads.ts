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
  const length = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A zip of these entries, as they are; given names only, there is nothing in it but its directory. */
export function zipOf(...entries: (string | Record<string, string>)[]): Buffer {
  const locals: Buffer[] = [];
  let at = 0;
  const lines = entries
    .flatMap((each) => (typeof each === 'string' ? [[each, undefined]] : Object.entries(each)))
    .map(([name, content]) => {
      const line = Buffer.alloc(46);
      line.write('PK\x01\x02', 0, 'latin1');
      line.writeUInt16LE(name!.length, 28);
      line.writeUInt32LE(at, 42);
      if (content !== undefined) {
        for (const place of [20, 24]) line.writeUInt32LE(content.length, place);
        const local = Buffer.alloc(30);
        local.write('PK\x03\x04', 0, 'latin1');
        local.writeUInt16LE(name!.length, 26);
        locals.push(local, Buffer.from(name!), Buffer.from(content));
        at += 30 + name!.length + content.length;
      }
      return Buffer.concat([line, Buffer.from(name!)]);
    });
  const first = locals.length > 0 ? locals : [Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(26)];
  const directory = Buffer.concat(lines);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(Buffer.concat(first).length, 16);
  return Buffer.concat([...first, directory, end]);
}

type Given = {
  bytes: Buffer | string;
  name?: string | undefined;
  key?: string | null | undefined;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
};
export type Uploaded = {
  status: number;
  retryAfter: string | null;
  body: {
    id: string;
    name: string;
    size: number;
    mime: string;
    sha256: string;
    url: string;
    width?: number;
    height?: number;
    scan: string;
    code?: string;
  };
};

/** Sends one file to an address that takes uploads. */
export async function upload(url: string, { bytes, name = 'file', key = randomUUID(), headers = {}, signal }: Given) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...(key !== null && { 'idempotency-key': key }), ...headers },
    body: form,
    ...(signal && { signal }),
  });
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    body: await answer.json(),
  } as Uploaded;
}
