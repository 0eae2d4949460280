import { expect, it } from 'vitest';
import { SharedAnswers } from './SharedAnswers.ts';

const answer = (name: string) => ({ data: { name }, json: Buffer.from(name), freshMs: 0 });
const settle = () => new Promise((resolve) => setTimeout(resolve));

function market() {
  let now = 0;
  let asked = 0;
  let failing = false;
  const shared = new SharedAnswers(() => now);
  shared.begin();
  const ask = async () => {
    asked += 1;
    if (failing) throw new Error('down');
    return answer(`answer ${asked}`);
  };
  return {
    get: async () => (await shared.get('menu', ask)).json.toString(),
    pass: (ms: number) => (now += ms),
    fail: (yes: boolean) => (failing = yes),
    asked: () => asked,
  };
}

it('asks once for everybody who asks at the same time', async () => {
  const { get, asked } = market();
  expect(await Promise.all([get(), get(), get()])).toEqual(['answer 1', 'answer 1', 'answer 1']);
  expect(asked()).toBe(1);
});

it('serves the old answer while it asks anew after 10 s', async () => {
  const { get, pass } = market();
  await get();
  pass(9_999);
  expect(await get()).toBe('answer 1');
  pass(1);
  expect(await get()).toBe('answer 1');
  await settle();
  expect(await get()).toBe('answer 2');
});

it('serves nothing older than a minute', async () => {
  const { get, pass } = market();
  await get();
  pass(60_000);
  expect(await get()).toBe('answer 2');
});

it('keeps no failure, and no old answer beside one', async () => {
  const { get, pass, fail } = market();
  fail(true);
  await expect(get()).rejects.toThrow('down');
  fail(false);
  expect(await get()).toBe('answer 2');
  fail(true);
  pass(10_000);
  await get();
  await settle();
  await expect(get()).rejects.toThrow('down');
});
