import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { newPhone } from '../../kit/people.ts';
import type { Page } from '../../kit/client.ts';

type Delegation = { id: string; merchantId: string; supplierId: string; status: string; isInForce: boolean };
type Dated = Delegation & { validFrom: string; validTo: string };
type Offer = { id: string; baseProductId: string; delegationBadge?: { delegationId: string } };

const BEFORE = '2026-12-01T08:00:00Z';
let app: Awaited<ReturnType<typeof startAppAt>>;
let delegation: Dated;

const get = async <T>(path: string) => (await app.ask<T>(path)).body;
const offersUnder = async ({ id, merchantId }: Delegation) =>
  (await get<Page<Offer>>(`/supplierproducts/catalog?merchantId=${merchantId}&pageSize=100`)).items.filter(
    (offer) => offer.delegationBadge?.delegationId === id,
  );

beforeAll(async () => {
  app = await startAppAt(BEFORE);
  const { items } = await get<Page<Dated>>('/merchantdelegations?pageSize=100&status=ACTIVE');
  for (const each of items) if (each.isInForce && (await offersUnder(each)).length > 0) delegation ??= each;
});
afterAll(() => app.stop());

describe('a delegation that ends this second', () => {
  it('holds until then; in the very next answer it is over, and its offers with it', async () => {
    const end = new Date(delegation.validTo);
    app.clock.set(new Date(end.getTime() - 1_000));
    const offers = await offersUnder(delegation);
    const [offer] = offers;
    expect(await get<Delegation>(`/merchantdelegations/${delegation.id}`)).toMatchObject({
      status: 'ACTIVE',
      isInForce: true,
    });
    expect((await app.get('/supplierproducts/{id}/catalog', { path: { id: offer!.id } })).status).toBe(200);
    const merchant = async () =>
      (await get<Page<{ productsCount: number; delegationsCount: number }>>(`/merchants?ids=${delegation.merchantId}`))
        .items[0]!;
    const supplier = () => get<{ productsCount: number }>(`/suppliers/${delegation.supplierId}`);
    const base = () => get<{ offersCount: number }>(`/baseproducts/${offer!.baseProductId}`);
    const before = { merchant: await merchant(), supplier: await supplier(), base: await base() };

    app.clock.set(end);
    expect(await get<Delegation>(`/merchantdelegations/${delegation.id}`)).toMatchObject({
      status: 'EXPIRED',
      isInForce: false,
    });
    expect(await offersUnder(delegation)).toEqual([]);
    const gone = await app.get('/supplierproducts/{id}/catalog', { path: { id: offer!.id } });
    expect([gone.status, gone.body.code]).toEqual([404, 'SUPPLIER_PRODUCT_NOT_FOUND']);
    expect((await get<Page<Offer>>(`/supplierproducts/catalog?ids=${offer!.id}`)).items).toEqual([]);
    const onBase = await get<Page<Offer>>(`/supplierproducts/byproduct?productId=${offer!.baseProductId}`);
    expect(onBase.items.map(({ id }) => id)).not.toContain(offer!.id);
    expect((await merchant()).productsCount).toBe(before.merchant.productsCount - offers.length);
    expect((await merchant()).delegationsCount).toBe(before.merchant.delegationsCount - 1);
    expect((await supplier()).productsCount).toBe(before.supplier.productsCount - offers.length);
    expect((await base()).offersCount).toBeLessThan(before.base.offersCount);
  });

  it('is shown as ended for a year, and then no more', async () => {
    const end = new Date(delegation.validTo);
    const year = new Date(end);
    year.setUTCFullYear(end.getUTCFullYear() + 1);
    app.clock.set(new Date(year.getTime() - 1_000));
    expect((await app.get('/merchantdelegations/{id}', { path: { id: delegation.id } })).status).toBe(200);
    app.clock.set(year);
    expect((await app.get('/merchantdelegations/{id}', { path: { id: delegation.id } })).status).toBe(404);
  });
});

describe('a delegation that has not begun', () => {
  it('is told, and its offers come with its first second', async () => {
    app.clock.set(BEFORE);
    const { items } = await get<Page<Dated>>('/merchantdelegations?pageSize=100&status=UPCOMING');
    const coming = items[0]!;
    const active = await get<Page<Dated>>('/merchantdelegations?pageSize=100&status=ACTIVE');
    expect(coming.isInForce).toBe(false);
    expect(active.items.filter((each) => !each.isInForce)).toEqual([]);
    expect(Date.parse(coming.validFrom)).toBeGreaterThan(Date.parse(BEFORE));
    expect(await offersUnder(coming)).toEqual([]);
    app.clock.set(coming.validFrom);
    const offers = await offersUnder(coming);
    expect(offers.length).toBeGreaterThan(0);
    expect(await get<Dated>(`/merchantdelegations/${coming.id}`)).toMatchObject({ status: 'ACTIVE', isInForce: true });
    // Nor is a price told for what may not be sold yet.
    app.clock.set(BEFORE);
    expect(
      (await app.get('/supplierproducts/{id}/landed-price', { path: { id: offers[0]!.id }, query: { quantity: 1 } }))
        .status,
    ).toBe(404);
  });
});

describe('a verification', () => {
  it('falls a level by itself when its evidence ends', async () => {
    app.clock.set(BEFORE);
    type Supplier = { id: string; verificationLevel: string; verificationEvidences: { validTo: string }[] };
    const { items } = await get<Page<Supplier>>('/suppliers?verificationLevel=SITE&pageSize=100');
    const [supplier] = items;
    app.clock.set(supplier!.verificationEvidences[0]!.validTo);
    const now = await get<Supplier>(`/suppliers/${supplier!.id}`);
    expect(now.verificationLevel).not.toBe('SITE');
    const site = await get<Page<Supplier>>('/suppliers?verificationLevel=SITE&pageSize=100');
    expect(site.items.map(({ id }) => id)).not.toContain(supplier!.id);
  });
});

describe('what people hold until a time', () => {
  const as = async (accessToken: string, method: 'GET' | 'POST', path: string, payload?: object) => {
    const headers = { authorization: `Bearer ${accessToken}` };
    return app.ask<{ id: string; permissions: string[] }>(path, { method, headers, ...(payload && { payload }) });
  };
  const AGENTS = '/customers/profile/merchant-agents';

  it('an agent acts from the first second of the membership to the last, by the same clock', async () => {
    app.clock.set(BEFORE);
    const owner = await app.login();
    const company = { legalName: 'صنایع پمپ البرز', nationalLegalId: '10380284790' };
    const made = await as(owner.accessToken, 'POST', '/customers/personcustomer', { kind: 'COMPANY', company });
    const customerId = made.body.id;
    const phone = newPhone();
    const validFrom = '2026-12-02T08:00:00.000Z';
    const validTo = '2026-12-03T08:00:00.000Z';
    const terms = { displayName: 'رضا', permissions: ['MESSAGE'], validFrom, validTo };
    const invited = await as(owner.accessToken, 'POST', AGENTS, { customerId, phone, ...terms });

    let tokens = await app.login(phone);
    expect((await as(tokens.accessToken, 'POST', `${AGENTS}/${invited.body.id}/accept`)).status).toBe(200);
    const mayAt = async (instant: string) => {
      app.clock.set(instant);
      tokens = await app.refresh(tokens.refreshToken);
      const { body } = await as(tokens.accessToken, 'GET', '/customers');
      return (body as unknown as { id: string; permissions: string[] }[]).find(({ id }) => id === customerId)
        ?.permissions;
    };
    expect(await mayAt('2026-12-02T07:59:59Z')).toEqual([]);
    expect(await mayAt(validFrom)).toEqual(['MESSAGE']);
    expect(await mayAt('2026-12-03T07:59:59Z')).toEqual(['MESSAGE']);
    expect(await mayAt(validTo)).toEqual([]);
  });

  it('a code is good for two minutes of that clock', async () => {
    app.clock.set(BEFORE);
    const begun = [await app.begin(), await app.begin()];
    const after = (seconds: number) => app.clock.set(new Date(Date.parse(BEFORE) + seconds * 1_000));
    after(119);
    expect((await app.withCode(begun[0]!.challengeId, begun[0]!.code)).status).toBe(200);
    after(120);
    const late = await app.withCode(begun[1]!.challengeId, begun[1]!.code);
    expect([late.status, late.body.code]).toEqual([400, 'OTP_INVALID']);
  });
});

describe('a certificate', () => {
  it('counts to the end of its last day in Tehran, and not a second longer', async () => {
    app.clock.set(BEFORE);
    type Certified = { id: string; certificates: { title: string; validTo: string; isValid: boolean }[] };
    const { items } = await get<Page<{ id: string }>>('/suppliers?pageSize=100');
    const all = await Promise.all(items.map(({ id }) => get<Certified>(`/suppliers/${id}`)));
    const { id, certificates } = all.find((each) => each.certificates.some(({ isValid }) => isValid))!;
    const { title, validTo } = certificates.find(({ isValid }) => isValid)!;
    const isValidAt = async (clock: string) => {
      app.clock.set(`${validTo}T${clock}Z`);
      const { certificates: now } = await get<Certified>(`/suppliers/${id}`);
      return now.find((each) => each.title === title && each.validTo === validTo)!.isValid;
    };
    expect([await isValidAt('20:29:59'), await isValidAt('20:30:00')]).toEqual([true, false]);
  });
});
