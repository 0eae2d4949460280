import { expect, it } from 'vitest';
import { entryDecisions } from './entryDecisions.ts';
import { decisionsOn, type DecisionTarget, lacksOn } from '../../staff/index.ts';

const target = (more: Partial<DecisionTarget> = {}): DecisionTarget => ({
  kind: entryDecisions,
  id: 'e1',
  version: 3,
  name: 'شیر توپی',
  actions: ['CONFIRM', 'REJECT'],
  ...more,
});
const lack = { code: 'ENTRY_INCOMPLETE', gap: 'BASE_PRODUCT_NOT_PUBLISHED', actions: ['CONFIRM'] };

it('a decision that lacks something waits, and what it lacks is told', () => {
  expect(decisionsOn(target())).toEqual(['CONFIRM', 'REJECT']);
  expect(decisionsOn(target({ missing: [lack] }))).toEqual(['REJECT']);
  expect(lacksOn(target({ missing: [lack] }))).toEqual([lack]);
});

it('what others lack, and what is an own matter, is nothing of who decides', () => {
  expect(lacksOn(target({ missing: [{ ...lack, actions: [] }] }))).toEqual([]);
  const own = target({ missing: [lack], own: 'کالای شرکت شماست.' });
  expect([decisionsOn(own), lacksOn(own)]).toEqual([[], []]);
});
