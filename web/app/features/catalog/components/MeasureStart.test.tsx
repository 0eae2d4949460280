import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { MeasureStart_CategoryFragment } from './MeasureStart.generated.ts';
import { MeasureStart } from './MeasureStart.tsx';

type Property = NonNullable<MeasureStart_CategoryFragment['properties']>[number];

const units = [
  { __typename: 'UnitOfMeasurement', id: 'mm', code: 'mm', displayText: 'میلی‌متر' },
  { __typename: 'UnitOfMeasurement', id: 'in', code: '[in_i]', displayText: 'اینچ' },
] as Property['units'];
const property = (code: string, more: Partial<Property> = {}): Property => ({
  __typename: 'CategoryProperty',
  id: code,
  code,
  name: code,
  dataType: 'NUMERIC',
  isFilterable: true,
  isKey: false,
  defaultMeasurementUnitId: 'in',
  units,
  ...more,
});

function show(properties: Property[], stated: string[]) {
  const category = { __typename: 'Category', id: 'c', slug: 's', properties } as never;
  return renderToString(
    <MeasureStart category={category} facets={stated.map((propertyId) => ({ propertyId, range: { value: '1' } }))} />,
  );
}

it('starts each measure in its default unit', () => {
  const html = show([property('diameter')], ['diameter']);
  expect(html).toMatch(/<option value="\[in_i\]" selected/);
});

it('asks for key measures first and only for those that some offer states', () => {
  const html = show(
    [property('weight'), property('length'), property('diameter', { isKey: true })],
    ['length', 'diameter'],
  );
  expect([...html.matchAll(/<input[^>]*name="(\w+)\.value"/g)].map(([, name]) => name)).toEqual(['diameter', 'length']);
});

it('is not there when nothing can be asked', () => {
  expect(show([property('weight')], [])).toBe('');
});
