import { expect, it } from 'vitest';
import { propertyStandards } from './property-standards.ts';
import { buildTree } from './tree.ts';

it('every property that a standard is linked to is one of the market', () => {
  const codes = new Set(buildTree().leaves.flatMap((leaf) => leaf.properties.map((property) => property.code)));
  expect(Object.keys(propertyStandards).filter((code) => !codes.has(code))).toEqual([]);
});
