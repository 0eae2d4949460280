const MOST_KEYS = 10_000;

/** Says of a key whether it comes for the first time in a while: for what is written down once, however often it is tried. */
export function makeThrottle(whileMs: number) {
  const last = new Map<string, number>();
  return (key: string, now = Date.now()): boolean => {
    const before = last.get(key);
    if (before !== undefined && now - before < whileMs) return false;
    if (last.size >= MOST_KEYS) last.clear();
    last.set(key, now);
    return true;
  };
}
