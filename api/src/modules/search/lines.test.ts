import { expect, it } from 'vitest';
import { cutLine } from './lines.ts';
import { inTurn } from './lines.service.ts';

it('begins lines in their order, four at a time, and none after the time is over', async () => {
  const begun: number[] = [];
  let atOnce = 0;
  let most = 0;
  const work = async (item: number) => {
    begun.push(item);
    most = Math.max(most, (atOnce += 1));
    await Promise.resolve();
    atOnce -= 1;
    return item * 10;
  };
  const items = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(await inTurn(items, work, () => begun.length < 6)).toEqual([10, 20, 30, 40, 50, 60]);
  expect([begun, most]).toEqual([[1, 2, 3, 4, 5, 6], 4]);
});

it('does not part a letter from its marks', () => {
  const { text, cut } = cutLine(`${'ب'.repeat(199)}${'ت\u0651'.repeat(5)}`);
  expect([text.length, cut]).toEqual([199, 'ت\u0651'.repeat(5)]);
});
