import { sellerOf } from '../listings/entries/entries.kit.ts';
import type { Case } from './late-rules-of-merchants.ts';
import { companyOf, type People, UNKNOWN } from '../ownership/kinds.ts';
import { newNumber, proposalLike, sellerSample } from '../products/products.kit.ts';
import { ok } from '../../kit/rest.ts';

const wrong = { categoryId: UNKNOWN, name: '', gtin: '12345678', properties: [] };
const told = { name: 'REQUIRED', gtin: 'GTIN_INVALID', categoryId: 'UNKNOWN_VALUE' };

/** What is told of writes of base products. */
export function productCases(people: () => People): Record<string, Case> {
  return {
    proposeBaseProduct: {
      make: async (who) => ({
        method: 'POST',
        path: '/baseproducts',
        body: { customerId: await companyOf(people(), who), ...wrong },
      }),
      told,
      strangers: 404,
    },
    reproposeBaseProduct: {
      make: async (who) => {
        const { product } = await sellerSample(people(), await sellerOf(people()));
        const sheet = { ...proposalLike(product, await companyOf(people(), who)), mpn: newNumber() };
        const body = ok(await people().post('/baseproducts', { by: who, body: sheet }));
        return { method: 'PUT', path: `/baseproducts/${body.id}`, body: { version: 1, ...wrong } };
      },
      told,
      strangers: 404,
    },
    decideBaseProduct: {
      make: () => ({
        method: 'PUT',
        path: `/admin/baseproducts/${UNKNOWN}`,
        body: { version: 0, decision: 'CHANGE', reason: 'برگهٔ سازنده', content: { ...wrong, name: 'شیر توپی' } },
      }),
      told: { version: 'MIN_VALUE', 'content.gtin': 'GTIN_INVALID', 'content.categoryId': 'UNKNOWN_VALUE' },
      strangers: 403,
      byAdmin: true,
    },
  };
}
