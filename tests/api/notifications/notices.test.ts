import { afterAll, beforeAll, expect, it } from 'vitest';
import { NotificationType } from '../../../api/src/modules/notifications/notifications.enums.ts';
import { newId } from '../../../api/src/platform/ids.ts';
import { valuesOf } from '../../../api/src/platform/schema.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { type Delegation, delegationsOf, runSupplier, termsFrom } from '../../kit/delegations.ts';
import { newPhone } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { type Person, type Supplier, supplyOf } from '../suppliers/claims/claims.kit.ts';
import { type Change, type Entry, sameOf } from '../listings/entries/entry-writing.kit.ts';
import { heard, members } from './notices.kit.ts';
import { offersAreTold } from './notices-of-offers.ts';
import { ordersAreTold } from './notices-of-orders.ts';
import { asking, tellsOnly, watching } from './notices-waiting.kit.ts';
import { type Product, proposalLike } from '../products/products.kit.ts';
import { aListing, aSeller } from '../../kit/seeded.ts';

// Who is told of what, and who is not: after each deed everybody's inbox is read. Of the maker (a supplier) and the seller (a
// merchant of others' goods) an owner, members with one permission each, and one with none that matters; beside them a company
// that nothing concerns, whose member may do everything.
const NOW = '2026-12-01T08:00:00Z';
const DAY = 86_400_000;
let app: Awaited<ReturnType<typeof startAppAt>>;
let supply: ReturnType<typeof supplyOf>;
let ask: ReturnType<typeof delegationsOf>;
const people: Record<string, Person> = {};
let maker: { customerId: string; supplierId: string };
let seller: { customerId: string; id: string; entryId: string };
let other: { customerId: string };
let staff: Person;
let colleague: Person;
let now = Date.parse(NOW);
/** An owner of each company, and the one who is invited, who read none of their notices. */
const silent: string[] = [];
let watch: ReturnType<typeof watching>;

async function staffed(name: string, customerId: string) {
  people[`${name}.owner`] = await supply.person();
  await supply.join(customerId, people[`${name}.owner`]!, true);
  for (const [member, permission] of Object.entries(members))
    people[`${name}.${member}`] = await supply.member(customerId, [permission]);
  const reader = await supply.person();
  await supply.join(customerId, reader, true);
  silent.push(reader.userId);
}
beforeAll(async () => {
  app = await startAppAt(NOW);
  supply = supplyOf(app);
  ask = delegationsOf(app);
  staff = await supply.person(['ADMIN']);
  colleague = await supply.person(['ADMIN']);
  maker = await runSupplier(app);
  // The seeded seller, who has entries.
  const { id } = await aSeller(app);
  const wanted = { merchantId: id, agencyAt: new Date(NOW), permission: 'SET_PRICE', isComplete: true };
  const { id: entryId, customerId: sellerCompanyId } = await aListing(app, wanted);
  seller = { id, customerId: sellerCompanyId, entryId };
  await staffed('maker', maker.customerId);
  await staffed('seller', seller.customerId);
  const { customerId, owner } = await supply.company({ isVerified: false });
  other = { customerId };
  people['other.owner'] = owner;
  people['other.all'] = await supply.member(customerId, Object.values(members));
  Object.assign(people, { guest: await supply.person(), staff, colleague });
  watch = watching(app, silent);
});
afterAll(() => app?.stop());

/** The clock goes on, and what is due by then is done. */
const later = (days: number) => void app.clock.set(new Date((now += days * DAY)));
const one = (name: string) => people[name]!;
const send = <T extends object = object>(by: string, method: 'POST' | 'PUT', path: string, body: object) =>
  supply.done<T>(one(by), method, path, body);
type Held = { id: string; version: number };
const decide = <T extends object = object>(of: string, { id, version }: Held, more: object) =>
  send<T>('staff', 'PUT', `/admin/${of}/${id}`, { version, reason: 'دلیل آزمون', ...more });
const versionOf = async (table: string, id: string) =>
  (await app.db.query<Held>(`select id, version from ${table} where id = $1`, [id]))[0]!;

/** What each has been told so far, by kind. */
async function inboxes() {
  await app.tick();
  // What happened is in the inboxes a minute after it at the latest.
  later(61 / 86_400);
  await app.tick();
  await watch.look();
  const all = new Map<string, number>();
  for (const [name, { headers }] of Object.entries(people)) {
    const body = ok(await app.get('/notifications', { by: { headers }, query: { pageSize: 100 } }));
    for (const { type, count } of body.items) all.set(`${type} ${name}`, (all.get(`${type} ${name}`) ?? 0) + count);
  }
  return all;
}
let known = new Map<string, number>();
/** Of what somebody is told by a deed: each kind, with the names of all who hear of it, once each. */
async function told(deed: () => Promise<unknown> | void) {
  // Everybody has read what was told before: who has not is told of a thing that waits once, by the last notice.
  await app.db.query('update notifications set read_at = at where read_at is null and user_id <> all($1::uuid[])', [
    silent,
  ]);
  await deed();
  const before = known;
  const after = await inboxes();
  known = after;
  const found: Record<string, string> = {};
  for (const [key, count] of [...after].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const more = count - (before.get(key) ?? 0);
    const [kind, name] = key.split(' ') as [string, string];
    if (more > 0) found[kind] = `${found[kind] ? `${found[kind]} ` : ''}${name}${more > 1 ? ` ×${more}` : ''}`;
  }
  return found;
}
const NOBODY = {};

it('of an order: who confirms it, who sells, and who bought', () =>
  ordersAreTold({ app, seller, buyer: maker, owner: one('maker.owner'), send, told, later }));

it('of offers, an order that comes late and one that nobody pays: who is to act', () =>
  offersAreTold({ app, seller, buyer: maker, owner: one('maker.owner'), send, told, later }));

it('of a message: those of the other side who talk for it', async () => {
  const about = { customerId: other.customerId, subjectType: 'SUPPLIER_PRODUCT', subjectId: seller.entryId };
  const [sold] = await app.db.query<{ name: string }>(
    `select coalesce(m.name, s.brand_name) as name from supplier_products p join suppliers s on s.id = p.supplier_id
     left join merchants m on m.id = p.merchant_id where p.id = $1`,
    [seller.entryId],
  );
  const asks = { ...about, recipientName: sold!.name, body: 'موجود است؟' };
  let talk: { id: string; lastMessage: { id: string } };
  const asked = async () => {
    talk = await send('other.owner', 'POST', '/conversations', asks);
  };
  expect(await told(asked)).toEqual(heard('MESSAGE', ['seller']));
  const { headers } = one('other.owner');
  const takeBack = () =>
    app.delete('/conversations/{id}/thread', {
      by: { headers },
      path: { id: talk.id },
      query: { messageId: talk.lastMessage.id },
    });
  expect(await told(takeBack)).toEqual(NOBODY);
});

it('of a supplier and its evidence: those who write its catalogue', async () => {
  let supplier: Supplier;
  const evidenced = await told(async () => {
    supplier = await supply.readySupplier(one('maker.owner'), maker.customerId);
    await supply.accept(staff, supplier.evidences[0]!, {
      validTo: new Date(now + 40 * DAY).toISOString().slice(0, 10),
    });
  });
  expect(evidenced).toEqual(heard('EVIDENCE_DECIDED', ['maker']));
  const submitted = () =>
    send<Supplier>('maker.owner', 'POST', `/suppliers/${supplier.id}/submit`, { version: supplier.version });
  const submit = async () => void (supplier = { ...supplier, ...(await submitted()) });
  expect(await told(submit)).toEqual(NOBODY);
  for (const decision of ['CONFIRM', 'SUSPEND', 'RESTORE'])
    expect(
      await told(async () => void (supplier = await decide<Supplier>('suppliers', supplier, { decision }))),
    ).toEqual(heard('SUPPLIER_DECIDED', ['maker']));
  expect(await told(() => later(12))).toMatchObject(heard('EVIDENCE_ENDS', ['maker']));
  expect(await told(() => supply.addEvidence(one('maker.owner'), supplier.id))).toEqual(NOBODY);
});

it('of a claim: owners of the claimant and of the company that has the supplier; of what it lacks, those who can bring it', async () => {
  const { supplierId } = maker;
  let claim = await supply.claim(one('seller.owner'), seller.customerId, (await supply.nobodys(1)).id);
  const asked = await told(async () => void (claim = await decide('supplierclaims', claim, { decision: 'ASK' })));
  expect(asked).toEqual(heard('CLAIM_NEEDS_EVIDENCE', ['seller']));
  expect(await told(() => later(7))).toMatchObject(heard('CLAIM_NEEDS_EVIDENCE', ['seller']));
  expect(await told(() => later(14))).toMatchObject(heard('CLAIM_DECIDED', ['seller']));

  const objected = await told(
    async () => void (claim = await supply.claim(one('seller.owner'), seller.customerId, supplierId)),
  );
  expect(objected).toEqual(heard('CLAIM_OBJECTION', ['maker']));
  const answer = { version: claim.version, isAgreed: true };
  expect(await told(() => send('maker.owner', 'POST', `/suppliers/claims/${claim.id}/answer`, answer))).toEqual(NOBODY);
  const evidence = await supply.addEvidence(one('seller.owner'), supplierId, { claimId: claim.id });
  expect(await told(() => supply.accept(staff, evidence))).toEqual(heard('EVIDENCE_DECIDED', ['seller']));
  const accept = async (by: Person) => {
    const { version } = await versionOf('supplier_claims', claim.id);
    const body = { version, decision: 'ACCEPT', reason: 'دلیل آزمون' };
    ok(await app.put('/admin/supplierclaims/{id}', { by, path: { id: claim.id }, body }));
  };
  expect(await told(() => accept(staff)), 'the first of two').toEqual(NOBODY);
  expect(await told(() => accept(colleague))).toEqual(heard('CLAIM_DECIDED', ['maker', 'seller']));
  await app.db.query('update suppliers set owner_customer_id = $2 where id = $1', [supplierId, maker.customerId]);
});

it('of a selling account: those who see to its sale', async () => {
  await app.db.query(`update merchants set confirm_status = 'PENDING' where id = $1`, [seller.id]);
  for (const [decision, kind] of [
    ['CONFIRM', 'MERCHANT_DECIDED'],
    ['SUSPEND', 'MERCHANT_SUSPENDED'],
    ['RESTORE', 'MERCHANT_DECIDED'],
  ] as const) {
    const held = await versionOf('merchants', seller.id);
    expect(await told(() => decide('merchants', held, { decision })), decision).toEqual(heard(kind, ['seller']));
  }
});

it('of entries, their changes, proposed products and a category in place of another: those who write the catalogue', async () => {
  const read = () => app.ask<Entry>(`/supplierproducts/${seller.entryId}/own`, one('seller.catalog'));
  const { body: entry } = await read();
  let change: Change;
  const edited = await told(async () => {
    const body = sameOf(entry, { title: `${entry.title} نو` });
    ({
      changes: [change],
    } = await send<{ changes: [Change] }>('seller.catalog', 'PUT', `/supplierproducts/${entry.id}`, body));
  });
  expect(edited).toEqual(NOBODY);
  const confirm = { decision: 'CONFIRM' };
  expect(await told(() => decide('productchanges', change, confirm))).toEqual(heard('CHANGE_DECIDED', ['seller']));
  const ofEntry = heard('ENTRY_DECIDED', ['seller']);
  const archive = { decision: 'ARCHIVE', reasonCode: 'TITLE' };
  const published = (await read()).body;
  expect(await told(() => decide('productchanges', published, archive))).toEqual(ofEntry);
  for (const more of [{ decision: 'REJECT', reasonCode: 'TITLE' }, confirm]) {
    await app.db.query(`update supplier_products set status = 'PENDING' where id = $1`, [entry.id]);
    const held = await versionOf('supplier_products', entry.id);
    expect(await told(() => decide('productchanges', held, more))).toEqual(ofEntry);
  }

  const like = (await app.ask<{ items: Product[] }>('/baseproducts?pageSize=1')).body.items[0]!;
  for (const decision of ['PUBLISH', 'REJECT']) {
    const body = proposalLike(like, seller.customerId);
    const proposal = await send<Product>('seller.catalog', 'POST', '/baseproducts', body);
    expect(await told(() => decide('baseproducts', proposal, { decision }))).toEqual(
      heard('BASE_PRODUCT_DECIDED', ['seller']),
    );
  }

  // A category in which the maker has nothing, and where it goes.
  const [place] = await app.db.query<{ id: string; targetId: string }>(
    `select c.id, t.id as "targetId" from categories c
     join categories t on t.category_type = c.category_type and t.id <> c.id and t.level > 1
     where not exists (select from categories child where child.parent_id = t.id)
       and exists (select from supplier_products p join base_products b on b.id = p.base_product_id
         where p.merchant_id = $1 and b.category_id = c.id)
       and not exists (select from supplier_products p join base_products b on b.id = p.base_product_id
         where p.supplier_id = $2 and b.category_id = c.id) limit 1`,
    [seller.id, maker.supplierId],
  );
  const replaced = await told(async () => {
    const path = `/admin/categories/${place!.id}/replace`;
    const body = { targetId: place!.targetId, reason: 'دو دسته یکی است' };
    const { checkId } = await send<{ checkId: string }>('staff', 'POST', path, body);
    await send('staff', 'POST', path, { ...body, checkId });
  });
  expect(replaced).toEqual(heard('CATEGORY_REPLACED', ['seller']));
});

it('of a delegation: those who see to delegations on the side that did not act; on both where staff or the clock did', async () => {
  const both = ['maker', 'seller'];
  let given: Delegation;
  const right = ({ status, body }: { status: number; body: Delegation }) => {
    expect(status, JSON.stringify(body)).toBe(200);
    given = body;
  };
  const step = async (by: string, name: string, reason?: string) =>
    right(await ask.step(one(by).headers, given, name, reason));
  const byStaff = async (decision: string) => right(await ask.decide(staff.headers, given, decision));
  const drafted = async () => {
    const terms = { merchantId: seller.id, supplierId: maker.supplierId, ...termsFrom(app.clock.now(), 100) };
    right(await ask.create(one('seller.agencies').headers, terms));
    await app.db.query('update merchant_delegations set document_file_id = $2 where id = $1', [given.id, newId()]);
  };
  const run = async (rows: [() => Promise<unknown> | void, object][]) => {
    for (const [index, [deed, expected]] of rows.entries())
      expect(await told(deed), `${index + 1}: ${String(deed)}`).toEqual(expected);
  };
  await run([
    [drafted, NOBODY],
    [() => step('seller.agencies', 'submit'), heard('DELEGATION_ASKED', ['maker'])],
    [() => step('maker.owner', 'reject', 'بعداً'), heard('DELEGATION_ANSWERED', ['seller'])],
    [drafted, NOBODY],
    [() => step('seller.owner', 'submit'), heard('DELEGATION_ASKED', ['maker'])],
    [() => step('maker.agencies', 'confirm'), heard('DELEGATION_ANSWERED', ['seller'])],
    [() => step('maker.agencies', 'suspend', 'بررسی'), heard('DELEGATION_SUSPENDED', ['seller'])],
    [() => step('maker.agencies', 'resume'), heard('DELEGATION_RESUMED', ['seller'])],
    [() => byStaff('SUSPEND'), heard('DELEGATION_SUSPENDED', both)],
    [() => byStaff('RESUME'), heard('DELEGATION_RESUMED', both)],
    [() => byStaff('CHECK_PAPER'), heard('DELEGATION_ANSWERED', ['seller'])],
    // Who did it knows; the others of the company are told.
    [() => step('maker.agencies', 'revoke', 'پایان'), heard('DELEGATION_NOTICE', both, 'maker.agencies')],
    [() => step('maker.owner', 'keep'), heard('DELEGATION_NOTICE', both, 'maker.owner')],
  ]);
  expect(await told(() => later(70))).toMatchObject(heard('DELEGATION_ENDS', both));
  expect(await told(() => byStaff('REVOKE_AT_ONCE'))).toEqual(heard('DELEGATION_ENDED', both));
});

it('of an identity: owners; of an invitation: who is invited, and then who manages members; of what is one’s own: oneself', async () => {
  const claim = { customerId: other.customerId, company: { legalName: 'صنایع آزمون', nationalLegalId: '10380284790' } };
  const path = '/customers/profile/identity-verifications';
  const asked = await send<{ id: string; version: number }>('other.owner', 'POST', path, claim);
  expect(await told(() => decide('identity-verifications', asked, { isConfirmed: false }))).toEqual(
    heard('IDENTITY_DECIDED', ['other']),
  );

  const agents = '/customers/profile/merchant-agents';
  const [guest] = await app.db.query<{ phone: string }>('select phone from users where id = $1', [one('guest').userId]);
  const { customerId } = seller;
  const invitation = { customerId, phone: guest!.phone, displayName: 'رضا', permissions: ['AGENT_MANAGE'] };
  let agentId = '';
  silent.push(one('guest').userId);
  const invited = await told(async () => {
    ({ id: agentId } = await send<{ id: string }>('seller.managers', 'POST', agents, invitation));
  });
  expect(invited).toEqual({ MEMBER_INVITED: 'guest' });
  const accept = { method: 'POST' as const, headers: one('guest').headers };
  const accepted = () => app.ask(`${agents}/${agentId}/accept`, accept);
  expect(await told(accepted)).toEqual(heard('MEMBER_ANSWERED', ['seller']));

  const remindAt = new Date(now + DAY).toISOString();
  const note = { objectType: 'SUPPLIER_PRODUCT', objectId: seller.entryId, body: 'پیگیری', remindAt };
  silent.push(one('seller.reader').userId);
  const written = await send<Held>('seller.reader', 'POST', '/notes', note);
  expect(await told(() => later(1))).toMatchObject({ NOTE_DUE: 'seller.reader' });
  const { headers } = one('seller.reader');
  await told(() => app.delete('/notes/{id}', { by: { headers }, path: { id: written.id } }));

  const phone = newPhone();
  await app.login(phone);
  const [user] = await app.db.query<{ id: string }>('select id from users where phone = $1', [`+98${phone.slice(1)}`]);
  people.newcomer = { userId: user!.id, headers: await app.headersOf([], user!.id) };
  await app.db.query(`update otp_challenges set created_at = created_at - interval '2 minutes'`);
  expect(await told(() => app.login(phone))).toEqual({ NEW_DEVICE: 'newcomer' });
});

it('each kind asks for something, or is named as one that only tells', () => {
  const known = [...asking, ...tellsOnly];
  expect(valuesOf(NotificationType).filter((kind) => !known.includes(kind))).toEqual([]);
  expect(asking.filter((kind) => tellsOnly.includes(kind))).toEqual([]);
});

it.each(asking)('%s comes, and is taken back from who has not read it once nothing waits', (kind) => {
  expect([watch.came.has(kind), watch.gone.has(kind)]).toEqual([true, true]);
});
