import { expect, it } from 'vitest';
import { TERMS_VERSION } from '../../identity/index.ts';
import { termsOf } from './terms-at.ts';

const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 11, day, hour));
const edition = (version: string, shownFrom: Date) => ({ version, shownFrom });

it('are those of the code where none are published', () => {
  expect(termsOf([], at(1))).toEqual({ current: TERMS_VERSION, taken: [TERMS_VERSION] });
});

it('take the version before for a day', () => {
  const editions = [edition('1405-10', at(10)), edition('1405-09', at(1))];
  expect(termsOf(editions, at(10, 23))).toEqual({ current: '1405-10', taken: ['1405-10', '1405-09'] });
  expect(termsOf(editions, at(11))).toEqual({ current: '1405-10', taken: ['1405-10'] });
});

it('count the day from the first edition of a version, whatever was mended in it since', () => {
  const editions = [edition('1405-10', at(12)), edition('1405-10', at(10)), edition('1405-09', at(1))];
  expect(termsOf(editions, at(12, 1)).taken).toEqual(['1405-10']);
});

it('take what stood in the code for a day after the first page of terms', () => {
  expect(termsOf([edition('1405-09', at(1))], at(1, 5)).taken).toEqual(['1405-09', TERMS_VERSION]);
  expect(termsOf([edition('1405-09', at(1))], at(3)).taken).toEqual(['1405-09']);
  expect(termsOf([edition(TERMS_VERSION, at(1))], at(1, 5)).taken).toEqual([TERMS_VERSION]);
});
