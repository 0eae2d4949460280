import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { pageOfWhole, partOfWhole } from './whole-list.ts';

const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const idsOf = (page: { nodes: { id: string }[] }) => page.nodes.map(({ id }) => id).join('');
const refusal = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    return (error as GraphQLError).extensions;
  }
  return undefined;
};

it('is walked by cursor and by page, each row once', () => {
  const [first, second, third] = [1, 2, 3].map((page) => pageOfWhole('list', rows, { first: 2, page }));
  expect([first, second, third].map((page) => idsOf(page!))).toEqual(['ab', 'cd', 'e']);
  expect([first, third].map((page) => page!.pageInfo)).toMatchObject([
    { hasNextPage: true, hasPreviousPage: false },
    { hasNextPage: false, hasPreviousPage: true },
  ]);
  const after = first!.pageInfo.endCursor;
  expect(idsOf(pageOfWhole('list', rows, { first: 2, after: after! }))).toBe('cd');
  expect(first!.edges.at(-1)).toEqual({ cursor: after, node: rows[1] });
  expect(first).toMatchObject({ totalCount: 5, totalCountIsCapped: false });
});

it('goes on where it was when the row of the cursor is gone', () => {
  const { endCursor: after } = pageOfWhole('list', rows, { first: 2 }).pageInfo;
  const left = rows.filter(({ id }) => id !== 'b');
  expect(idsOf(pageOfWhole('list', left, { first: 2, after: after! }))).toBe('cd');
});

it.each([
  ['after', 'CURSOR_INVALID', { after: 'abc' }],
  ['after', 'QUERY_CONFLICT', { after: 'abc', page: 1 }],
  ['page', 'PAGE_TOO_DEEP', { page: 1000 }],
  ['page', 'MIN_VALUE', { page: 0 }],
])('refuses a wrong %s with %s', (field, code, given) => {
  expect(refusal(() => pageOfWhole('list', rows, { first: 20, ...given }))).toMatchObject({
    http: { status: 400 },
    fields: [{ field, code }],
  });
});

it('knows a cursor of the same list of another parent from its own', () => {
  const linesOf = partOfWhole('Order', 'lines');
  const { endCursor: after } = linesOf({ id: 'one', lines: rows }, { first: 2 }).pageInfo;
  expect(idsOf(linesOf({ id: 'one', lines: rows }, { first: 2, after: after! }))).toBe('cd');
  expect(refusal(() => linesOf({ id: 'two', lines: rows }, { first: 2, after: after! }))).toMatchObject({
    code: 'CURSOR_INVALID',
  });
});
