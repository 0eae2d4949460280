import { expect, it } from 'vitest';
import { BuildWatch } from './BuildWatch.ts';

function surroundings(answers: (string | Error)[]) {
  const ticks: { ms: number; run: () => void }[] = [];
  return {
    ticks,
    every: (ms: number, run: () => void) => void ticks.push({ ms, run }),
    latestBuildId: async () => {
      const answer = answers.shift() ?? 'a';
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
}

it('looks once an hour', () => {
  const around = surroundings([]);
  new BuildWatch('a', around).start();
  expect(around.ticks.map((tick) => tick.ms)).toEqual([3_600_000]);
});

it('is outdated from the first newer build on', async () => {
  const watch = new BuildWatch('a', surroundings(['a', 'b', 'a']));
  await watch.check();
  expect(watch.outdated).toBe(false);
  await watch.check();
  expect(watch.outdated).toBe(true);
  await watch.check();
  expect(watch.outdated).toBe(true);
});

it('learns nothing from a server that does not answer', async () => {
  const watch = new BuildWatch('a', surroundings([new Error('offline')]));
  await watch.check();
  expect(watch.outdated).toBe(false);
});
