import { print } from 'graphql';
import { expect, it } from 'vitest';
import type { Contract, ValueWords } from './contract.ts';
import { ErrorCodes } from './error-codes.ts';

const contractOf = (words: Record<string, ValueWords>): Contract => ({
  paths: {},
  components: {
    schemas: {
      ErrorCode: { 'x-extensible-enum': ['MAX_LENGTH', 'REQUIRED'], 'x-enum': words },
    },
  },
});
const words = {
  MAX_LENGTH: { en: 'This may have at most {0} characters.', fa: '…', params: ['limit'] },
  REQUIRED: { en: 'This is "required".', fa: '…' },
};

it('every code of the contract is a value of the graph, described by its sentence', () => {
  const text = print(new ErrorCodes(contractOf(words)).definition());
  expect(text).toContain('"This may have at most {limit} characters."\n  MAX_LENGTH');
  expect(text).toContain('"This is \\"required\\"."\n  REQUIRED');
  expect(() => new ErrorCodes(contractOf({}))).toThrow('does not say what the code MAX_LENGTH means');
});

it('a code of a newer api is unknown; params have names', () => {
  const codes = new ErrorCodes(contractOf(words));
  expect(['MAX_LENGTH', 'TOO_NEW'].map(codes.inGraph)).toEqual(['MAX_LENGTH', 'UNKNOWN']);
  expect(codes.nameParams('MAX_LENGTH', ['50', 'SHEBA'])).toEqual([
    { name: 'limit', value: '50' },
    { name: 'kind', value: 'SHEBA' },
  ]);
});
