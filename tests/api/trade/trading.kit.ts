import { randomUUID } from 'node:crypto';
import type { TradeStatus } from '../../../api/src/modules/documents/subject.enums.ts';
import { type Allowed, allowedIn } from '../../kit/histories.ts';
import { type App, type Person, supplyOf } from '../suppliers/claims/claims.kit.ts';
import { consentOf, putConsent } from '../orders/changes/consenting.kit.ts';
import {
  deliveryOf,
  documentOf,
  putDocuments,
  putFile,
  putShipments,
  putWaybill,
  shipmentsWithoutWaybill,
} from '../orders/fulfilment/delivering.kit.ts';
import { isMilestoneAct, milestoneOf, putMilestones } from '../orders/milestones/milestone-acts.kit.ts';
import { disputeOf, disputeWays, prepareDispute } from '../disputes/dispute-acts.kit.ts';
import { aListing } from '../../kit/seeded.ts';

export type Trader = 'owner' | 'requester' | 'confirmer' | 'member' | 'seller' | 'shipper' | 'clerk' | 'stranger';
type Answer = { status: number; body: { code?: string; id: string; version: number; priceToken: string } };

/** The offer that trade is tried with. */
export async function tradedOffer(app: App, id?: string) {
  const offer = await aListing(app, { shownAt: app.clock.now(), priceMode: 'FIXED', ...(id && { id }) });
  return { ...offer, sellerId: offer.customerId };
}

/** Two companies of an api in this process, and what their people do with orders of one offer between them. */
export async function tradingAt(app: App, offerId?: string) {
  const supply = supplyOf(app);
  const offer = await tradedOffer(app, offerId);
  await app.db.query(
    `update merchant_sale_settings set payment_terms = '{PREPAID,ON_DELIVERY}', min_order_amount_rial = null where merchant_id = $1`,
    [offer.merchantId],
  );
  const { customerId, owner } = await supply.company();
  const sellerId = offer.sellerId;
  const people: Record<Trader, Person> = {
    owner,
    requester: await supply.member(customerId, ['TRADE_CREATE']),
    confirmer: await supply.member(customerId, ['TRADE_CONFIRM', 'QUOTE_ACCEPT']),
    member: await supply.member(customerId, ['MESSAGE']),
    seller: await supply.member(sellerId, ['QUOTE']),
    shipper: await supply.member(sellerId, ['ORDER_FULFIL']),
    clerk: await supply.member(sellerId, ['MESSAGE']),
    stranger: await supply.person(),
  };
  const addressId = randomUUID();
  await app.db.query(
    `insert into addresses (id, customer_id, book, kind, is_default, title, receiver_name, receiver_phone, country_id, state_id, city_id,
       address_line)
     select $1, $2, 'COMPANY', 'DELIVERY', true, 'انبار', 'سارا کریمی', '09121234567', s.country_id, s.id, $4, 'خیابان آزادی، کوچهٔ مهر'
     from states s where s.id = $3`,
    [addressId, customerId, offer.stateId, offer.cityId],
  );
  const order = () => ({
    lines: [{ supplierProductId: offer.id, quantity: offer.moq }],
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
    offer,
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
    /** Takes an order to where it is delivered. @returns its id */
    async taken(given: object = {}): Promise<string> {
      const id = await this.draft(given);
      for (const answer of [await publish('owner', id, 1), await this.act(id, 'ACKNOWLEDGE_LIST_PRICE', 'seller', 2)])
        if (answer.status !== 200) throw new Error(`taken: ${answer.status} ${JSON.stringify(answer.body)}`);
      return id;
    },
    /** Answers what the company is asked about a request, an amount first, or takes it back; undefined where nothing is asked. */
    async answer(id: string, action: 'APPROVE' | 'REJECT' | 'WITHDRAW', by: Trader, version: number) {
      const [asked] = await app.db.query<{ id: string }>(
        `select id from trade_approvals where request_id = $1 and status = 'PENDING' order by kind limit 1`,
        [id],
      );
      if (!asked) return undefined;
      const body = { version, ...(action === 'REJECT' && { reason: 'این ماه بودجه نداریم.' }) };
      return ask(by, 'POST', `/traderequests/${id}/approvals/${asked.id}/${action.toLowerCase()}`, body);
    },
    /** Tries an act by somebody, on a version. `prepares`: there is a question that one can answer or take back. */
    async act(
      id: string,
      action: string,
      by: Trader,
      version: number,
      given: { prepares?: boolean } = {},
    ): Promise<Answer> {
      const path = `/traderequests/${id}`;
      if (given.prepares) {
        await prepareDispute(app, id, action, by);
        await putMilestones(app, id, action);
      }
      if (action === 'EDIT')
        return ask(by, 'PUT', `/traderequests/direct-order/${id}`, { version, ...order(), description: `${version}` });
      if (action === 'REMOVE') return ask(by, 'DELETE', `${path}?version=${version}`);
      if (action === 'CONFIRM_AND_PUBLISH') return publish(by, id, version);
      if (action === 'ADD_DOCUMENT')
        return ask(by, 'POST', `${path}/documents`, {
          version,
          type: 'OTHER',
          fileId: await putFile(app, people[by].userId),
        });
      if (action === 'RETRACT_DOCUMENT') {
        const documentId = await documentOf(app, id, by);
        return ask(
          by,
          'DELETE',
          `${path}/documents/${documentId}?version=${version}&reason=${encodeURI('اشتباه بود')}`,
        );
      }
      // A shipment of goods is handed over with its waybill.
      if (action === 'DELIVER')
        for (const shipmentId of await shipmentsWithoutWaybill(app, id)) await putWaybill(app, id, shipmentId);
      if (['SHIP', 'DELIVER', 'REPORT_ARRIVAL', 'CONFIRM_DELIVERY'].includes(action)) {
        const { way, body } = await deliveryOf(app, id, action, version);
        return ask(by, 'POST', `${path}/${way}`, { version, ...body });
      }
      if (isMilestoneAct(action)) {
        const { way, body } = await milestoneOf(app, id, action);
        return ask(by, 'POST', `${path}/${way}`, { version, ...body });
      }
      const verb = /^[A-Z]+/.exec(action)![0];
      const kind = action.replace(/^[A-Z]+_/, '');
      if (kind === 'CANCELLATION' || kind === 'TERM_CHANGE' || kind === 'SETTLEMENT') {
        if (given.prepares) await putConsent(app, id, { kind, verb, by });
        const { way, body } = await consentOf(app, id, { kind, verb, version });
        return ask(by, 'POST', `${path}/${way}`, { version, ...body });
      }
      if (action in disputeWays) {
        const { way, body } = await disputeOf(app, id, action, by);
        return ask(by, 'POST', `${path}/${way}`, { version, ...body });
      }
      const more: Record<string, object> = {
        CANCEL: { reason: 'پروژه متوقف شد.' },
        RETURN: { reason: 'تعداد را اصلاح کنید.' },
        REQUEST_INFO: { text: 'کدام استاندارد؟' },
        PROVIDE_INFO: { text: 'استاندارد ملی' },
        DECLINE: { reasonCode: 'PRICE' },
      };
      return ask(by, 'POST', `${path}/${action.toLowerCase().replaceAll('_', '-')}`, { version, ...more[action] });
    },
    /** What each of them may do with a request, as they read it. */
    possible: (id: string) =>
      Promise.all(
        (['owner', 'seller', 'shipper'] as const).map(async (by) => {
          const { body } = await ask(by, 'GET', `/traderequests/${id}`);
          return (body as unknown as { allowedActions?: string[] }).allowedActions;
        }),
      ),
    /** What somebody reads that may be done with a request, and for which of that something is missing. */
    async allowed(id: string, by: Trader): Promise<Allowed | undefined> {
      const { status, body } = await ask(by, 'GET', `/traderequests/${id}`);
      return status === 200 ? allowedIn(body) : undefined;
    },
    /** Puts a request where a test wants it, with what can be acted on there. */
    async put(id: string, status: TradeStatus): Promise<void> {
      await app.db.query(
        `update trade_requests set status = $2, question = null, question_count = 0, deadline_at = null,
           agreed = $3, payment_term = 'PREPAID' where id = $1`,
        // So long ago that one side may end what waits for money.
        [id, status, JSON.stringify({ at: new Date(app.clock.now().getTime() - 31 * 86_400_000).toISOString() })],
      );
      await app.db.query('delete from trade_consents where request_id = $1', [id]);
      await app.db.query('delete from disputes where request_id = $1', [id]);
      await app.db.query(`update trade_participations set status = $2 where request_id = $1`, [
        id,
        isSeen(status) ? 'INVITED' : 'PLANNED',
      ]);
      await putShipments(app, id, status);
      await putDocuments(app, id);
    },
  };
}
export type Trading = Awaited<ReturnType<typeof tradingAt>>;
/** The same without the answers to what a company is asked, which those that ask their people give otherwise. */
export type TradingParts = Omit<Trading, 'answer'>;

/** Whether its seller sees a request there. */
export const isSeen = (status: string) => status !== 'DRAFT' && status !== 'AWAITING_CONFIRMATION';

/** What of a request is written. */
export async function readTrade(app: App, id: string) {
  const [row] = await app.db.query<{
    version: number;
    state: string;
    events: { seq: number; type: string }[];
    told: number;
  }>(
    `select version, status as state,
       (select coalesce(json_agg(json_build_object('seq', e.seq, 'type', e.type) order by e.seq), '[]') from trade_events e
         where e.request_id = r.id) as events,
       (select count(*)::int from live_events l where l.object_id = r.id) as told
     from trade_requests r where id = $1`,
    [id],
  );
  return row;
}
