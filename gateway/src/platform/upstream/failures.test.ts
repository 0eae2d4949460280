import { readFileSync } from 'node:fs';
import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import type { Contract } from '../../contract/contract.ts';
import { ErrorCodes } from '../../contract/error-codes.ts';
import { OF_VALUES, readAnswer } from './failures.ts';

const contract = JSON.parse(readFileSync(new URL('../../../../api/openapi.json', import.meta.url), 'utf8')) as Contract;
const codes = new ErrorCodes(contract);

function refused(code: string, errors: object[]): GraphQLError {
  const body = Buffer.from(JSON.stringify({ title: 'in words', code, errors }));
  const answer = { status: 400, contentType: 'application/problem+json', retryAfter: undefined, body };
  try {
    readAnswer(answer, codes.nameParams);
  } catch (error) {
    return error as GraphQLError;
  }
  throw new Error('it was not refused');
}
const field = (code: string) => ({ field: 'a', code, message: `told of ${code}`, params: ['7'] });

it('rules that any value can break are codes of the contract', () => {
  expect([...OF_VALUES].filter((code) => !codes.isKnown(code))).toEqual([]);
});

it.each(['CURSOR_INVALID', 'PAGE_TOO_DEEP', 'PROPERTY_NOT_FILTERABLE', 'ORDER_STEP'])(
  '%s is told of the whole',
  (code) => {
    const { message, extensions } = refused('VALIDATION_FAILED', [field(code)]);
    expect([extensions.code, message, extensions.http]).toEqual([code, `told of ${code}`, { status: 400 }]);
    expect(extensions.fields).toHaveLength(1);
  },
);

it.each([
  ['a rule that any value can break', 'VALIDATION_FAILED', [field('MAX_LENGTH')]],
  ['two wrong fields', 'VALIDATION_FAILED', [field('CURSOR_INVALID'), field('PAGE_TOO_DEEP')]],
  ['a refusal of another kind', 'SOLE_OWNER', [field('SOLE_OWNER_OF')]],
])('%s leaves the code of the whole', (_, code, errors) => {
  expect(refused(code, errors)).toMatchObject({ message: 'in words', extensions: { code } });
});

it('names the params of each field', () => {
  expect(
    refused('VALIDATION_FAILED', [field('MAX_LENGTH'), { field: 'b', code: 'REQUIRED' }]).extensions.fields,
  ).toEqual([
    { ...field('MAX_LENGTH'), params: [{ name: 'limit', value: '7' }] },
    { field: 'b', code: 'REQUIRED', params: [] },
  ]);
});
