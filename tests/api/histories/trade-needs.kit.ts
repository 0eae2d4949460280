import { randomUUID } from 'node:crypto';
import type { App } from '../../kit/histories.ts';
import type { Approving } from '../approvals/approving.kit.ts';
import { type Disputing, twoOffers, why } from '../disputes/disputing.kit.ts';
import type { OpeningParts } from '../sourcing/rfq/opening.kit.ts';
import { quotingAt } from '../sourcing/quotes/quoting.kit.ts';

const DAY_MS = 86_400_000;
export type At = { app: App; company: Approving; several: OpeningParts; disputes: Disputing };
/** What an action of trade needs, how a thing comes to lack it, and how it is mended. */
export type NeedOfTrade = {
  kind: 'trade' | 'quote' | 'approval' | 'dispute';
  action: string;
  actor: string;
  code: string;
  /** Whether the viewer can mend it first; else it is not listed. */
  isListed: boolean;
  /** Told though it is not listed. */
  isTold?: boolean;
  make: (at: At) => Promise<string>;
  put: (at: At, id: string) => unknown;
  mend: (at: At, id: string) => unknown;
};

const done = async <A extends { status: number; body: unknown }>(asked: Promise<A>): Promise<A> => {
  const answer = await asked;
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
};
const ofOffer = (sql: string) => (at: At) => at.app.db.query(sql, [at.company.offer.id]);
const ofMerchant = (sql: string) => (at: At) => at.app.db.query(sql, [at.company.offer.merchantId]);
const block = ({ app, company: { offer, customerId } }: At) =>
  app.db.query(
    `insert into conversation_blocks (id, blocker_customer_id, blocked_customer_id, conversation_id, created_at)
     select $1, $2, $3, id, $4 from conversations limit 1`,
    [randomUUID(), offer.sellerId, customerId, app.clock.now()],
  );
const unblock = ({ app, company }: At) =>
  app.db.query('delete from conversation_blocks where blocker_customer_id = $1', [company.offer.sellerId]);
/** The offer costs so many rials more. */
const reprice = (by: number) => (at: At) =>
  at.app.db.query(
    `update supplier_products set price_tiers = jsonb_set(price_tiers, '{0,unitPriceRial}',
       to_jsonb(((price_tiers -> 0 ->> 'unitPriceRial')::bigint + $2)::text)) where id = $1`,
    [at.company.offer.id, by],
  );

const draft = ({ company }: At) => company.draft();
const published = ({ company }: At) => company.draft().then((id) => quotingAt(company).published(company.publish, id));
const offered = async (at: At, days = 5) => {
  const id = await published(at);
  await done(quotingAt(at.company).send(id, 'seller', { days }));
  return id;
};
const drafted = async (at: At, more: object = {}) =>
  (await done(quotingAt(at.company).draft(await published(at), 'seller', more))).body.id;
const asked = async ({ company }: At) => {
  await company.limit('confirmer', '1000');
  return (await company.askedOrder()).approval.id;
};
const askedAbout = async (at: At) => {
  await at.company.limit('confirmer', '1000');
  const id = await offered(at);
  const quoting = quotingAt(at.company);
  await done(quoting.step('confirmer', (await quoting.latest(id))!, 'accept'));
  return (await at.company.approvalOf(id, 'ACCEPT')).id;
};
/** A counter-offer of which colleagues are asked. @param changed what of its rows is another thing than the seller offered */
const askedToCounter = async (at: At, changed: object = {}) => {
  await at.company.limit('confirmer', '1');
  const id = await offered(at);
  const quoting = quotingAt(at.company);
  const { lines, ...content } = await quoting.content(id, { price: 900, days: 5 });
  const input = { ...content, lines: lines.map((line) => ({ ...line, ...changed })) };
  const { body } = await done(quoting.as('confirmer', 'POST', `/traderequests/${id}/quotes`, input));
  await done(quoting.step('confirmer', body, 'send'));
  return (await at.company.approvalOf(id, 'COUNTER')).id;
};
const publishing = {
  kind: 'trade',
  action: 'CONFIRM_AND_PUBLISH',
  actor: 'owner',
  isListed: true,
  make: draft,
} as const;
const agreeing = { kind: 'approval', action: 'APPROVE', actor: 'payer', isListed: true, make: asked } as const;
const sending = { kind: 'quote', action: 'SEND', actor: 'seller', isListed: true } as const;
const powers = (permissions: string) => (at: At) => at.company.set('confirmer', 'permissions', permissions);
/** Nobody but the confirmer may agree to anything, or they may as before. */
const alone = (isAlone: boolean) => async (at: At) => {
  for (const owner of ['owner', 'second'] as const) await at.company.set(owner, 'is_owner', !isAlone);
  await at.company.set('payer', 'permissions', isAlone ? '{}' : '{QUOTE_ACCEPT}');
};

export const needsOfTrade: NeedOfTrade[] = [
  {
    ...publishing,
    code: 'SUPPLIER_PRODUCT_NOT_FOUND',
    put: ofOffer(`update supplier_products set status = 'DRAFT' where id = $1`),
    mend: ofOffer(`update supplier_products set status = 'PUBLISHED' where id = $1`),
  },
  {
    ...publishing,
    code: 'MERCHANT_UNAVAILABLE',
    put: ofMerchant(`update merchants set vacation = '{"from":"2026-11-01","to":"2027-11-01"}' where id = $1`),
    mend: ofMerchant('update merchants set vacation = null where id = $1'),
  },
  {
    ...publishing,
    code: 'MIN_ORDER_AMOUNT',
    put: ofMerchant(
      'update merchant_sale_settings set min_order_amount_rial = 1000000000000000 where merchant_id = $1',
    ),
    mend: ofMerchant('update merchant_sale_settings set min_order_amount_rial = null where merchant_id = $1'),
  },
  { ...publishing, code: 'CONVERSATION_BLOCKED', put: block, mend: unblock },
  {
    ...publishing,
    code: 'CONVERSATION_BLOCKED',
    make: ({ several }) => several.draft(),
    put: block,
    mend: unblock,
  },
  {
    kind: 'trade',
    action: 'ACKNOWLEDGE_LIST_PRICE',
    actor: 'seller',
    code: 'PRICE_CHANGED',
    isListed: true,
    make: published,
    put: reprice(1000),
    mend: reprice(-1000),
  },
  {
    kind: 'trade',
    action: 'ACCEPT_QUOTE',
    actor: 'confirmer',
    code: 'NO_APPROVER',
    isListed: true,
    make: async (at) => {
      await at.company.limit('confirmer', '1');
      return offered(at);
    },
    put: alone(true),
    mend: alone(false),
  },
  {
    kind: 'trade',
    action: 'EXTEND_QUOTE',
    actor: 'confirmer',
    code: 'ABOVE_LIMIT',
    isListed: true,
    make: async (at) => {
      const id = await offered(at);
      await done(quotingAt(at.company).send(id, 'owner', { price: 900, days: 1 }));
      return id;
    },
    async put(at) {
      await at.company.limit('confirmer', '1');
      at.app.clock.set(new Date(at.app.clock.now().getTime() + 2 * DAY_MS));
    },
    mend: (at) => at.company.limit('confirmer', null),
  },
  {
    ...sending,
    code: 'ZERO_OFFER',
    make: (at) => drafted(at, { price: 0 }),
    put: () => undefined,
    async mend({ app, company }, id) {
      const [quote] = await app.db.query<{ requestId: string; version: number }>(
        'select request_id as "requestId", version from quotes where id = $1',
        [id],
      );
      const quoting = quotingAt(company);
      const content = await quoting.content(quote!.requestId);
      await done(quoting.as('seller', 'PUT', `/quotes/${id}`, { version: quote!.version, ...content }));
    },
  },
  {
    ...sending,
    code: 'SUPPLIER_PRODUCT_NOT_FOUND',
    async make(at) {
      const id = await published(at);
      const quoting = quotingAt(at.company);
      const [, other] = await twoOffers(at.app, at.company.offer.merchantId);
      const content = await quoting.content(id);
      const lines = content.lines.map((line) => ({
        ...line,
        alternativeSupplierProductId: other!.supplierProductId,
        quantity: '1',
      }));
      return (await done(quoting.as('seller', 'POST', `/traderequests/${id}/quotes`, { ...content, lines }))).body.id;
    },
    put: (at, id) => alternative(at, id, 'DRAFT'),
    mend: (at, id) => alternative(at, id, 'PUBLISHED'),
  },
  { ...agreeing, code: 'PRICE_CHANGED', put: reprice(1000), mend: reprice(-1000) },
  { ...agreeing, code: 'ASKER_MAY_NOT', put: powers('{}'), mend: powers('{TRADE_CONFIRM,QUOTE_ACCEPT}') },
  {
    ...agreeing,
    code: 'ABOVE_LIMIT',
    isListed: false,
    isTold: true,
    put: (at) => at.company.limit('payer', '1'),
    mend: (at) => at.company.limit('payer', null),
  },
  {
    ...agreeing,
    code: 'MERCHANT_UNAVAILABLE',
    actor: 'owner',
    make: askedAbout,
    put: ofMerchant(`update merchants set confirm_status = 'SUSPENDED' where id = $1`),
    mend: ofMerchant(`update merchants set confirm_status = 'CONFIRMED' where id = $1`),
  },
  {
    ...agreeing,
    code: 'SUPPLIER_PRODUCT_NOT_FOUND',
    async make(at) {
      const [, other] = await twoOffers(at.app, at.company.offer.merchantId);
      return askedToCounter(at, { alternativeSupplierProductId: other!.supplierProductId, quantity: '1' });
    },
    put: (at, id) => alternative(at, id, 'DRAFT'),
    mend: (at, id) => alternative(at, id, 'PUBLISHED'),
  },
  {
    kind: 'dispute',
    action: 'APPROVE',
    actor: 'first',
    code: 'SECOND_DECIDER',
    isListed: false,
    isTold: true,
    async make({ disputes }) {
      const { id, first } = await disputes.delivered();
      await done(disputes.open(id, 'owner', [first.id]));
      const { id: disputeId } = await disputes.toDecision(id);
      await disputes.costs(disputeId, '1000000001');
      await done(disputes.decide(disputeId, 'proposal', { outcome: 'SPLIT', buyerPercent: '50', reason: why }));
      return disputeId;
    },
    put: () => undefined,
    mend: ({ app, disputes }, id) =>
      app.db.query('update disputes set proposed_by = $2 where id = $1', [id, disputes.staff.second.userId]),
  },
];

/** The offer in place of another one, of an offer or of what is asked about one. */
const alternative = ({ app }: At, id: string, status: string) =>
  app.db.query(
    `update supplier_products set status = $2 where id in (select alternative_supplier_product_id from quote_lines
       where quote_id in ($1, (select subject_id from trade_approvals where id = $1)))`,
    [id, status],
  );
