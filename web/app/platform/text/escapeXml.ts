/** What XML 1.0 has no way to write (section 2.2). */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** A text as it stands in XML, between tags or in a quoted attribute; characters that XML cannot hold are left out. */
export const escapeXml = (text: string) =>
  text.replace(unwritable, '').replace(/[&<>"']/g, (character) => escapes[character] ?? '');
