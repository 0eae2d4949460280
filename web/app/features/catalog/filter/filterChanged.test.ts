import { expect, test } from 'vitest';
import { isFilterChanged } from './filterChanged.ts';

test.each([
  ['?diameter.value=10', '?diameter.value=10', false],
  ['', '?diameter.value=10', true],
  ['?diameter.value=10', '', true],
  ['?diameter.value=10', '?diameter.value=12', true],
  ['?diameter.unit=mm&diameter.value=10', '?diameter.unit=cm&diameter.value=1', true],
  ['', '?includeUnknown=true', true],
  ['?diameter.value=10', '?diameter.value=10&pageNumber=2&sort=newest&view=card', false],
])('opened with %j, now %j: changed is %s', (first, now, changed) => {
  expect(isFilterChanged(first, now)).toBe(changed);
});
