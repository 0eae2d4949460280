/** A repeatable source of choices: the same key and turn number always give the same answers. */
export type Random = {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from min to max, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Like pick, but over successive turns the choices spread evenly over the list. */
  turn<T>(list: readonly T[]): T;
  /** `count` different members, in the list's own order. */
  some<T>(list: readonly T[], count: number): T[];
};

// Steps of a Kronecker sequence: square roots of primes never fall into step with one another.
const STEPS = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29].map((prime) => Math.sqrt(prime));

/** Where a choice stands in a sequence of like ones: `turn` spreads over the nth members of `sequence`. */
type Place = { sequence: string; nth: number };

/** sfc32 with its state hashed from `key`. */
export function randomFrom(key: string, { sequence, nth }: Place = { sequence: key, nth: 0 }): Random {
  const next = sfc32(hash128(key));
  const start = sfc32(hash128(sequence))();
  let turns = 0;
  const at = <T>(list: readonly T[], share: number): T => {
    const found = list[Math.floor(share * list.length)];
    if (found === undefined) throw new Error('a choice needs a list with something in it');
    return found;
  };
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => at(list, next()),
    turn: (list) => {
      const step = STEPS[turns % STEPS.length] ?? Math.SQRT2;
      turns += 1;
      return at(list, (nth * step + start + turns / 17) % 1);
    },
    some: (list, count) => {
      const left = list.map((_, index) => index);
      while (left.length > Math.max(count, 0)) left.splice(Math.floor(next() * left.length), 1);
      return list.filter((_, index) => left.includes(index));
    },
  };
}

/** Milliseconds of the first id: every seeded row has an id near this instant. */
const FIRST_ID_TIME = Date.UTC(2026, 0, 1);

/** A UUIDv7 whose time is FIRST_ID_TIME + `order` ms and whose other bits come from `key`. */
export function seededId(key: string, order = 0): string {
  const [a, b, c] = hash128(key);
  const time = (FIRST_ID_TIME + order).toString(16).padStart(12, '0');
  const version = (0x7000 | (a & 0x0fff)).toString(16);
  const variant = (0x8000 | (b & 0x3fff)).toString(16);
  const tail = hex(c).slice(0, 4) + hex(a ^ (b >>> 14) ^ 0x9e3779b9);
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${tail}`;
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}

type State = readonly [number, number, number, number];

/** Four words that differ in about half of their bits for any two keys. */
function hash128(key: string): State {
  let a = 1779033703,
    b = 3144134277,
    c = 1013904242,
    d = 2773480762;
  for (let index = 0; index < key.length; index += 1) {
    const unit = key.charCodeAt(index);
    a = b ^ Math.imul(a ^ unit, 597399067);
    b = c ^ Math.imul(b ^ unit, 2869860233);
    c = d ^ Math.imul(c ^ unit, 951274213);
    d = a ^ Math.imul(d ^ unit, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  const mixed = a ^ b ^ c ^ d;
  return [mixed, b ^ mixed, c ^ mixed, d ^ mixed];
}

function sfc32([s0, s1, s2, s3]: State): () => number {
  let a = s0 | 0,
    b = s1 | 0,
    c = s2 | 0,
    d = s3 | 0;
  return () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
}
