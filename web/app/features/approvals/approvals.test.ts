import { expect, it } from 'vitest';
import { type Approval, mayReject } from './approvals.ts';

const may = (given: Partial<Approval>) =>
  mayReject({ kind: 'PUBLISH', allowedActions: ['APPROVE', 'REJECT'], missing: [], ...given } as unknown as Approval);

it('refuses an order here only where it can be agreed to here, and an amount wherever that may be refused', () => {
  const missing = [{ code: 'ADDRESS_MISSING', actions: ['APPROVE'] }] as unknown as Approval['missing'];
  expect(may({})).toBe(true);
  // The order has a button of its own that returns it.
  expect(may({ missing })).toBe(false);
  expect(may({ allowedActions: ['REJECT'] })).toBe(false);
  expect(may({ kind: 'LIST_ORDER', missing })).toBe(true);
  expect(may({ allowedActions: ['APPROVE'] })).toBe(false);
});
