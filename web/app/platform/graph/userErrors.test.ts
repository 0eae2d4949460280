import { expect, it } from 'vitest';
import { refusalIn } from './userErrors.ts';

const at = (field: string[] | null, code: string, ...params: string[]) => ({
  code,
  message: `${code} in words`,
  field,
  params: params.map((value) => ({ value })),
});

it('nothing to mend is no failure', () => {
  expect(refusalIn([])).toBeUndefined();
});

it.each([
  [
    'fields of several rules',
    [at(['company', 'phones', '0'], 'FORMAT'), at(['title'], 'MAX_LENGTH', '50')],
    {
      status: 400,
      code: 'VALIDATION_FAILED',
      data: { fields: [{ field: 'company.phones[0]' }, { field: 'title', params: ['50'] }] },
    },
  ],
  [
    'one rule at its field',
    [at(['version'], 'VERSION_CONFLICT', '3')],
    { code: 'VERSION_CONFLICT', data: { fields: [{ field: 'version', params: ['3'] }] } },
  ],
  ['a limit', [at(null, 'NOTES_LIMIT', '500')], { code: 'NOTES_LIMIT', statusText: 'NOTES_LIMIT in words', data: {} }],
  ['a thing that is not there', [at(null, 'NOTE_NOT_FOUND')], { status: 404, code: 'NOTE_NOT_FOUND' }],
  [
    'a refusal with what is to be done in a field',
    [at(null, 'SOLE_OWNER'), at(['closeCompanyIds'], 'SOLE_OWNER_OF', 'البرز')],
    { code: 'SOLE_OWNER', data: { fields: [{ field: 'closeCompanyIds', code: 'SOLE_OWNER_OF' }] } },
  ],
])('%s', (_, userErrors, failure) => {
  expect(refusalIn(userErrors)).toMatchObject(failure);
});
