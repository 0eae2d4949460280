import { GraphError } from '../../../platform/graph/GraphError.ts';

/** Work that stands before a code: `difficulty` is how many tries it takes on average. */
export interface Puzzle {
  token: string;
  difficulty: number;
}

export interface PuzzleSolution {
  token: string;
  nonce: string;
}

/** What the worker tells: how many tries there were, and at last what it found. */
export type PuzzleNews = { tries: number } | { nonce: string };

/** The puzzle in a refused start; undefined for any other failure. */
export function puzzleIn(problem: unknown): Puzzle | undefined {
  if (!(problem instanceof GraphError) || problem.code !== 'PUZZLE_REQUIRED') return undefined;
  const [token, difficulty] = problem.data.fields?.find(({ code }) => code === 'PUZZLE_REQUIRED')?.params ?? [];
  return token !== undefined && Number(difficulty) >= 1 ? { token, difficulty: Number(difficulty) } : undefined;
}
