import { expect, it } from 'vitest';
import type { ErrorParam } from './error-param.ts';
import { badInput, refusedByApi } from './graph-error.ts';
import { problems } from './messages.ts';
import { readUserErrors } from './user-errors.ts';

const of = (status: number, code: string, fields: { field: string; code: string; params?: ErrorParam[] }[] = []) =>
  refusedByApi(status, code, 'in words', { fields: fields.map((each) => ({ message: each.code, ...each })) });

const param = (value: string): ErrorParam => ({ name: 'limit', value });

it.each([
  [
    'all wrong fields at once, each at its place in the input',
    of(400, 'VALIDATION_FAILED', [
      { field: 'company.phones[0]', code: 'FORMAT' },
      { field: 'title', code: 'MAX_LENGTH', params: [param('50')] },
    ]),
    [
      { code: 'FORMAT', message: 'FORMAT', field: ['company', 'phones', '0'], params: [] },
      { code: 'MAX_LENGTH', message: 'MAX_LENGTH', field: ['title'], params: [param('50')] },
    ],
  ],
  [
    'a limit with how many there may be',
    of(409, 'NOTES_LIMIT', [{ field: '', code: 'MAX_ITEMS', params: [param('500')] }]),
    [{ code: 'NOTES_LIMIT', message: 'in words', field: null, params: [param('500')] }],
  ],
  [
    'a refusal of one field once',
    of(409, 'AGENT_EXISTS', [{ field: 'phone', code: 'AGENT_EXISTS' }]),
    [{ code: 'AGENT_EXISTS', message: 'AGENT_EXISTS', field: ['phone'], params: [] }],
  ],
  [
    'a refusal and what is to be done about it',
    of(409, 'SOLE_OWNER', [{ field: 'closeCompanyIds', code: 'SOLE_OWNER_OF', params: [param('البرز')] }]),
    [
      { code: 'SOLE_OWNER', message: 'in words', field: null, params: [] },
      {
        code: 'SOLE_OWNER_OF',
        message: 'SOLE_OWNER_OF',
        field: ['closeCompanyIds'],
        params: [param('البرز')],
      },
    ],
  ],
])('a person is told %s', (_, error, userErrors) => {
  expect(readUserErrors(error, 'en')).toEqual(userErrors);
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
  expect(() => readUserErrors(of(status, code), 'en')).toThrow('in words');
});

it('nor is a mistake of ours', () => {
  expect(() => readUserErrors(new TypeError('mine'), 'en')).toThrow('mine');
});

it('a refusal of the gateway is told in the language of who asks', () => {
  const said = (['fa', 'en'] as const).map((language) =>
    readUserErrors(badInput('id', 'FORMAT', problems.notId), language),
  );
  expect(said.map(([first]) => first?.message)).toEqual([problems.notId.fa, problems.notId.en]);
});
