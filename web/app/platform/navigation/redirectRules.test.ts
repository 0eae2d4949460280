import { RouterContextProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { followRedirects, redirectMiddleware } from './redirectRules.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  followRedirects();
});

/** What a navigation to a path does. */
async function navigate(path: string) {
  const assign = vi.fn();
  vi.stubGlobal('window', { location: { assign } });
  const next = vi.fn(async () => 'the page');
  const request = new Request(`https://rasteh.example${path}`);
  const args = { request, context: new RouterContextProvider(), params: {} } as unknown as Parameters<
    typeof redirectMiddleware
  >[0];
  const ended = Promise.resolve(redirectMiddleware(args, next)).catch((thrown: Response) => thrown);
  const end = await Promise.race([ended, new Promise((resolve) => setImmediate(resolve, 'stays'))]);
  return { assigned: assign.mock.calls, went: next.mock.calls.length, end };
}

it('a navigation to another site is a whole page load', async () => {
  followRedirects({ '/راهنما': 'https://help.example/fa' });
  expect(await navigate(encodeURI('/راهنما'))).toEqual({
    assigned: [['https://help.example/fa']],
    went: 0,
    end: 'stays',
  });
});

it('one within the site goes there, and one without a rule to its page', async () => {
  followRedirects({ '/old': '/new' });
  const { assigned, end } = await navigate('/old?a=b');
  expect(assigned).toEqual([]);
  expect((end as Response).headers.get('location')).toBe('/new?a=b');
  expect(await navigate('/other')).toEqual({ assigned: [], went: 1, end: 'the page' });
});
