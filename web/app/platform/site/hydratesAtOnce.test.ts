import { expect, it } from 'vitest';
import { hydratesAtOnce } from './hydratesAtOnce.ts';

it.each([
  ['/profile', true],
  ['/profile/wallet', true],
  ['/_nuxt/x', true],
  ['/api/v1', true],
  ['/profiles', false],
  ['/', false],
  ['/products/1/profile', false],
])('%s: %s', (path, atOnce) => expect(hydratesAtOnce(path)).toBe(atOnce));
