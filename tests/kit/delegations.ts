import { expect } from 'vitest';
import { newId } from '../../api/src/platform/ids.ts';
import type { startAppAt } from './app-at.ts';

export type App = Awaited<ReturnType<typeof startAppAt>>;
export type Delegation = {
  id: string;
  version: number;
  number: string;
  status: string;
  isInForce: boolean;
  validFrom: string;
  validTo: string;
  revokesAt?: string;
  verifiedLevel: string;
  verificationCode?: string;
  reason?: string;
  sides: string[];
  allowedActions: string[];
  answerDueAt?: string;
  supplierId: string;
  merchantId: string;
  code?: string;
  errors?: { field: string; code: string; params: string[] }[];
};
export type Headers = object;

/** Whom a request comes from, with the id of the user. */
export async function somebody(app: App, roles: string[] = []) {
  const headers = await app.headersOf(roles);
  const [user] = await app.db.query<{ id: string }>('select id from users order by created_at desc, id desc limit 1');
  return { headers, userId: user!.id };
}

/** Somebody who acts for a company: an owner, or a member with some permissions. */
export async function memberOf(app: App, customerId: string, permissions?: string[], roles: string[] = []) {
  const { headers, userId } = await somebody(app, roles);
  await app.db.query(
    `insert into customer_members (id, customer_id, phone, user_id, is_owner, display_name, permissions, status)
     select $1, $2, phone, id, $4, 'عضو', $5, 'ACTIVE' from users where id = $3`,
    [newId(), customerId, userId, permissions === undefined, permissions ?? []],
  );
  return { headers, userId };
}

export async function newCompany(app: App): Promise<string> {
  const id = newId();
  await app.db.query(
    `insert into customers (id, kind, legal_name, identity_verified_at) values ($1, 'COMPANY', 'آزمون', now())`,
    [id],
  );
  return id;
}

/** A confirmed merchant of a company of its own. */
export async function newSeller(app: App, name: string) {
  const customerId = await newCompany(app);
  const id = newId();
  const [city] = await app.db.query<{ id: string; stateId: string; name: string }>(
    'select id, state_id as "stateId", name from cities order by id limit 1',
  );
  await app.db.query(
    `insert into merchants (id, owner_customer_id, kind, confirm_status, name, slug, search_key, sort_key, name_key, city_id,
       state_id, city_name, state_name, about, created_at)
     values ($1, $2, 'RESELLER', 'CONFIRMED', $3, $3, $3, $3, $3, $4, $5, $6, $6, 'فروش', now())`,
    [id, customerId, name, city!.id, city!.stateId, city!.name],
  );
  return { customerId, merchantId: id, owner: await memberOf(app, customerId) };
}

/** A confirmed supplier of the market that nobody ran, and its company; it has no delegations. */
export async function runSupplier(app: App) {
  const [supplier] = await app.db.query<{ id: string }>(
    `select id from suppliers s where confirm_status = 'CONFIRMED' and owner_customer_id is null
       and not exists (select from merchant_delegations d where d.supplier_id = s.id)
       and exists (select from supplier_products p where p.supplier_id = s.id and p.status = 'PUBLISHED')
     order by id limit 1`,
  );
  const customerId = await newCompany(app);
  await app.db.query('update suppliers set owner_customer_id = $1 where id = $2', [customerId, supplier!.id]);
  return { customerId, supplierId: supplier!.id, owner: await memberOf(app, customerId) };
}

/** Terms for the whole country and all that the supplier has, from a moment for so many days. */
export const termsFrom = (from: string | Date, days = 200) => ({
  kind: 'NON_EXCLUSIVE',
  permissions: ['LIST_PRODUCTS', 'SET_PRICE'],
  scopeKind: 'ALL',
  categoryIds: [] as string[],
  supplierProductIds: [] as string[],
  isNationwide: true,
  stateIds: [] as string[],
  cityIds: [] as string[],
  validFrom: new Date(from).toISOString(),
  validTo: new Date(new Date(from).getTime() + days * 86_400_000).toISOString(),
});

/** Requests about delegations. */
export const delegationsOf = (app: App) => ({
  create: (headers: Headers, body: object) =>
    app.ask<Delegation>('/merchantdelegations', { method: 'POST', headers, payload: body }),
  step: (headers: Headers, { id, version }: { id: string; version: number }, name: string, reason?: string) =>
    app.ask<Delegation>(`/merchantdelegations/${id}/${name}`, {
      method: 'POST',
      headers,
      payload: { version, ...(reason && { reason }) },
    }),
  decide: (headers: Headers, { id, version }: { id: string; version: number }, decision: string) =>
    app.ask<Delegation>(`/admin/merchantdelegations/${id}`, {
      method: 'PUT',
      headers,
      payload: { version, decision, reason: 'دلیل آزمون', evidence: 'نامهٔ ۱۲' },
    }),
  own: (headers: Headers, id: string) => app.ask<Delegation>(`/merchantdelegations/${id}/own`, { headers }),
  verify: (code: string) => app.ask<Delegation>(`/merchantdelegations/verify?code=${encodeURIComponent(code)}`),
});

/** What of a delegation is written, and told. */
export async function storedOf(app: App, id: string) {
  const [row] = await app.db.query<{ version: number; status: string; events: number; told: number }>(
    `select version, status, revokes_at, suspended_by, (select count(*)::int from domain_events where aggregate_id = d.id) as events,
       (select count(*)::int from live_events where object_id = d.id) as told
     from merchant_delegations d where id = $1`,
    [id],
  );
  return row;
}

const names = ['بهار', 'تابان', 'جهان', 'دریا', 'ساحل', 'شهاب', 'صدف', 'کاوه', 'مهتاب', 'نوید'];
let named = 0;
/** A name that no other merchant of a story has, whichever files share this one. */
function nextName(): string {
  const first = names[named % names.length]!;
  const second = names[Math.floor(named / names.length) % names.length]!;
  named += 1;
  return `بازرگانی ${first} و ${second}`;
}
type Seller = Awaited<ReturnType<typeof newSeller>>;
type Supplier = Awaited<ReturnType<typeof runSupplier>>;

/** Delegations on their way, as tests tell of them. `supplier`: who is asked where nothing else is said. */
export function delegationStory(app: App, began: string, supplier: Supplier) {
  const ask = delegationsOf(app);

  /** A draft with these terms, of a merchant of a supplier. */
  async function drafted(seller: Seller, more: object = {}, of = supplier) {
    const body = { merchantId: seller.merchantId, supplierId: of.supplierId, ...termsFrom(app.clock.now()), ...more };
    const made = await ask.create(seller.owner.headers, body);
    expect(made, JSON.stringify(made.body)).toMatchObject({ status: 200 });
    return made.body;
  }
  /** With a paper, which an exclusive one needs. */
  async function asked(seller: Seller, more: object = {}, of = supplier): Promise<Delegation> {
    const draft = await drafted(seller, more, of);
    await app.db.query('update merchant_delegations set document_file_id = $2 where id = $1', [draft.id, newId()]);
    const sent = await ask.step(seller.owner.headers, draft, 'submit');
    expect(sent, JSON.stringify(sent.body)).toMatchObject({ status: 200, body: { status: 'PENDING_SUPPLIER' } });
    return sent.body;
  }
  const confirm = (delegation: Delegation, of = supplier) => ask.step(of.owner.headers, delegation, 'confirm');

  return {
    ask,
    nextSeller: () => newSeller(app, nextName()),
    drafted,
    asked,
    confirm,
    async given(seller: Seller, more: object = {}, of = supplier): Promise<Delegation> {
      const answer = await confirm(await asked(seller, more, of), of);
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
      return answer.body;
    },
    /** What happened to a delegation, in its order. */
    eventsOf: async (id: string) =>
      (
        await app.db.query<{ type: string }>('select type from domain_events where aggregate_id = $1 order by seq', [
          id,
        ])
      ).map(({ type }) => type),
    /** What somebody was told of it, the oldest first. */
    async heard(headers: object, id: string): Promise<string[]> {
      await app.tick();
      type Notice = { type: string; path: string };
      const { body } = await app.ask<{ items: Notice[] }>('/notifications?pageSize=50', { headers });
      return body.items
        .filter(({ path }) => path.includes(id))
        .map(({ type }) => type)
        .reverse();
    },
    /** Sets the clock so long after the test began. */
    later: (days: number, seconds = 0) =>
      app.clock.set(new Date(Date.parse(began) + days * 86_400_000 + seconds * 1_000)),
  };
}
