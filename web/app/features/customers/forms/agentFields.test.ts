import * as v from 'valibot';
import { expect, test } from 'vitest';
import { agentSchema, agentTerms, storedAgent } from './agentFields.ts';

const agent = {
  id: 'a',
  customerId: 'c',
  version: 3,
  phone: '09121234567',
  displayName: 'رضا',
  jobTitle: null,
  isOwner: false,
  isSelf: false,
  status: 'ACTIVE',
  permissions: ['MESSAGE'],
  spendLimitPerRequestRial: '12345',
  spendLimitPerMonthRial: null,
  validFrom: '2026-01-01T08:30:00.000Z',
  validTo: '2026-12-31T08:30:00.000Z',
} as unknown as NonNullable<Parameters<typeof storedAgent>[0]>;
const read = (typed: object = {}) => v.parse(agentSchema, { ...storedAgent(agent).values, ...typed });

test('what nobody touched is sent as exact as it is stored', () => {
  expect(agentTerms(read(), agent)).toEqual({
    displayName: 'رضا',
    permissions: ['MESSAGE'],
    jobTitle: null,
    spendLimitPerRequestRial: '12345',
    spendLimitPerMonthRial: null,
    validFrom: agent.validFrom,
    validTo: agent.validTo,
  });
});

test('typed days hold from their first to their last moment in Tehran', () => {
  const typed = { validFrom: '۱۴۰۵/۰۱/۰۱', validTo: '۱۴۰۵/۰۱/۰۱', spendLimitPerRequest: '' };
  expect(agentTerms(read(typed), agent)).toEqual({
    displayName: 'رضا',
    permissions: ['MESSAGE'],
    jobTitle: null,
    spendLimitPerRequestRial: null,
    spendLimitPerMonthRial: null,
    validFrom: '2026-03-20T20:30:00.000Z',
    validTo: '2026-03-21T20:29:59.000Z',
  });
});
