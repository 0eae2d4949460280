import { expect, it, onTestFinished } from 'vitest';
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

it('is on the document while something is on its way, and on no error page', () => {
  let isOn: boolean | undefined;
  const root = { toggleAttribute: (_name: string, now: boolean) => (isOn = now) };
  Object.assign(globalThis, { document: { documentElement: root } });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'document'));
  loadingFlag.begin('navigation');
  expect(isOn).toBe(true);
  loadingFlag.begin('error page');
  loadingFlag.end('navigation');
  expect([isOn, loadingFlag.isLoading()]).toEqual([false, true]);
  loadingFlag.end('error page');
});
