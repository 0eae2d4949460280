import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gapsOf } from '../../../kit/gaps.ts';
import { ok } from '../../../kit/rest.ts';
import { type Claim, type Person, type Supplier, startSupply } from './claims.kit.ts';

const NOW = '2026-11-23T08:00:00Z'; // a Monday
const DAY = 86_400_000;
let at: Awaited<ReturnType<typeof startSupply>>;
beforeAll(async () => {
  at = await startSupply(NOW);
});
afterAll(() => at?.app.stop());
beforeEach(() => at.goTo(NOW));

const later = (days: number) => new Date(Date.parse(NOW) + days * DAY);
const offersOf = async (id: string) =>
  (await at.app.ask<{ totalCount: number }>(`/supplierproducts/catalog?supplierId=${id}`)).body.totalCount;
const decide = (by: Person, { id, version }: { id: string; version: number }, decision: string) =>
  at.supply.send<Claim>(by, 'PUT', `/admin/supplierclaims/${id}`, { version, decision, reason: 'دلیل آزمون' });
const decideSupplier = (by: Person, { id, version }: Supplier, decision: string) =>
  at.supply.send<Supplier>(by, 'PUT', `/admin/suppliers/${id}`, { version, decision, reason: 'دلیل آزمون' });

describe('a new supplier', () => {
  it('is nobody’s to begin whose company is not verified, and is not seen before staff have confirmed it', async () => {
    const unknown = await at.supply.company({ isVerified: false });
    const draft = await at.supply.newSupplier(unknown.customerId);
    expect(await at.supply.send(unknown.owner, 'POST', '/suppliers', draft)).toMatchObject({
      status: 409,
      body: { code: 'IDENTITY_NOT_CONFIRMED' },
    });

    const { customerId, owner } = await at.supply.company();
    const made = await at.supply.done<Supplier>(owner, 'POST', '/suppliers', await at.supply.newSupplier(customerId));
    expect(made).toMatchObject({ status: 'DRAFT', verificationLevel: 'NONE' });
    expect(gapsOf(made)).toEqual(['ABOUT', 'TYPES', 'EVIDENCE']);
    const early = await at.supply.send(owner, 'POST', `/suppliers/${made.id}/submit`, { version: 1 });
    expect(early).toMatchObject({ status: 409, body: { code: 'SUPPLIER_INCOMPLETE' } });
    expect(early.body.errors!.map(({ params }) => params)).toEqual([['ABOUT'], ['TYPES'], ['EVIDENCE']]);

    await at.supply.done(owner, 'PUT', `/suppliers/${made.id}`, await at.supply.page(1));
    const evidence = await at.supply.addEvidence(owner, made.id);
    const handedIn = await at.supply.done<Supplier>(owner, 'POST', `/suppliers/${made.id}/submit`, { version: 2 });
    expect(handedIn).toMatchObject({ status: 'PENDING', version: 3 });
    expect((await at.publicOf(made.id)).status, 'handed in').toBe(404);
    expect(await decideSupplier(at.staff, handedIn, 'CONFIRM'), 'its paper was not looked at yet').toMatchObject({
      status: 409,
      body: { code: 'CLAIM_WITHOUT_EVIDENCE' },
    });
    await at.supply.accept(at.staff, evidence);
    expect(await decideSupplier(at.staff, handedIn, 'CONFIRM')).toMatchObject({
      status: 200,
      body: { status: 'CONFIRMED' },
    });
    expect(await at.publicOf(made.id)).toMatchObject({ status: 200, body: { verificationLevel: 'BUSINESS' } });
    expect(JSON.stringify((await at.publicOf(made.id)).body)).not.toMatch(/fileId|پروانه\.pdf|03132345678/);
    const merchants = await at.supply.done<{ kind: string; status: string; supplierId?: string }[]>(
      owner,
      'GET',
      '/merchants/own',
    );
    expect(merchants).toMatchObject([{ kind: 'SUPPLIER_SELF', status: 'DRAFT', supplierId: made.id }]);
    expect(await at.noticesOf(made.id)).toEqual(['SUPPLIER_CONFIRMED']);
  });

  it('of a number that was confirmed leads to the one that can be claimed', async () => {
    const first = await at.supply.company();
    const second = await at.supply.company();
    const { id } = await at.supply.confirmedSupplier(first.owner, first.customerId, at.staff, {
      nationalLegalId: '10380284790',
    });
    const again = await at.supply.newSupplier(second.customerId, { nationalLegalId: '10380284790' });
    const { status, body } = await at.supply.send(second.owner, 'POST', '/suppliers', again);
    expect({ status, errors: body.errors }).toMatchObject({
      status: 409,
      errors: [{ field: 'nationalLegalId', code: 'SUPPLIER_EXISTS', params: [id] }],
    });
  });

  it('is removed with its papers while it is a draft', async () => {
    const { customerId, owner } = await at.supply.company();
    const { id, version, evidences } = await at.supply.readySupplier(owner, customerId);
    const fileId = evidences[0]!.file!.id;
    expect((await at.supply.send(owner, 'DELETE', `/suppliers/${id}?version=${version}`)).status).toBe(204);
    expect(await at.suppliersOf(owner)).toEqual([]);
    expect((await at.supply.send(owner, 'GET', `/files/${fileId}/link`)).status).toBe(404);
  });
});

describe('a confirmed supplier', () => {
  it('changes its page at once, and its names once staff have said yes', async () => {
    const { customerId, owner } = await at.supply.company();
    const assistant = await at.supply.member(customerId, ['CATALOG_EDIT']);
    const { id, version } = await at.supply.confirmedSupplier(owner, customerId, at.staff);
    const page = await at.supply.page(version, { website: 'https://azmoon.example' });
    const paged = await at.supply.done<Supplier>(assistant, 'PUT', `/suppliers/${id}`, page);
    expect((await at.publicOf(id)).body).toMatchObject({ website: 'https://azmoon.example' });

    const names = { version: paged.version, brandName: 'شیرسازی اصفهان نو', legalName: 'صنایع شیرسازی آزمون' };
    expect((await at.supply.send(assistant, 'PUT', `/suppliers/${id}/names`, names)).status, 'owners only').toBe(403);
    const asked = await at.supply.done<Supplier>(owner, 'PUT', `/suppliers/${id}/names`, names);
    expect(asked.change!.fields.map(({ name }) => name)).toEqual(['brandName', 'nationalLegalId']);
    expect(ok(await at.publicOf(id)).brandName, 'as before').toBe('شیرسازی آزمون');
    const twice = { ...names, version: asked.version, brandName: 'نام دیگر' };
    expect(await at.supply.send(owner, 'PUT', `/suppliers/${id}/names`, twice)).toMatchObject({
      status: 409,
      body: { code: 'SUPPLIER_CHANGE_OPEN' },
    });
    expect(asked.allowedActions).toEqual(['EDIT', 'CANCEL_CHANGE']);
    const decided = await decideSupplier(at.staff, asked, 'CONFIRM_CHANGE');
    expect(decided.body).toMatchObject({ brandName: 'شیرسازی اصفهان نو', status: 'CONFIRMED' });
    expect(ok(await at.publicOf(id)).brandName).toBe('شیرسازی اصفهان نو');
    expect(decided.body.change).toBeUndefined();
  });

  it('takes its offers out of public view while it is suspended', async () => {
    const { id } = await at.supply.nobodys(3);
    const before = await offersOf(id);
    expect(before).toBeGreaterThan(0);
    const suspended = await decideSupplier(at.staff, { id, version: 1 } as Supplier, 'SUSPEND');
    expect(suspended).toMatchObject({ status: 200, body: { status: 'SUSPENDED' } });
    expect([await offersOf(id), (await at.publicOf(id)).status]).toEqual([0, 404]);
    await decideSupplier(at.staff, suspended.body, 'RESTORE');
    expect([await offersOf(id), (await at.publicOf(id)).status]).toEqual([before, 200]);
  });
});

describe('a claim', () => {
  it('on what is nobody’s gives the supplier and what it sells with to the claimant', async () => {
    const { id } = await at.supply.nobodys();
    const levelBefore = ok(await at.publicOf(id)).verificationLevel;
    await at.app.db.query(`delete from supplier_evidences where supplier_id = $1`, [id]);
    const { customerId, owner } = await at.supply.company();
    const claim = await at.supply.claim(owner, customerId, id);
    expect(claim).toMatchObject({ status: 'PENDING', isOwn: true, evidences: [] });
    expect(levelBefore).not.toBe('NONE');
    const evidence = await at.supply.addEvidence(owner, id, { claimId: claim.id });
    expect(await decide(at.staff, claim, 'ACCEPT')).toMatchObject({ body: { code: 'CLAIM_WITHOUT_EVIDENCE' } });
    await at.supply.accept(at.staff, evidence);
    expect(ok(await at.publicOf(id)).verificationLevel, 'of a claim that is open').toBe('NONE');

    expect(await decide(at.staff, claim, 'ACCEPT')).toMatchObject({ status: 200, body: { status: 'ACCEPTED' } });
    expect((await at.suppliersOf(owner)).map((each) => each.id)).toEqual([id]);
    expect(ok(await at.publicOf(id)).verificationLevel).toBe('BUSINESS');
    const merchants = await at.supply.done<{ kind: string; supplierId?: string }[]>(owner, 'GET', '/merchants/own');
    expect(merchants).toMatchObject([{ kind: 'SUPPLIER_SELF', supplierId: id }]);
    expect(await at.noticesOf(claim.id)).toEqual(['CLAIM_ACCEPTED']);
    const { body } = await at.supply.send(owner, 'POST', '/suppliers/claims', {
      customerId,
      supplierId: id,
      statement: at.supply.statement,
    });
    expect(body.code, 'one’s own').toBe('OWN_SUPPLIER');
  });

  it('on what another has waits for that company, and two of the staff take it away', async () => {
    const holder = await at.supply.company();
    const claimant = await at.supply.company();
    const taken = await at.supply.confirmedSupplier(holder.owner, holder.customerId, at.staff);
    const holdersFile = taken.evidences[0]!.file!.id;
    const claim = await at.supply.claim(claimant.owner, claimant.customerId, taken.id);
    // Seven days later is a Monday, too.
    expect(claim).toMatchObject({ status: 'OBJECTION', deadlineAt: later(7).toISOString() });
    expect(await at.noticesOf(claim.id)).toEqual(['CLAIM_OBJECTION']);
    const evidence = await at.supply.addEvidence(claimant.owner, taken.id, { claimId: claim.id });
    await at.supply.accept(at.staff, evidence);

    const [asked] = await at.claimsOf(holder.owner);
    expect(asked).toMatchObject({ isOwn: false, evidences: [], allowedActions: ['OBJECT', 'AGREE'] });
    const short = { version: asked!.version, isAgreed: false, text: 'این شرکت ماست.' };
    const path = `/suppliers/claims/${claim.id}/answer`;
    expect((await at.supply.send(holder.owner, 'POST', path, short)).status).toBe(400);
    const text = 'این تأمین‌کننده از سال ۱۳۹۰ در مالکیت شرکت ماست و همهٔ پروانه‌هایش به نام ماست.';
    const objected = await at.supply.done<Claim>(holder.owner, 'POST', path, { ...short, text });
    expect(objected).toMatchObject({ status: 'PENDING', answer: 'OBJECTED', objection: text });

    const first = await decide(at.staff, objected, 'ACCEPT');
    expect(first).toMatchObject({ status: 200, body: { status: 'PENDING' } });
    expect(await decide(at.staff, first.body, 'ACCEPT')).toMatchObject({
      status: 409,
      body: { code: 'SECOND_DECIDER' },
    });
    expect(await decide(at.colleague, first.body, 'ACCEPT')).toMatchObject({ body: { status: 'ACCEPTED' } });
    expect(await at.suppliersOf(holder.owner)).toEqual([]);
    expect((await at.supply.send(holder.owner, 'PUT', `/suppliers/${taken.id}`, await at.supply.page(1))).status).toBe(
      404,
    );
    expect((await at.supply.send(holder.owner, 'GET', `/files/${holdersFile}/link`)).status).toBe(404);
    const [mine] = await at.suppliersOf(claimant.owner);
    const papers = mine!.evidences.filter(({ file }) => file !== undefined);
    expect(
      papers.map(({ id }) => id),
      'those of the other company stay its own',
    ).toEqual([evidence.id]);
    expect(await at.noticesOf(taken.id)).toContain('SUPPLIER_OWNER_CHANGED');
  });

  it('goes on when the company that has the supplier says nothing in time', async () => {
    const holder = await at.supply.company();
    const claimant = await at.supply.company();
    const { id } = await at.supply.confirmedSupplier(holder.owner, holder.customerId, at.staff);
    const claim = await at.supply.claim(claimant.owner, claimant.customerId, id);
    await at.untilThen(later(6.9));
    expect((await at.claimsOf(claimant.owner))[0]).toMatchObject({ status: 'OBJECTION' });
    await at.untilThen(later(7));
    expect((await at.claimsOf(claimant.owner))[0]).toMatchObject({ status: 'PENDING', answer: 'NOT_ANSWERED' });
    const late = await at.supply.send(holder.owner, 'POST', `/suppliers/claims/${claim.id}/answer`, {
      version: 2,
      isAgreed: true,
    });
    expect(late).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
  });

  it('that lacks evidence lapses after fourteen days with a reminder, unless something comes', async () => {
    const one = await at.supply.company();
    const other = await at.supply.company();
    const forgotten = await at.supply.claim(one.owner, one.customerId, (await at.supply.nobodys(1)).id);
    const kept = await at.supply.claim(other.owner, other.customerId, (await at.supply.nobodys(2)).id);
    for (const each of [forgotten, kept])
      expect(await decide(at.staff, each, 'ASK')).toMatchObject({
        body: { status: 'NEEDS_EVIDENCE', question: 'دلیل آزمون' },
      });
    await at.untilThen(later(7));
    expect(await at.noticesOf(forgotten.id)).toEqual(['CLAIM_NEEDS_EVIDENCE', 'CLAIM_REMINDED']);
    await at.supply.addEvidence(other.owner, (await at.supply.nobodys(2)).id, { claimId: kept.id });
    await at.untilThen(later(14));
    expect((await at.claimsOf(one.owner))[0]).toMatchObject({ status: 'LAPSED' });
    expect((await at.claimsOf(other.owner))[0]).toMatchObject({ status: 'PENDING' });
    expect(await at.noticesOf(forgotten.id)).toEqual(['CLAIM_NEEDS_EVIDENCE', 'CLAIM_REMINDED', 'CLAIM_LAPSED']);
  });

  it('is one of three at most, and once for a supplier', async () => {
    const { customerId, owner } = await at.supply.company();
    const first = await at.supply.nobodys(1);
    const second = await at.supply.nobodys(2);
    await at.supply.claim(owner, customerId, first.id);
    const again = { customerId, supplierId: first.id, statement: at.supply.statement };
    expect((await at.supply.send(owner, 'POST', '/suppliers/claims', again)).body.code).toBe('CLAIM_OPEN');
    await at.supply.claim(owner, customerId, second.id);
    await at.supply.done(owner, 'POST', '/suppliers', await at.supply.newSupplier(customerId));
    const more = await at.supply.newSupplier(customerId);
    expect((await at.supply.send(owner, 'POST', '/suppliers', more)).body.code).toBe('CLAIM_LIMIT');
  });

  it('on a supplier that went to another claimant is asked of that one', async () => {
    const first = await at.supply.company();
    const second = await at.supply.company();
    const { id } = await at.supply.nobodys(4);
    const won = await at.supply.claim(first.owner, first.customerId, id);
    const lost = await at.supply.claim(second.owner, second.customerId, id);
    await at.supply.accept(at.staff, await at.supply.addEvidence(first.owner, id, { claimId: won.id }));
    await decide(at.staff, won, 'ACCEPT');
    expect((await at.claimsOf(second.owner))[0]).toMatchObject({ status: 'OBJECTION' });
    expect((await at.claimsOf(first.owner)).find((each) => each.id === lost.id)).toMatchObject({
      allowedActions: ['OBJECT', 'AGREE'],
    });
  });
});

describe('a company', () => {
  it('is not closed while staff have a supplier or a claim of it before them; then its supplier is nobody’s', async () => {
    const { customerId, owner } = await at.supply.company();
    const close = () =>
      at.supply.send(owner, 'POST', `/customers/${customerId}/close`, { version: 1, confirmation: 'صنایع آزمون' });
    const { id } = await at.supply.confirmedSupplier(owner, customerId, at.staff);
    const wanted = await at.supply.nobodys(1);
    const claim = await at.supply.claim(owner, customerId, wanted.id);
    expect(await close()).toMatchObject({
      status: 409,
      body: { code: 'OPEN_MATTERS', errors: [{ params: [wanted.brandName] }] },
    });
    await at.supply.done(owner, 'POST', `/suppliers/claims/${claim.id}/withdraw`, { version: claim.version });
    expect((await close()).status).toBeLessThan(300);
    expect((await at.publicOf(id)).status, 'buyers still find it').toBe(200);
    const other = await at.supply.company();
    expect(await at.supply.claim(other.owner, other.customerId, id)).toMatchObject({ status: 'PENDING' });
  });
});
