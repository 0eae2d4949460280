// Directional embeddings, overrides and isolates, and the two marks: text brings its own direction.
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const controls = /[\u0000-\u001f\u007f-\u009f]/g;

/** Removes characters that change the direction of what stands around them. */
export function stripBidiControls(text: string): string {
  return text.replace(bidiControls, '');
}

/**
 * People's text in one spelling: Arabic ya and kaf become Persian ones, bidi and control characters go,
 * runs of blanks become one, and a ZWNJ stays only between two letters.
 */
export function normaliseText(text: string): string {
  return stripBidiControls(text)
    .replace(/[\u064a\u0649]/g, '\u06cc')
    .replace(/\u0643/g, '\u06a9')
    .replace(controls, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\u200c+/g, '\u200c')
    .replace(/(?<![\p{L}\p{M}])\u200c|\u200c(?![\p{L}\p{M}])/gu, '')
    .trim();
}
