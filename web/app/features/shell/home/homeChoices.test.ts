import { expect, it } from 'vitest';
import { exampleBranch, featuredBranches, standardShelves } from './homeChoices.ts';

const shelf = (id: string, itemsCount = 1, icon = 'pump') => ({ id, slug: id, name: id, icon, itemsCount });
const roots = [
  { categoryType: 'Product', subcategories: [shelf('pumps', 3), shelf('valves', 9, 'valve')] },
  { categoryType: 'IndustrialService', subcategories: [shelf('casting', 5)] },
  {
    categoryType: 'ElectronicDocument',
    subcategories: [{ ...shelf('standards', 99), subcategories: [shelf('iso'), shelf('din')] }, shelf('forms')],
  },
];
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

it('features the fullest branches, standards left out', () => {
  expect(ids(featuredBranches(roots))).toEqual(['valves', 'casting', 'pumps']);
});

it('shows leaves of standards, and branches that have none', () => {
  expect(ids(standardShelves(roots))).toEqual(['iso', 'din', 'forms']);
});

it('explains measures on valves, else on whatever comes first', () => {
  expect(exampleBranch(roots)?.id).toBe('valves');
  expect(exampleBranch([{ categoryType: 'Product', subcategories: [shelf('pumps')] }])?.id).toBe('pumps');
  expect(exampleBranch([])).toBeUndefined();
});
