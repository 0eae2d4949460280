import type { Case } from './late-rules-of-merchants.ts';
import { draftOf, paperOf, thingIn } from '../ownership/claims.ts';
import { companyOf, type People, type Person, UNKNOWN } from '../ownership/kinds.ts';

/** What is told of writes of suppliers that companies run, of claims and of evidence. */
export function supplierCases(people: () => People): Record<string, Case> {
  const supplierOf = async (who: Person) => `/suppliers/${thingIn(await draftOf(people(), who))}`;
  return {
    createSupplier: {
      make: async (who) => ({
        method: 'POST',
        path: '/suppliers',
        body: { customerId: await companyOf(people(), who), brandName: 'pump.ir', legalName: '', cityId: UNKNOWN },
      }),
      told: {
        legalName: 'REQUIRED',
        nationalLegalId: 'REQUIRED',
        brandName: 'HAS_CONTACT',
        cityId: 'UNKNOWN_PLACE',
      },
      strangers: 404,
    },
    updateSupplier: {
      make: async (who) => ({
        method: 'PUT',
        path: await supplierOf(who),
        body: { version: 0, cityId: UNKNOWN, supplierTypes: ['Product'], about: 'کم', phones: [] },
      }),
      told: { version: 'MIN_VALUE', about: 'MIN_LENGTH', cityId: 'UNKNOWN_PLACE' },
      strangers: 404,
    },
    updateSupplierNames: {
      make: async (who) => ({
        method: 'PUT',
        path: `${await supplierOf(who)}/names`,
        body: { version: 1, brandName: 'pump.ir', legalName: '' },
      }),
      told: { legalName: 'REQUIRED', brandName: 'HAS_CONTACT' },
      strangers: 404,
    },
    createSupplierEvidence: {
      make: async (who) => ({
        method: 'POST',
        path: `${await supplierOf(who)}/evidences`,
        body: {
          level: 'BUSINESS',
          claim: '',
          issuedBy: 'وزارت صنعت',
          validFrom: '2026-01-01',
          validTo: '2025-01-01',
          fileId: await paperOf(people(), who),
        },
      }),
      told: { claim: 'REQUIRED', validTo: 'ENDS_BEFORE_START' },
      strangers: 404,
    },
    claimSupplier: {
      make: async (who) => ({
        method: 'POST',
        path: '/suppliers/claims',
        body: { customerId: await companyOf(people(), who), supplierId: UNKNOWN, statement: '' },
      }),
      told: { statement: 'REQUIRED' },
      strangers: 404,
    },
    // Judged by itself, before whose it is.
    answerSupplierClaim: {
      make: () => ({
        method: 'POST',
        path: `/suppliers/claims/${UNKNOWN}/answer`,
        body: { version: 0, isAgreed: false },
      }),
      told: { version: 'MIN_VALUE', text: 'REQUIRED' },
    },
  };
}
