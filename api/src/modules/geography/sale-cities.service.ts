import { invalid } from '../../platform/problem.ts';
import type { Geography } from './geography.service.ts';
import type { SaleCities, SaleCityQuery } from './geography.schemas.ts';

/** Those whose places of sale are asked for; each throws a 404 of its own for an id it does not know. */
export type Sellers = {
  merchant(id: string): Promise<unknown>;
  /** The merchant of an offer; undefined when its supplier sells it. */
  merchantOfOffer(supplierProductId: string): Promise<string | undefined>;
};
export type SaleCitiesService = ReturnType<typeof makeSaleCities>;

/** Where a merchant or one offer is sold. */
export function makeSaleCities({ geography, sellers }: { geography: Geography; sellers: Sellers }) {
  return {
    /** @throws Problem 400 without exactly one of both ids, 404 MERCHANT_NOT_FOUND, SUPPLIER_PRODUCT_NOT_FOUND */
    async saleCities({ merchantId, supplierProductId }: SaleCityQuery): Promise<SaleCities> {
      if (!merchantId && !supplierProductId) return invalid('merchantId', 'REQUIRED');
      if (merchantId && supplierProductId) return invalid('supplierProductId', 'QUERY_CONFLICT');
      const owners = supplierProductId
        ? [supplierProductId, await sellers.merchantOfOffer(supplierProductId)]
        : [merchantId, void (await sellers.merchant(merchantId!))];
      const ids = owners.flatMap((id) => id ?? []);
      const found = await geography.saleCities(ids);
      const cities = ids.map((id) => found.get(id)).find((each) => each !== undefined) ?? [];
      return { isNationwide: cities.length === 0, cities };
    },
  };
}
