import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { redirects } from './redirects.ts';

/** What the answer to a path of the table says of being kept, after `before` has said it. */
function keptAs(before?: string) {
  const headers = new Map(before === undefined ? [] : [['cache-control', before]]);
  const response = {
    hasHeader: (name: string) => headers.has(name),
    setHeader: (name: string, value: string) => headers.set(name, value),
    redirect: (status: number, to: string) => headers.set('location', `${status} ${to}`),
  } as unknown as Response;
  const answer = redirects({ '/old': '/new' });
  answer({ method: 'GET', originalUrl: '/old?a=1' } as Request, response, () => headers.set('location', 'none'));
  return Object.fromEntries(headers);
}

describe('a way to elsewhere', () => {
  it('is asked for each time', () =>
    expect(keptAs()).toEqual({ 'cache-control': 'no-cache', location: '302 /new?a=1' }));

  it('is kept nowhere where a session comes with it', () =>
    expect(keptAs('no-store')).toEqual({ 'cache-control': 'no-store', location: '302 /new?a=1' }));
});
