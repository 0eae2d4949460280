import { expect, it } from 'vitest';
import { readMarks } from './readMarks.ts';

const said = (seq: number, side: 'BUYER' | 'SELLER', isDeleted = false) => ({ seq, side, isDeleted });
const messages = [said(1, 'BUYER'), said(2, 'SELLER'), said(3, 'BUYER'), said(4, 'BUYER'), said(5, 'BUYER', true)];
const marksFor = (side: 'BUYER' | 'SELLER', otherReadSeq: number) => {
  const markOf = readMarks(messages, { side, otherReadSeq });
  return messages.flatMap(({ seq }) => (markOf(seq) ? [[seq, markOf(seq)]] : []));
};

it.each([
  ['nothing was read', 'BUYER', 0, [[4, 'SENT']]],
  [
    'the first was read',
    'BUYER',
    2,
    [
      [1, 'SEEN'],
      [4, 'SENT'],
    ],
  ],
  ['all was read', 'BUYER', 5, [[4, 'SEEN']]],
  ['the other side wrote last', 'SELLER', 1, [[2, 'SENT']]],
] as const)('marks own messages where %s', (_, side, otherReadSeq, marks) => {
  expect(marksFor(side, otherReadSeq)).toEqual(marks);
});
