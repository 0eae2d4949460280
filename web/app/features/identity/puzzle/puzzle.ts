import { GraphError } from '../../../platform/graph/GraphError.ts';
import type { Puzzle } from '../../../platform/puzzle/puzzle.ts';

/** The puzzle in a refused start; undefined for any other failure. */
export function puzzleIn(problem: unknown): Puzzle | undefined {
  if (!(problem instanceof GraphError) || problem.code !== 'PUZZLE_REQUIRED') return undefined;
  const [token, difficulty] = problem.data.fields?.find(({ code }) => code === 'PUZZLE_REQUIRED')?.params ?? [];
  return token !== undefined && Number(difficulty) >= 1 ? { token, difficulty: Number(difficulty) } : undefined;
}
