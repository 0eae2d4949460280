import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { machines } from '../../../api/src/machines.ts';
import { startAppAt } from '../../kit/app-at.ts';
import type { App, Subject } from '../../kit/histories.ts';
import { walkListed } from '../../kit/listed-walk.ts';
import { newLegalId } from '../../kit/people.ts';
import { catalogSubjects } from './catalog-subjects.kit.ts';
import { contentKinds } from './content-subjects.kit.ts';
import { sellingSubjects } from './selling-subjects.kit.ts';
import { supplySubjects } from './supply-subjects.kit.ts';
import { talkSubjects } from './talk-subjects.kit.ts';
import { needsOfTrade } from './trade-needs.kit.ts';
import { tradeSubjects } from './trade-subjects.kit.ts';

// What is listed in `allowedActions` succeeds as it stands, or `missing` says what it needs; what is not listed is refused.
const BEGAN = '2026-12-01T08:00:00Z';
let app: App;
let trade: ReturnType<typeof tradeSubjects>;
beforeAll(async () => {
  app = await startAppAt(BEGAN);
  trade = tradeSubjects(app);
});
afterAll(() => app?.stop());
/** By machines; of those with several words, the first names it. */
const kinds = {
  delegation: () => sellingSubjects(app).delegation(),
  merchant: () => sellingSubjects(app).merchant(),
  entry: () => sellingSubjects(app).entry(),
  supplier: () => supplySubjects(app).supplier(),
  claim: () => supplySubjects(app).claim(),
  evidence: () => supplySubjects(app).evidence(),
  change: () => catalogSubjects(app).change(),
  product: () => catalogSubjects(app).product(),
  trade: () => trade.trade(),
  'trade of several': () => trade.tradeOfSeveral(),
  participation: () => trade.participation(),
  quote: () => trade.quote(),
  approval: () => trade.approval(),
  dispute: () => trade.dispute(),
  milestone: () => trade.milestone(),
  ...contentKinds(() => app),
  message: () => talkSubjects(app, trade.companies).message(),
} satisfies Record<string, () => Promise<Subject>>;
type Kind = keyof typeof kinds;
const made = new Map<Kind, Promise<Subject>>();
/** What of a kind is tried, with its people: once for all tests. */
function subjectOf(kind: Kind): Promise<Subject> {
  const subject = made.get(kind) ?? kinds[kind]();
  made.set(kind, subject);
  return subject;
}

const isFull = Boolean(process.env.TEST_FULL);
/** What is not listed of these is tried in histories of requests, and in each state by the tests of their machines. */
const ofTrade: Kind[] = ['trade', 'trade of several', 'participation', 'quote', 'approval', 'dispute', 'milestone'];
const walk = async (kind: Kind) =>
  walkListed(app, await subjectOf(kind), { steps: isFull ? 300 : 40, triesRefused: isFull || !ofTrade.includes(kind) });

describe('what is told of actions is so', () => {
  it.each(machines.map(({ name }) => name))('of the machine %s', async (name) => {
    const own = (Object.keys(kinds) as Kind[]).filter((kind) => kind.split(' ')[0] === name);
    expect(own, `nothing walks the machine ${name}`).not.toEqual([]);
    for (const kind of own) {
      expect((await subjectOf(kind)).machine.name).toBe(name);
      expect(await walk(kind), kind).toEqual([]);
    }
  });

  // What has actions and no table.
  it('of messages', async () => expect(await walk('message')).toEqual([]));
});

const set =
  (sql: string, ...more: unknown[]) =>
  (id: string) =>
    app.db.query(sql, [id, ...more].slice(0, count(sql)));
const count = (sql: string) => Math.max(...[...sql.matchAll(/\$(\d)/g)].map(([, number]) => Number(number)));
const number = newLegalId();
/** The number of a supplier is one that another has, or its own. */
const taken = (isTaken: boolean) => async (id: string) => {
  const other = `owner_customer_id is null and confirm_status = 'CONFIRMED' and id <> $1`;
  await app.db.query(`update suppliers set national_legal_id = null where national_legal_id = $2 and id <> $1`, [
    id,
    number,
  ]);
  if (isTaken)
    await app.db.query(
      `update suppliers set national_legal_id = $2 where id = (select id from suppliers where ${other} order by id limit 1)`,
      [id, number],
    );
};
const supplierIn = (status: string, legalId: string | null = number) =>
  set('update suppliers set confirm_status = $2, national_legal_id = $3 where id = $1', status, legalId);
const delegationIn = (status: string, more = '') =>
  set(`update merchant_delegations set status = '${status}'${more} where id = $1`);
/** Another exclusive agency for the same, or none. */
const rival = (isThere: boolean) =>
  set(
    isThere
      ? `insert into merchant_delegations (id, number, supplier_id, merchant_id, kind, allows_beside, scope_kind, permissions, is_nationwide,
           country_id, valid_from, valid_to, status, verified_level, verification_code, search_key, created_at)
         select gen_random_uuid(), 'MD-RIVAL', d.supplier_id, (select id from merchants m where m.id <> d.merchant_id and m.owner_customer_id is not null limit 1),
           'EXCLUSIVE', false, 'ALL', d.permissions, true, d.country_id, d.valid_from, d.valid_to, 'ACTIVE', 'SUPPLIER_CONFIRMED', 'RIVAL', '', now()
         from merchant_delegations d where d.id = $1`
      : `delete from merchant_delegations where number = 'MD-RIVAL' and $1::uuid is not null`,
  );
const productIn = (status: string) =>
  set(
    `update base_products set status = '${status}' where id = (select base_product_id from supplier_products where id = $1)`,
  );
const askedProductIn = (status: string) =>
  set(
    `update base_products set status = '${status}' where id = (select (asked ->> 'baseProductId')::uuid from product_changes where id = $1)`,
  );
const all =
  (...steps: ((id: string) => unknown)[]) =>
  async (id: string) => {
    for (const step of steps) await step(id);
  };

type Need = {
  kind: Kind;
  action: string;
  actor: string;
  code: string;
  /** Whether the viewer can mend it first; else it is not listed. */
  isListed: boolean;
  /** Told though it is not listed. */
  isTold?: boolean;
  make?: () => Promise<string>;
  put: (id: string) => unknown;
  mend: (id: string) => unknown;
};
const lacking: Need[] = [
  {
    kind: 'entry',
    action: 'CONFIRM',
    actor: 'staff',
    code: 'ENTRY_INCOMPLETE',
    isListed: true,
    put: all(set(`update supplier_products set status = 'PENDING' where id = $1`), productIn('PENDING')),
    mend: productIn('PUBLISHED'),
  },
  {
    kind: 'entry',
    action: 'REMOVE',
    actor: 'editor',
    code: 'ENTRY_PUBLISHED_BEFORE',
    isListed: false,
    // One that nothing was done with, which lacks nothing else.
    make: async () => (await subjectOf('entry')).untouched!(),
    put: set(`update supplier_products set status = 'DRAFT' where id = $1`),
    mend: set('update supplier_products set published_at = null where id = $1'),
  },
  {
    kind: 'change',
    action: 'CONFIRM',
    actor: 'staff',
    code: 'ENTRY_INCOMPLETE',
    isListed: true,
    put: all(
      set(
        `update product_changes set kind = 'BASE_PRODUCT', asked = jsonb_build_object('baseProductId', (
           select b.id from base_products b join base_products own on own.category_id = b.category_id and own.id <> b.id
             join supplier_products p on p.base_product_id = own.id
           where p.id = product_changes.entry_id and b.status = 'PUBLISHED' order by b.id limit 1)) where id = $1`,
      ),
      askedProductIn('PENDING'),
    ),
    mend: askedProductIn('PUBLISHED'),
  },
  {
    kind: 'supplier',
    action: 'SUBMIT',
    actor: 'owner',
    code: 'SUPPLIER_EXISTS',
    isListed: true,
    put: all(supplierIn('DRAFT'), taken(true)),
    mend: taken(false),
  },
  {
    kind: 'supplier',
    action: 'CONFIRM',
    actor: 'staff',
    code: 'SUPPLIER_EXISTS',
    isListed: true,
    put: all(supplierIn('PENDING'), taken(true)),
    mend: taken(false),
  },
  {
    kind: 'supplier',
    action: 'CONFIRM',
    actor: 'staff',
    code: 'CLAIM_WITHOUT_EVIDENCE',
    isListed: true,
    put: all(
      supplierIn('PENDING', null),
      set(`update supplier_evidences set result = 'WAITING' where supplier_id = $1`),
    ),
    mend: set(`update supplier_evidences set result = 'ACCEPTED' where supplier_id = $1`),
  },
  {
    kind: 'supplier',
    action: 'CONFIRM_CHANGE',
    actor: 'staff',
    code: 'SUPPLIER_EXISTS',
    isListed: true,
    put: all(
      set(`update suppliers set confirm_status = 'CONFIRMED', national_legal_id = null where id = $1`),
      set(
        `insert into supplier_changes (id, supplier_id, before, wanted, asked_at) values (gen_random_uuid(), $1,
           '{"brandName":"الف","legalName":"ب"}', '{"brandName":"پ","legalName":"ت","nationalLegalId":"${number}"}', now())`,
      ),
      taken(true),
    ),
    mend: taken(false),
  },
  {
    kind: 'claim',
    action: 'ACCEPT',
    actor: 'staff',
    code: 'CLAIM_WITHOUT_EVIDENCE',
    isListed: true,
    put: all(
      set(`update supplier_claims set status = 'PENDING' where id = $1`),
      set(`update supplier_evidences set result = 'WAITING' where claim_id = $1`),
    ),
    mend: set(`update supplier_evidences set result = 'ACCEPTED' where claim_id = $1`),
  },
  {
    kind: 'claim',
    action: 'ACCEPT',
    actor: 'staff',
    code: 'SECOND_DECIDER',
    isListed: false,
    // The first of two has said yes.
    put: all(set(`update supplier_claims set status = 'PENDING' where id = $1`), async (id) => {
      const claim = await subjectOf('claim');
      await claim.act(id, 'ACCEPT', 'staff', (await claim.read(id))!.version);
    }),
    mend: set('update supplier_claims set approved_by = null where id = $1'),
  },
  {
    kind: 'evidence',
    action: 'ACCEPT',
    actor: 'staff',
    code: 'DAY_PAST',
    isListed: false,
    put: set(`update supplier_evidences set valid_to = '2026-11-30', paper_valid_to = '2026-11-30' where id = $1`),
    mend: set(`update supplier_evidences set valid_to = '2027-11-30', paper_valid_to = '2027-11-30' where id = $1`),
  },
  {
    kind: 'product',
    action: 'PUBLISH',
    actor: 'staff',
    code: 'BASE_PRODUCT_EXISTS',
    isListed: true,
    put: set(`update base_products set (brand_name, mpn) = (select brand_name, mpn from base_products
      where status = 'PUBLISHED' and mpn is not null and brand_name is not null order by id limit 1) where id = $1`),
    mend: set(`update base_products set mpn = 'X-' || left(id::text, 8) where id = $1`),
  },
  {
    kind: 'product',
    action: 'WITHDRAW',
    actor: 'editor',
    code: 'BASE_PRODUCT_IN_USE',
    isListed: true,
    put: set(
      'update supplier_products set base_product_id = $1 where id = (select min(id::text)::uuid from supplier_products)',
    ),
    mend: set(
      `update supplier_products set base_product_id = (select id from base_products where status = 'PUBLISHED' limit 1) where base_product_id = $1`,
    ),
  },
  {
    kind: 'product',
    action: 'PROPOSE',
    actor: 'editor',
    code: 'BASE_PRODUCT_LIMIT',
    isListed: true,
    put: all(
      set(`insert into base_products select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'mpn', 'F-' || n))).*
        from base_products b, generate_series(1, 50) n where b.id = $1`),
      set(`update base_products set status = 'REJECTED' where id = $1`),
    ),
    mend: set(`delete from base_products where mpn like 'F-%' and id <> $1`),
  },
  {
    kind: 'merchant',
    action: 'SUBMIT',
    actor: 'owner',
    code: 'MERCHANT_INCOMPLETE',
    isListed: true,
    put: set(`update merchants set about = '' where id = $1`),
    mend: set(`update merchants set about = 'فروش شیر و اتصال صنعتی' where id = $1`),
  },
  {
    kind: 'merchant',
    action: 'RENAME',
    actor: 'owner',
    code: 'NAME_COOLDOWN',
    isListed: false,
    put: set(`update merchants set confirm_status = 'CONFIRMED', renamed_at = '2026-11-30T08:00:00Z' where id = $1`),
    mend: set('update merchants set renamed_at = null where id = $1'),
  },
  {
    kind: 'merchant',
    action: 'CLOSE',
    actor: 'owner',
    code: 'OPEN_MATTERS',
    isListed: true,
    put: set(
      `with sold as (update merchants set confirm_status = 'CONFIRMED' where id = $1 returning id)
       update merchant_delegations set merchant_id = $1 from sold where merchant_delegations.id = (select id from merchant_delegations
         where status = 'ACTIVE' and valid_from <= '2026-12-01' and ends_at > '2027-01-01' order by id limit 1)`,
    ),
    mend: set(`update merchant_delegations set status = 'REVOKED', revokes_at = '2026-11-30' where merchant_id = $1`),
  },
  {
    kind: 'delegation',
    action: 'SUBMIT',
    actor: 'merchant',
    code: 'DELEGATION_PAPER_MISSING',
    isListed: true,
    put: set('update merchant_delegations set document_file_id = null where id = $1'),
    mend: set('update merchant_delegations set document_file_id = $1 where id = $1'),
  },
  {
    kind: 'delegation',
    action: 'SUBMIT',
    actor: 'merchant',
    code: 'DELEGATION_ENDS_SOON',
    isListed: true,
    put: set(`update merchant_delegations set valid_to = '2026-12-02T07:00:00Z' where id = $1`),
    mend: set(`update merchant_delegations set valid_to = '2027-01-02T07:00:00Z' where id = $1`),
  },
  {
    kind: 'delegation',
    action: 'CONFIRM',
    actor: 'supplier',
    code: 'DELEGATION_PAST',
    isListed: false,
    put: delegationIn('PENDING_SUPPLIER', `, valid_from = '2026-11-01', valid_to = '2026-12-01'`),
    mend: set(`update merchant_delegations set valid_to = '2027-01-02T07:00:00Z' where id = $1`),
  },
  {
    kind: 'delegation',
    action: 'CONFIRM',
    actor: 'supplier',
    code: 'DELEGATION_OVERLAP',
    isListed: true,
    put: all(delegationIn('PENDING_SUPPLIER', ', allows_beside = false'), rival(true)),
    mend: rival(false),
  },
];

it('that a number is taken is told only of a supplier that is whole else', async () => {
  const subject = await subjectOf('supplier');
  const id = await subject.make();
  await all(supplierIn('DRAFT'), taken(true), set(`update suppliers set about = '' where id = $1`))(id);
  const told = async () => [...new Set((await subject.allowed!(id, 'owner'))!.codes)];
  const refused = async () => subject.act(id, 'SUBMIT', 'owner', (await subject.read(id))!.version);
  expect(await told()).toEqual(['SUPPLIER_INCOMPLETE']);
  expect(JSON.stringify((await refused())!.body)).not.toContain('SUPPLIER_EXISTS');
  await app.db.query(`update suppliers set about = repeat('شیر صنعتی ', 20) where id = $1`, [id]);
  expect(await told()).toEqual(['SUPPLIER_EXISTS']);
  expect(await refused()).toMatchObject({ status: 409, body: { code: 'SUPPLIER_EXISTS' } });
});

describe('what an action needs is told, and mended', () => {
  const ofTrade = needsOfTrade.map(({ make, put, mend, ...need }): Need => {
    const at = () => trade.at();
    return {
      ...need,
      make: async () => make(await at()),
      put: async (id) => put(await at(), id),
      mend: async (id) => mend(await at(), id),
    };
  });
  it.each([...ofTrade, ...lacking])('$kind: $action by $actor is $code', async ({ kind, action, actor, ...need }) => {
    app.clock.set(BEGAN);
    const subject = await subjectOf(kind);
    const id = await (need.make ?? subject.make)();
    const takes = async () => subject.act(id, action, actor, (await subject.read(id))!.version);
    await need.put(id);
    const before = await subject.allowed!(id, actor);
    expect(before?.actions.includes(action), JSON.stringify(before)).toBe(need.isListed);
    if (need.isListed) expect(before!.lacking).toContain(action);
    if (need.isListed || need.isTold) expect(before!.codes).toEqual([need.code]);
    const refused = (await takes())!;
    expect([400, 409]).toContain(refused.status);
    expect(JSON.stringify(refused.body)).toContain(`"${need.code}"`);
    await need.mend(id);
    const after = await subject.allowed!(id, actor);
    expect(after?.actions, JSON.stringify(after)).toContain(action);
    expect(after?.lacking).toEqual([]);
    const { status, body } = (await takes())!;
    expect(status, JSON.stringify(body)).toBeLessThan(300);
  });
});
