export const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Nearest rank; `percent` from 0 to 100. */
export function percentile(values: number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? NaN;
}

export const median = (values: number[]): number => percentile(values, 50);

/** Three significant digits are more than a noisy machine can tell apart. */
export const round = (value: number): number => Number(value.toPrecision(3));
