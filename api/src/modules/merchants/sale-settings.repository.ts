import type { Queryable } from '../../platform/database/database.ts';
import type { Merchant } from './merchants.schemas.ts';
import type { MerchantSaleSetting } from './sale-settings.schemas.ts';

type Derived = 'isNationwide' | 'saleCityIds' | 'workingHoursText' | 'answersBy';
export type SaleSettingRow = Omit<MerchantSaleSetting, 'minOrderAmountRial' | Derived> & {
  minOrderAmountRial: string | null;
  vacation: Merchant['vacation'] | null;
};

/** Settings of confirmed merchants, or of those in any state. */
export const readSaleSettings = (db: Queryable, merchantIds: string[], inAnyState = false) =>
  db.query<SaleSettingRow>(
    `select s.id, s.merchant_id as "merchantId", s.accepts_direct_order as "acceptsDirectOrder", s.min_order_amount_rial as "minOrderAmountRial",
       s.delivery_methods as "deliveryMethods", s.payment_terms as "paymentTerms", s.response_sla_hours as "responseSlaHours",
       s.working_hours as "workingHours", m.vacation
     from merchant_sale_settings s join merchants m on m.id = s.merchant_id
     where s.merchant_id = any($1::uuid[]) and ($2 or m.confirm_status = 'CONFIRMED')`,
    [merchantIds, inAnyState],
    'sale_settings',
  );
