import { newDraft, sellerOf } from '../listings/entries/entries.kit.ts';
import type { Case } from './late-rules-of-merchants.ts';
import { type People, UNKNOWN } from '../ownership/kinds.ts';

/** What is told of writes of parts of entries. */
export function entryCases(people: () => People): Record<string, Case> {
  const bySeller = (part: string, body: object, told: Case['told']): Case => ({
    by: () => sellerOf(people()),
    make: async () => {
      const { id } = await newDraft(people(), await sellerOf(people()));
      return { method: 'PUT', path: `/supplierproducts/${id}/${part}`, body: { version: 0, ...body } };
    },
    told: { version: 'MIN_VALUE', ...told },
    strangers: 404,
  });
  return {
    updateSupplierProductProperties: bySeller(
      'properties',
      { properties: [{ propertyId: UNKNOWN, value: '16' }] },
      { 'properties[0].propertyId': 'UNKNOWN_VALUE' },
    ),
    updateSupplierProductBaseProduct: bySeller(
      'base-product',
      { baseProductId: UNKNOWN },
      { baseProductId: 'UNKNOWN_VALUE' },
    ),
    updateSupplierProductSaleCities: bySeller('sale-cities', { cityIds: [UNKNOWN] }, { 'cityIds[0]': 'UNKNOWN_PLACE' }),
  };
}
