import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { type Answerer, type Approving, approvingAt } from './approving.kit.ts';
import { type QuoteBody, quotingAt } from '../sourcing/quotes/quoting.kit.ts';
import { readTrade } from '../trade/trading.kit.ts';

// T5 for offers: what binds a company above the limit of who acts, or above the amounts of its rules, is agreed to by colleagues.
const BEGIN = '2026-12-01T08:00:00Z';
let app: Awaited<ReturnType<typeof startAppAt>>;
let company: Approving;
let quoting: ReturnType<typeof quotingAt>;
beforeAll(async () => {
  app = await startAppAt(BEGIN);
  company = await approvingAt(app);
  quoting = quotingAt(company);
});
afterAll(() => app?.stop());
beforeEach(async () => {
  await app.db.query(`update trade_requests set status = 'CANCELLED', published_at = null`);
  for (const by of ['confirmer', 'payer'] as const) await company.limit(by, by === 'confirmer' ? '1000' : null);
  await company.rule({});
});

const refused = (code: string, status = 409) => ({ status, body: { code } });
const ended = refused('INVALID_TRANSITION');
type Kind = 'ACCEPT' | 'COUNTER';

async function done(answer: Promise<{ status: number; body: QuoteBody }>): Promise<QuoteBody> {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

/** An order that waits for the buyer's answer to an offer. */
async function offered() {
  const id = await company.draft({ acceptListPrice: false });
  await quoting.published(company.publish, id);
  return { id, offer: await done(quoting.send(id, 'seller', { price: 90_000 })) };
}

/** An offer, and what somebody asked the company about it. */
async function asked(kind: Kind, by: 'confirmer' | 'owner' = 'confirmer') {
  const { id, offer } = await offered();
  const quote = await done(
    kind === 'ACCEPT' ? quoting.step(by, offer, 'accept') : quoting.send(id, by, { price: 80_000 }),
  );
  return { id, offer, quote, approval: await company.approvalOf(id, kind) };
}

const typesSince = async (id: string, seq: number) => (await company.typesOf(id)).slice(seq);
const statusOf = async (id: string) =>
  (await app.db.query<{ status: string }>('select status from quotes where id = $1', [id]))[0]!.status;
const committerOf = async (id: string) =>
  (await app.db.query<{ by: string }>('select committed_user_id as by from quotes where id = $1', [id]))[0]!.by;

/** How an offer stands before and after the company's yes, and what the request becomes by it. */
const cases = [
  ['ACCEPT', 'SENT', 'ACCEPTED', 'IN_FULFILMENT', ['APPROVAL_GIVEN', 'QUOTE_ACCEPTED', 'TERM_STARTED']],
  ['COUNTER', 'DRAFT', 'SENT', 'NEGOTIATING', ['APPROVAL_GIVEN', 'COUNTER_SENT']],
] as const;

describe.each(cases)('%s above a limit', (kind, before, after, status, types) => {
  it('is asked while the request stays as it is, and done by the yes of somebody whose limit covers it', async () => {
    const { id, quote, approval } = await asked(kind);
    expect(quote).toMatchObject({ status: before, allowedActions: [] });
    expect(approval).toMatchObject({ status: 'PENDING', needed: 1, isAboveLimit: true, quoteId: quote.id });
    expect(approval.amountRial).toBe(quote.totalRial);
    const seen = await company.seen(id, 'confirmer');
    expect(seen.status).toBe('NEGOTIATING');
    expect(seen.allowedActions).not.toContain(kind === 'ACCEPT' ? 'ACCEPT_QUOTE' : 'SEND_QUOTE');
    expect((await company.typesOf(id)).at(-1)).toBe('APPROVAL_ASKED');
    expect((await company.seen(id, 'seller')).approvals).toEqual([]);
    const seq = (await company.typesOf(id)).length;
    // Nobody does anything else with it meanwhile.
    const stored = (await readTrade(app, id))!;
    const name = kind === 'ACCEPT' ? 'accept' : 'send';
    for (const by of ['confirmer', 'owner'] as const)
      expect(await quoting.step(by, quote, name)).toMatchObject(refused('APPROVAL_PENDING'));
    if (kind === 'COUNTER') {
      const body = { version: quote.version, ...(await quoting.content(id)) };
      expect(await company.ask('owner', 'PUT', `/quotes/${quote.id}`, body)).toMatchObject(refused('APPROVAL_PENDING'));
      const path = `/quotes/${quote.id}?version=${quote.version}`;
      expect(await company.ask('owner', 'DELETE', path)).toMatchObject(refused('APPROVAL_PENDING'));
    }
    await company.limit('payer', '1000');
    const tries: [Answerer, object][] = [
      ['confirmer', refused('OWN_APPROVAL', 403)],
      ['requester', refused('PERMISSION_MISSING', 403)],
      ['payer', { ...refused('ABOVE_LIMIT'), body: { errors: [{ params: ['1000'] }] } }],
      ['seller', { status: 404 }],
      ['stranger', { status: 404 }],
    ];
    for (const [by, refusal] of tries)
      expect(await company.answer(id, 'approve', by, approval), by).toMatchObject(refusal);
    expect(await readTrade(app, id)).toEqual(stored);

    await company.limit('payer', approval.amountRial);
    expect(await company.answer(id, 'approve', 'payer', approval)).toMatchObject({ status: 200, body: { status } });
    expect(await typesSince(id, seq)).toEqual(types);
    expect(await statusOf(quote.id)).toBe(after);
    expect(await committerOf(quote.id)).toBe(company.all.confirmer.userId);
    expect(await company.approvalOf(id, kind)).toMatchObject({ status: 'APPROVED', answers: [{ isApproved: true }] });
    expect((await company.seen(id, 'seller')).status).toBe(status);
    expect(await company.answer(id, 'approve', 'owner', approval)).toMatchObject(ended);
  });

  it('is asked by the rules too: of an agent without a limit, and of an owner above the amount of two', async () => {
    await company.limit('confirmer', null);
    await company.rule({ acceptAboveRial: '1000', twoAboveRial: '1000' });
    const { offer: standing } = await offered();
    const told = (by: Parameters<typeof quoting.as>[0]) => done(quoting.as(by, 'GET', `/quotes/${standing.id}`));
    // Told before anybody is asked, to who may bind the company; a seller is told nothing of it.
    expect((await told('confirmer')).approvalsNeeded).toBe(2);
    expect((await told('seller')).approvalsNeeded).toBeUndefined();
    const { id, quote, approval } = await asked(kind);
    expect(approval.needed).toBe(2);
    expect((await company.answer(id, 'approve', 'owner', approval)).body.status).toBe('NEGOTIATING');
    expect(await statusOf(quote.id)).toBe(before);
    expect(await company.answer(id, 'approve', 'owner', approval)).toMatchObject(refused('ALREADY_ANSWERED'));
    expect((await company.answer(id, 'approve', 'second', approval)).body.status).toBe(status);
    const own = await asked(kind, 'owner');
    expect(own.approval.needed).toBe(1);
    expect((await company.answer(own.id, 'approve', 'payer', own.approval)).body.status).toBe(status);
    expect(await committerOf(own.quote.id)).toBe(company.all.owner.userId);
  });

  it('is refused with a reason, or taken back by who asked, and can be asked again', async () => {
    const { id, quote, approval } = await asked(kind);
    expect(await company.answer(id, 'withdraw', 'owner', approval)).toMatchObject(refused('ASKER_ONLY', 403));
    expect((await company.answer(id, 'withdraw', 'confirmer', approval)).body.status).toBe('NEGOTIATING');
    expect(await company.approvalOf(id, kind)).toMatchObject({ status: 'WITHDRAWN' });
    const name = kind === 'ACCEPT' ? 'accept' : 'send';
    await done(quoting.step('confirmer', quote, name));
    const again = await company.approvalOf(id, kind);
    expect((await company.answer(id, 'reject', 'payer', again)).body.status).toBe('NEGOTIATING');
    expect(await company.approvalOf(id, kind)).toMatchObject({ status: 'REJECTED', answers: [{ isApproved: false }] });
    expect(await statusOf(quote.id)).toBe(before);
    expect((await company.typesOf(id)).slice(-3)).toEqual([
      'APPROVAL_WITHDRAWN',
      'APPROVAL_ASKED',
      'APPROVAL_REJECTED',
    ]);
  });

  it('is not asked where nobody can agree, and nothing is written', async () => {
    await company.rule({ twoAboveRial: '1000' });
    await company.set('payer', 'status', 'SUSPENDED');
    await company.set('second', 'status', 'SUSPENDED');
    const { id, offer } = await offered();
    const stored = await readTrade(app, id);
    const { missing } = await done(quoting.as('confirmer', 'GET', `/quotes/${offer.id}`));
    if (kind === 'ACCEPT') expect(missing).toEqual([{ code: 'NO_APPROVER', actions: ['ACCEPT'] }]);
    const none =
      kind === 'ACCEPT'
        ? await quoting.step('confirmer', offer, 'accept')
        : await quoting.send(id, 'confirmer', { price: 80_000 });
    expect(none).toMatchObject({ status: 409, body: { code: 'NO_APPROVER', errors: [{ params: ['2'] }] } });
    expect(await readTrade(app, id)).toEqual(stored);
    expect((await company.seen(id)).approvals).not.toContainEqual(expect.objectContaining({ kind }));
    for (const by of ['payer', 'second'] as const) await company.set(by, 'status', 'ACTIVE');
  });

  it('is judged anew at the last yes: once it is over nothing is done', async () => {
    const { id, approval } = await asked(kind);
    // Its last day in Tehran is over; no job has told of it yet.
    app.clock.set(`${quoting.day(5)}T20:30:00Z`);
    await company.supply.renew();
    const stored = await readTrade(app, id);
    expect(await company.answer(id, 'approve', 'owner', approval)).toMatchObject(refused('QUOTE_EXPIRED'));
    expect(await readTrade(app, id)).toEqual(stored);
    expect((await company.approvalOf(id, kind)).answers).toEqual([]);
    app.clock.set(BEGIN);
    await company.supply.renew();
  });

  it('binds through who said yes where who asked is there no more', async () => {
    const { id, quote, approval } = await asked(kind);
    await company.set('confirmer', 'status', 'SUSPENDED');
    expect((await company.answer(id, 'approve', 'payer', approval)).body.status).toBe(status);
    expect(await committerOf(quote.id)).toBe(company.all.payer.userId);
    await company.set('confirmer', 'status', 'ACTIVE');
  });
});

type Asked = Awaited<ReturnType<typeof asked>>;
const version = async (id: string) => (await readTrade(app, id))!.version;
const act = async ({ id }: Asked, action: string, by: 'owner' | 'seller') =>
  company.act(id, action, by, await version(id));
const over = async () => {
  app.clock.set(`${quoting.day(5)}T20:30:00Z`);
  await app.tick();
  await company.supply.renew();
  return { status: 200 };
};

it.each<[Kind, string, (on: Asked) => Promise<{ status: number }>]>([
  ['ACCEPT', 'the offer is withdrawn', ({ offer }) => quoting.step('seller', offer, 'withdraw')],
  ['ACCEPT', 'another one took its place', ({ id }) => quoting.send(id, 'owner', { price: 70_000 })],
  ['ACCEPT', 'the offer is over', over],
  ['ACCEPT', 'the order is cancelled', (on) => act(on, 'CANCEL', 'owner')],
  ['ACCEPT', 'the seller declines', (on) => act(on, 'DECLINE', 'seller')],
  ['COUNTER', 'the offer before is accepted', ({ offer }) => quoting.step('owner', offer, 'accept')],
  ['COUNTER', 'the offer before is withdrawn', ({ offer }) => quoting.step('seller', offer, 'withdraw')],
  ['COUNTER', 'the order is cancelled', (on) => act(on, 'CANCEL', 'owner')],
])('%s is asked no more once %s', async (kind, _, happen) => {
  const on = await asked(kind);
  const answer = await happen(on);
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  expect(await company.approvalOf(on.id, kind)).toMatchObject({ status: 'LAPSED', allowedActions: [] });
  expect(await company.typesOf(on.id)).toContain('APPROVAL_LAPSED');
  const stored = await readTrade(app, on.id);
  for (const say of ['approve', 'reject'] as const)
    expect(await company.answer(on.id, say, 'owner', on.approval)).toMatchObject(ended);
  expect(await company.answer(on.id, 'withdraw', 'confirmer', on.approval)).toMatchObject(ended);
  expect(await readTrade(app, on.id)).toEqual(stored);
  app.clock.set(BEGIN);
  await company.supply.renew();
});

it('an offer whose seller sells no more is not accepted, which is told with it and its order', async () => {
  const { id, offer } = await offered();
  const set = (status: string) =>
    app.db.query('update merchants set confirm_status = $2 where id = $1', [company.offer.merchantId, status]);
  const read = async () => {
    const quote = await done(quoting.as('owner', 'GET', `/quotes/${offer.id}`));
    const request = await company.seen(id);
    return [quote.allowedActions, quote.missing, request.allowedActions.includes('ACCEPT_QUOTE'), request.missing];
  };
  expect(await read()).toEqual([['ACCEPT'], [], true, []]);
  await set('SUSPENDED');
  const told = [{ code: 'MERCHANT_UNAVAILABLE', actions: [] }];
  expect(await read()).toEqual([[], told, false, told]);
  expect(await quoting.step('owner', offer, 'accept')).toMatchObject(refused('MERCHANT_UNAVAILABLE'));
  await set('CONFIRMED');
});

it('an offer whose seller sells no more is not accepted by the last yes', async () => {
  const { id, approval } = await asked('ACCEPT');
  await app.db.query(`update merchants set confirm_status = 'SUSPENDED' where id = $1`, [company.offer.merchantId]);
  const stored = await readTrade(app, id);
  expect(await company.answer(id, 'approve', 'owner', approval)).toMatchObject(refused('MERCHANT_UNAVAILABLE'));
  expect(await readTrade(app, id)).toEqual(stored);
  await app.db.query(`update merchants set confirm_status = 'CONFIRMED' where id = $1`, [company.offer.merchantId]);
  expect((await company.answer(id, 'approve', 'owner', approval)).body.status).toBe('IN_FULFILMENT');
});

it('what somebody agreed to uses the own month, and the same order asked about does not', async () => {
  const first = await asked('COUNTER');
  await company.limit('payer', null, first.approval.amountRial);
  expect((await company.answer(first.id, 'approve', 'payer', first.approval)).status).toBe(200);
  const second = await asked('COUNTER');
  expect(await company.answer(second.id, 'approve', 'payer', second.approval)).toMatchObject({
    status: 409,
    body: { code: 'ABOVE_LIMIT', errors: [{ params: ['0'] }] },
  });
  // Another offer about the first order is no second spending.
  const offer = await done(quoting.send(first.id, 'seller', { price: 79_000 }));
  await done(quoting.step('confirmer', offer, 'accept'));
  const again = await company.approvalOf(first.id, 'ACCEPT');
  expect((await company.answer(first.id, 'approve', 'payer', again)).body.status).toBe('IN_FULFILMENT');
});

it('an offer of one’s own that is over is extended only by who may agree to it alone', async () => {
  await company.limit('confirmer', null);
  const { id } = await offered();
  const own = await done(quoting.send(id, 'confirmer', { price: 80_000, days: 2 }));
  app.clock.set(`${quoting.day(2)}T20:30:00Z`);
  await app.tick();
  await company.supply.renew();
  await company.limit('confirmer', '1000');
  const latest = (await quoting.latest(id))!;
  const until = { validUntil: quoting.day(4) };
  const told = await done(quoting.as('confirmer', 'GET', `/quotes/${latest.id}`));
  expect(told).toMatchObject({ allowedActions: ['EXTEND'], missing: [{ code: 'ABOVE_LIMIT', actions: ['EXTEND'] }] });
  expect(await quoting.step('confirmer', latest, 'extend', until)).toMatchObject({
    status: 409,
    body: { code: 'ABOVE_LIMIT', errors: [{ params: ['1000'] }] },
  });
  await company.rule({ twoAboveRial: '2000' });
  expect(await quoting.step('owner', latest, 'extend', until)).toMatchObject({
    status: 409,
    body: { code: 'ABOVE_LIMIT', errors: [{ params: ['2000'] }] },
  });
  await company.rule({});
  expect((await done(quoting.step('owner', latest, 'extend', until))).totalRial).toBe(own.totalRial);
  app.clock.set(BEGIN);
  await company.supply.renew();
});

it('an offer that two owners agree to at once is accepted once, and the other is told how it stands', async () => {
  for (let round = 0; round < (process.env.TEST_FULL ? 200 : 4); round += 1) {
    const { id, quote, approval } = await asked('ACCEPT');
    const now = await version(id);
    const said = await Promise.all(
      (['owner', 'second'] as const).map((by) =>
        company.ask(by, 'POST', `/traderequests/${id}/approvals/${approval.id}/approve`, { version: now }),
      ),
    );
    expect(said.map(({ status }) => status).sort()).toEqual([200, 409]);
    const types = await company.typesOf(id);
    expect(types.filter((type) => type === 'APPROVAL_GIVEN' || type === 'QUOTE_ACCEPTED')).toHaveLength(2);
    expect(await statusOf(quote.id)).toBe('ACCEPTED');
    await app.db.query(`update trade_requests set status = 'CANCELLED' where id = $1`, [id]);
  }
}, 600_000);
