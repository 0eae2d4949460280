import { describe, expect, it } from 'vitest';
import { spansOfText, textOfSpans } from './inlineText.ts';

const shown = (text: string) =>
  spansOfText(text)
    .map(({ t, m, a }) => `${t}${m.length > 0 ? `{${m.join()}}` : ''}${a ? `(${a})` : ''}`)
    .join('|');

describe('a text with signs', () => {
  it.each([
    ['متن **پررنگ** است', 'متن |پررنگ{BOLD}| است'],
    ['**قیمت:**۱۲۰', 'قیمت:{BOLD}|۱۲۰'],
    ['*الف **ب***', 'الف {ITALIC}|ب{ITALIC,BOLD}'],
    ['H~2~O و m^2^', 'H|2{SUB}|O و m|2{SUP}'],
    ['از ~۵ تا ~۱۰', 'از ~۵ تا ~۱۰'],
    ['`a*b*`', 'a*b*{CODE}'],
    ['[**راهنما**](/faq) اینجا', 'راهنما{BOLD}(/faq)| اینجا'],
    ['[a](https://www.iso.org/a_(b))', 'a(https://www.iso.org/a_(b))'],
    ['۲ * ۳', '۲ * ۳'],
    ['\\*نه\\*', '*نه*'],
    ['تنها *', 'تنها *'],
    ['', ''],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected);
    const once = spansOfText(text);
    expect(spansOfText(textOfSpans(once))).toEqual(once);
  });
});
