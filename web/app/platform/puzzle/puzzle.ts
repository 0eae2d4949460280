/** Work that stands before a code or a message: `difficulty` is how many tries it takes on average. */
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
