import { encodeUtf8 } from '@rasteh/shared/utf8';
import { escapeJson } from './escapeJson.ts';

const ascii = [...'<>&'].map((sign) => sign.charCodeAt(0));
const lineEnds = ['\u2028', '\u2029'].map((sign) => Buffer.from(sign));

/** `escapeJson` of an answer as bytes. Hardly any has what must be escaped: then its own bytes are taken as they came. */
export function escapeJsonBytes(bytes: Buffer, text: string): Buffer {
  const isHarmless = [...ascii, ...lineEnds].every((sign) => !bytes.includes(sign));
  return isHarmless ? bytes : encodeUtf8(escapeJson(text));
}
