import { describe, expect, it } from 'vitest';
import { dayFormat, idFormat, instantFormat } from './formats.ts';

describe('an instant', () => {
  it.each([
    '2026-11-20T08:30:00Z',
    '2026-11-20T08:30:00.000Z',
    '2090-01-01T12:00:00+03:30',
    '1900-01-01T00:00:00-14:00',
  ])('%s is read', (text) => expect(instantFormat(text)).toBe(true));
  it.each([
    '0000-01-01T00:00:00Z',
    '1899-12-31T23:59:59Z',
    '2201-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '2026-11-20T08:30:00+23:59',
    '2026-11-20T08:30:00-15:59',
    '2026-11-20T08:30:00+03:60',
    '2026-02-30T08:30:00Z',
    '2026-13-01T08:30:00Z',
    '2026-11-20T25:00:00Z',
    '2026-11-20T23:59:60Z',
    '2026-11-20',
    '2026-11-20T08:30:00',
    '2026-11-20 08:30:00Z',
    `2026-11-20T08:30:00.${'0'.repeat(200)}Z`,
  ])('%s is not', (text) => expect(instantFormat(text)).toBe(false));
});

it.each([
  ['1990-05-21', true],
  ['2999-01-01', true],
  ['2028-02-29', true],
  ['1990-02-31', false],
  ['2027-02-29', false],
  ['0000-01-01', false],
  ['1370-05-21', false],
])('the day %s: %s', (text, isOne) => expect(dayFormat(text)).toBe(isOne));

it('an id has one spelling', () => {
  const id = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
  expect(idFormat.test(id)).toBe(true);
  for (const other of [id.toUpperCase(), `urn:uuid:${id}`, `{${id}}`, `${id}\n`, id.replaceAll('-', '')])
    expect(idFormat.test(other)).toBe(false);
});
