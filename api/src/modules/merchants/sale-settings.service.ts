import type { Queryable } from '../../platform/database/database.ts';
import { notFound } from '../../platform/problem.ts';
import type { Geography } from '../geography/index.ts';
import type { MerchantSaleSetting } from './sale-settings.schemas.ts';
import { readSaleSettings } from './sale-settings.repository.ts';

type Parts = { db: Queryable; geography: Geography };
export type SaleSettings = ReturnType<typeof makeSaleSettings>;

/** How merchants sell. */
export function makeSaleSettings({ db, geography }: Parts) {
  /** The settings of several merchants; those that have none are left out. */
  async function saleSettings(merchantIds: string[]): Promise<MerchantSaleSetting[]> {
    const [rows, cities] = await Promise.all([readSaleSettings(db, merchantIds), geography.saleCities(merchantIds)]);
    return rows.map(({ minOrderAmountRial, ...rest }) => {
      const saleCityIds = (cities.get(rest.merchantId) ?? []).map((city) => city.id);
      return {
        ...rest,
        ...(minOrderAmountRial && { minOrderAmountRial }),
        isNationwide: saleCityIds.length === 0,
        saleCityIds,
      };
    });
  }

  return {
    saleSettings,
    /** @throws Problem 404 MERCHANT_SALE_SETTING_NOT_FOUND */
    saleSetting: async (merchantId: string): Promise<MerchantSaleSetting> =>
      (await saleSettings([merchantId]))[0] ?? notFound('MERCHANT_SALE_SETTING_NOT_FOUND'),
  };
}
