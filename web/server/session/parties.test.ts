import { describe, expect, it } from 'vitest';
import { isOwn, type OwnCustomer, partyOf, readParty } from './parties.ts';

const id = (digit: number) => `01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6${digit}`;
const customer = (
  digit: number,
  kind: OwnCustomer['kind'],
  membershipStatus = 'ACTIVE',
  from?: string,
  to?: string,
) => ({
  id: id(digit),
  kind,
  membershipStatus,
  membershipValidFrom: from ?? null,
  membershipValidTo: to ?? null,
});
const past = '2020-01-01T00:00:00.000Z';
const coming = '2120-01-01T00:00:00.000Z';
const person = customer(1, 'PERSON');
const one = customer(2, 'COMPANY');
const other = customer(3, 'COMPANY');
const chosen = { customerId: id(3) };

describe('in whose name a person acts', () => {
  it.each([
    ['nobody', [], undefined],
    ['the person', [person], { customerId: id(1) }],
    ['the only company', [person, one], { customerId: id(2) }],
    ['one that has to be chosen', [person, one, other], undefined],
    ['the company whose time has come', [one, customer(3, 'COMPANY', 'ACTIVE', coming)], { customerId: id(2) }],
    ['the company whose time is not over', [one, customer(3, 'COMPANY', 'ACTIVE', past, past)], { customerId: id(2) }],
    ['one within its dates', [customer(3, 'COMPANY', 'ACTIVE', past, coming)], { customerId: id(3) }],
    ['the company that is not suspended', [one, customer(3, 'COMPANY', 'SUSPENDED')], { customerId: id(2) }],
  ])('is %s by default', (_, customers, party) => expect(partyOf(undefined, customers)).toEqual(party));

  it('is what was chosen, as long as that is own', () => {
    expect(partyOf(chosen, [person, one, other])).toEqual(chosen);
    expect(partyOf(chosen, [person, one])).toEqual({ customerId: id(2) });
    expect(isOwn(chosen, [customer(3, 'COMPANY', 'ACTIVE', past, past)])).toBe(false);
    expect(isOwn({ ...chosen, merchantId: id(4) }, [other])).toBe(false);
  });
});

it.each([
  undefined,
  null,
  [],
  {},
  { customerId: 'x' },
  { customerId: id(1), merchantId: '' },
  { customerId: id(1), a: 1 },
])('%j chooses nothing', (body) => expect(readParty(body)).toBeUndefined());
