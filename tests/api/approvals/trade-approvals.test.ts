import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { type Answerer, type Approving, approvingAt } from './approving.kit.ts';
import { readTrade } from '../trade/trading.kit.ts';

// T5: a company agrees to what its people do in trade.
const BEGIN = '2026-12-01T08:00:00Z';
let app: Awaited<ReturnType<typeof startAppAt>>;
let company: Approving;
beforeAll(async () => {
  app = await startAppAt(BEGIN);
  company = await approvingAt(app);
});
afterAll(() => app?.stop());
beforeEach(async () => {
  await app.db.query(`update trade_requests set status = 'CANCELLED', published_at = null`);
  for (const by of ['confirmer', 'payer'] as const) await company.limit(by, null);
  await company.rule({});
});

const refused = (code: string, status = 403) => ({ status, body: { code } });
const ended = refused('INVALID_TRANSITION', 409);

describe('the question whether an order may be sent', () => {
  const asked = async () => {
    const id = await company.draft();
    await company.act(id, 'REQUEST_CONFIRMATION', 'requester', 1);
    return { id, approval: await company.approvalOf(id, 'PUBLISH') };
  };

  it('waits for a confirmer, and their yes sends it', async () => {
    const { id, approval } = await asked();
    expect(approval).toMatchObject({ status: 'PENDING', needed: 1, isAboveLimit: false, answers: [] });
    expect(approval.allowedActions).toEqual(['APPROVE', 'REJECT']);
    // Two owners and the confirmer.
    expect(approval.askedNames).toHaveLength(3);
    expect((await company.seen(id, 'requester')).approvals[0]!.allowedActions).toEqual(['WITHDRAW']);
    expect((await company.answer(id, 'approve', 'confirmer', approval)).body.status).toBe('PUBLISHED');
    expect(await company.approvalOf(id, 'PUBLISH')).toMatchObject({
      status: 'APPROVED',
      askedNames: [],
      allowedActions: [],
      answers: [{ isApproved: true }],
    });
  });

  it.each([
    ['RETURN', 'confirmer', 'reject', 'REJECTED'],
    ['WITHDRAW_CONFIRMATION', 'requester', 'withdraw', 'WITHDRAWN'],
  ] as const)('is ended by %s, the same at both addresses', async (action, by, act, status) => {
    for (const answer of [
      (id: string) => company.act(id, action, by, 2),
      async (id: string) => company.answer(id, act, by, await company.approvalOf(id, 'PUBLISH')),
    ]) {
      const { id } = await asked();
      expect((await answer(id)).status).toBe(200);
      expect((await company.seen(id)).status).toBe('DRAFT');
      expect(await company.approvalOf(id, 'PUBLISH')).toMatchObject({ status });
    }
  });

  it('lapses after seven days, and an older one is answered no more once it is asked anew', async () => {
    const { id, approval } = await asked();
    app.clock.set('2026-12-10T08:00:00Z');
    await app.tick();
    await company.supply.renew();
    expect(await company.approvalOf(id, 'PUBLISH')).toMatchObject({ status: 'LAPSED' });
    await company.act(id, 'REQUEST_CONFIRMATION', 'requester', 3);
    expect(await company.answer(id, 'approve', 'confirmer', approval)).toMatchObject(ended);
    app.clock.set(BEGIN);
    await company.supply.renew();
  });

  it('tells that it is above the limit of who asks, by the month of Tehran too', async () => {
    await company.limit('requester', null, '1');
    expect((await asked()).approval.isAboveLimit).toBe(true);
    await company.limit('requester', null);
    await company.rule({ acceptAboveRial: '1' });
    expect((await asked()).approval.isAboveLimit).toBe(true);
  });

  it('is for owners where the company wants that, for what is asked from then on', async () => {
    const before = await asked();
    await company.rule({ publishNeeds: 'OWNER' });
    const after = await asked();
    expect(await company.answer(after.id, 'approve', 'confirmer', after.approval)).toMatchObject(
      refused('OWNER_CONFIRMS'),
    );
    expect(await company.publish('confirmer', after.id, 2)).toMatchObject(refused('OWNER_CONFIRMS'));
    expect((await company.answer(before.id, 'approve', 'confirmer', before.approval)).status).toBe(200);
    expect((await company.answer(after.id, 'approve', 'second', after.approval)).status).toBe(200);
  });

  it('is not needed of who may confirm the own ones', async () => {
    await company.set('requester', 'permissions', ['TRADE_CREATE', 'TRADE_CONFIRM', 'QUOTE_ACCEPT']);
    expect(await company.publish('requester', await company.draft(), 1)).toMatchObject(refused('SELF_CONFIRMATION'));
    await company.rule({ selfConfirm: true });
    expect((await company.publish('requester', await company.draft(), 1)).status).toBe(200);
    await company.set('requester', 'permissions', ['TRADE_CREATE']);
  });
});

describe('an amount above what who confirms may agree to', () => {
  beforeEach(() => company.limit('confirmer', '1000'));

  it('is asked, and sent to the seller by the yes of somebody whose limit covers it', async () => {
    const price = await company.ask('confirmer', 'GET', `/traderequests/${await company.draft()}/membership-and-price`);
    expect(price.body).toMatchObject({ approvalsNeeded: 1 });
    const { id, approval } = await company.askedOrder();
    const { totalRial } = await company.seen(id);
    expect(approval).toMatchObject({ status: 'PENDING', needed: 1, isAboveLimit: true, amountRial: totalRial });
    expect(await company.typesOf(id)).toEqual(['CREATED', 'CONFIRMATION_REQUESTED', 'APPROVAL_ASKED']);
    expect((await company.ask('seller', 'GET', `/traderequests/${id}/approvals`)).status).toBe(404);
    expect(await company.publish('confirmer', id, 2)).toMatchObject(refused('APPROVAL_PENDING', 409));

    await company.limit('payer', '1000');
    const tries: [Answerer, object][] = [
      ['confirmer', refused('OWN_APPROVAL')],
      ['requester', refused('PERMISSION_MISSING')],
      ['payer', { ...refused('ABOVE_LIMIT', 409), body: { errors: [{ params: ['1000'] }] } }],
      ['member', refused('PERMISSION_MISSING')],
      ['seller', { status: 404 }],
      ['stranger', { status: 404 }],
    ];
    for (const [by, refusal] of tries)
      expect(await company.answer(id, 'approve', by, approval), by).toMatchObject(refusal);
    expect((await readTrade(app, id))!.version).toBe(2);

    await company.limit('payer', totalRial);
    expect((await company.answer(id, 'approve', 'payer', approval)).body.status).toBe('PUBLISHED');
    expect(await company.typesOf(id)).toEqual([
      'CREATED',
      'CONFIRMATION_REQUESTED',
      'APPROVAL_ASKED',
      'APPROVAL_GIVEN',
      'PUBLISHED',
    ]);
    const toSeller = await company.ask('seller', 'GET', `/traderequests/${id}`);
    expect(toSeller.body).toMatchObject({ status: 'PUBLISHED', approvals: [] });
    expect(await company.answer(id, 'approve', 'owner', approval)).toMatchObject(ended);
  });

  it('of a company with two people: both agree, each once, and whoever left does not count', async () => {
    await company.rule({ twoAboveRial: '1000' });
    const { id, approval } = await company.askedOrder();
    expect(approval.needed).toBe(2);
    expect((await company.answer(id, 'approve', 'payer', approval)).body.status).toBe('AWAITING_CONFIRMATION');
    expect(await company.answer(id, 'approve', 'payer', approval)).toMatchObject(refused('ALREADY_ANSWERED', 409));
    await company.set('payer', 'status', 'SUSPENDED');
    expect((await company.answer(id, 'approve', 'owner', approval)).body.status).toBe('AWAITING_CONFIRMATION');
    expect((await company.answer(id, 'approve', 'second', approval)).body.status).toBe('PUBLISHED');
    await company.set('payer', 'status', 'ACTIVE');
  });

  it('goes by the rules of when it was asked', async () => {
    const { id, approval } = await company.askedOrder();
    await company.rule({ twoAboveRial: '1000', acceptAboveRial: '1000' });
    expect((await company.answer(id, 'approve', 'owner', approval)).body.status).toBe('PUBLISHED');
  });

  it('is asked by an agent whom no limit holds, above the amount of the rules, and by an owner above that of two', async () => {
    await company.limit('confirmer', null);
    await company.rule({ acceptAboveRial: '1000', twoAboveRial: '1000' });
    expect((await company.askedOrder()).approval.needed).toBe(2);
    const id = await company.draft();
    expect((await company.publish('owner', id, 1)).body).toMatchObject({ status: 'AWAITING_CONFIRMATION' });
    const approval = await company.approvalOf(id);
    expect(approval.needed).toBe(1);
    expect(await company.answer(id, 'approve', 'owner', approval)).toMatchObject(refused('OWN_APPROVAL'));
    expect((await company.answer(id, 'approve', 'payer', approval)).body.status).toBe('PUBLISHED');
  });

  it('is not sent at other prices than those that were asked', async () => {
    const { id, approval } = await company.askedOrder();
    const [{ price }] = (await app.db.query<{ price: string }>(
      `select price_tiers -> 0 ->> 'unitPriceRial' as price from supplier_products where id = $1`,
      [company.offer.id],
    )) as [{ price: string }];
    await company.reprice(String(BigInt(price) + 1n));
    const before = await readTrade(app, id);
    expect(await company.answer(id, 'approve', 'owner', approval)).toMatchObject(refused('PRICE_CHANGED', 409));
    expect(await readTrade(app, id)).toEqual(before);
    expect((await company.approvalOf(id)).answers).toEqual([]);
    await company.reprice(price);
    expect((await company.answer(id, 'approve', 'owner', approval)).body.status).toBe('PUBLISHED');
  });

  it.each([
    ['returned', (id: string) => company.act(id, 'RETURN', 'owner', 2), 'DRAFT'],
    ['taken back by who wrote it', (id: string) => company.act(id, 'WITHDRAW_CONFIRMATION', 'requester', 2), 'DRAFT'],
    ['cancelled', (id: string) => company.act(id, 'CANCEL', 'owner', 2), 'CANCELLED'],
    ['sent by somebody who may', (id: string) => company.publish('owner', id, 2), 'PUBLISHED'],
  ])('is asked no more once the order is %s', async (_, act, status) => {
    const { id, approval } = await company.askedOrder();
    expect((await act(id)).status).toBe(200);
    expect(await company.seen(id)).toMatchObject({ status, approvals: [{ status: 'LAPSED' }, {}] });
    expect((await company.typesOf(id)).at(-1)).toBe('APPROVAL_LAPSED');
    const before = await readTrade(app, id);
    for (const answer of ['approve', 'reject'] as const)
      expect(await company.answer(id, answer, 'owner', approval)).toMatchObject(ended);
    expect(await company.answer(id, 'withdraw', 'confirmer', approval)).toMatchObject(ended);
    expect(await readTrade(app, id)).toEqual(before);
  });

  it('is taken back by who asked, or refused with a reason, and can be asked again', async () => {
    const { id, approval } = await company.askedOrder();
    expect(await company.answer(id, 'withdraw', 'owner', approval)).toMatchObject(refused('ASKER_ONLY'));
    expect((await company.answer(id, 'withdraw', 'confirmer', approval)).status).toBe(200);
    expect(await company.approvalOf(id)).toMatchObject({ status: 'WITHDRAWN' });
    expect((await company.publish('confirmer', id, 3)).status).toBe(200);
    const again = await company.approvalOf(id);
    expect((await company.answer(id, 'reject', 'payer', again)).body.status).toBe('AWAITING_CONFIRMATION');
    expect(await company.approvalOf(id)).toMatchObject({
      status: 'REJECTED',
      answers: [{ isApproved: false, reason: 'این ماه بودجه نداریم.' }],
    });
    expect((await company.typesOf(id)).slice(-3)).toEqual([
      'APPROVAL_WITHDRAWN',
      'APPROVAL_ASKED',
      'APPROVAL_REJECTED',
    ]);
    expect(
      (
        await company.ask('owner', 'POST', `/traderequests/${id}/approvals/${company.unknown.id}/approve`, {
          version: 5,
        })
      ).body.code,
    ).toBe('APPROVAL_NOT_FOUND');
  });

  it('is not asked where nobody can agree, and lapses once nobody is left', async () => {
    await company.rule({ twoAboveRial: '1000' });
    await company.set('payer', 'status', 'SUSPENDED');
    await company.set('second', 'status', 'SUSPENDED');
    const id = await company.draft();
    const none = await company.publish('confirmer', id, 1);
    expect(none).toMatchObject({ status: 409, body: { code: 'NO_APPROVER', errors: [{ params: ['2'] }] } });
    expect(await readTrade(app, id)).toMatchObject({ version: 1, state: 'DRAFT' });
    await company.set('second', 'status', 'ACTIVE');
    const { id: asked, approval } = await company.askedOrder();
    expect((await company.answer(asked, 'approve', 'second', approval)).status).toBe(200);
    await company.set('second', 'status', 'SUSPENDED');
    await lapse();
    expect(await company.approvalOf(asked)).toMatchObject({ status: 'LAPSED' });
    expect(await company.typesOf(asked)).toContain('APPROVAL_LAPSED');
    for (const by of ['payer', 'second'] as const) await company.set(by, 'status', 'ACTIVE');
  });

  it('needs a confirmer: where who asked is one no more, the yes of an owner is, and that of others is not', async () => {
    const { id, approval } = await company.askedOrder();
    await company.set('confirmer', 'status', 'SUSPENDED');
    expect(await company.answer(id, 'approve', 'payer', approval)).toMatchObject(refused('ASKER_MAY_NOT', 409));
    expect((await company.answer(id, 'approve', 'owner', approval)).body.status).toBe('PUBLISHED');
    await company.set('confirmer', 'status', 'ACTIVE');
  });

  it('uses the month of who agreed, which ends at midnight in Tehran', async () => {
    const { totalRial } = await company.seen(await company.draft());
    await company.limit('payer', null, totalRial);
    // The last second of Azar 1405, and the first of Dey.
    app.clock.set('2026-12-21T20:29:59Z');
    await company.supply.renew();
    const first = await company.askedOrder();
    expect((await company.answer(first.id, 'approve', 'payer', first.approval)).body.status).toBe('PUBLISHED');
    const second = await company.askedOrder();
    expect(await company.answer(second.id, 'approve', 'payer', second.approval)).toMatchObject({
      status: 409,
      body: { code: 'ABOVE_LIMIT', errors: [{ params: ['0'] }] },
    });
    app.clock.set('2026-12-21T20:30:00Z');
    expect((await company.answer(second.id, 'approve', 'payer', second.approval)).body.status).toBe('PUBLISHED');
    app.clock.set(BEGIN);
    await company.supply.renew();
  });

  it('that two agree to at once is sent once, and the other is told how it stands', async () => {
    for (let round = 0; round < (process.env.TEST_FULL ? 200 : 4); round += 1) {
      const { id, approval } = await company.askedOrder();
      const said = await Promise.all(
        (['owner', 'second', 'payer'] as const).map((by) =>
          company.ask(by, 'POST', `/traderequests/${id}/approvals/${approval.id}/approve`, { version: 2 }),
        ),
      );
      expect(said.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const types = await company.typesOf(id);
      expect(types.filter((type) => type === 'PUBLISHED' || type === 'APPROVAL_GIVEN')).toHaveLength(2);
      await app.db.query(`update trade_requests set status = 'CANCELLED' where id = $1`, [id]);
    }
  }, 600_000);
});

/** Runs the work that ends what nobody is left to agree to. */
async function lapse() {
  await app.db.query(`update jobs set run_at = $1 where queue = 'trade-approvals'`, [app.clock.now()]);
  await app.tick();
}
