/** Places of those that are ranked by a key, from 1; equal ones share a place and the next is counted on. */
export function placesOf<T, Key>(
  all: readonly { of: T; key: Key }[],
  compare: (one: Key, other: Key) => number,
): Map<T, number> {
  const sorted = [...all].sort((one, other) => compare(one.key, other.key));
  const places = new Map<T, number>();
  sorted.forEach(({ of, key }, index) => {
    const before = sorted[index - 1];
    places.set(of, before !== undefined && compare(before.key, key) === 0 ? places.get(before.of)! : index + 1);
  });
  return places;
}
