import { describe, expect, it } from 'vitest';
import { nextOf, type Standing, statesOf } from './newcomerSteps.ts';

const nothing: Standing = {
  isVerified: false,
  verifications: [],
  suppliers: [],
  claims: [],
  evidences: [],
  merchants: [],
  entries: [],
};
const verified = { ...nothing, isVerified: true };
const account = { kind: 'RESELLER', status: 'DRAFT', hasSetting: false } as const;
const self = { ...account, kind: 'SUPPLIER_SELF' } as const;

describe('steps of becoming a seller', () => {
  it.each<[string, Standing, ReturnType<typeof statesOf>, ReturnType<typeof nextOf>]>([
    [
      'a company that did nothing',
      nothing,
      { identity: 'OPEN', supplier: 'OPEN', evidence: 'LATER', setting: 'LATER', entry: 'LATER' },
      'identity',
    ],
    [
      'an identity that is looked at',
      { ...nothing, verifications: ['PENDING', 'REJECTED'] },
      { identity: 'WAITING', supplier: 'OPEN', evidence: 'LATER', setting: 'LATER', entry: 'LATER' },
      'supplier',
    ],
    [
      'an identity that was refused',
      { ...nothing, verifications: ['REJECTED'] },
      { identity: 'REFUSED', supplier: 'OPEN', evidence: 'LATER', setting: 'LATER', entry: 'LATER' },
      'identity',
    ],
    [
      'a supplier that is written and has no evidence',
      { ...verified, suppliers: ['DRAFT'] },
      { identity: 'DONE', supplier: 'BEGUN', evidence: 'OPEN', setting: 'LATER', entry: 'LATER' },
      'evidence',
    ],
    [
      'a supplier that has its evidence and was not sent',
      { ...verified, suppliers: ['DRAFT'], evidences: ['WAITING'] },
      { identity: 'DONE', supplier: 'BEGUN', evidence: 'WAITING', setting: 'LATER', entry: 'LATER' },
      'supplier',
    ],
    [
      'a supplier and its evidence with staff',
      { ...verified, suppliers: ['PENDING'], evidences: ['WAITING'] },
      { identity: 'DONE', supplier: 'WAITING', evidence: 'WAITING', setting: 'LATER', entry: 'LATER' },
      undefined,
    ],
    [
      'evidence that was refused',
      { ...verified, suppliers: ['PENDING'], evidences: ['REFUSED'] },
      { identity: 'DONE', supplier: 'WAITING', evidence: 'REFUSED', setting: 'LATER', entry: 'LATER' },
      'evidence',
    ],
    [
      'a claim that was withdrawn or lapsed: nothing is owned by it',
      { ...verified, claims: ['WITHDRAWN', 'LAPSED'] },
      { identity: 'DONE', supplier: 'OPEN', evidence: 'LATER', setting: 'LATER', entry: 'LATER' },
      'supplier',
    ],
    [
      'a claim for which staff want more',
      { ...verified, claims: ['NEEDS_EVIDENCE'], evidences: ['ACCEPTED'] },
      { identity: 'DONE', supplier: 'WAITING', evidence: 'REFUSED', setting: 'LATER', entry: 'LATER' },
      'evidence',
    ],
    [
      'an accepted claim whose account has no terms',
      { ...verified, claims: ['ACCEPTED'], suppliers: ['CONFIRMED'], evidences: ['ACCEPTED'], merchants: [self] },
      { identity: 'DONE', supplier: 'DONE', evidence: 'DONE', setting: 'OPEN', entry: 'OPEN' },
      'setting',
    ],
    [
      'terms that are written and were not sent',
      { ...verified, suppliers: ['CONFIRMED'], evidences: ['ACCEPTED'], merchants: [{ ...self, hasSetting: true }] },
      { identity: 'DONE', supplier: 'DONE', evidence: 'DONE', setting: 'BEGUN', entry: 'OPEN' },
      'setting',
    ],
    [
      'who sells for others, with an account that staff look at and a first draft',
      { ...verified, merchants: [{ ...account, status: 'PENDING', hasSetting: true }], entries: ['DRAFT'] },
      { identity: 'DONE', supplier: 'DONE', setting: 'WAITING', entry: 'BEGUN' },
      'entry',
    ],
    [
      'a confirmed account that sells nothing yet',
      { ...verified, merchants: [{ ...account, status: 'CONFIRMED', hasSetting: true }] },
      { identity: 'DONE', supplier: 'DONE', setting: 'DONE', entry: 'OPEN' },
      'entry',
    ],
    [
      'a closed account is none',
      { ...verified, merchants: [{ ...account, status: 'CLOSED', hasSetting: true }] },
      { identity: 'DONE', supplier: 'OPEN', evidence: 'LATER', setting: 'LATER', entry: 'LATER' },
      'supplier',
    ],
    [
      'who has sold',
      { ...verified, merchants: [{ ...account, status: 'CONFIRMED', hasSetting: true }], entries: ['ARCHIVED'] },
      { identity: 'DONE', supplier: 'DONE', setting: 'DONE', entry: 'DONE' },
      undefined,
    ],
  ])('of %s', (_, standing, states, next) => {
    expect([statesOf(standing), nextOf(statesOf(standing))]).toEqual([states, next]);
  });
});
