/** Ratings of one thing with so many stars. */
export type Rated = { stars: number; count: number; verifiedCount: number };

/** So many ratings of the category's mean stand beside those of the thing. */
const PRIOR = 5;
const LEAST_RATINGS = 3;
const VERIFIED_WEIGHT = 3;
/** Where nobody has rated anything of a category yet. */
const MIDDLE = 3;

const weightOf = ({ count, verifiedCount }: Rated) => count + verifiedCount * (VERIFIED_WEIGHT - 1);
const sumOf = (rated: readonly Rated[], value: (each: Rated) => number) =>
  rated.reduce((sum, each) => sum + value(each), 0);

/** The mean of a category, or of anything else that is rated. */
export function meanOf(rated: readonly Rated[]): number {
  const weight = sumOf(rated, weightOf);
  return weight === 0 ? MIDDLE : sumOf(rated, (each) => weightOf(each) * each.stars) / weight;
}

/** Stars of a thing with one decimal; undefined below three ratings, which say too little. */
export function ratingOf(rated: readonly Rated[], categoryMean: number): string | undefined {
  if (sumOf(rated, ({ count }) => count) < LEAST_RATINGS) return undefined;
  const weight = sumOf(rated, weightOf);
  const stars = sumOf(rated, (each) => weightOf(each) * each.stars);
  return ((stars + PRIOR * categoryMean) / (weight + PRIOR)).toFixed(1);
}

export const starCounts = (rated: readonly Rated[]) =>
  [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: sumOf(rated, (each) => (each.stars === stars ? each.count : 0)),
  }));
