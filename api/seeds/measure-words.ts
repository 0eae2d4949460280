import { quantities } from './reference/quantities.ts';
import type { Measured } from './shape.ts';
import { fa } from './text.ts';

const words = new Map(
  quantities.flatMap(({ units }) => units.map(({ code, displayText }) => [code, displayText] as const)),
);

/** A value as a title says it: the number and the unit that its sheet states; `unit` is the property's default one. */
export function measureWords(value: number | Measured, unit: string): string {
  const stated = typeof value === 'number' ? { raw: value, unit } : value;
  return `${fa(stated.raw)} ${words.get(stated.unit)}`;
}
