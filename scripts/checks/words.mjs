import { findLines, readText, repositoryFiles } from './files.mjs';

const glossary = 'docs/glossary.md';
const read = [
  /(^|\/)messages\.ts$/,
  /^api\/seeds\//,
  /\.(schemas|errors|enums|forms)\.ts$/,
  /^api\/src\/platform\/text/,
];
/** Tests, and what nobody reads as a text. */
const notRead = /\.test\.tsx?$|\.(webp|webm)$/;
const percent = { pattern: /٪(?=\$\{|[0-9۰-۹])/, what: 'the sign of a percentage follows its digits' };

/** Words that the glossary keeps off the screens, in what people read: messages and seeds. @returns the offending lines */
export async function wordsNotSaid() {
  const rules = notSaid(readText(glossary));
  if (rules.length === 0) return [`${glossary}: its table of words that are not said is not there`];
  const files = await repositoryFiles();
  return findLines(
    files.filter((path) => read.some((place) => place.test(path)) && !notRead.test(path)),
    [...rules, percent],
  );
}

/** Rows of the last table: `| not | but |`. */
function notSaid(text) {
  const table = text.split('| not | but |\n').at(1) ?? '';
  return [...table.matchAll(/^\| ([^|]*[^|\s-]) \| ([^|]+) \|$/gm)].map(([, word, better]) => ({
    pattern: new RegExp(word.replaceAll(' ', '\\s+')),
    what: `the glossary says "${better}" for`,
  }));
}
