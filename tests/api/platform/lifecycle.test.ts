import { describe, expect, it } from 'vitest';
import { startRefused } from '../../kit/program.ts';
import { startApiProcess } from '../../kit/site.ts';
import { clientOf } from '../../kit/client.ts';

describe('the life of the api', () => {
  it('stops gracefully on SIGTERM', async () => {
    await using api = await startApiProcess();
    await clientOf(api).get('/categories/top-levels');
    expect(await api.stop()).toEqual({ code: 0, signal: null });
  });

  it('keeps what it has over a restart', async () => {
    await using api = await startApiProcess();
    const before = await clientOf(api).get('/categories/top-levels');
    await api.stop();
    await api.startAgain();
    expect(await clientOf(api).get('/categories/top-levels')).toEqual(before);
  });

  it.each([
    [{ API_PORT: 'abc' }, 'API_PORT="abc"'],
    [{ SEED_PRODUCTS: 'many' }, 'SEED_PRODUCTS="many"'],
    [{ DATABASE_URL: 'nonsense' }, 'DATABASE_URL'],
  ])('does not start with a wrong setting, and says which in one line: %o', async (settings, words) => {
    const { code, output } = await startRefused('api', settings);
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain(words);
  });
});
