// Writes a WebM file (RFC 9559) of one video track: its length and an index of its key frames stand in it, so that players seek.

/** @typedef {{ timeMs: number, isKey: boolean, bytes: Buffer }} Frame */

const KEPT_SIZE = 8;

/** An element: its id, its size in eight bytes, what is in it. */
function element(id, ...parts) {
  const body = Buffer.concat(parts);
  const size = Buffer.alloc(KEPT_SIZE);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
}

const text = (id, value) => element(id, Buffer.from(value, 'latin1'));

/** A number, in four bytes wherever it stands: what is in front of the index does not depend on it. */
function number(id, value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, bytes);
}

function float(id, value) {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

/**
 * @param {{ codec: 'V_VP8' | 'V_VP9', width: number, height: number, durationMs: number, frames: readonly Frame[] }} video whose
 *   first frame is a key frame
 */
export function webmOf({ codec, width, height, durationMs, frames }) {
  const head = element(
    '1a45dfa3',
    number('4286', 1),
    number('42f7', 1),
    number('42f2', 4),
    number('42f3', 8),
    text('4282', 'webm'),
    number('4287', 4),
    number('4285', 2),
  );
  const info = element(
    '1549a966',
    number('2ad7b1', 1_000_000),
    float('4489', durationMs),
    text('4d80', 'rasteh'),
    text('5741', 'rasteh'),
  );
  const size = element('e0', number('b0', width), number('ba', height));
  const track = element(
    'ae',
    number('d7', 1),
    number('73c5', 1),
    number('83', 1),
    number('9c', 0),
    text('86', codec),
    size,
  );
  const tracks = element('1654ae6b', track);
  const clusters = groupsOf(frames).map(clusterOf);
  const cuesSize = cuesOf(clusters, 0).length;
  const cues = cuesOf(clusters, info.length + tracks.length + cuesSize);
  const segment = element('18538067', info, tracks, cues, ...clusters.map(({ bytes }) => bytes));
  return Buffer.concat([head, segment]);
}

/** Each key frame with those that follow it. */
function groupsOf(frames) {
  const groups = [];
  for (const frame of frames) {
    if (frame.isKey) groups.push([]);
    groups.at(-1).push(frame);
  }
  return groups;
}

function clusterOf(frames) {
  const { timeMs } = frames[0];
  const blocks = frames.map((frame) => {
    const begin = Buffer.alloc(4);
    begin[0] = 0x81;
    begin.writeInt16BE(frame.timeMs - timeMs, 1);
    begin[3] = frame.isKey ? 0x80 : 0;
    return element('a3', begin, frame.bytes);
  });
  return { timeMs, bytes: element('1f43b675', number('e7', timeMs), ...blocks) };
}

/** @param {number} first where the first cluster stands, counted from what is in the segment */
function cuesOf(clusters, first) {
  let at = first;
  const points = clusters.map(({ timeMs, bytes }) => {
    const point = element('bb', number('b3', timeMs), element('b7', number('f7', 1), number('f1', at)));
    at += bytes.length;
    return point;
  });
  return element('1c53bb6b', ...points);
}
