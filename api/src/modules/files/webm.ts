import { Problem } from '../../platform/problem.ts';

/** What is known of a video by its container. */
export type VideoFacts = { durationMs: number; width: number; height: number };

const MINUTE_MS = 60_000;
/** Three minutes of pictures and sound have a third of it; what has more was made to be slow to read. */
const MOST_ELEMENTS = 200_000;
const LONGEST_VIDEO_MINUTES = 3;

const ids = {
  EBML: 0x1a45dfa3,
  DOC_TYPE: 0x4282,
  SEGMENT: 0x18538067,
  INFO: 0x1549a966,
  TIMECODE_SCALE: 0x2ad7b1,
  DURATION: 0x4489,
  TRACKS: 0x1654ae6b,
  TRACK: 0xae,
  CODEC: 0x86,
  VIDEO: 0xe0,
  WIDTH: 0xb0,
  HEIGHT: 0xba,
  CLUSTER: 0x1f43b675,
  TIMECODE: 0xe7,
  BLOCK_GROUP: 0xa0,
  BLOCK: 0xa1,
  SIMPLE_BLOCK: 0xa3,
  BLOCK_DURATION: 0x9b,
  CUES: 0x1c53bb6b,
};
/** Elements whose members are read one after the other. Where they end does not matter, which recorders often do not know. */
const containers = new Set([
  ids.EBML,
  ids.SEGMENT,
  ids.INFO,
  ids.TRACKS,
  ids.TRACK,
  ids.VIDEO,
  ids.CLUSTER,
  ids.BLOCK_GROUP,
]);
const VIDEO_CODECS = new Set(['V_VP8', 'V_VP9']);
const ALL_CODECS = new Set([...VIDEO_CODECS, 'A_OPUS']);

/** What of a file is read on the way; times in ticks of the file. */
class Facts {
  documentType = '';
  segments = 0;
  scaleNs = 1_000_000;
  stated = 0;
  codecs: string[] = [];
  width = 0;
  height = 0;
  cluster = 0;
  block = 0;
  last = 0;
  hasCues = false;

  /** Takes a time at which something is still shown. */
  reach(time: number) {
    this.last = Math.max(this.last, time);
  }
}

const readers: Record<number, (facts: Facts, bytes: Buffer) => void> = {
  [ids.DOC_TYPE]: (facts, bytes) => (facts.documentType = textOf(bytes)),
  [ids.TIMECODE_SCALE]: (facts, bytes) => (facts.scaleNs = numberOf(bytes)),
  [ids.DURATION]: (facts, bytes) => (facts.stated = floatOf(bytes)),
  [ids.CODEC]: (facts, bytes) => facts.codecs.push(textOf(bytes)),
  [ids.WIDTH]: (facts, bytes) => (facts.width ||= numberOf(bytes)),
  [ids.HEIGHT]: (facts, bytes) => (facts.height ||= numberOf(bytes)),
  [ids.TIMECODE]: (facts, bytes) => (facts.cluster = numberOf(bytes)),
  [ids.BLOCK]: readBlock,
  [ids.SIMPLE_BLOCK]: readBlock,
  [ids.BLOCK_DURATION]: (facts, bytes) => facts.reach(facts.block + numberOf(bytes)),
  [ids.CUES]: (facts) => (facts.hasCues = true),
};

/**
 * Length and size of a WebM video. The length is the time of its last picture: what its head states may be missing or untrue.
 * @throws Problem 400 FILE_BROKEN, VIDEO_NOT_SEEKABLE; 413 FILE_TOO_LARGE for one that is too long; 415 FILE_TYPE_NOT_ALLOWED
 */
export function readWebm(bytes: Buffer): VideoFacts {
  const facts = new Facts();
  walk(bytes, facts);
  const { documentType, codecs, width, height, hasCues } = facts;
  const isOfWeb = documentType === 'webm' && codecs.every((codec) => ALL_CODECS.has(codec));
  if (!isOfWeb || !codecs.some((codec) => VIDEO_CODECS.has(codec))) throw new Problem(415, 'FILE_TYPE_NOT_ALLOWED');
  const durationMs = Math.round((Math.max(facts.stated, facts.last) * facts.scaleNs) / 1_000_000);
  if (facts.segments !== 1 || width === 0 || height === 0 || !(durationMs > 0)) refuse();
  if (durationMs > LONGEST_VIDEO_MINUTES * MINUTE_MS) {
    const params = [String(LONGEST_VIDEO_MINUTES)];
    throw new Problem(413, 'FILE_TOO_LARGE', [{ field: 'file', code: 'MAX_MINUTES', params }]);
  }
  if (!hasCues) throw new Problem(400, 'VIDEO_NOT_SEEKABLE');
  return { durationMs, width, height };
}

function walk(bytes: Buffer, facts: Facts) {
  let left = MOST_ELEMENTS;
  for (let at = 0; at < bytes.length;) {
    left -= 1;
    if (left < 0) refuse();
    const id = readVarying(bytes, at, { keepsMark: true, most: 4 });
    const size = readVarying(bytes, id.end, { keepsMark: false, most: 8 });
    const end = size.end + size.value;
    if (!size.isUnknown && end > bytes.length) refuse();
    if (id.value === ids.SEGMENT) facts.segments += 1;
    if (containers.has(id.value)) {
      at = size.end;
      continue;
    }
    if (size.isUnknown) refuse();
    readers[id.value]?.(facts, bytes.subarray(size.end, end));
    at = end;
  }
}

/** A number that says by the zeros before its first bit of how many bytes it is; all ones: nobody knows (RFC 8794, 4 and 6.2). */
function readVarying(bytes: Buffer, at: number, { keepsMark, most }: { keepsMark: boolean; most: number }) {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > most || at + length > bytes.length) return refuse();
  let value = keepsMark ? first : first & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (const byte of bytes.subarray(at + 1, at + length)) {
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value, end: at + length, isUnknown };
}

/** The time of a block: two bytes after the number of its track, counted from its cluster. */
function readBlock(facts: Facts, bytes: Buffer) {
  const { end } = readVarying(bytes, 0, { keepsMark: false, most: 8 });
  if (end + 2 > bytes.length) refuse();
  facts.block = facts.cluster + bytes.readInt16BE(end);
  facts.reach(facts.block);
}

const textOf = (bytes: Buffer) => bytes.toString('latin1').replace(/\0+$/, '');
const numberOf = (bytes: Buffer) => (bytes.length > 8 ? refuse() : Number.parseInt(bytes.toString('hex') || '0', 16));

function floatOf(bytes: Buffer): number {
  if (bytes.length === 4) return bytes.readFloatBE(0);
  return bytes.length === 8 ? bytes.readDoubleBE(0) : refuse();
}

function refuse(): never {
  throw new Problem(400, 'FILE_BROKEN');
}
