import { expect, test } from 'vitest';
import { compareNames } from '../src/platform/sort-key.ts';
import { buildGeography } from './geography/rows.ts';
import { merchants } from './merchants/merchants.ts';
import { suppliers } from './suppliers/all.ts';

test('the names of the market are sorted as the Persian collation has them, but for hamza, which it puts behind alef', () => {
  const { countryRows, stateRows, cityRows } = buildGeography();
  const named = [...merchants, ...countryRows, ...stateRows, ...cityRows].map(({ name }) => name);
  const names = [...new Set([...suppliers.map(({ brand }) => brand), ...named])].filter((name) => !/[أؤئ]/.test(name));
  const persian = new Intl.Collator('fa', { numeric: true, sensitivity: 'base' });
  const differ = names.flatMap((one) =>
    names
      .filter((other) => Math.sign(persian.compare(one, other)) !== compareNames(one, other))
      .map((other) => [one, other]),
  );
  expect(names.length).toBeGreaterThan(350);
  expect(differ).toEqual([]);
});
