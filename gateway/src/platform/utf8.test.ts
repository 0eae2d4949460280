import { expect, it } from 'vitest';
import { encodeUtf8 } from './utf8.ts';

it.each(['', 'a', '\ufeffشیر توپی', 'میلی\u200cمتر 😀 é '.repeat(300), 'plain '.repeat(300)])(
  'writes %s as Node does',
  (text) => expect(encodeUtf8(text).equals(Buffer.from(text))).toBe(true),
);

it('refuses half a letter', () => {
  expect(() => encodeUtf8(`${'شیر '.repeat(300)}\ud83d`)).toThrow();
});
