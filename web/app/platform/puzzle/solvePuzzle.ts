import type { Puzzle, PuzzleNews, PuzzleSolution } from './puzzle.ts';

/** Solves a puzzle beside the page, which stays alive meanwhile. @param tell hears how likely it is done by now, 0 to 1 */
export function solvePuzzle(puzzle: Puzzle, tell: (share: number) => void): Promise<PuzzleSolution> {
  const worker = new Worker(new URL('./puzzle.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<PuzzleSolution>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<PuzzleNews>) => {
      if ('nonce' in data) resolve({ token: puzzle.token, nonce: data.nonce });
      else tell(1 - Math.exp(-data.tries / puzzle.difficulty));
    };
    worker.onerror = () => reject(new Error('the puzzle was not solved'));
    worker.postMessage(puzzle);
  }).finally(() => worker.terminate());
}
