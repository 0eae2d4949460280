import type { Decimal } from '../../../platform/decimal.ts';

/** Steps of 4.7 %: numbers that a table rounds otherwise, such as 2 inches and 50 mm, are one or neighbours. */
const STEPS_A_DECADE = 50;
/** So near to the next step a number is looked for there, too. */
const NEAR = 0.2;

/** Stands before words that mean a number, a nominal size, a code, a name; nobody types it. */
const sign = '=';
/** Ids end at random. */
const shortId = (id: string) => id.slice(-8);

const place = (base: Decimal) => STEPS_A_DECADE * Math.log10(Math.abs(base.toNumber()));
const wordAt = (quantityId: string, base: Decimal, step: number) =>
  `${sign}${shortId(quantityId)}:${base.lt(0) ? '-' : ''}${step}`;

/** The word by which an offer is found that states a number of a quantity, in base units. */
export const numberWord = (quantityId: string, base: Decimal): string =>
  base.eq(0) ? `${sign}${shortId(quantityId)}:zero` : wordAt(quantityId, base, Math.round(place(base)));

/** Words of the same number, as near as tables round; and of numbers not far from it, by how far. */
export function numberWords(
  quantityId: string,
  base: Decimal,
): { same: string[]; near: { word: string; factor: number }[] } {
  if (base.eq(0)) return { same: [numberWord(quantityId, base)], near: [] };
  const exact = place(base);
  const step = Math.round(exact);
  const steps = [step, ...(exact - step > NEAR ? [step + 1] : []), ...(step - exact > NEAR ? [step - 1] : [])];
  const near = DISTANCES.flatMap((factor, at) =>
    [step - at - 1, step + at + 1]
      .filter((each) => !steps.includes(each))
      .map((each) => ({ word: wordAt(quantityId, base, each), factor })),
  );
  return { same: steps.map((each) => wordAt(quantityId, base, each)), near };
}

/** What a number counts that is one step away, two, and so on. */
const DISTANCES = [0.8, 0.7, 0.6, 0.52, 0.46, 0.4, 0.35, 0.3];

/** Numbers are compared as far as a hundred times more or less. */
const FARTHEST = 2 * STEPS_A_DECADE;

/** Words of all numbers around one, the nearest first, with how many steps they are away. */
export function wordsAround(quantityId: string, base: Decimal): { word: string; steps: number }[] {
  if (base.eq(0)) return [];
  const step = Math.round(place(base));
  return Array.from({ length: FARTHEST }, (_, at) => at + 1).flatMap((steps) =>
    [step - steps, step + steps].map((each) => ({ word: wordAt(quantityId, base, each), steps })),
  );
}

/** How many steps one number is from another. */
export const stepsBetween = (one: number, other: number): number =>
  Math.max(1, Math.round(STEPS_A_DECADE * Math.abs(Math.log10(one / other))));

/** The word of a nominal size in one system, such as `nps` 1 1/2. */
export const sizeWord = (system: string, value: string) =>
  `${sign}${system.toLowerCase()}:${value.replaceAll(' ', '-')}`;
