import type { AdvertisementSlot } from './advertisements.enums.ts';

type Candidate = { id: string; slot: AdvertisementSlot; weight: number; categoryIds: readonly string[] };

/** Everybody is shown the same one for so long: pages are kept for all. */
const BUCKET_MS = 10 * 60_000;
/** Steps of the golden ratio fall evenly over the weights, sooner than chance would. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Those that may stand in a slot: for everything, or for a category of the path. */
export const fitting = <T extends Candidate>(
  all: readonly T[],
  slot: AdvertisementSlot,
  path: readonly string[],
): T[] =>
  all.filter(
    (each) => each.slot === slot && (each.categoryIds.length === 0 || each.categoryIds.some((id) => path.includes(id))),
  );

/** Which of several a slot shows at a time: each as often as its weight says, the same one for ten minutes. */
export function choose<T extends Pick<Candidate, 'id' | 'weight'>>(candidates: readonly T[], at: Date): T | undefined {
  const inOrder = candidates.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const total = inOrder.reduce((sum, { weight }) => sum + weight, 0);
  const bucket = Math.floor(at.getTime() / BUCKET_MS);
  let left = ((bucket * GOLDEN) % 1) * total;
  return inOrder.find(({ weight }) => (left -= weight) < 0);
}
