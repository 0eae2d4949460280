import { weekdays } from '../../src/platform/calendar.ts';
import type { City, Geography } from '../geography/rows.ts';
import { randomFrom, seededId } from '../random.ts';
import type { MerchantSeed } from './merchants.ts';

export type SaleSettingRow = Record<string, unknown>;

/** The same hours on so many days from Saturday on. */
const hours = (days: number, from: string, to: string) => weekdays.slice(0, days).map((day) => ({ day, from, to }));
const WORKING_HOURS = [hours(5, '08:00', '17:00'), hours(6, '09:00', '18:00'), hours(5, '07:30', '15:30')];
const MILLION = 1_000_000;

type Merchant = { seed: MerchantSeed; id: string; city: City };

/** How a merchant sells; one in three of those who resell does so in its own province only. */
export function saleSetting({ seed, id, city }: Merchant, index: number, geography: Geography) {
  const random = randomFrom(`sale:${seed.code}`);
  const isLocal = seed.kind === 'RESELLER' && seed.code !== 'yeksare' && random.chance(0.34);
  const row: SaleSettingRow = {
    id: seededId(`sale-setting:${seed.code}`, index),
    merchant_id: id,
    accepts_direct_order: random.chance(0.8),
    min_order_amount_rial: random.chance(0.5) ? String(random.int(1, 20) * 10 * MILLION) : null,
    delivery_methods: deliveryMethods(seed.kind === 'RESELLER', random),
    payment_terms: random.some(['PREPAID', 'ESCROW', 'ON_DELIVERY', 'CREDIT_30', 'CREDIT_60'], random.int(2, 4)),
    response_sla_hours: random.pick([4, 8, 24, 24, 48]),
    working_hours: random.pick(WORKING_HOURS),
  };
  const own = geography.cityRows.filter((each) => each.state_id === city.stateId);
  return { row, saleCities: isLocal ? own.map((each) => ({ owner_id: id, city_id: each.id })) : [] };
}

function deliveryMethods(isSmall: boolean, random: ReturnType<typeof randomFrom>) {
  const rial = (millions: number) => String(millions * MILLION);
  const near = random.int(2, 6);
  const pickup = { kind: 'PICKUP', sameCityRial: '0', sameStateRial: '0', otherStateRial: '0', days: 0 };
  const fleet = {
    kind: 'SELLER_FLEET',
    sameCityRial: rial(near),
    sameStateRial: rial(near * 3),
    ...(random.chance(0.6) && { freeFromRial: rial(random.int(5, 30) * 100) }),
    days: 2,
  };
  const freight = {
    kind: 'FREIGHT',
    sameStateRial: rial(near * 2),
    otherStateRial: rial(near * 5),
    days: random.int(3, 6),
  };
  const post = { kind: 'POST', sameCityRial: rial(1), sameStateRial: rial(2), otherStateRial: rial(3), days: 5 };
  return isSmall ? [pickup, post, freight] : [pickup, fleet, freight];
}
