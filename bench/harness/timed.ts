import type pg from 'pg';
import { BenchError } from './client.ts';
import { median, percentile } from './numbers.ts';
import { report } from './report.ts';
import type { Stage } from './stage.ts';

export const ROUNDS = 200;
/** The first rounds warm up: after 40 of them V8 had compiled half of what a process that runs for days has compiled. */
export const WARM_UP = 200;

type Times = Awaited<ReturnType<typeof timed>>;
type Compared = { ours: Times; bare: Times; must: number; aim: number };

/** A line of what was timed on a clock. Milliseconds. */
export function reportTimes(stage: Stage, workload: string, { ours, bare, must, aim }: Compared, beside: object = {}) {
  report({
    workload,
    size: stage.size,
    unit: 'ms',
    ours: ours.p50,
    yardstick: bare.p50,
    ratio: ours.p50 / bare.p50,
    budget: { of: 'ours', must, aim },
    beside: { p95Ms: ours.p95, ...beside },
  });
}

export async function rowsOf<Row extends pg.QueryResultRow>(db: pg.Client, text: string, values: unknown[] = []) {
  return (await db.query<Row>(text, values)).rows;
}

export async function expectDone<Answer extends { status: number; body: object }>(
  answer: Promise<Answer>,
): Promise<Answer> {
  const { status, body } = await answer;
  if (status !== 200) throw new BenchError(`${status} ${JSON.stringify(body).slice(0, 500)}`);
  return answer;
}

/** One after the other. Milliseconds. */
export async function timed(work: (turn: number) => Promise<unknown>, rounds = ROUNDS) {
  const waits: number[] = [];
  for (let turn = 0; turn < rounds + WARM_UP; turn += 1) {
    const startedAt = performance.now();
    await work(turn);
    if (turn >= WARM_UP) waits.push(performance.now() - startedAt);
  }
  return { p50: median(waits), p95: percentile(waits, 95) };
}
