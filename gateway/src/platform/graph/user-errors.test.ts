import { expect, it } from 'vitest';
import { graphError } from './graph-error.ts';
import { readUserErrors } from './user-errors.ts';

const of = (status: number, code: string, fields: { field: string; code: string; params?: string[] }[] = []) =>
  graphError(status, code, 'in words', { fields: fields.map((each) => ({ message: each.code, ...each })) });

const nameParams = (code: string, values: readonly string[]) =>
  values.map((value, index) => ({ name: `${code} ${index}`, value }));

it.each([
  [
    'all wrong fields at once, each at its place in the input',
    of(400, 'VALIDATION_FAILED', [
      { field: 'company.phones[0]', code: 'FORMAT' },
      { field: 'title', code: 'MAX_LENGTH', params: ['50'] },
    ]),
    [
      { code: 'FORMAT', message: 'FORMAT', field: ['company', 'phones', '0'], params: [] },
      { code: 'MAX_LENGTH', message: 'MAX_LENGTH', field: ['title'], params: [{ name: 'MAX_LENGTH 0', value: '50' }] },
    ],
  ],
  [
    'a limit with how many there may be',
    of(409, 'NOTES_LIMIT', [{ field: '', code: 'MAX_ITEMS', params: ['500'] }]),
    [{ code: 'NOTES_LIMIT', message: 'in words', field: null, params: [{ name: 'MAX_ITEMS 0', value: '500' }] }],
  ],
  [
    'a refusal of one field once',
    of(409, 'AGENT_EXISTS', [{ field: 'phone', code: 'AGENT_EXISTS' }]),
    [{ code: 'AGENT_EXISTS', message: 'AGENT_EXISTS', field: ['phone'], params: [] }],
  ],
  [
    'a refusal and what is to be done about it',
    of(409, 'SOLE_OWNER', [{ field: 'closeCompanyIds', code: 'SOLE_OWNER_OF', params: ['البرز'] }]),
    [
      { code: 'SOLE_OWNER', message: 'in words', field: null, params: [] },
      {
        code: 'SOLE_OWNER_OF',
        message: 'SOLE_OWNER_OF',
        field: ['closeCompanyIds'],
        params: [{ name: 'SOLE_OWNER_OF 0', value: 'البرز' }],
      },
    ],
  ],
])('a person is told %s', (_, error, userErrors) => {
  expect(readUserErrors(error, nameParams)).toEqual(userErrors);
});

it.each([
  [401, 'UNAUTHENTICATED'],
  [403, 'FORBIDDEN'],
  [400, 'MALFORMED_REQUEST'],
  [409, 'IN_PROGRESS'],
  [422, 'IDEMPOTENCY_KEY_REUSED'],
  [428, 'PUZZLE_REQUIRED'],
  [429, 'RATE_LIMITED'],
  [503, 'UPSTREAM_UNAVAILABLE'],
])('%i %s is nothing that a person can mend', (status, code) => {
  expect(() => readUserErrors(of(status, code), nameParams)).toThrow('in words');
});

it('nor is a mistake of ours', () => {
  expect(() => readUserErrors(new TypeError('mine'), nameParams)).toThrow('mine');
});
