import { expect, it } from 'vitest';
import { toSlots } from './search-row.ts';

// Their places in lists are other than their ordinals.
const choices = [
  { id: 'c', ordinal: 2 },
  { id: 'b', ordinal: 1 },
  { id: 'a', ordinal: 0 },
];
const properties = [
  { id: 'diameter', slot: 1, dataType: 'NUMERIC' as const, enumValues: [] },
  { id: 'temperature', slot: 2, dataType: 'NUMERIC_RANGE' as const, enumValues: [] },
  { id: 'body', slot: 3, dataType: 'ENUM' as const, enumValues: choices },
  { id: 'ends', slot: 4, dataType: 'MULTI_ENUM' as const, enumValues: choices },
  { id: 'fireSafe', slot: 5, dataType: 'BOOLEAN' as const, enumValues: [] },
  { id: 'note', slot: 6, dataType: 'TEXT' as const, enumValues: [] },
];

it('keeps every kind of value as numbers at its place', () => {
  const values = [
    { propertyId: 'diameter', baseValue: '0.05' },
    { propertyId: 'temperature', baseValue: '253.15', baseMaxValue: '453.15' },
    { propertyId: 'body', enumValueIds: ['c'] },
    { propertyId: 'ends', enumValueIds: ['a', 'c'] },
    { propertyId: 'fireSafe', booleanValue: false },
    { propertyId: 'note', text: 'any' },
  ];
  expect(toSlots(values, properties)).toEqual({
    lows: [0.05, 253.15, 2, 5, 0, null],
    highs: [0.05, 453.15, 2, 5, 0, null],
  });
});

it('leaves what is not stated empty', () => {
  expect(toSlots([], properties)).toEqual({ lows: Array(6).fill(null), highs: Array(6).fill(null) });
});
