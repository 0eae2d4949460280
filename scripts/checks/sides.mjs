import { findLines, readText, repositoryFiles } from './files.mjs';

const rules = [
  {
    pattern:
      /(^|[\s;{])((left|right)|(margin|padding|border|scroll-margin|scroll-padding)-(left|right)[\w-]*|border-(top|bottom)-(left|right)-radius)\s*:/,
    what: 'physical side',
  },
  { pattern: /\b(text-align|float|clear|justify-content|justify-items)\s*:\s*(left|right)\b/, what: 'physical side' },
];

/** Sides are start and end in every stylesheet; eslint.config.js holds class names and inline styles. @returns the offending lines */
export async function physicalSides() {
  const stylesheets = (await repositoryFiles()).filter((path) => path.endsWith('.css'));
  return [...findLines(stylesheets, rules), ...stylesheets.flatMap(unequalSides)];
}

/** `margin: 1px 2px 3px 4px` sets left and right apart; with equal sides it does not matter which is which. */
function unequalSides(path) {
  const shorthands = readText(path).matchAll(/\b(margin|padding|inset|border-(?:width|style|color))\s*:\s*([^;}]+)/g);
  return [...shorthands].flatMap(([text, , values]) => {
    const [, right, , left] = values.trim().match(/(?:[^\s(]|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g) ?? [];
    return left && left !== right && left !== '!important' ? `${path}: left and right apart in ${text}` : [];
  });
}
