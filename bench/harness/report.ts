import { round } from './numbers.ts';
import type { Measured } from './measure.ts';

/** Of which figure a budget speaks. */
export type Budget = { of: 'ratio' | 'ours'; must: number; aim: number };

export type Line = {
  workload: string;
  /** Products in the database; for two sizes in one figure, the larger. */
  size: number;
  ours: number;
  yardstick?: number;
  ratio?: number;
  unit: string;
  budget?: Budget;
  /** ★: an issue is not done before it is met. */
  star?: boolean;
  /** What else was seen: least latency, requests/s, p99, PostgreSQL's CPU, what else the machine did. */
  beside?: Record<string, number | string>;
};

/** Prints one workload as one line of JSON on standard output. `ok` is about the budget's `must`; lines without a budget have none. */
export function report({ workload, size, ours, yardstick, ratio, unit, budget, star, beside }: Line): void {
  const judged = budget && (budget.of === 'ratio' ? ratio : ours);
  const line = {
    workload: star ? `★ ${workload}` : workload,
    size,
    ours: round(ours),
    yardstick: yardstick === undefined ? null : round(yardstick),
    ratio: ratio === undefined ? null : round(ratio),
    unit,
    budget: budget ?? null,
    ok: budget && judged !== undefined ? judged <= budget.must : null,
    ...(beside && {
      beside: Object.fromEntries(
        Object.entries(beside).map(([key, value]) => [key, typeof value === 'number' ? round(value) : value]),
      ),
    }),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Reports side `index` of a measurement against its last side. */
export function reportSide(
  line: Pick<Line, 'workload' | 'size' | 'budget' | 'star'>,
  { figures, ratios, othersCores }: Measured,
  index: number,
): void {
  const ours = figures[index]!;
  const yardstick = figures.at(-1)!;
  const { leastMs, p99Ms, requestsPerSecond, postgresCpuUs } = ours;
  report({
    ...line,
    ours: ours.cpuUs,
    yardstick: yardstick.cpuUs,
    ratio: ratios[index]!,
    unit: 'CPU-µs per request',
    beside: {
      leastMs,
      yardstickLeastMs: yardstick.leastMs,
      p99Ms,
      requestsPerSecond,
      yardstickRequestsPerSecond: yardstick.requestsPerSecond,
      ...(postgresCpuUs > 0 && { postgresCpuUs }),
      othersCores,
    },
  });
}
