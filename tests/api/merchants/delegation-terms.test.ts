import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { type App, delegationStory, memberOf, runSupplier, storedOf } from '../../kit/delegations.ts';
import { ok } from '../../kit/rest.ts';

const NOW = '2026-12-01T08:00:00Z';
let app: App;
let story: ReturnType<typeof delegationStory>;
let supplier: Awaited<ReturnType<typeof runSupplier>>;
beforeAll(async () => {
  app = await startAppAt(NOW);
  supplier = await runSupplier(app);
  story = delegationStory(app, NOW, supplier);
});
afterAll(() => app?.stop());

describe('the offers under a delegation', () => {
  type Entry = {
    id: string;
    version: number;
    moq: string;
    status: string;
    hiddenBecause?: string;
    baseProductId: string;
  };
  /** The seeded seller with agencies, one of which has offers. */
  async function sellingUnder() {
    const [found] = await app.db.query<{
      id: string;
      supplierId: string;
      merchantId: string;
      customerId: string;
      validTo: Date;
    }>(
      `select d.id, d.supplier_id as "supplierId", d.merchant_id as "merchantId", m.owner_customer_id as "customerId",
         d.valid_to as "validTo" from merchant_delegations d join merchants m on m.id = d.merchant_id
       where m.owner_customer_id is not null and d.status = 'ACTIVE' and 'SET_PRICE' = any (d.permissions)
         and (select count(*) from supplier_products p where p.delegation_id = d.id and p.status = 'PUBLISHED') > 1
       order by d.id limit 1`,
    );
    const seller = await memberOf(app, found!.customerId);
    const [owned] = await app.db.query<{ customerId: string | null }>(
      'select owner_customer_id as "customerId" from suppliers where id = $1',
      [found!.supplierId],
    );
    const company = owned!.customerId ?? found!.customerId;
    const own = () => story.ask.own(giver.headers, found!.id).then(({ body }) => body);
    const giver = await memberOf(app, company);
    const offers = async () =>
      ok(
        await app.get('/supplierproducts/catalog', { query: { merchantId: found!.merchantId, pageSize: 100 } }),
      ).items.filter(({ delegationBadge }) => delegationBadge?.delegationId === found!.id);
    return { ...found!, seller, giver, own, offers };
  }

  it('leave the market with a suspension, and with the end of a notice; both can be taken back', async () => {
    story.later(0);
    const { id, giver, own, offers, merchantId, seller } = await sellingUnder();
    const count = (await offers()).length;
    expect(count).toBeGreaterThan(1);
    const before = await own();
    const stopped = (await story.ask.step(giver.headers, before, 'suspend', 'بررسی شکایت')).body;
    expect(stopped).toMatchObject({ status: 'SUSPENDED', reason: 'بررسی شکایت' });
    expect(await offers()).toEqual([]);
    const hidden = await app.get('/supplierproducts/own', {
      by: seller,
      query: { merchantId, onlyHidden: true, pageSize: 50 },
    });
    expect(
      ok(hidden).items.filter(({ hiddenBecause }) => hiddenBecause === 'AGENCY_NOT_IN_FORCE').length,
    ).toBeGreaterThanOrEqual(count);
    const shown = (await story.ask.step(giver.headers, stopped, 'resume')).body;
    expect((await offers()).length).toBe(count);

    const noticed = (await story.ask.step(giver.headers, shown, 'revoke', 'قرارداد تمدید نشد')).body;
    expect(noticed).toMatchObject({ status: 'ACTIVE', isInForce: true, revokesAt: '2026-12-08T08:00:00.000Z' });
    story.later(7, -1);
    expect((await offers()).length).toBe(count);
    story.later(7);
    expect(await offers()).toEqual([]);
    expect((await own()).status).toBe('REVOKED');
    story.later(7, -1);
    const kept = (await story.ask.step(giver.headers, noticed, 'keep')).body;
    expect(kept).toMatchObject({ status: 'ACTIVE' });
    story.later(7);
    expect((await offers()).length).toBe(count);
    expect(await storedOf(app, id)).toMatchObject({ status: 'ACTIVE' });
    story.later(0);
  });

  it('are over with its last second: none is shown, and none is submitted, priced or listed, however many try', async () => {
    story.later(0);
    const { id, validTo, seller, offers, merchantId, supplierId } = await sellingUnder();
    const { headers } = seller;
    const under = async () =>
      (await app.ask<{ items: Entry[] }>(`/supplierproducts/own?merchantId=${merchantId}&pageSize=50`, { headers }))
        .body.items;
    const shownIds = new Set((await offers()).map((offer) => offer.id));
    const [priced, drafted] = (await under()).filter((entry) => shownIds.has(entry.id));
    let draft = drafted!;
    for (const step of ['archive', 'restore'])
      draft = (
        await app.ask<Entry>(`/supplierproducts/${draft.id}/${step}`, {
          method: 'POST',
          headers,
          payload: { version: draft.version },
        })
      ).body;
    expect(draft.status).toBe('DRAFT');
    const { verificationCode } = (await story.ask.own(headers, id)).body;

    app.clock.set(new Date(validTo.getTime() - 1_000));
    expect((await offers()).length).toBeGreaterThan(0);
    expect((await story.ask.verify(verificationCode!)).body).toMatchObject({ status: 'ACTIVE', isInForce: true });

    app.clock.set(validTo);
    expect(await offers()).toEqual([]);
    expect((await story.ask.verify(verificationCode!)).body).toMatchObject({ status: 'EXPIRED', isInForce: false });
    const price = {
      version: priced!.version,
      priceMode: 'FIXED',
      priceTiers: [{ minQty: priced!.moq, unitPriceRial: '5000000' }],
      stockState: 'IN_STOCK',
      leadTimeDays: 3,
      confirmsJump: true,
    };
    const attempts = Array.from({ length: 20 }, (_, index) => {
      if (index % 3 === 0)
        return app.ask<{ code: string }>(`/supplierproducts/${priced!.id}/price-and-stock`, {
          method: 'PUT',
          headers,
          payload: price,
        });
      if (index % 3 === 1)
        return app.ask<{ code: string }>(`/supplierproducts/${draft.id}/submit`, {
          method: 'POST',
          headers,
          payload: { version: draft.version },
        });
      const listed = { merchantId, supplierId, baseProductId: priced!.baseProductId };
      return app.ask<{ code: string }>('/supplierproducts', { method: 'POST', headers, payload: listed });
    });
    const answers = await Promise.all(attempts);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['409 DELEGATION_ENDED', '409 ENTRY_INCOMPLETE', '409 NO_AGENCY']),
    );
    expect(await offers()).toEqual([]);
    story.later(0);
  });
});

describe('the clock', () => {
  it('reminds a supplier twice, and gives a request back after thirty days', async () => {
    story.later(0);
    await app.db.query('delete from holidays');
    const seller = await story.nextSeller();
    const sent = await story.asked(seller, { validTo: '2027-06-01T00:00:00Z' });
    // 2026-12-31 is a Thursday.
    expect(sent.answerDueAt).toBe('2026-12-31T08:00:00.000Z');
    const counts: number[] = [];
    for (const days of [6, 7, 21, 29, 30, 60]) {
      story.later(days);
      await app.tick();
      counts.push((await story.eventsOf(sent.id)).length);
      // What asks stands once in an inbox, however often it reminds.
      if (days < 30) expect(await story.heard(supplier.owner.headers, sent.id)).toEqual(['DELEGATION_ASKED']);
    }
    expect(counts).toEqual([2, 3, 4, 4, 5, 5]);
    const happened = ['CREATED', 'SUBMITTED', 'REMINDED', 'REMINDED', 'LAPSED'].map((each) => `DELEGATION_${each}`);
    expect(await story.eventsOf(sent.id)).toEqual(happened);
    expect(await story.heard(supplier.owner.headers, sent.id)).toEqual(['DELEGATION_ANSWERED']);
    expect(await story.heard(seller.owner.headers, sent.id)).toEqual(['DELEGATION_ANSWERED']);
    expect((await story.ask.own(seller.owner.headers, sent.id)).body).toMatchObject({
      status: 'DRAFT',
      allowedActions: ['EDIT', 'REMOVE', 'SUBMIT'],
    });
    story.later(0);
  });

  it('tells both sides a month and a week before the end, and of the end, each once', async () => {
    story.later(0);
    const of = await runSupplier(app);
    const one = await story.given(
      await story.nextSeller(),
      { validTo: new Date(Date.parse(NOW) + 100 * 86_400_000).toISOString() },
      of,
    );
    const tickAt = async (...all: number[]) => {
      for (const days of all) {
        story.later(days);
        await app.tick();
      }
    };
    await tickAt(69, 70, 93, 99);
    // One notice, of the last reminder.
    expect(await story.heard(of.owner.headers, one.id)).toEqual(['DELEGATION_ENDS']);
    await tickAt(100, 101);
    expect((await story.eventsOf(one.id)).slice(3)).toEqual(['DELEGATION_ENDS', 'DELEGATION_ENDS', 'DELEGATION_ENDED']);
    // What ended can be renewed in time no longer: the reminders are taken back.
    expect(await story.heard(of.owner.headers, one.id)).toEqual(['DELEGATION_ENDED']);
    const { status, isInForce } = (await story.ask.own(of.owner.headers, one.id)).body;
    expect({ status, isInForce }).toEqual({ status: 'EXPIRED', isInForce: false });
    story.later(0);
  });
});
