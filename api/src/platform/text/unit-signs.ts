/** Signs that people take for another one, each as long as it: data sheets have them from every keyboard and font. */
const alike: Record<string, string> = {
  º: '°',
  '˚': '°',
  '∘': '°',
  '″': '"',
  '”': '"',
  '‟': '"',
  '＂': '"',
  '〃': '"',
  μ: 'µ',
  '\u2126': 'Ω',
};
const looksAlike = new RegExp(`[${Object.keys(alike).join('')}]`, 'gu');

/** One sign for several letters: ℃, ℓ, ㎜, ㎡. */
const SEVERAL = '\\u2103\\u2109\\u2113\\u3380-\\u33df';
const several = new RegExp(`[${SEVERAL}]`, 'gu');
const twoStrokes = /''|′′/g;

/** Signs of units within a text, as the source of a pattern; after `withPlainSigns`. */
export const UNIT_SIGN_PATTERN = `["%٪‰°Ωµ${SEVERAL}]|''|′′`;

/** The text with one form of each sign: every sign stays where it stands. */
export const withPlainSigns = (text: string): string => text.replace(looksAlike, (sign) => alike[sign]!);

/** A name of a unit with one form of each sign: «º C» is «° C», ℃ is °C, two strokes are one sign. */
export const plainUnitSigns = (name: string): string =>
  withPlainSigns(name)
    .replace(several, (sign) => sign.normalize('NFKC'))
    .replace(twoStrokes, '"')
    .replaceAll('٪', '%');
