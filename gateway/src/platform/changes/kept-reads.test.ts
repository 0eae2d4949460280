import { expect, it } from 'vitest';
import { KeptReads, type KeptRead } from './kept-reads.ts';

const colours: KeptRead<string[]> = { operation: 'colours', tag: 'colours', toValue: (answer) => answer as string[] };
let now = 0;
function hearing() {
  const kept = new KeptReads(() => now);
  kept.begin();
  return kept;
}

it('keeps what was read until its tag, or the tag of everything', () => {
  for (const tag of ['colours', '*']) {
    const kept = hearing();
    expect(kept.keep(colours, ['red'], kept.changes)).toEqual(['red']);
    kept.changed(['shapes']);
    expect(kept.find(colours)).toEqual(['red']);
    kept.changed([tag]);
    expect(kept.find(colours)).toBeUndefined();
  }
});

it('keeps nothing that was asked before a change was heard of', () => {
  const kept = hearing();
  const before = kept.changes;
  kept.changed(['colours']);
  expect(kept.keep(colours, ['old'], before)).toEqual(['old']);
  expect(kept.find(colours)).toBeUndefined();
});

it('keeps nothing while it cannot hear', () => {
  const deaf = new KeptReads();
  deaf.keep(colours, ['red'], deaf.changes);
  expect(deaf.find(colours)).toBeUndefined();
  const kept = hearing();
  kept.keep(colours, ['red'], kept.changes);
  kept.lost();
  expect(kept.find(colours)).toBeUndefined();
});

it('asks again after a minute: an api may have answered before it heard', () => {
  const kept = hearing();
  kept.keep(colours, ['red'], kept.changes);
  now += 59_000;
  expect(kept.find(colours)).toEqual(['red']);
  now += 2_000;
  expect(kept.find(colours)).toBeUndefined();
});
