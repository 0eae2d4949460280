import { expect, it } from 'vitest';
import { distance, FAR } from '../../scripts/machine/changed.mjs';
import { inOrder, suites } from '../../scripts/suites.mjs';

const nearTo = (...changed: string[]) =>
  [
    'tests/api/sourcing/quotes/quotes.test.ts',
    'tests/api/sourcing/requests/trade.test.ts',
    'tests/api/notes/notes.test.ts',
    'tests/gateway/joins.test.ts',
  ].sort((a, b) => distance(a, changed) - distance(b, changed));

it('runs the tests of the changed folder first, then those of its module', () => {
  const changed = ['api/src/modules/sourcing/quotes/sending.ts'];
  expect(nearTo(...changed).slice(0, 2)).toEqual([
    'tests/api/sourcing/quotes/quotes.test.ts',
    'tests/api/sourcing/requests/trade.test.ts',
  ]);
  expect(distance('tests/api/notes/notes.test.ts', changed)).toBe(FAR);
  expect(nearTo('api/src/modules/notes/notes.service.ts')[0]).toBe('tests/api/notes/notes.test.ts');
});

it('runs a changed test before all others', () => {
  const [first] = nearTo('api/src/modules/notes/notes.service.ts', 'tests/gateway/joins.test.ts');
  expect(first).toBe('tests/gateway/joins.test.ts');
});

it('runs the suites of what was changed first, and all others after them', () => {
  const chosen = suites.filter(({ full }) => !full);
  const names = inOrder(chosen, ['web/app/root.tsx']).map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['unit', 'journeys', 'api-pglite']);
  expect(names).toHaveLength(chosen.length);
  expect(inOrder(chosen, [])).toEqual(chosen);
});
