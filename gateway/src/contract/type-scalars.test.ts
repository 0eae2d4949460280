import { buildSchema, executeSync, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readAsText } from './type-scalars.ts';

const schema = readAsText(
  buildSchema(`
    scalar Decimal
    scalar DateTime
    type Query { said(amount: Decimal, at: DateTime): String }
  `),
);
const rootValue = { said: (given: object) => JSON.stringify(given) };
const ask = (text: string, variableValues: Record<string, unknown> = {}) =>
  executeSync({ schema, document: parse(text), rootValue, variableValues });
const withVariable = (amount: unknown) => ask('query ($amount: Decimal) { said(amount: $amount) }', { amount });

describe('a scalar that is text', () => {
  it.each([
    ['12.50', '12.50'],
    ['۱۲٫۵', '۱۲٫۵'],
    ['no number', 'no number'],
    [12.5, '12.5'],
  ])('takes %j as a variable and leaves the judgement to the api', (given, text) => {
    expect(withVariable(given).data).toEqual({ said: JSON.stringify({ amount: text }) });
  });

  it('keeps every digit of a number in a document', () => {
    expect(ask('{ said(amount: 12.50) }').data).toEqual({ said: '{"amount":"12.50"}' });
    expect(ask('{ said(amount: 9007199254740993) }').data).toEqual({ said: '{"amount":"9007199254740993"}' });
    expect(ask('{ said(at: "2026-11-20T08:30:00Z") }').data).toEqual({ said: '{"at":"2026-11-20T08:30:00Z"}' });
  });

  it.each([true, { value: 1 }, ['1']])('refuses %j, and says what it wants', (given) => {
    const [error] = withVariable(given).errors!;
    expect(error!.message).toContain('Decimal is written as text.');
  });
});
