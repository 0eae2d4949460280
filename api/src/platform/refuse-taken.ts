import { Problem } from './problem.ts';
import { foldSearchKey } from './text.ts';

/** @throws Problem 409 naming every field whose value something else has */
export function refuseTaken(taken: { field: string; code: 'CODE_TAKEN' | 'NAME_TAKEN'; isTaken: boolean }[]): void {
  const errors = taken.flatMap(({ isTaken, ...error }) => (isTaken ? [error] : []));
  if (errors[0]) throw new Problem(409, errors[0].code, errors);
}

/** Whether people take two names for one. */
export const isSameName = (one: string, other: string) => foldSearchKey(one) === foldSearchKey(other);
