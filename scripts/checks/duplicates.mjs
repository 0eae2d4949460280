import { readText, repositoryFiles } from './files.mjs';

const run = 8;
const mostPercent = 1;

/**
 * Runs of eight lines that stand in several places of the code, letter for letter: the first place is free, every other is
 * counted. Blank lines and imports do not count. @returns the places, when they are more than 1 % of all lines
 */
export async function duplicatedLines() {
  const files = (await repositoryFiles()).filter(
    (path) => /\.(tsx?|mjs)$/.test(path) && !/\.(generated|d)\.ts$/.test(path),
  );
  const firsts = new Map();
  const found = [];
  let all = 0;
  let copied = 0;
  for (const path of files) {
    const lines = linesOf(path);
    all += lines.length;
    let counted = 0;
    for (const [at, { number, text }] of runsOf(lines).entries()) {
      const first = firsts.get(text);
      firsts.set(text, first ?? `${path}:${number}`);
      if (first === undefined) continue;
      if (at >= counted) found.push(`${path}:${number} stands at ${first}, too`);
      copied += at + run - Math.max(at, counted);
      counted = at + run;
    }
  }
  const percent = (copied / all) * 100;
  return percent > mostPercent ? [...found, `${percent.toFixed(2)} % of ${all} lines stand elsewhere, too`] : [];
}

const runsOf = (lines) =>
  lines.slice(run - 1).map((_, at) => {
    const own = lines.slice(at, at + run);
    return { number: own[0].number, text: own.map(({ code }) => code).join('\n') };
  });

const linesOf = (path) =>
  readText(path)
    .split('\n')
    .map((line, index) => ({ code: line.trim(), number: index + 1 }))
    .filter(({ code }) => code && !/^(import|export) .*from '|^} from '/.test(code));
