import type { Queryable } from '../../platform/database/database.ts';
import type { MerchantSaleSetting } from './sale-settings.schemas.ts';

export type SaleSettingRow = Omit<MerchantSaleSetting, 'minOrderAmountRial' | 'isNationwide' | 'saleCityIds'> & {
  minOrderAmountRial: string | null;
};

/** Settings of confirmed merchants. */
export const readSaleSettings = (db: Queryable, merchantIds: string[]) =>
  db.query<SaleSettingRow>(
    `select s.id, s.merchant_id as "merchantId", s.accepts_direct_order as "acceptsDirectOrder", s.min_order_amount_rial as "minOrderAmountRial",
       s.delivery_methods as "deliveryMethods", s.payment_terms as "paymentTerms", s.response_sla_hours as "responseSlaHours",
       s.working_hours as "workingHoursText"
     from merchant_sale_settings s join merchants m on m.id = s.merchant_id
     where s.merchant_id = any($1::uuid[]) and m.confirm_status = 'CONFIRMED'`,
    [merchantIds],
    'sale_settings',
  );
