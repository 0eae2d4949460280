import { pick } from '../harness/keys.ts';
import type { Markets } from '../harness/markets.ts';
import { measure } from '../harness/measure.ts';
import { readQuestions, type Questions } from '../harness/questions.ts';
import { report } from '../harness/report.ts';
import { openStage, type Stage } from '../harness/stage.ts';

/** From 1k to 1M products; a run without `--large` goes to 100k only, under the same budgets. */
const rows: { name: string; of: Exclude<keyof Questions, 'searches'>; must: number; aim: number }[] = [
  { name: 'product list', of: 'lists', must: 1.3, aim: 1 },
  { name: 'product sheet', of: 'sheets', must: 1.3, aim: 1 },
  { name: 'suggestion', of: 'suggestions', must: 1.3, aim: 1 },
  { name: 'list with three filters and facets', of: 'filtered', must: 4, aim: 2 },
];

/** How much more the same question costs api and PostgreSQL in the largest market than in the smallest, asked in turns. */
export async function growth(markets: Markets, sizes: number[]): Promise<void> {
  const least = Math.min(...sizes);
  const most = Math.max(...sizes);
  const small = openStage(markets, least);
  const large = openStage(markets, most);
  try {
    const questions = await readQuestions((await small.api()).url);
    for (const { name, of, must, aim } of rows) {
      const sides = [await side(large, questions[of]), await side(small, questions[of])];
      const { figures, ratios, othersCores } = await measure(sides, { count: 200, warmUp: 200, connections: 1 });
      report({
        workload: `growth of ${name} from ${least}`,
        size: most,
        ours: figures[0]!.cpuUs,
        yardstick: figures[1]!.cpuUs,
        ratio: ratios[0]!,
        unit: 'CPU-µs of api and PostgreSQL per request',
        budget: { of: 'ratio', must, aim },
        beside: { leastMs: figures[0]!.leastMs, yardstickLeastMs: figures[1]!.leastMs, othersCores },
      });
    }
  } finally {
    await large.close();
    await small.close();
  }
}

async function side(stage: Stage, paths: string[]) {
  const { url, pid } = await stage.api();
  return { url, pids: [pid, stage.postgres], ask: (turn: number) => ({ path: pick(paths, turn) }) };
}
