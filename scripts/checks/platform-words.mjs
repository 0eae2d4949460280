import { findLines, repositoryFiles } from './files.mjs';

const platforms = /^(shared\/src|api\/src\/platform|gateway\/src\/platform|web\/app\/design)\//;
const words = [
  'supplier',
  'merchant',
  'delegation',
  'seller',
  'buyer',
  'customer',
  'categor(y|ies)',
  'offers?',
  'products?',
  'favou?rites?',
  'wallet',
  'invoice',
  'trades?',
];
const capital = (word) => word[0].toUpperCase() + word.slice(1);
const upper = (word) => word.toUpperCase();
// A word of its own, or a part of a name: `supplierId`, `ofSupplier`, `SUPPLIER_ID`. Not `production`, `offered`.
const rules = [
  new RegExp(`(?<![A-Za-z])(${words.join('|')})(?![a-z])`),
  new RegExp(`(${words.map(capital).join('|')})(?![a-z])`),
  new RegExp(`(?<![A-Za-z])(${words.map(upper).join('|')})(?![A-Za-z])`),
].map((pattern) => ({ pattern, what: 'a platform knows no marketplace word' }));
/** Comments may give examples; the name of the setting is older than this rule. */
const except = /^\s*(\/\/|\/?\*).*|\s(\/\/|\/\*\*?)\s.*$|\bSEED_PRODUCTS\b/;

/** Platforms and the design system serve any market. @returns lines of theirs that name things of this one */
export async function marketWords() {
  const files = (await repositoryFiles()).filter((path) => platforms.test(path) && !/\.test\.tsx?$/.test(path));
  return findLines(files, rules, except);
}
