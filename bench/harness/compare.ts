import { isDeepStrictEqual } from 'node:util';
import { BenchError, fetchJson } from './client.ts';
import type { Side } from './measure.ts';

/**
 * Asks every side the same questions and holds the answers against the last side's, before anything is measured.
 * @param partOf the part that all must give alike. @throws BenchError at the first difference
 */
export async function compareAnswers(
  name: string,
  sides: Side[],
  partOf: (answer: unknown) => unknown = (answer) => answer,
): Promise<void> {
  for (const turn of [0, 1, 2, 5, 11, 23]) {
    const answers = await Promise.all(sides.map(async ({ url, ask }) => partOf(await fetchJson(url, ask(turn)))));
    for (const answer of answers)
      if (!isDeepStrictEqual(answer, answers.at(-1))) throw differs(name, turn, answer, answers.at(-1));
  }
}

function differs(name: string, turn: number, ours: unknown, theirs: unknown): BenchError {
  const a = JSON.stringify(ours);
  const b = JSON.stringify(theirs);
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  const near = (text: string) => text.slice(Math.max(0, at - 150), at + 150);
  return new BenchError(`${name}: answers differ at question ${turn}\nours      … ${near(a)}\nyardstick … ${near(b)}`);
}
