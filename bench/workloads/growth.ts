import { report } from '../harness/report.ts';

/** From 1k to 1M products; a run without `--large` goes to 100k only, under the same budgets. */
const budgets: Record<string, [must: number, aim: number]> = {
  'product list': [1.3, 1],
  'product sheet': [1.3, 1],
  'list with three filters and facets': [4, 2],
};

/** How much more the same request costs in the largest market than in the smallest. @param cpu CPU-ms by size and name */
export function growth(cpu: Map<number, Map<string, number>>): void {
  const sizes = [...cpu.keys()].sort((a, b) => a - b);
  const [least, most] = [sizes[0], sizes.at(-1)];
  if (least === undefined || most === undefined || least === most) return;
  for (const [name, ours] of cpu.get(most)!) {
    const yardstick = cpu.get(least)!.get(name)!;
    const [must, aim] = budgets[name]!;
    report({ workload: `growth of ${name} from ${least}`, size: most, ours, yardstick, ratio: ours / yardstick, unit: 'CPU-ms of api and PostgreSQL', budget: { of: 'ratio', must, aim } });
  }
}
