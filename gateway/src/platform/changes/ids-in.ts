const DASH = 0x2d;
const LENGTH = 36;
/** Where the first dash stands in an id; the others follow five apart. */
const FIRST_DASH = 8;
const APART = 5;
const DASHES = 4;

/**
 * Every UUID that occurs in a text's bytes. Four dashes at the right distances make a candidate; of four bytes one is looked
 * at, since the places of an id's dashes leave each another rest when divided by four. What is taken for an id by mistake
 * costs an entry a needless drop and nothing else.
 */
export function idsIn(bytes: Buffer): Set<string> {
  const ids = new Set<string>();
  for (let at = 0; at < bytes.length; at += DASHES) {
    if (bytes[at] !== DASH) continue;
    for (let before = 0; before < DASHES; before += 1) {
      const first = at - before * APART;
      if (!areDashes(bytes, first) || first < FIRST_DASH) continue;
      ids.add(bytes.toString('latin1', first - FIRST_DASH, first - FIRST_DASH + LENGTH));
      break;
    }
  }
  return ids;
}

const areDashes = (bytes: Buffer, first: number) =>
  bytes[first] === DASH &&
  bytes[first + APART] === DASH &&
  bytes[first + 2 * APART] === DASH &&
  bytes[first + 3 * APART] === DASH;
