import { expect, it } from 'vitest';
import type { DocumentNode } from 'graphql';
import { readAdminAddress } from '../staff/index.ts';
import { queues, tabNames } from './queues.ts';

/** The operation of a document, and what it asks for within `staff`. */
function staffQueryOf(document: unknown) {
  const operation = (document as DocumentNode).definitions[0];
  if (operation?.kind !== 'OperationDefinition') throw new Error('no operation');
  const staff = operation.selectionSet.selections.find((it) => it.kind === 'Field' && it.name.value === 'staff');
  const selections = (staff?.kind === 'Field' && staff.selectionSet?.selections) || [];
  return {
    name: operation.name?.value,
    fields: selections.flatMap((it) => (it.kind === 'Field' && it.name.value !== '__typename' ? [it.name.value] : [])),
    fragments: selections.flatMap((it) => (it.kind === 'FragmentSpread' ? [it.name.value] : [])),
  };
}

/** People keep links to them; others may come between. */
const known = [
  'users',
  'identity',
  'merchants',
  'delegations',
  'products',
  'suppliers',
  'claims',
  'evidences',
  'entries',
  'disputes',
  'stuck',
  'sessions',
  'categories',
  'units',
  'holidays',
  'cities',
  'settings',
  'jobs',
  'audit',
];

it('tabs stand in their order, each under the address that it always had', () => {
  expect(tabNames.filter((name) => known.includes(name))).toEqual(known);
});

it('no two queues share a tab, a place, a document, words or the name of a form', () => {
  const all = <Of>(of: (queue: (typeof queues)[number]) => Of[]) => queues.flatMap(of);
  for (const values of [
    all(({ tab }) => [tab]),
    all(({ place }) => [place]),
    all(({ document }) => [staffQueryOf(document).name]),
    all(({ words: { label, text } }) => [label, text]),
    all(({ queue }) => (queue ? [queue] : [])),
    all(({ forms }) => Object.keys(forms ?? {})),
  ])
    expect(new Set<unknown>(values).size, values.join(' ')).toBe(values.length);
});

it.each(queues.map((queue) => [queue.tab, queue] as const))(
  '«%s» asks one query of what it shows, and of what the viewer may do',
  (tab, { document, variables, listOf, words }) => {
    const { fields, fragments } = staffQueryOf(document);
    expect(fragments).toEqual(['StaffArea_staff']);
    expect(fields.length).toBeGreaterThan(0);
    // Every variable that the query needs has a value for the bare address.
    const operation = (document as DocumentNode).definitions[0];
    const needed = operation?.kind === 'OperationDefinition' ? (operation.variableDefinitions ?? []) : [];
    const given = variables(readAdminAddress(`?tab=${tab}`, tabNames));
    for (const { variable, type } of needed.filter((it) => it.type.kind === 'NonNullType'))
      expect(given[variable.name.value], `${variable.name.value} of type ${type.kind}`).toBeDefined();
    expect(Object.keys(given).filter((name) => !needed.some((it) => it.variable.name.value === name))).toEqual([]);
    // What says that a list is empty knows how long it is.
    if (words.none !== undefined) expect(listOf).toBeDefined();
  },
);
