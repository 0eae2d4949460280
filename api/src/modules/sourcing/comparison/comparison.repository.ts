import type { Queryable } from '../../../platform/database/database.ts';
import type { DeliveryWay } from '../participations/participations.repository.ts';
import type { ComparedAgency } from './compared.ts';

export type SellerRow = {
  merchantId: string;
  stateId: string;
  cityId: string;
  cityName: string;
  deliveryMethods: DeliveryWay[];
};

/** Where sellers are and how they deliver. */
export const readSellers = (db: Queryable, merchantIds: readonly string[]) =>
  db.query<SellerRow>(
    `select m.id as "merchantId", m.state_id as "stateId", m.city_id as "cityId", m.city_name as "cityName",
       coalesce(t.delivery_methods, '[]') as "deliveryMethods"
     from merchants m left join merchant_sale_settings t on t.merchant_id = m.id where m.id = any($1::uuid[])`,
    [merchantIds],
    'compared_sellers',
  );

export type AgencyRow = {
  delegationId: string;
  number: string;
  endsAt: Date;
  isInForce: boolean;
  verifiedLevel: ComparedAgency['verifiedLevel'];
  isNationwide: boolean;
  stateIds: string[];
  cityIds: string[];
};

/** Agencies as they stand now. */
export const readAgencies = (db: Queryable, ids: readonly string[], now: Date) =>
  db.query<AgencyRow>(
    `select id as "delegationId", number, ends_at as "endsAt", verified_level as "verifiedLevel",
       'QUOTE' = any(permissions) and status = 'ACTIVE' and valid_from <= $2 and ends_at > $2 as "isInForce",
       is_nationwide as "isNationwide", state_ids as "stateIds", city_ids as "cityIds"
     from merchant_delegations where id = any($1::uuid[])`,
    [ids, now],
    'compared_agencies',
  );
