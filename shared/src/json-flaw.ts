/** Levels of brackets that a JSON text may have; the deepest body of ours has nine. */
const MAX_DEPTH = 32;

/** What `JSON.parse` would take, but no program can act on. `field`: dotted path, `lines[0].note`; `params`: the limit. */
export type JsonFlaw = {
  code: 'JSON_TOO_DEEP' | 'DUPLICATE_KEY' | 'NUMBER_TOO_LARGE';
  field: string;
  params?: string[];
};

/**
 * A string with the colon that makes it a key, a number, or a sign of structure. A string that does not close is one
 * token up to the end, so that the time grows with the length alone.
 */
const TOKEN = /"[^"\\]*(?:\\[^][^"\\]*)*(?:"(\s*:)?)?|-?\d[\d.eE+-]*|[[\]{},]/g;

/** `keys` of an object, whose current one is `at`; in an array `at` is the index. */
type Level = { keys?: Set<string>; at: string | number };

/**
 * The first flaw of a JSON text, found without building what it describes: nesting deeper than `MAX_DEPTH`, a key
 * that is there twice in one object (in any spelling: `"a"` and `"\u0061"`), a number beyond the largest double. A text
 * that is not JSON at all is left to `JSON.parse`.
 */
export function findJsonFlaw(text: string): JsonFlaw | undefined {
  const levels: Level[] = [];
  for (const [token, colon] of text.matchAll(TOKEN)) {
    const level = levels.at(-1);
    if (token === '{') levels.push({ keys: new Set(), at: '' });
    else if (token === '[') levels.push({ at: 0 });
    else if (token === ']' || token === '}') levels.pop();
    else if (token === ',') nextItem(level);
    else if (colon !== undefined && level?.keys) {
      level.at = readKey(token.slice(0, -colon.length));
      if (level.keys.has(level.at)) return { code: 'DUPLICATE_KEY', field: pathOf(levels) };
      level.keys.add(level.at);
    } else if (Math.abs(Number(token)) === Infinity) return { code: 'NUMBER_TOO_LARGE', field: pathOf(levels) };
    if (levels.length > MAX_DEPTH)
      return { code: 'JSON_TOO_DEEP', field: String(levels[0]!.at), params: [String(MAX_DEPTH)] };
  }
  return undefined;
}

function nextItem(level: Level | undefined): void {
  if (typeof level?.at === 'number') level.at += 1;
}

function readKey(literal: string): string {
  if (!literal.includes('\\')) return literal.slice(1, -1);
  try {
    return JSON.parse(literal) as string;
  } catch {
    return literal;
  }
}

const pathOf = (levels: readonly Level[]): string =>
  levels.reduce((path, { at }) => (typeof at === 'number' ? `${path}[${at}]` : path ? `${path}.${at}` : at), '');
