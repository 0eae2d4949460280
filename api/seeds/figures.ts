import type { BrandSeed, Interval, Measured } from './shape.ts';

/** Rounded to `decimals` digits after the point. */
export function round(value: number, decimals = 0): number {
  return Number(value.toFixed(decimals));
}

/** What grows with size as a power law does: `base` at the reference size. */
export function scale(base: number, size: number, reference: number, exponent: number): number {
  return base * (size / reference) ** exponent;
}

export function interval(from: number, to: number): Interval {
  return { from, to };
}

/** A number stated in a unit other than the property's default one. */
export function inUnit(raw: number, unit: string): Measured {
  return { raw, unit };
}

/** Invented brands as «name code» words: the code starts their model numbers. */
export function brands(...pairs: readonly `${string} ${string}`[]): readonly BrandSeed[] {
  return pairs.map((pair) => {
    const cut = pair.lastIndexOf(' ');
    return { name: pair.slice(0, cut), code: pair.slice(cut + 1) };
  });
}
