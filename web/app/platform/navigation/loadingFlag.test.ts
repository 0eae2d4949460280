import { expect, it } from 'vitest';
import { loadingFlag } from './loadingFlag.ts';

it('is true at the start, false once mounted, and true for each navigation and on the error page', () => {
  expect(loadingFlag.isLoading()).toBe(true);
  loadingFlag.end('start');
  expect(loadingFlag.isLoading()).toBe(false);
  loadingFlag.begin('navigation');
  expect(loadingFlag.isLoading()).toBe(true);
  loadingFlag.begin('error page');
  loadingFlag.end('navigation');
  expect(loadingFlag.isLoading()).toBe(true);
  loadingFlag.end('error page');
  expect(loadingFlag.isLoading()).toBe(false);
});
