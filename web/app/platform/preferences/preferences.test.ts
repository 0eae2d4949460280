import { expect, it } from 'vitest';
import { readPreferences } from './preferences.ts';

it.each([
  ['theme=dark; density=compact', { theme: 'dark', density: 'compact' }],
  ['a=b;theme=light', { theme: 'light', density: undefined }],
  ['theme="><script>', { theme: undefined, density: undefined }],
  ['theme=; density', { theme: undefined, density: undefined }],
  [null, { theme: undefined, density: undefined }],
])('reads %j', (cookie, preferences) => {
  expect(readPreferences(cookie)).toEqual(preferences);
});
