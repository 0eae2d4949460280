import { expect, it } from 'vitest';
import { GraphError } from '../graph/GraphError.ts';
import { textOf } from './refusal.ts';

const refused = (status: number, title: string, message?: string) =>
  new GraphError(status, title, 'CODE', message ? { fields: [{ field: 'phone', code: 'CODE', message }] } : {});

it.each([
  ['a refused field in its own words', refused(400, 'wrong input', 'not this one'), 'not this one'],
  ['another reason of the api in its words', refused(409, 'the last owner'), 'the last owner'],
  ['nothing of the api’s own trouble', refused(500, 'secret'), 'failed'],
  ['that no answer came', refused(0, 'No connection'), 'offline'],
  ['no more of what is no answer', new Error('secret'), 'failed'],
])('a person reads %s', (_, error, text) => {
  expect(textOf(error, 'failed', 'offline')).toBe(text);
});
