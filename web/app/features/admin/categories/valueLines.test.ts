import { expect, it } from 'vitest';
import { readSizeLines, readValueLines, sizeLines } from './valueLines.ts';

it('a line is a code and a label, or one word for both', () => {
  expect(readValueLines(' ss316: فولاد ۳۱۶: نورد \n\nPN16')).toEqual([
    { code: 'ss316', label: 'فولاد ۳۱۶: نورد' },
    { code: 'PN16', label: 'PN16' },
  ]);
});

it('sizes are read as they are shown', () => {
  const sizes = [
    { system: 'NPS', value: '1/2' },
    { system: 'DN', value: '15' },
  ];
  expect(readSizeLines(sizeLines(sizes))).toEqual(sizes);
});
