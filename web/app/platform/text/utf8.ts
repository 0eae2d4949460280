import { transcode } from 'node:buffer';

// V8 of Node 20 reads and writes UTF-8 beyond ASCII a letter at a time; through UTF-16 it takes a third of that. What is no
// UTF-8 or no UTF-16 that way refuses; then Node's own puts U+FFFD in its place.

/** Below this the longer way does not pay. Bytes or letters. */
const shortest = 500;

/** The text of UTF-8 bytes. */
export function decodeUtf8(bytes: Buffer): string {
  if (bytes.length < shortest) return bytes.toString();
  try {
    return transcode(bytes, 'utf8', 'utf16le').toString('utf16le');
  } catch {
    return bytes.toString();
  }
}

/** The UTF-8 bytes of a text. */
export function encodeUtf8(text: string): Buffer {
  if (text.length < shortest) return Buffer.from(text);
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8');
  } catch {
    return Buffer.from(text);
  }
}
