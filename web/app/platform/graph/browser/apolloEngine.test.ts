import { gql, type OperationVariables } from '@apollo/client';
import { expect, it, vi } from 'vitest';
import type { Question } from '../question.ts';
import { createEngine } from './apolloEngine.ts';

const query = (text: string) => gql(text) as Question<unknown, OperationVariables>;
const note = query('query Note($id: ID!) { note(id: $id) { __typename id body } }');
const state = query(
  'query S($type: T!, $objectId: ID!) { viewer { __typename favoriteState(type: $type, objectId: $objectId) { __typename objectType objectId isFavorite } } }',
);
const states = query(
  'query All { viewer { __typename favoriteStates { __typename objectType objectId isFavorite } } }',
);
const noted = (id: string, body: string) => ({ note: { __typename: 'Note', id, body } });

it('holds no more than it is told to keep, and goes on telling who watches', () => {
  const engine = createEngine();
  const [kept, dropped] = ['1', '2'].map((id) => ({ document: note, variables: { id } }));
  engine.adopt(kept!, noted('1', 'one'));
  engine.adopt(dropped!, noted('2', 'two'));
  const tell = vi.fn();
  const stop = engine.watch(kept!, tell);
  engine.keepOnly([{ ...kept!, data: noted('1', 'one') }]);
  expect(engine.read(kept!)).toEqual(noted('1', 'one'));
  expect(engine.read(dropped!)).toBeUndefined();
  engine.adopt(kept!, noted('1', 'changed'));
  expect(tell).toHaveBeenLastCalledWith(noted('1', 'changed'));
  stop();
  engine.adopt(kept!, noted('1', 'again'));
  expect(tell).not.toHaveBeenCalledWith(noted('1', 'again'));
});

it('knows of one thing what was told of many', () => {
  const engine = createEngine();
  const told = { __typename: 'FavoriteState', objectType: 'SUPPLIER', objectId: 's', isFavorite: true };
  const asked = { document: state, variables: { type: 'SUPPLIER', objectId: 's' } };
  expect(engine.read(asked)).toBeUndefined();
  const tell = vi.fn();
  engine.watch(asked, tell);
  engine.adopt({ document: states, variables: {} }, { viewer: { __typename: 'Viewer', favoriteStates: [told] } });
  const known = { viewer: { __typename: 'Viewer', favoriteState: told } };
  expect(engine.read(asked)).toEqual(known);
  expect(tell).toHaveBeenLastCalledWith(known);
});
