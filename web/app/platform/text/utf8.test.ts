import { expect, it } from 'vitest';
import { decodeUtf8, encodeUtf8 } from './utf8.ts';

it.each(['', 'a', '\ufeffشیر توپی', 'میلی\u200cمتر 😀 é '.repeat(300), 'plain '.repeat(300)])(
  'reads and writes %s as Node does',
  (text) => {
    expect(encodeUtf8(text).equals(Buffer.from(text))).toBe(true);
    expect(decodeUtf8(Buffer.from(text))).toBe(text);
  },
);

it('puts the sign for a missing letter where a text or bytes are broken, as Node does', () => {
  const text = `${'شیر '.repeat(300)}\ud83d`;
  expect(encodeUtf8(text).equals(Buffer.from(text))).toBe(true);
  const bytes = Buffer.concat([Buffer.from('شیر '.repeat(300)), Buffer.from([0xd8])]);
  expect(decodeUtf8(bytes)).toBe(bytes.toString());
});
