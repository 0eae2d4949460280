import type { App, Person } from '../../suppliers/claims/claims.kit.ts';
import { type Trader, type Trading, tradingAt, type TradingParts } from '../../trade/trading.kit.ts';

type Body = Record<string, unknown> & {
  id: string;
  version: number;
  code?: string;
  status: string;
  errors?: { field: string; code: string }[];
  allowedActions: string[];
  participations: Participation[];
};
export type Participation = Record<string, unknown> & {
  id: string;
  merchantId: string;
  status: string;
  allowedActions: string[];
};
export type Answer = { status: number; body: Body };
/** A seller that is asked, with one who may send offers for it. */
export type Seller = { merchantId: string; customerId: string; person: Person };
export type Opening = Awaited<ReturnType<typeof openingAt<Trading>>>;
/** The same of those who ask their people. */
export type OpeningParts = Awaited<ReturnType<typeof openingAt<TradingParts>>>;
export type By = Trader | 1 | 2 | 3 | 4 | 5;

const DAY_MS = 86_400_000;

/** Open requests between a buyer and five sellers of one kind of goods, of whom `trading` knows the first. */
export async function openingAt<Parts extends TradingParts = Trading>(app: App, given?: Parts) {
  const trading = (given ?? (await tradingAt(app))) as Parts;
  const { offer, people, supply, customerId } = trading;
  const [first] = await app.db.query<{ path: string[] }>(
    'select category_path as path from product_search where id = $1',
    [offer.id],
  );
  const branch = first!.path[0];
  const others = await app.db.query<{ merchantId: string }>(
    `select distinct m.id as "merchantId" from merchants m join supplier_products p on p.merchant_id = m.id
     join product_search f on f.id = p.id where m.confirm_status = 'CONFIRMED' and m.owner_customer_id is null
       and f.category_path[1] = $1 and f.visible_from <= $2 and f.visible_until > $2 order by m.id limit 4`,
    [branch, app.clock.now()],
  );
  const sellers: Seller[] = [{ merchantId: offer.merchantId, customerId: offer.sellerId, person: people.seller }];
  for (const { merchantId } of others) {
    const { customerId: sellerId } = await supply.company();
    await app.db.query('update merchants set owner_customer_id = $2 where id = $1', [merchantId, sellerId]);
    sellers.push({ merchantId, customerId: sellerId, person: await supply.member(sellerId, ['QUOTE']) });
  }
  if (sellers.length < 5) throw new Error(`only ${sellers.length} sellers of one kind`);
  const personOf = (by: By): Person => (typeof by === 'number' ? sellers[by - 1]!.person : people[by]);
  const ask = async (by: By, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    (await app.ask<Body>(path, {
      method,
      headers: personOf(by).headers,
      ...(payload && { payload }),
    })) as unknown as Answer;
  const day = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const merchantIds = (...chosen: number[]) => chosen.map((each) => sellers[each - 1]!.merchantId);
  const { acceptListPrice: _, ...fields } = { acceptListPrice: false, ...trading.order() };

  const request = (more: object = {}) => ({
    ...fields,
    neededBy: day(30),
    visibility: 'INVITED',
    merchantIds: merchantIds(1, 2, 3),
    ...more,
  });
  /** @returns its id */
  async function draft(more: object = {}): Promise<string> {
    const made = await ask('requester', 'POST', '/traderequests/open-rfq', { customerId, ...request(more) });
    if (made.status !== 200) throw new Error(`draft: ${made.status} ${JSON.stringify(made.body)}`);
    return made.body.id;
  }
  const one = async (id: string, by: By = 'owner') => (await ask(by, 'GET', `/traderequests/${id}`)).body;
  /** The version that somebody's steps carry. */
  async function versionOf(id: string, by: By = 'owner'): Promise<number> {
    const shown = await one(id, by);
    if (shown.version) return shown.version;
    const [stored] = await app.db.query<{ version: number }>('select version from trade_requests where id = $1', [id]);
    return stored!.version;
  }
  async function published(more: object = {}): Promise<string> {
    const id = await draft(more);
    const answer = await trading.publish('owner', id, await versionOf(id));
    if (answer.status !== 200) throw new Error(`publish: ${answer.status} ${JSON.stringify(answer.body)}`);
    return id;
  }
  /** The part of a seller in a request. */
  async function partOf(id: string, seller: number): Promise<string> {
    const [row] = await app.db.query<{ id: string }>(
      'select id from trade_participations where request_id = $1 and merchant_id = $2',
      [id, sellers[seller - 1]!.merchantId],
    );
    return row!.id;
  }
  const step = async (by: By, id: string, name: string, more: object = {}) =>
    ask(by, 'POST', `/traderequests/${id}/${name}`, { version: await versionOf(id, by), ...more });

  /** An offer of one price for all lines, sent; the refusal where it is refused. */
  async function offered(id: string, by: By, { price = 1000, days = 5, ...more }: Record<string, unknown> = {}) {
    const rows = await app.db.query<{ id: string }>('select id from trade_lines where request_id = $1 order by place', [
      id,
    ]);
    const lines = rows.map((line) => ({ lineId: line.id, unitPriceRial: String(price) }));
    const made = await ask(by, 'POST', `/traderequests/${id}/quotes`, {
      lines,
      validUntil: day(Number(days)),
      freight: { kind: 'INCLUDED' },
      paymentTerm: 'ON_DELIVERY',
      ...more,
    });
    if (made.status !== 200) return made;
    return ask(by, 'POST', `/quotes/${made.body.id}/send`, { version: made.body.version });
  }
  const quoteStep = (by: By, { id, version }: { id: string; version: number }, name: string, more: object = {}) =>
    ask(by, 'POST', `/quotes/${id}/${name}`, { version, ...more });

  return {
    app,
    trading,
    sellers,
    ask,
    day,
    merchantIds,
    request,
    draft,
    one,
    versionOf,
    published,
    partOf,
    step,
    offered,
    quoteStep,
    personOf,
  };
}
