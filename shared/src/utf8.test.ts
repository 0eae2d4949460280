import { expect, it } from 'vitest';
import { encodeUtf8 } from './utf8.ts';

it.each(['', 'a', '\ufeffشیر توپی', 'میلی\u200cمتر 😀 é '.repeat(300), 'plain '.repeat(300)])(
  'writes %s as Node does',
  (text) => {
    expect(encodeUtf8(text).equals(Buffer.from(text))).toBe(true);
  },
);

it('puts the sign for a missing letter where a text is broken, as Node does', () => {
  const text = `${'شیر '.repeat(300)}\ud83d`;
  expect(encodeUtf8(text).equals(Buffer.from(text))).toBe(true);
});
