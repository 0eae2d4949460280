import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Problem } from '../../../platform/problem.ts';

const MEGAPIXELS = 50;
const TIME_LIMIT_MS = 20_000;
/** Images that are worked on at once; others wait. */
const AT_ONCE = 2;
const TOO_MANY_PIXELS = 4;

type Area = { left: number; top: number; width: number; height: number };
type Square = { side: number; target: string };
/** What the process of an image is told. */
export type ImageJob = { source: string; mostPixels: number } & (
  { make: 'clean'; target: string } | { make: 'size' } | { make: 'squares'; crop?: Area | undefined; squares: Square[] }
);

/**
 * Reads and writes images in processes of their own, one for each: what a picture that was made to harm does to its
 * decoder ends there, its memory goes back whole, and it has neither our secrets nor more than 20 s.
 */
export function makeImages() {
  // a file of its own beside the built program
  const program = fileURLToPath(new URL('./image.worker.js', import.meta.url));
  const turn = makeTurns(AT_ONCE);
  const options = { timeout: TIME_LIMIT_MS, killSignal: 'SIGKILL', env: {} } as const;

  const run = (job: ImageJob) =>
    turn(
      () =>
        new Promise<string>((resolve, reject) => {
          execFile(process.execPath, [program, JSON.stringify(job)], options, (error, answer) => {
            if (!error) return resolve(answer);
            if (error.code === TOO_MANY_PIXELS) return reject(tooManyPixels());
            reject(new Problem(400, 'FILE_BROKEN'));
          });
        }),
    );
  const mostPixels = MEGAPIXELS * 1_000_000;

  return {
    /** The same picture written anew in the same format. @throws Problem 400 FILE_BROKEN, 413 FILE_TOO_LARGE */
    clean: (source: string, target: string) => run({ source, mostPixels, make: 'clean', target }),
    /** Width and height in pixels. */
    size: async (source: string) =>
      JSON.parse(await run({ source, mostPixels, make: 'size' })) as { width: number; height: number },
    /** Squares as WebP, each `side` pixels wide: of one part of the picture, or with all of it between clear edges. */
    squares: (source: string, crop: Area | undefined, squares: Square[]) =>
      run({ source, mostPixels, make: 'squares', crop, squares }),
  };
}

const tooManyPixels = () =>
  new Problem(413, 'FILE_TOO_LARGE', [{ field: 'file', code: 'MAX_MEGAPIXELS', params: [String(MEGAPIXELS)] }]);

/** Runs so many works at once, the others in the order in which they came. */
function makeTurns(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
