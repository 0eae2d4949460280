import { parse, type OperationDefinitionNode } from 'graphql';
import { expect, it } from 'vitest';
import { onlyCountsVisits } from './only-counts-visits.ts';

it.each([
  ['mutation { countVisit }', true],
  ['mutation { countSearch countVisit }', true],
  ['mutation { a: countVisit b: countVisit }', true],
  ['mutation { createNote }', false],
  ['mutation { countVisit createNote }', false],
  ['mutation { countVisit: createNote }', false],
  ['mutation { countVisit ... on Mutation { createNote } }', false],
])('%s is a visit and nothing else: %s', (text, expected) => {
  expect(onlyCountsVisits(parse(text).definitions[0] as OperationDefinitionNode)).toBe(expected);
});
