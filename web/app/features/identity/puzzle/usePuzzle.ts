import { useState } from 'react';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { identityMessages as words } from '../messages.ts';
import type { PuzzleSolution } from '../../../platform/puzzle/puzzle.ts';
import { puzzleIn } from './puzzle.ts';

/** Others may ask for the same phone meanwhile, which makes a solution too easy; nobody waits for ever. */
const mostPuzzles = 3;
/** Not every per cent is said. */
const stepPercent = 25;

/** Asks for a code; where a puzzle stands before it, solves it and asks again. `said` tells a person what takes so long. */
export function usePuzzle() {
  const [said, setSaid] = useState('');
  const tell = (share: number) => {
    const percent = Math.floor((share * 100) / stepPercent) * stepPercent;
    setSaid(percent === 0 ? words.puzzle : words.puzzleAt(formatInteger(percent)));
  };

  /** @returns the solution of the puzzle for which a start was refused @throws anything else it was refused for */
  async function solve(problem: unknown): Promise<PuzzleSolution> {
    const puzzle = puzzleIn(problem);
    if (!puzzle) throw problem;
    tell(0);
    const { solvePuzzle } = await import('../../../platform/puzzle/solvePuzzle.ts');
    return solvePuzzle(puzzle, tell);
  }

  /** @param ask rejects with a GraphError */
  async function withPuzzle<Answer>(ask: (puzzle?: PuzzleSolution) => Promise<Answer>): Promise<Answer> {
    let solution: PuzzleSolution | undefined;
    try {
      for (let turn = 0; turn < mostPuzzles; turn += 1) {
        const asked = await ask(solution).then(
          (answer) => ({ answer }),
          async (problem: unknown) => ({ solution: await solve(problem) }),
        );
        if ('answer' in asked) return asked.answer;
        ({ solution } = asked);
      }
      return await ask(solution);
    } finally {
      setSaid('');
    }
  }
  return { said, withPuzzle };
}
