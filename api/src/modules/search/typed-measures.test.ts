import { expect, it } from 'vitest';
import { readMeasures } from './typed-measures.ts';

const PROPERTY = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
const UNIT = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a70';
const both = { propertyId: PROPERTY };

it.each([
  [`${PROPERTY}:150..300`, { ...both, value: '150', maxValue: '300' }],
  [`${PROPERTY}:150..300:${UNIT}`, { ...both, value: '150', maxValue: '300', measurementUnitId: UNIT }],
  [`${PROPERTY}:150..`, { ...both, value: '150', maxValue: '' }],
  [`${PROPERTY}:..300`, { ...both, value: '', maxValue: '300' }],
  [`${PROPERTY}:-0.5..2.5`, { ...both, value: '-0.5', maxValue: '2.5' }],
  [`${PROPERTY}:۲٫۵`, { ...both, value: '۲٫۵', maxValue: '۲٫۵' }],
])('%s is read as a filter', (text, filter) => {
  expect(readMeasures([text])).toEqual([filter]);
});
