import { describe, expect, it, vi } from 'vitest';
import { Problem } from '../problem.ts';
import { repeated, RETRIES } from './contention.ts';

const failure = (code: string) => Object.assign(new Error('from the database'), { code });
const failing = (times: number, code: string) => {
  const work = vi.fn(async () => 'done');
  for (let turn = 0; turn < times; turn += 1) work.mockRejectedValueOnce(failure(code));
  return work;
};

describe('work that stood in the way of other work', () => {
  it.each(['40001', '40P01'])('is done again up to three times after %s', async (code) => {
    const work = failing(3, code);
    await expect(repeated(work, RETRIES)).resolves.toBe('done');
    expect(work).toHaveBeenCalledTimes(4);
  });

  it.each([
    ['40001', RETRIES, 4],
    ['40P01', RETRIES, 4],
    ['40P01', 0, 1],
    ['55P03', RETRIES, 1],
  ])('ends with BUSY after %s with %i retries', async (code, retries, times) => {
    const work = failing(9, code);
    const error = await repeated(work, retries).catch((problem: unknown) => problem);
    expect(error).toBeInstanceOf(Problem);
    expect(error).toMatchObject({ status: 503, code: 'BUSY', retryAfterSeconds: 1 });
    expect(work).toHaveBeenCalledTimes(times);
  });

  it('is left alone after any other failure', async () => {
    const work = failing(1, '23505');
    await expect(repeated(work, RETRIES)).rejects.toThrow('from the database');
    expect(work).toHaveBeenCalledOnce();
  });
});
