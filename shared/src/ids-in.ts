const DASH = 0x2d;
const LENGTH = 36;

/**
 * Every UUID that occurs in a text's bytes. Looks at dashes only, which are rare: four of them at the right distances make
 * a candidate. What is taken for an id by mistake costs an entry a needless drop and nothing else.
 */
export function idsIn(bytes: Buffer): Set<string> {
  const ids = new Set<string>();
  for (let at = bytes.indexOf(DASH); at !== -1; at = bytes.indexOf(DASH, at + 1)) {
    const isId = bytes[at + 5] === DASH && bytes[at + 10] === DASH && bytes[at + 15] === DASH;
    if (!isId || at < 8) continue;
    ids.add(bytes.toString('latin1', at - 8, at - 8 + LENGTH));
    at += 28;
  }
  return ids;
}
