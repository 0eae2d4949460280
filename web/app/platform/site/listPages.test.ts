import { expect, it } from 'vitest';
import { isTooDeep, pageCountOf } from './listPages.ts';

it('leads to no page that the graph refuses', () => {
  for (const pageSize of [12, 24, 25])
    for (const totalCount of [0, 1, 24, 25, 9_999, 10_000, 1_000_000]) {
      const pages = pageCountOf(totalCount, pageSize);
      expect(isTooDeep(pages, pageSize)).toBe(false);
      if (pages * pageSize < totalCount) expect(isTooDeep(pages + 1, pageSize)).toBe(true);
    }
});
