import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import type { FieldProblem } from '../graph/graph-error.ts';
import { withWhatTheApiSays } from './all-wrong-fields.ts';
import { wrongVariables } from './variables.ts';

it('keeps that a field is missing, whatever the api says of what stood in its place', async () => {
  const missing = { field: 'input.id', code: 'REQUIRED', message: 'This is required and was not given.' };
  const wrong = wrongVariables([missing, { field: 'input.count', code: 'FORMAT', message: 'of graphql-js' }], []);
  const fields = [
    { field: 'id', code: 'FORMAT', message: 'of the api' },
    { field: 'count', code: 'NUMERIC', message: 'of the api' },
    { field: 'name', code: 'REQUIRED', message: 'of the api' },
  ];
  const check = () => Promise.reject(new GraphQLError('', { extensions: { http: { status: 400 }, fields } }));
  const all = await withWhatTheApiSays(wrong, { variable: 'input', input: {}, check }, undefined as never);
  const told = (all.extensions.fields as FieldProblem[]).map(({ field, code }) => `${field} ${code}`);
  expect(told).toEqual(['input.id REQUIRED', 'input.count NUMERIC', 'input.name REQUIRED']);
});
