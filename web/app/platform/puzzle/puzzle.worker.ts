import { findNonce } from './findNonce.ts';
import type { Puzzle, PuzzleNews } from './puzzle.ts';

const tell = (news: PuzzleNews) => self.postMessage(news);
self.onmessage = ({ data }: MessageEvent<Puzzle>) => tell({ nonce: findNonce(data, (tries) => tell({ tries })) });
