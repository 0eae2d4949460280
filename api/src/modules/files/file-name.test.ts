import { expect, it } from 'vitest';
import { disposition, safeName } from './file-name.ts';

it.each([
  ['نقشه‌ی پمپ.pdf', 'pdf', 'نقشه‌ی پمپ.pdf'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['C:\\plans\\a.PDF', 'pdf', 'a.PDF'],
  ['a.jpeg', 'jpg', 'a.jpeg'],
  ['part.stp', 'step', 'part.stp'],
  ['a\r\nSet-Cookie: x=1', 'zip', 'a Set-Cookie x=1.zip'],
  ['نقشه ي پمپ\u200b هـ\u2060.pdf', 'pdf', 'نقشه ی پمپ هـ.pdf'],
  ['نقشه\u200c\u200c \u200cپمپ', 'dwg', 'نقشه پمپ.dwg'],
  ['a\0b.zip', 'zip', 'ab.zip'],
  ['gpj.\u202efdp', 'pdf', 'gpj.fdp.pdf'],
  ['...', 'png', 'file.png'],
  ['', 'png', 'file.png'],
  ['CON', 'pdf', '_CON.pdf'],
  ['nul.pdf', 'pdf', '_nul.pdf'],
  ['com1.tar.zip', 'zip', '_com1.tar.zip'],
  ['LPT¹.dwg', 'dwg', '_LPT¹.dwg'],
  ['aux .pdf', 'pdf', '_aux.pdf'],
  ['console.pdf', 'pdf', 'console.pdf'],
  ['com10.pdf', 'pdf', 'com10.pdf'],
  ['x'.repeat(500), 'png', `${'x'.repeat(120)}.png`],
])('%j with the bytes of a %s is called %j', (given, extension, name) => {
  expect(safeName(given, extension)).toBe(name);
});

it('a name in a header is quoted for old browsers and whole for others', () => {
  expect(disposition('attachment', 'نقشه "۱".pdf')).toBe(
    `attachment; filename="____ ___.pdf"; filename*=UTF-8''${encodeURIComponent('نقشه "۱".pdf')}`,
  );
});
