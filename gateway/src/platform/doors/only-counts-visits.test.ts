import { readFileSync } from 'node:fs';
import { visitMutations } from '@rasteh/shared/visit-mutations';
import { parse, type ObjectTypeDefinitionNode, type OperationDefinitionNode } from 'graphql';
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

it('knows every mutation that counts', () => {
  const graph = parse(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
  const mutations = graph.definitions.find(
    (each): each is ObjectTypeDefinitionNode => each.kind === 'ObjectTypeDefinition' && each.name.value === 'Mutation',
  );
  const names = mutations!.fields!.map(({ name }) => name.value);
  expect([...visitMutations].sort()).toEqual(names.filter((name) => /^count[A-Z]/.test(name)).sort());
});
