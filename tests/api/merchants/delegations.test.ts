import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../api/src/platform/ids.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { type App, delegationStory, newSeller, runSupplier, somebody, termsFrom } from '../../kit/delegations.ts';
import { ok } from '../../kit/rest.ts';
import { aPlace } from '../../kit/seeded.ts';

const NOW = '2026-12-01T08:00:00Z';
let app: App;
let story: ReturnType<typeof delegationStory>;
let supplier: Awaited<ReturnType<typeof runSupplier>>;
let staff: object;
beforeAll(async () => {
  app = await startAppAt(NOW);
  supplier = await runSupplier(app);
  story = delegationStory(app, NOW, supplier);
  staff = (await somebody(app, ['SUPPORT'])).headers;
});
afterAll(() => app?.stop());
type Seller = Awaited<ReturnType<typeof newSeller>>;

describe('a delegation', () => {
  it('is asked for, given, and whoever has its code sees what it allows', async () => {
    const seller = await story.nextSeller();
    const draft = await story.drafted(seller, { note: 'برای پروژه‌های شهرداری' });
    expect(draft).toMatchObject({ sides: ['MERCHANT'], allowedActions: ['EDIT', 'REMOVE', 'SUBMIT'] });
    expect(draft.number).toMatch(/^MD-1405-\d{6}$/);
    expect((await story.ask.own(supplier.owner.headers, draft.id)).status).toBe(404);

    const sent = (await story.ask.step(seller.owner.headers, draft, 'submit')).body;
    const seen = (await story.ask.own(supplier.owner.headers, draft.id)).body;
    expect(seen).toMatchObject({
      sides: ['SUPPLIER'],
      allowedActions: ['CONFIRM', 'REJECT'],
      note: 'برای پروژه‌های شهرداری',
    });
    expect((await app.get('/merchantdelegations/{id}', { path: { id: draft.id } })).status).toBe(404);

    const { body: active } = await story.confirm(sent);
    expect(active).toMatchObject({
      status: 'ACTIVE',
      isInForce: true,
      verifiedLevel: 'SUPPLIER_CONFIRMED',
      validFrom: '2026-12-01T08:00:00.000Z',
    });
    expect(active.verificationCode).toMatch(/^RST-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    const typed = active.verificationCode!.toLowerCase().replaceAll('-', ' ');
    const check = await story.ask.verify(typed);
    expect(check).toMatchObject({
      status: 200,
      body: { number: draft.number, isInForce: true, scopeText: 'همهٔ کالاها و خدمات' },
    });
    expect(JSON.stringify(check.body)).not.toMatch(/شهرداری|paper|document/);
    // It was answered before anybody could be told that it waits.
    expect(await story.heard(supplier.owner.headers, draft.id)).toEqual([]);
    expect(await story.heard(seller.owner.headers, draft.id)).toEqual(['DELEGATION_ANSWERED']);
  });

  it('goes back with a reason, and may be asked for once more', async () => {
    const seller = await story.nextSeller();
    const sent = await story.asked(seller);
    const refused = await story.ask.step(supplier.owner.headers, sent, 'reject', 'قلمرو را کوچک‌تر بنویسید');
    expect(refused.body).toMatchObject({ status: 'REJECTED', reason: 'قلمرو را کوچک‌تر بنویسید' });
    const { version } = refused.body;
    const payload = { version, ...termsFrom(NOW, 90) };
    const edited = await app.put('/merchantdelegations/{id}', {
      by: seller.owner,
      path: { id: sent.id },
      body: payload,
    });
    expect(edited.body).toMatchObject({ status: 'DRAFT' });
    expect(ok(edited).reason).toBeUndefined();
    expect((await story.ask.step(seller.owner.headers, ok(edited), 'submit')).status).toBe(200);
  });

  it('of a supplier that nobody runs is given by staff, on its letter', async () => {
    const seller = await story.nextSeller();
    const of = await runSupplier(app);
    const sent = await story.asked(seller, {}, of);
    expect(await story.ask.decide(staff, sent, 'CONFIRM')).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION' },
    });
    await app.db.query('update suppliers set owner_customer_id = null where id = $1', [of.supplierId]);
    const waiting = await app.get('/admin/merchantdelegations', {
      by: { headers: staff },
      query: { isWaiting: true, pageSize: 100 },
    });
    expect(ok(waiting).items.map(({ id }) => id)).toContain(sent.id);
    const withoutLetter = await app.put('/admin/merchantdelegations/{id}', {
      by: { headers: staff },
      path: { id: sent.id },
      body: { version: sent.version, decision: 'CONFIRM', reason: 'نامه دیده شد' },
    });
    expect(withoutLetter).toMatchObject({ status: 400 });
    const active = (await story.ask.decide(staff, sent, 'CONFIRM')).body;
    expect(active).toMatchObject({ status: 'ACTIVE', verifiedLevel: 'SUPPLIER_CONFIRMED' });
    expect((await story.ask.decide(staff, active, 'CHECK_PAPER')).body).toMatchObject({
      verifiedLevel: 'DOCUMENT_CHECKED',
    });
  });
});

describe('exclusive delegations', () => {
  it('are given to one alone: the others hear whose is in the way', async () => {
    const of = await runSupplier(app);
    const first = await story.nextSeller();
    const second = await story.nextSeller();
    const { stateId, cityId } = await aPlace(app);
    const whole = { isNationwide: false, stateIds: [stateId] };
    const held = await story.given(first, { ...whole, kind: 'EXCLUSIVE' }, of);
    const inCity = { isNationwide: false, cityIds: [cityId] };
    const wish = await story.asked(second, inCity, of);
    expect(await story.confirm(wish, of)).toMatchObject({
      status: 409,
      body: { code: 'DELEGATION_OVERLAP', errors: [{ params: [held.number] }] },
    });
    const query = new URLSearchParams({
      merchantId: second.merchantId,
      supplierId: of.supplierId,
      kind: 'NON_EXCLUSIVE',
      scopeKind: 'ALL',
      isNationwide: 'false',
      cityIds: cityId,
      validFrom: NOW,
      validTo: '2027-03-01T00:00:00Z',
    });
    const shown = await app.ask<{ number: string }[]>(`/merchantdelegations/overlaps?${query}`, {
      headers: second.owner.headers,
    });
    expect(shown.body).toMatchObject([{ number: held.number }]);
    query.set('validFrom', new Date(Date.parse(held.validTo)).toISOString());
    query.set('validTo', new Date(Date.parse(held.validTo) + 86_400_000).toISOString());
    expect((await app.ask(`/merchantdelegations/overlaps?${query}`, { headers: second.owner.headers })).body).toEqual(
      [],
    );
    // Whoever writes past the service meets the same rule when the transaction commits.
    await expect(
      app.db.query(`update merchant_delegations set status = 'ACTIVE' where id = $1`, [wish.id]),
    ).rejects.toThrow(held.number);

    // Early renewal is nobody's harm; and after a notice the place is free from its end on.
    await story.given(first, { ...whole, kind: 'EXCLUSIVE' }, of);
    const other = await story.asked(first, { isNationwide: true }, of);
    expect((await story.confirm(other, of)).status).toBe(200);
  });

  it('may suffer others beside them', async () => {
    const of = await runSupplier(app);
    await story.given(await story.nextSeller(), { kind: 'EXCLUSIVE', allowsBeside: true }, of);
    await story.given(await story.nextSeller(), {}, of);
    const rival = await story.asked(await story.nextSeller(), { kind: 'EXCLUSIVE', allowsBeside: true }, of);
    expect((await story.confirm(rival, of)).body.code).toBe('DELEGATION_OVERLAP');
  });
});

describe('what is refused', () => {
  it.each([
    ['more than three years', { validTo: '2029-12-01T08:00:01Z' }, ['validTo DELEGATION_TOO_LONG']],
    ['an end before the beginning', { validTo: '2026-11-30T00:00:00Z' }, ['validTo ENDS_BEFORE_START']],
    ['service alone that also sells', { kind: 'SERVICE_ONLY' }, ['permissions DELEGATION_SERVICE_ONLY']],
    ['no place at all', { isNationwide: false }, ['stateIds REQUIRED']],
    [
      'places that are none',
      { isNationwide: false, stateIds: [newId()], cityIds: [newId()] },
      ['stateIds[0] UNKNOWN_PLACE', 'cityIds[0] UNKNOWN_PLACE'],
    ],
    ['no category', { scopeKind: 'CATEGORIES' }, ['categoryIds REQUIRED']],
    [
      'the whole country and some places',
      { stateIds: [newId()], cityIds: [newId()] },
      ['stateIds QUERY_CONFLICT', 'cityIds QUERY_CONFLICT'],
    ],
    [
      'all and some of it',
      { categoryIds: [newId()], supplierProductIds: [newId()] },
      ['categoryIds QUERY_CONFLICT', 'supplierProductIds QUERY_CONFLICT'],
    ],
    [
      'entries and categories',
      { scopeKind: 'SUPPLIER_PRODUCTS', categoryIds: [newId()] },
      ['categoryIds QUERY_CONFLICT', 'supplierProductIds REQUIRED'],
    ],
    [
      'entries of others',
      { scopeKind: 'SUPPLIER_PRODUCTS', supplierProductIds: [newId()] },
      ['supplierProductIds[0] UNKNOWN_VALUE'],
    ],
    [
      'several at once',
      { scopeKind: 'CATEGORIES', isNationwide: false },
      ['categoryIds REQUIRED', 'stateIds REQUIRED'],
    ],
  ])('%s', async (_what, more, errors) => {
    story.later(0);
    const seller = (refusedSeller ??= await story.nextSeller());
    const body = { merchantId: seller.merchantId, supplierId: supplier.supplierId, ...termsFrom(NOW), ...more };
    const answer = await story.ask.create(seller.owner.headers, body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors!.map(({ field, code }) => `${field} ${code}`)).toEqual(errors);
  });
  let refusedSeller: Seller | undefined;

  it('an agency to oneself', async () => {
    const seller = await story.nextSeller();
    await app.db.query('update merchants set owner_customer_id = $2 where id = $1', [
      seller.merchantId,
      supplier.customerId,
    ]);
    const body = { merchantId: seller.merchantId, supplierId: supplier.supplierId, ...termsFrom(NOW) };
    expect((await story.ask.create(supplier.owner.headers, body)).body.code).toBe('DELEGATION_TO_ONESELF');
  });

  it('an exclusive one without a paper, one that is over by tomorrow, and a yes that comes too late', async () => {
    story.later(0);
    const seller = (refusedSeller ??= await story.nextSeller());
    const send = async (more: object) =>
      story.ask.step(seller.owner.headers, await story.drafted(seller, more), 'submit');
    expect((await send({ kind: 'EXCLUSIVE' })).body.code).toBe('DELEGATION_PAPER_MISSING');
    expect((await send({ validTo: '2026-12-02T08:00:00Z' })).body.code).toBe('DELEGATION_ENDS_SOON');
    const sent = await story.asked(seller, { validTo: '2026-12-03T08:00:00Z' });
    story.later(2);
    expect((await story.confirm(sent)).body.code).toBe('DELEGATION_PAST');
    story.later(0);
  });

  it('what was stopped does not hold again after its end', async () => {
    story.later(0);
    const of = await runSupplier(app);
    const given = await story.given(await story.nextSeller(), { validTo: '2026-12-11T08:00:00Z' }, of);
    const { body: stopped } = await story.ask.step(of.owner.headers, given, 'suspend', 'بررسی');
    story.later(10);
    expect(await story.ask.step(of.owner.headers, stopped, 'resume')).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION' },
    });
    expect((await story.ask.own(of.owner.headers, given.id)).body).toMatchObject({
      status: 'EXPIRED',
      isInForce: false,
      allowedActions: [],
    });
    story.later(0);
  });

  it('codes that are guessed, after a while all of an address', async () => {
    const guess = () => app.get('/merchantdelegations/verify', { query: { code: 'RST-2222-2222' } });
    const answers = [];
    for (let tried = 0; tried < 24; tried += 1) answers.push(await guess());
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'CODE_UNKNOWN' } });
    expect(answers.at(-1)!.status).toBe(429);
  });
});
