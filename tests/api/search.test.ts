import { expect, it } from 'vitest';
import { searchQueries } from './search-queries.ts';

const queries = Object.values(searchQueries).flat();

it('the table has forty queries, a third of them with a near miss', () => {
  expect(new Set(queries.map(({ query }) => query)).size).toBe(40);
  expect(queries.filter(({ nearMiss }) => nearMiss).length).toBeGreaterThanOrEqual(14);
});
