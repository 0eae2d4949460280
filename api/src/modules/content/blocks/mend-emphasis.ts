/** A sign that people do not type: where it stands the closing mark before it closes. */
export const MENDED = '\u2e2b';

/**
 * «**قیمت:**۱۲۰»: after a sign a mark closes only before a blank or another sign. Not after what opens, where it
 * begins, nor after signs beyond U+FFFF, which the reader (micromark) takes for letters.
 */
const closing = /(?<=[^\P{P}\p{Ps}\p{Pi}*_\\`\u{10000}-\u{10ffff}])(\*{1,3}|_{1,3})(?=[\u200c\u200d]?[\p{L}\p{N}])/gu;
/** «قیمت**(تومان)**»: between a letter and a sign that opens, a mark does not open. */
const opening = /(?<=[\p{L}\p{N}])(?=\*{1,3}[\p{Ps}\p{Pi}])/gu;

/**
 * Markdown in which emphasis is read as its writer meant, where CommonMark goes by the signs around a mark as English has them.
 * A sign is put beside such marks; the reader takes it out again.
 */
export const mendEmphasis = (markdown: string): string =>
  markdown.replace(closing, `$1${MENDED}`).replace(opening, MENDED);
