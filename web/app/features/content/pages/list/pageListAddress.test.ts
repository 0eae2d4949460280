import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageListSearch, readPageList } from './pageListAddress.ts';

const sorts = [
  { value: 'NEWEST', code: 'newest' },
  { value: 'MOST_VISITED', code: 'most-visited' },
  { value: 'MOST_LIKED', code: 'most-liked' },
] as const;

it('what a list says in its address is read back the same', () => {
  const state = fc.record({
    sort: fc.constantFrom('MOST_VISITED' as const, 'MOST_LIKED' as const, undefined),
    label: fc.option(
      fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.trim()),
      { nil: undefined },
    ),
    pageNumber: fc.integer({ min: 1, max: 800 }),
  });
  fc.assert(
    fc.property(state, (said) => {
      const { state: read, problems } = readPageList(pageListSearch(said, sorts), sorts, { hasLabel: true });
      expect(problems).toEqual([]);
      expect([read.sort, read.label ?? '', read.pageNumber]).toEqual([said.sort, said.label ?? '', said.pageNumber]);
    }),
  );
});

it('the first page in the first order needs no query', () => {
  expect(pageListSearch({ pageNumber: 1 }, sorts)).toBe('');
  expect(readPageList('?sort=newest&pageNumber=1', sorts).state).toEqual({ pageNumber: 1 });
});

it.each([
  ['?sort=best', 'sort', 'UNKNOWN_VALUE'],
  ['?pageNumber=0', 'pageNumber', 'INTEGER'],
  ['?pageNumber=99999', 'pageNumber', 'PAGE_TOO_DEEP'],
  ['?label=x', 'label', 'UNKNOWN_PARAMETER'],
])('%s is refused', (search, field, code) => {
  expect(readPageList(search, sorts).problems).toEqual([{ field, code }]);
});
