/**
 * Where a finished word stands in an offer. `start`: how its title begins; `name`: what it is, and its codes; `mark`: standards,
 * grades, brand; `detail`: the rest of the title, stated values, the branch above, who sells it; `place`: where that is.
 */
export const fields = ['start', 'name', 'mark', 'detail', 'place'] as const;
export type Field = (typeof fields)[number];
/** The finished words of an offer, each in its best field. */
export type FinishedWords = Record<Field, readonly string[]>;
/** What a piece counts that is found there. */
export const FIELD_WEIGHTS: Record<Field, number> = { start: 11, name: 10, mark: 7, detail: 4, place: 2 };
