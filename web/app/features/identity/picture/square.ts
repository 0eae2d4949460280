import type { Dimensions } from '../../files/index.ts';

export type { Dimensions };

/** A square part of a picture, in parts of it, as the api takes it: the start, the top, and the side of the shorter side. */
export interface Square {
  left: number;
  top: number;
  size: number;
}

/** Of what is kept, the api takes no shorter side. */
const SHORTEST_SIDE = 200;
/** The api makes larger pictures so large. */
const LARGEST_KEPT_SIDE = 4_096;
const MOST_ZOOM = 8;

function keptShorterSide({ width, height }: Dimensions): number {
  return Math.min(width, height) * Math.min(1, LARGEST_KEPT_SIDE / Math.max(width, height));
}

export const isTooSmall = (picture: Dimensions) => keptShorterSide(picture) < SHORTEST_SIDE;

/** How far one may go in: what is left is large enough for the api, whichever way it rounds. */
export const mostZoom = (picture: Dimensions) =>
  Math.min(MOST_ZOOM, Math.max(1, keptShorterSide(picture) / (SHORTEST_SIDE + 1)));

/** The largest square, in the middle. */
export const middle = (picture: Dimensions): Square => zoomed(picture, { left: 0.5, top: 0.5, size: 0 }, 1);

const side = ({ width, height }: Dimensions, size: number) => size * Math.min(width, height);
const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

function within(picture: Dimensions, { left, top, size }: Square): Square {
  const length = side(picture, size);
  return {
    left: between(0, left, 1 - length / picture.width),
    top: between(0, top, 1 - length / picture.height),
    size,
  };
}

/** The square after the picture was moved under its frame, in parts of the frame: to the right, and down. */
export function moved(picture: Dimensions, { left, top, size }: Square, right: number, down: number): Square {
  const length = side(picture, size);
  return within(picture, {
    left: left - (right * length) / picture.width,
    top: top - (down * length) / picture.height,
    size,
  });
}

/** The square at that zoom; 1 is the largest. What is at the point stays there: in parts of the frame, its middle unless told. */
export function zoomed(picture: Dimensions, { left, top, size }: Square, zoom: number, x = 0.5, y = 0.5): Square {
  const next = 1 / between(1, zoom, mostZoom(picture));
  const less = side(picture, size) - side(picture, next);
  return within(picture, {
    left: left + (less * x) / picture.width,
    top: top + (less * y) / picture.height,
    size: next,
  });
}

/** How the picture lies in a left-to-right frame that shows just the square. */
export const lying = (picture: Dimensions, { left, top, size }: Square) => ({
  inlineSize: `${(100 * picture.width) / side(picture, size)}%`,
  transform: `translate(${-100 * left}%, ${-100 * top}%)`,
});
