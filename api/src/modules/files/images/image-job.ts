import type { Dimensions } from './header.ts';

/** A part of a picture, in its pixels. */
export type Area = { left: number; top: number; width: number; height: number };
/** A square that is to be made: pixels a side, and the path of its file. */
export type Square = { side: number; target: string };
/** A smaller form that is to be made: pixels of its longer side at most, and the path of its file. */
export type Side = { side: number; target: string };
/** What the process of an image is told. */
export type ImageJob = { source: string; mostPixels: number; mostMemory: number } & (
  | { make: 'clean'; target: string; isDear: boolean }
  | { make: 'squares'; crop?: Area | undefined; squares: Square[] }
  | { make: 'sides'; sides: Side[] }
);
/** What it says when it ends by itself: what it took of a processor, and how large the picture has become. */
export type ImageAnswer = { cpuMs: number; made?: Dimensions };
/** How it ends when there is no picture: the bytes are none, they hold more pixels than their header said, or a cap ended it. */
export const EXIT = { broken: 3, tooManyPixels: 4, capped: 9 };
/** Of a processor: the dearest picture takes a sixth of it on a slow one. */
export const MOST_CPU_MS = 60_000;
