import { expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

const HUGE = '9'.repeat(400);

// Of a file of 10 bytes.
it.each([
  [undefined, 'whole'],
  ['', 'whole'],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=0-', { first: 0, last: 9 }],
  ['bytes=9-', { first: 9, last: 9 }],
  ['bytes=9-9', { first: 9, last: 9 }],
  ['bytes=3-5', { first: 3, last: 5 }],
  ['BYTES= 3-5 ', { first: 3, last: 5 }],
  ['bytes=5-10', { first: 5, last: 9 }],
  [`bytes=5-${HUGE}`, { first: 5, last: 9 }],
  ['bytes=-1', { first: 9, last: 9 }],
  ['bytes=-10', { first: 0, last: 9 }],
  [`bytes=-${HUGE}`, { first: 0, last: 9 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=10-12', 'unsatisfiable'],
  [`bytes=${HUGE}-`, 'unsatisfiable'],
  ['bytes=5-3', 'whole'],
  ['bytes=12-11', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=', 'whole'],
  ['bytes=0-1,3-4', 'whole'],
  ['bytes=a-5', 'whole'],
  ['bytes=1.5-3', 'whole'],
  ['bytes=0x1-5', 'whole'],
  ['bytes=--5', 'whole'],
  ['items=0-5', 'whole'],
  ['bytes 0-5', 'whole'],
])('%j of ten bytes', (header, expected) => {
  expect(byteRange(header, 10)).toEqual(expected);
});
