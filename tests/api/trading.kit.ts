import { randomUUID } from 'node:crypto';
import type { TradeStatus } from '../../api/src/modules/trade/trade.enums.ts';
import { type App, type Person, supplyOf } from './claims.kit.ts';

export type Trader = 'owner' | 'requester' | 'confirmer' | 'member' | 'seller' | 'clerk' | 'stranger';
type Answer = { status: number; body: { code?: string; id: string; version: number; priceToken: string } };

/** Two companies of an api in this process, and what their people do with orders between them. */
export async function tradingAt(app: App) {
  const supply = supplyOf(app);
  const [offer] = await app.db.query<Record<'id' | 'merchantId' | 'sellerId' | 'stateId' | 'cityId' | 'moq', string>>(
    `select p.id, m.id as "merchantId", m.owner_customer_id as "sellerId", m.state_id as "stateId", m.city_id as "cityId",
       p.moq::text as moq
     from product_search f join supplier_products p on p.id = f.id join merchants m on m.id = p.merchant_id
     where m.owner_customer_id is not null and p.price_mode = 'FIXED' and f.visible_from <= $1 and f.visible_until > $1
     order by p.id limit 1`,
    [app.clock.now()],
  );
  await app.db.query(
    `update merchant_sale_settings set payment_terms = '{PREPAID,ON_DELIVERY}', min_order_amount_rial = null where merchant_id = $1`,
    [offer!.merchantId],
  );
  const { customerId, owner } = await supply.company();
  const sellerId = offer!.sellerId;
  const people: Record<Trader, Person> = {
    owner,
    requester: await supply.member(customerId, ['TRADE_CREATE']),
    confirmer: await supply.member(customerId, ['TRADE_CONFIRM', 'QUOTE_ACCEPT']),
    member: await supply.member(customerId, ['MESSAGE']),
    seller: await supply.member(sellerId, ['QUOTE']),
    clerk: await supply.member(sellerId, ['MESSAGE']),
    stranger: await supply.person(),
  };
  const addressId = randomUUID();
  await app.db.query(
    `insert into addresses (id, customer_id, book, kind, is_default, title, receiver_name, receiver_phone, country_id, state_id, city_id,
       address_line)
     select $1, $2, 'COMPANY', 'DELIVERY', true, 'انبار', 'سارا کریمی', '09121234567', s.country_id, s.id, $4, 'خیابان آزادی، کوچهٔ مهر'
     from states s where s.id = $3`,
    [addressId, customerId, offer!.stateId, offer!.cityId],
  );
  const order = () => ({
    lines: [{ supplierProductId: offer!.id, quantity: offer!.moq }],
    addressId,
    neededBy: new Date(app.clock.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10),
    paymentTerm: 'ON_DELIVERY',
  });
  const ask = (by: Trader, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    app.ask<Answer['body']>(path, { method, headers: people[by].headers, ...(payload && { payload }) });

  async function publish(by: Trader, id: string, version: number) {
    const { body } = await ask(by, 'GET', `/traderequests/${id}/membership-and-price`);
    const priceToken = body.priceToken ?? 'none';
    return ask(by, 'POST', `/traderequests/${id}/confirm-and-publish`, { version, priceToken });
  }

  return {
    app,
    supply,
    people,
    offer: offer!,
    customerId,
    order,
    ask,
    publish,
    /** A draft of the requester. @returns its id */
    async draft(given: object = {}): Promise<string> {
      const made = await ask('requester', 'POST', '/traderequests/direct-order', { customerId, ...order(), ...given });
      if (made.status !== 200) throw new Error(`draft: ${made.status} ${JSON.stringify(made.body)}`);
      return made.body.id;
    },
    /** Tries an act by somebody, on a version. */
    act(id: string, action: string, by: Trader, version: number): Promise<Answer> {
      const path = `/traderequests/${id}`;
      if (action === 'EDIT')
        return ask(by, 'PUT', `/traderequests/direct-order/${id}`, { version, ...order(), description: `${version}` });
      if (action === 'REMOVE') return ask(by, 'DELETE', `${path}?version=${version}`);
      if (action === 'CONFIRM_AND_PUBLISH') return publish(by, id, version);
      const more: Record<string, object> = {
        RETURN: { reason: 'تعداد را اصلاح کنید.' },
        REQUEST_INFO: { text: 'کدام استاندارد؟' },
        PROVIDE_INFO: { text: 'استاندارد ملی' },
        DECLINE: { reasonCode: 'PRICE' },
      };
      return ask(by, 'POST', `${path}/${action.toLowerCase().replaceAll('_', '-')}`, { version, ...more[action] });
    },
    /** Puts a request where a test wants it. */
    put: (id: string, status: TradeStatus) =>
      Promise.all([
        app.db.query(
          `update trade_requests set status = $2, question = null, question_count = 0, deadline_at = null where id = $1`,
          [id, status],
        ),
        app.db.query(`update trade_participations set status = $2 where request_id = $1`, [
          id,
          isSeen(status) ? 'INVITED' : 'PLANNED',
        ]),
      ]),
  };
}
export type Trading = Awaited<ReturnType<typeof tradingAt>>;

/** Whether its seller sees a request there. */
export const isSeen = (status: string) => status !== 'DRAFT' && status !== 'AWAITING_CONFIRMATION';

/** What of a request is written. */
export async function readTrade(app: App, id: string) {
  const [row] = await app.db.query<{ version: number; state: string }>(
    'select version, status as state from trade_requests where id = $1',
    [id],
  );
  if (!row) return undefined;
  const events = await app.db.query<{ seq: number; type: string }>(
    'select seq, type from trade_events where request_id = $1 order by seq',
    [id],
  );
  const [told] = await app.db.query<{ count: number }>(
    'select count(*)::int as count from live_events where object_id = $1',
    [id],
  );
  return { ...row, events, told: told!.count };
}
