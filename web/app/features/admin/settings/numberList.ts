import { toAsciiDigits, toPersianDigits } from '../../../platform/text/digits.ts';

/** Several numbers as a person types them: «۳۰، ۷», with commas of either alphabet. @returns undefined where something is no number */
export function readNumbers(typed: string): number[] | undefined {
  const parts = toAsciiDigits(typed)
    .split(/[,،]/)
    .map((part) => part.trim());
  return parts.every((part) => /^\d{1,6}$/.test(part)) ? parts.map(Number) : undefined;
}

export const typedNumbers = (numbers: readonly number[]): string => toPersianDigits(numbers.join('، '));
