import { expect, it } from 'vitest';
import { keptText, readKept } from './keptForm.ts';

const five = { version: 5, values: { note: '', city: 'تهران' } };
const seven = { version: 7, values: { note: '', city: 'قم' } };

it('keeps nothing of a form that is as it is stored', () => {
  expect(keptText({ values: { ...five.values }, stored: five, over: five })).toBe('');
  expect(readKept('')).toBeUndefined();
  expect(readKept('{')).toBeUndefined();
});

it('stays typed over what it began with, however often it comes back while somebody else saves', () => {
  const first = readKept(keptText({ values: { note: 'فوری', city: 'تهران' }, stored: five, over: five }))!;
  expect(first).toEqual({ values: { note: 'فوری' }, over: five });
  // It comes back over version 7: only what was typed is put there, and more is typed.
  const shown = { ...seven.values, ...first.values, note: 'خیلی فوری' };
  const second = readKept(keptText({ values: shown, stored: seven, over: first.over! }));
  expect(second).toEqual({ values: { note: 'خیلی فوری' }, over: five });
});

it('keeps what belongs to its fields beside them', () => {
  const more = { lines: ['a'] };
  const text = keptText({ values: { note: 'الف' }, stored: { values: {} }, over: { values: {} }, more });
  expect(readKept(text)).toEqual({ values: { note: 'الف' }, more });
});
