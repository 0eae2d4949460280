import { expect, it } from 'vitest';
import { exampleHref, measureExample } from './measureExample.ts';

const millimetre = { id: 'mm', code: 'mm', displayText: 'mm', factor: '0.001', offset: '0' };
const centimetre = { id: 'cm', code: 'cm', displayText: 'cm', factor: '0.01', offset: '0' };
const inch = { id: 'in', code: '[in_i]', displayText: 'in', factor: '0.0254', offset: '0' };
const diameter = {
  id: 'p1',
  name: 'diameter',
  code: 'diameter',
  dataType: 'NUMERIC',
  isKey: true,
  isFilterable: true,
  units: [millimetre, centimetre, inch],
};
const range = { value: '10', maxValue: '50', unit: millimetre };
const facet = { propertyId: 'p1', range };

it('takes the lower quarter of what is on offer, in two units', () => {
  const example = measureExample([{ ...diameter, id: 'p0', isKey: false }, diameter], [facet]);
  expect(example).toMatchObject({ value: '10', maxValue: '20', unit: millimetre });
  expect(example?.other).toMatchObject({ unit: inch, value: '0.39370078740157480315' });
});

it('leads to the list that a form without script would ask for', () => {
  const example = measureExample([diameter], [facet]);
  if (!example) throw new Error('no example');
  expect(exampleHref({ id: 'c1', slug: 'valves' }, example)).toBe(
    '/products/category/c1/valves?diameter.value=10&diameter.maxValue=20&diameter.unit=mm',
  );
});

it.each([
  ['one value only', [diameter], [{ ...facet, range: { ...range, maxValue: '10' } }]],
  ['one unit only', [{ ...diameter, units: [millimetre] }], [facet]],
  ['no products', [diameter], []],
])('finds nothing with %s', (_what, properties, facets) => {
  expect(measureExample(properties, facets)).toBeUndefined();
});
