import { expect, it } from 'vitest';
import { escapeJson } from './escapeJson.ts';
import { escapeJsonBytes } from './escapeJsonBytes.ts';

it.each(['<', '>', '&', '\u2028', '\u2029', 'شیر "توپی" \\ {}', 'میلی\u200cمتر\u200e−۱', ''])(
  'escapes the bytes of %j as its text',
  (text) => {
    const json = JSON.stringify({ text });
    expect(escapeJsonBytes(Buffer.from(json), json).toString()).toBe(escapeJson(json));
  },
);

it('takes harmless bytes as they came', () => {
  const bytes = Buffer.from('{"text":"شیر"}');
  expect(escapeJsonBytes(bytes, bytes.toString())).toBe(bytes);
});
