import { transcode } from 'node:buffer';

// V8 of Node 20 reads and writes UTF-8 beyond ASCII a letter at a time; through UTF-16 it takes a fifth of that.

/** Below this the longer way does not pay. Bytes or letters. */
const SHORTEST = 500;

/** The text of UTF-8 bytes. @throws Error where a long one is not UTF-8 */
export const decodeUtf8 = (bytes: Buffer): string =>
  bytes.length < SHORTEST ? bytes.toString('utf8') : transcode(bytes, 'utf8', 'utf16le').toString('utf16le');

/** The bytes of a text, which JSON always makes without halves of letters. @throws Error where a long one has one */
export const encodeUtf8 = (text: string): Buffer =>
  text.length < SHORTEST ? Buffer.from(text) : transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8');
