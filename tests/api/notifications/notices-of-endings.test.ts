import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { delegationStory, runSupplier } from '../../kit/delegations.ts';
import { ok } from '../../kit/rest.ts';
import { type Claim, type Person, supplyOf } from '../suppliers/claims/claims.kit.ts';

// That something ends soon, or that another company claims what one has, is in inboxes as long as it waits for who reads it: each
// way in which it stops to wait takes the notice back from who has not read it.
const NOW = '2026-12-01T08:00:00Z';
const DAY = 86_400_000;
let app: Awaited<ReturnType<typeof startAppAt>>;
let supply: ReturnType<typeof supplyOf>;
let staff: Person;
let colleague: Person;
let now = Date.parse(NOW);
beforeAll(async () => {
  app = await startAppAt(NOW);
  supply = supplyOf(app);
  staff = await supply.person(['ADMIN']);
  colleague = await supply.person(['ADMIN']);
});
afterAll(() => app?.stop());

/** The clock goes on, and what is due by then is done and told. */
async function later(days: number) {
  for (const step of [days, 61 / 86_400]) {
    app.clock.set(new Date((now += step * DAY)));
    await app.tick();
  }
}
/** What somebody has not read, of the kinds in question. */
async function unread({ headers }: { headers: object }, kind: string): Promise<string[]> {
  await later(0);
  const body = ok(await app.get('/notifications', { by: { headers }, query: { type: kind } }));
  return body.items.filter(({ isRead }) => !isRead).map(({ title }) => title);
}
const dayIn = (days: number) => new Date(now + days * DAY).toISOString().slice(0, 10);
const verdict = (by: Person, of: string, { id, version }: { id: string; version: number }, decision: string) =>
  supply.done<{ id: string; version: number }>(by, 'PUT', `/admin/${of}/${id}`, {
    version,
    decision,
    reason: 'دلیل آزمون',
  });

/** A supplier with a licence that ends in 29 days, of which its owner has been told. */
async function ending() {
  const { customerId, owner } = await supply.company();
  const supplier = await supply.readySupplier(owner, customerId, { brandName: `آزمون ${now}` });
  const licence = await supply.accept(staff, supplier.evidences[0]!, { validTo: dayIn(31) });
  await later(2);
  expect(await unread(owner, 'EVIDENCE_ENDS')).toHaveLength(1);
  return { owner, supplier, licence };
}
type Ending = Awaited<ReturnType<typeof ending>>;
const renew = ({ owner, supplier }: Ending, more: object = {}) => supply.addEvidence(owner, supplier.id, more);
const removed = async ({ owner, supplier }: Ending) => {
  const own = ok(await app.get('/suppliers/own', { by: owner })).find(({ id }) => id === supplier.id)!;
  expect(
    (await app.delete('/suppliers/{id}', { by: owner, path: { id: own.id }, query: { version: own.version } })).status,
  ).toBe(204);
};

it.each([
  ['a newer one is accepted', async (of: Ending) => supply.accept(staff, await renew(of))],
  ['staff took it back', ({ licence }: Ending) => verdict(staff, 'evidences', licence, 'REVOKE')],
  ['it is over', () => later(30)],
  ['its supplier is removed', removed],
])('the end of a paper waits no more when %s', async (_name, settle) => {
  const of = await ending();
  await settle(of);
  expect(await unread(of.owner, 'EVIDENCE_ENDS')).toEqual([]);
});

it('the end of a paper waits on beside another paper, one that ends before it, and one that is refused', async () => {
  const of = await ending();
  await supply.accept(staff, await renew(of, { claim: 'ایزو ۹۰۰۱' }));
  await supply.accept(staff, await renew(of, { validTo: dayIn(10) }));
  const newer = await renew(of);
  expect(await unread(of.owner, 'EVIDENCE_ENDS')).toHaveLength(1);
  await verdict(staff, 'evidences', newer, 'REFUSE');
  expect(await unread(of.owner, 'EVIDENCE_ENDS')).toHaveLength(1);
});

it('the end of a delegation waits for both sides until another is agreed to, notice is given, or it is over', async () => {
  const maker = await runSupplier(app);
  const story = delegationStory(app, NOW, maker);
  for (const settle of ['AGREED', 'NOTICE', 'OVER'] as const) {
    const seller = await story.nextSeller();
    const validTo = new Date(now + 31 * DAY).toISOString();
    const given = await story.given(seller, { validFrom: app.clock.now().toISOString(), validTo });
    await later(2);
    const waits = async () => [
      (await unread(seller.owner, 'DELEGATION_ENDS')).length,
      (await unread(maker.owner, 'DELEGATION_ENDS')).length,
    ];
    expect(await waits(), settle).toEqual([1, 1]);
    const next = { validFrom: validTo, validTo: new Date(now + 300 * DAY).toISOString(), renewsId: given.id };
    if (settle === 'AGREED') {
      const refused = await story.asked(seller, next);
      expect(await waits(), 'one that was asked for').toEqual([1, 1]);
      await story.ask.step(maker.owner.headers, refused, 'reject', 'شرایط تمدید پذیرفته نشد');
      expect(await waits(), 'one that was refused').toEqual([1, 1]);
      await story.given(seller, next);
    }
    if (settle === 'NOTICE') await story.ask.step(maker.owner.headers, given, 'revoke', 'قرارداد تمدید نشد');
    if (settle === 'OVER') await later(30);
    expect(await waits(), settle).toEqual([0, 0]);
  }
});

/** A company that claims what another has, whose owner has been asked. */
async function claimed() {
  const maker = await runSupplier(app);
  const { customerId, owner: claimant } = await supply.company();
  const claim = await supply.claim(claimant, customerId, maker.supplierId);
  expect(await unread(maker.owner, 'CLAIM_OBJECTION')).toHaveLength(1);
  return { holder: maker.owner as Person, supplierId: maker.supplierId, claimant, claim };
}
type Claimed = Awaited<ReturnType<typeof claimed>>;
const answered = ({ holder, claim }: Claimed) =>
  app
    .post('/suppliers/claims/{id}/answer', {
      by: holder,
      path: { id: claim.id },
      body: { version: claim.version, isAgreed: true },
    })
    .then(ok);
/** Another claim wins: who is asked now is another company. */
async function handedOver({ supplierId, holder, claim }: Claimed) {
  const { customerId, owner } = await supply.company();
  const other = await supply.claim(owner, customerId, supplierId);
  await answered({ holder, claim: other, supplierId, claimant: owner });
  await supply.accept(staff, await supply.addEvidence(owner, supplierId, { claimId: other.id }));
  for (const by of [staff, colleague]) {
    const [held] = await app.db.query<Claim>('select id, version from supplier_claims where id = $1', [other.id]);
    await verdict(by, 'supplierclaims', held!, 'ACCEPT');
  }
  expect(await unread(owner, 'CLAIM_OBJECTION')).toHaveLength(1);
  const rows = await app.db.query('select from supplier_claims where id = $1 and status = $2', [claim.id, 'OBJECTION']);
  expect(rows).toHaveLength(1);
}

it.each([
  ['it was answered', answered],
  [
    'the claim was taken back',
    ({ claimant, claim }: Claimed) =>
      app
        .post('/suppliers/claims/{id}/withdraw', {
          by: claimant,
          path: { id: claim.id },
          body: { version: claim.version },
        })
        .then(ok),
  ],
  ['the time to answer is over', () => later(15)],
  ['the supplier is another company’s', handedOver],
])('a claim waits for the answer of the company that has the supplier until %s', async (_name, settle) => {
  const of = await claimed();
  await settle(of);
  expect(await unread(of.holder, 'CLAIM_OBJECTION')).toEqual([]);
});
