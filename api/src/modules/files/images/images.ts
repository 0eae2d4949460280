import type { ErrorCode } from '../../../platform/error-codes.ts';
import { watchImageWorks } from '../../../platform/metrics.ts';
import { Problem } from '../../../platform/problem.ts';
import { type Dimensions, readDimensions } from './header.ts';
import type { Area, Side, Square } from './image-job.ts';
import { inProcess } from './image-process.ts';
import { makeTurns } from './turns.ts';

const MEGAPIXELS = 50;
/** No camera makes longer ones, and a JPEG cannot; a line of so many pixels costs more memory than all rows of a picture. */
const LONGEST_SIDE = 65_535;
/** Above it a picture may take seconds. */
const DEAR_MEGAPIXELS = 2;
const MEGABYTE = 1_024 * 1_024;
/** Measured: 75 MB for the process, at most 50 bytes for each pixel that is kept and 12 for each that is read. */
const MEMORY = { base: 300 * MEGABYTE, ofPixel: 60, most: 1_600 * MEGABYTE };
const LIMITS = { workers: 2, dear: 1, waitingOfOne: 8, waitingOfAll: 100, spendingMs: 120_000, windowMs: 600_000 };
export const LONGEST_WAIT_MS = 30_000;
/** Within the deadline of the requests that want squares. */
const LONGEST_WAIT_FOR_SQUARES_MS = 2_500;

/** Whose picture it is, and a signal that its sender has left. */
export type Sender = { userId: string; signal?: AbortSignal | undefined };

type FormsOfKept = { source: string } & (
  { make: 'squares'; crop: Area | undefined; squares: Square[] } | { make: 'sides'; sides: Side[] }
);
export type Images = ReturnType<typeof makeImages>;

/**
 * Reads and writes images in processes of their own, one for each: what a picture that was made to harm does to its
 * decoder ends there, its memory goes back whole, and it has none of our secrets. What it will cost is judged by its
 * header, and people take turns (turns.ts).
 */
export function makeImages() {
  const turns = makeTurns(LIMITS);
  watchImageWorks(turns.counts);
  const asker = ({ userId: person, signal }: Sender) => ({ person, signal });

  /** Smaller forms of a picture that we wrote ourselves. */
  async function ofKept(forms: FormsOfKept, sender: Sender, longestWaitMs: number) {
    const wish = { ...asker(sender), isDear: false, longestWaitMs };
    const mostPixels = MEGAPIXELS * 1_000_000;
    const mostMemory = MEMORY.most;
    await turns.take(wish, (took) => inProcess({ ...forms, mostPixels, mostMemory }, sender.signal, took));
  }

  return {
    dimensions: readDimensions,

    /**
     * The same picture written anew in the same format. @returns how large it is
     * @throws Problem 400 FILE_BROKEN, 413 FILE_TOO_LARGE; 429 TOO_MANY_AT_ONCE, IMAGE_WORK_LIMIT; 503 BUSY, IMAGE_NOT_DONE
     */
    async clean(source: string, target: string, sender: Sender): Promise<Dimensions> {
      const claimed = await readDimensions(source);
      if (claimed) requireSize(claimed);
      // What nobody could judge counts as the dearest.
      const mostPixels = claimed ? claimed.width * claimed.height : MEGAPIXELS * 1_000_000;
      const isDear = mostPixels > DEAR_MEGAPIXELS * 1_000_000;
      const mostMemory = Math.min(MEMORY.most, MEMORY.base + mostPixels * MEMORY.ofPixel);
      const wish = { ...asker(sender), isDear, longestWaitMs: LONGEST_WAIT_MS };
      const { made } = await turns.take(wish, (took) =>
        inProcess({ make: 'clean', source, target, isDear, mostPixels, mostMemory }, sender.signal, took),
      );
      return made!;
    },

    /**
     * Squares of a kept picture as WebP, each `side` pixels wide: of one part of it, or with all of it between clear edges.
     * Never dear: pictures that we wrote ourselves are read within a second.
     */
    async squares(source: string, crop: Area | undefined, squares: Square[], sender: Sender): Promise<void> {
      await ofKept({ make: 'squares', source, crop, squares }, sender, LONGEST_WAIT_FOR_SQUARES_MS);
    },

    /** A kept picture within each of some sides, as WebP. */
    async sides(source: string, sides: Side[], sender: Sender): Promise<void> {
      await ofKept({ make: 'sides', source, sides }, sender, LONGEST_WAIT_MS);
    },
  };
}

/** @throws Problem 413 for more pixels, or a longer side, than are taken */
function requireSize({ width, height }: Dimensions) {
  if (width * height > MEGAPIXELS * 1_000_000) tooLarge('MAX_MEGAPIXELS', MEGAPIXELS);
  if (Math.max(width, height) > LONGEST_SIDE) tooLarge('MAX_IMAGE_SIDE', LONGEST_SIDE);
}

function tooLarge(code: ErrorCode, most: number): never {
  throw new Problem(413, 'FILE_TOO_LARGE', [{ field: 'file', code, params: [String(most)] }]);
}
