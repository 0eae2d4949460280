import { Type } from 'typebox';
import { expect, it, vi } from 'vitest';
import type { FieldError } from './field-error.ts';
import { named, object } from './schema.ts';
import { makeValidatorCompiler, type ValidationError } from './validation.ts';

const judge = vi.fn(({ days }: { days: number[] }): FieldError | undefined =>
  days.length === 0 ? { field: 'days', code: 'SELECT_ONE' } : undefined,
);
const Plan = named('TestedPlan', 'A plan.', object({ days: Type.Array(Type.Integer()) }), [{ reads: ['days'], judge }]);
const errorsOf = (body: unknown) => {
  const validate = makeValidatorCompiler()({ schema: Plan, httpPart: 'body', method: 'POST', url: '/' });
  const { error } = validate(body) as { error?: ValidationError };
  return error?.fields.map(({ field, code }) => [field, code]);
};

it('a rule between fields is judged where they keep their own', () => {
  expect(errorsOf({ days: [1] })).toBeUndefined();
  expect(errorsOf({ days: [] })).toEqual([['days', 'SELECT_ONE']]);
  expect(errorsOf({ days: 'all' })).toEqual([['days', 'FORMAT']]);
  expect(errorsOf({})).toEqual([['days', 'REQUIRED']]);
});

it.each([[[]], [[{ days: [] }]], ['days'], [null], [7]])('%j is no body to compare fields in', (body) => {
  judge.mockClear();
  expect(errorsOf(body)).toEqual([['', 'FORMAT']]);
  expect(judge).not.toHaveBeenCalled();
});
