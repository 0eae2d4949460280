import { buildASTSchema, graphqlSync, parse, type TypeDefinitionNode } from 'graphql';
import { expect, it } from 'vitest';
import { raiseEnumValues, readRaisedValues } from './enum-values.ts';
import { GraphDraft } from './graph-draft.ts';

const SDL = `
  type Query { found(match: Match): String kind: Kind }
  enum Match { cover overlap }
  enum Kind { IndustrialProduct }
  enum Stock { IN_STOCK }`;

function shaped(sdl: string) {
  const draft = new GraphDraft(parse(sdl, { noLocation: true }).definitions as TypeDefinitionNode[], []);
  const raised = raiseEnumValues(draft);
  return { raised, schema: readRaisedValues(buildASTSchema(draft.document()), raised) };
}

it('has values in upper case, and tells the api those of the contract', () => {
  const { raised, schema } = shaped(SDL);
  expect(raised).toEqual(['Match']);
  const ask = (source: string, match?: string) =>
    graphqlSync({
      schema,
      source,
      rootValue: { found: ({ match }: { match: string }) => match },
      ...(match && { variableValues: { match } }),
    });
  expect(ask('{ found(match: OVERLAP) }').data).toEqual({ found: 'overlap' });
  expect(ask('query ($match: Match) { found(match: $match) }', 'COVER').data).toEqual({ found: 'cover' });
  expect(ask('{ found(match: overlap) }').errors).toHaveLength(1);
});

it('stops at one that is answered too: answers go out as they are', () => {
  expect(() => shaped(SDL.replace('kind: Kind', 'kind: Match'))).toThrow('Match has values in lower case');
});
