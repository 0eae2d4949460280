import { type Example, examples, fillIn } from './examples.ts';
import { askGraph } from './graph.ts';
import { marketIds } from './marketIds.ts';

/** Longer than this nobody waits for ids: the examples then show where one belongs. */
const PATIENCE_MS = 1500;

let known: Promise<Record<string, string>> | undefined;

/** The example with ids of the market behind this gateway in its variables. */
export async function filledExample(example: Example): Promise<Example> {
  known ??= idsInTime();
  return { ...example, variables: fillIn(example.variables, await known) };
}

/** All examples, filled. */
export const filledExamples = () => Promise.all(examples.map(filledExample));

async function idsInTime() {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    return await marketIds((request) => askGraph(request, {}, signal));
  } catch {
    known = undefined;
    return {};
  }
}
