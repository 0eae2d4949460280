import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { inRoot } from './machine/root.mjs';

// The site's one font file: Vazirmatn with the letters that its texts are written in, in the weights that it uses. What
// else may occur in a name is shown in the system's font.
const letters = [
  range(0x20, 0x7e),
  [0xa0, 0xab, 0xb0, 0xb1, 0xb2, 0xb3, 0xb5, 0xb7, 0xbb, 0xd7, 0xd8, 0xf7, 0x3a9],
  // Arabic script as Persian and Arabic keyboards write it, its marks, its three sorts of digits and their separators.
  range(0x621, 0x63a),
  range(0x640, 0x652),
  [0x654, 0x67e, 0x686, 0x698, 0x6a9, 0x6af, 0x6c0, 0x6cc],
  range(0x660, 0x669),
  range(0x6f0, 0x6f9),
  [0x60c, 0x61b, 0x61f, 0x66a, 0x66b, 0x66c],
  // Joiners and directions, dashes, dots, arrows, minus.
  range(0x200c, 0x200f),
  [0x2013, 0x2014, 0x2026, 0x2191, 0x2193, 0x2212],
].flat();
const weights = { wght: { min: 400, max: 800 } };

const whole = readFileSync(new URL(import.meta.resolve('vazirmatn/fonts/webfonts/Vazirmatn[wght].woff2')));
const font = await subsetFont(whole, String.fromCodePoint(...letters), {
  targetFormat: 'woff2',
  variationAxes: weights,
});
mkdirSync(inRoot('web/app/design/fonts'), { recursive: true });
writeFileSync(inRoot('web/app/design/fonts/vazirmatn.woff2'), font);

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
