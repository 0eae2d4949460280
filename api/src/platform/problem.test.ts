import { expect, it } from 'vitest';
import { type ErrorCode, ErrorCodes } from './error-codes.ts';
import { platformErrors } from './platform.errors.ts';
import { Problem, problemBody, tooMany } from './problem.ts';

const full = { fa: 'بیش از {0} قفسه نیست.', en: 'There are at most {0} shelves.', params: ['limit'] };
const codes = new ErrorCodes([platformErrors, { SHELVES_MAX: full }]);

it('that there are too many of something says how many there may be', () => {
  let refused: unknown;
  try {
    tooMany('SHELVES_MAX' as ErrorCode, 50);
  } catch (error) {
    refused = error;
  }
  const told = problemBody(refused as Problem, 'r', codes, 'fa');
  expect(told.title).toBe('بیش از ۵۰ قفسه نیست.');
  expect(told.errors).toMatchObject([{ field: '', code: 'MAX_ITEMS', params: ['50'] }]);
});
