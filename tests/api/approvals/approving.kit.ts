import { randomUUID } from 'node:crypto';
import type { App } from '../suppliers/claims/claims.kit.ts';
import { readTrade, type Trader, tradingAt } from '../trade/trading.kit.ts';

export type Approval = {
  id: string;
  kind: string;
  quoteId?: string;
  status: string;
  amountRial: string;
  isAboveLimit: boolean;
  needed: number;
  askedNames: string[];
  answers: { isApproved: boolean; reason?: string }[];
  allowedActions: string[];
};
type Request = {
  status: string;
  version: number;
  totalRial: string;
  approvals: Approval[];
  missing: object[];
  allowedActions: string[];
};
type Said = Request & { id: string; priceToken: string; code?: string; errors?: { params?: string[] }[] };
export type Answerer = Trader | 'second' | 'payer';

/** Two companies of which one asks its people: a second owner, and somebody who agrees to amounts and confirms nothing. */
export async function approvingAt(app: App) {
  const trading = await tradingAt(app);
  const { customerId, supply, people } = trading;
  const second = await supply.member(customerId, []);
  const payer = await supply.member(customerId, ['QUOTE_ACCEPT']);
  const all: Record<Answerer, (typeof people)['owner']> = { ...people, second, payer };
  const set = (by: Answerer, column: string, value: unknown) =>
    app.db.query(`update customer_members set ${column} = $3 where customer_id = $1 and user_id = $2`, [
      customerId,
      all[by].userId,
      value,
    ]);
  await set('second', 'is_owner', true);

  const ask = (by: Answerer, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    app.ask<Said>(path, { method, headers: all[by].headers, ...(payload && { payload }) });
  const seen = async (id: string, by: Answerer = 'owner') => (await ask(by, 'GET', `/traderequests/${id}`)).body;
  const approvalOf = async (id: string, kind = 'LIST_ORDER') =>
    (await seen(id)).approvals.find((each) => each.kind === kind)!;

  return {
    ...trading,
    all,
    set,
    ask,
    seen,
    approvalOf,
    /** Who may agree to how much, beside owners; null: no limit. */
    limit: (by: Answerer, perRequest: string | null, perMonth: string | null = null) =>
      Promise.all([
        set(by, 'spend_limit_per_request_rial', perRequest),
        set(by, 'spend_limit_per_month_rial', perMonth),
      ]),
    /** Rules of the company from now on. */
    async rule(given: object) {
      const path = `/customers/${customerId}/approval-rules`;
      const { version } = (await ask('owner', 'GET', path)).body;
      const change = { version, selfConfirm: false, publishNeeds: 'CONFIRMER', ...given };
      const { status } = await ask('owner', 'PUT', path, change);
      if (status !== 200) throw new Error(`rules: ${status}`);
    },
    /** Answers what was asked, or takes it back, on the version of now. */
    async answer(id: string, act: 'approve' | 'reject' | 'withdraw', by: Answerer, approval: { id: string }) {
      const version = (await readTrade(app, id))!.version;
      const body = { version, ...(act === 'reject' && { reason: 'این ماه بودجه نداریم.' }) };
      return ask(by, 'POST', `/traderequests/${id}/approvals/${approval.id}/${act}`, body);
    },
    /** An order of the requester whose amount the confirmer asked to agree to. */
    async askedOrder() {
      const id = await trading.draft();
      const asked = await trading.publish('confirmer', id, 1);
      if (asked.status !== 200) throw new Error(`asked: ${asked.status} ${JSON.stringify(asked.body)}`);
      return { id, approval: await approvalOf(id) };
    },
    /** The offer costs another price from now on. */
    reprice: (rials: string) =>
      app.db.query(
        `update supplier_products set price_tiers = jsonb_set(price_tiers, '{0,unitPriceRial}', to_jsonb($2::text)) where id = $1`,
        [trading.offer.id, rials],
      ),
    typesOf: async (id: string) => (await readTrade(app, id))!.events.map(({ type }) => type),
    unknown: { id: randomUUID() },
  };
}
export type Approving = Awaited<ReturnType<typeof approvingAt>>;
