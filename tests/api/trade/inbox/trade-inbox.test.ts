import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../../kit/app-at.ts';
import { ok } from '../../../kit/rest.ts';
import { putDispute } from '../../disputes/dispute-acts.kit.ts';
import { openingAt } from '../../sourcing/rfq/opening.kit.ts';
import { quotingAt } from '../../sourcing/quotes/quoting.kit.ts';
import { type Trader, type Trading, tradingAt } from '../trading.kit.ts';

let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
let quoting: ReturnType<typeof quotingAt>;
beforeAll(async () => {
  app = await startAppAt('2026-12-05T08:00:00Z');
  trading = await tradingAt(app);
  quoting = quotingAt(trading);
});
afterAll(() => app?.stop());

type Page = {
  items: { id: string; number: string; deadlineAt?: string; status: string }[];
  totalCount: number;
  endCursor?: string;
};
const listed = async (by: Trader, query: string) =>
  (await trading.ask(by, 'GET', `/traderequests?${query}`)).body as unknown as Page;
type Counted = { sides: { side: string; counts: { count: number }[] }[] };
const idsOf = ({ items }: Page) => items.map(({ id }) => id);
const dueIn = (id: string, hours: number) =>
  app.db.query('update trade_requests set deadline_at = $2 where id = $1', [
    id,
    new Date(app.clock.now().getTime() + hours * 3_600_000),
  ]);
const published = async () => quoting.published(trading.publish, await trading.draft());

describe('what waits for a company', () => {
  it('comes by its deadline, and what has none last, page by page', async () => {
    const late = await published();
    const soon = await published();
    const never = await trading.draft();
    const next = await published();
    await dueIn(late, 90);
    await dueIn(soon, 2);
    await dueIn(next, 30);
    const sold = ok(
      await app.get('/traderequests', { by: trading.people.seller, query: { isWaiting: true, sort: 'DEADLINE' } }),
    );
    expect(idsOf(sold)).toEqual([soon, next, late]);
    expect(sold.totalCount).toBe(3);
    // A draft waits for its buyer and has no deadline.
    expect(
      idsOf(
        ok(await app.get('/traderequests', { by: trading.people.owner, query: { isWaiting: true, sort: 'DEADLINE' } })),
      ),
    ).toEqual([never]);
    expect(
      idsOf(ok(await app.get('/traderequests', { by: trading.people.owner, query: { sort: 'DEADLINE' } }))),
    ).toEqual([soon, next, late, never]);
    const first = ok(
      await app.get('/traderequests', { by: trading.people.owner, query: { sort: 'DEADLINE', pageSize: 3 } }),
    );
    expect(idsOf(first)).toEqual([soon, next, late]);
    expect(
      idsOf(
        ok(
          await app.get('/traderequests', {
            by: trading.people.owner,
            query: { sort: 'DEADLINE', pageSize: 3, after: first.endCursor },
          }),
        ),
      ),
    ).toEqual([never]);
    const other = await app.get('/traderequests', { by: trading.people.owner, query: { after: first.endCursor } });
    expect(other).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  });

  it('goes where the turn goes, on both sides', async () => {
    const waits = async (by: Trader, id: string) =>
      idsOf(
        ok(await app.get('/traderequests', { by: trading.people[by], query: { isWaiting: true, pageSize: 100 } })),
      ).includes(id);
    const rests = async (by: Trader, id: string) =>
      idsOf(
        ok(await app.get('/traderequests', { by: trading.people[by], query: { isWaiting: false, pageSize: 100 } })),
      ).includes(id);
    const id = await quoting.published(trading.publish, await trading.draft({ acceptListPrice: false }));
    for (const [step, side] of [
      [undefined, 'seller'],
      [() => quoting.send(id, 'seller', { price: 1000 }), 'owner'],
      [() => quoting.send(id, 'confirmer', { price: 900 }), 'seller'],
    ] as const) {
      if (step) expect((await step()).status).toBe(200);
      for (const by of ['owner', 'seller'] as const) {
        expect(await waits(by, id), `${by} waits`).toBe(by === side);
        expect(await rests(by, id), `${by} rests`).toBe(by !== side);
      }
    }
    await trading.act(id, 'DECLINE', 'seller', await versionOf(id));
    for (const by of ['owner', 'seller'] as const) {
      expect(await waits(by, id)).toBe(false);
      expect(
        idsOf(ok(await app.get('/traderequests', { by: trading.people[by], query: { status: 'DECLINED' } }))),
      ).toContain(id);
      expect(
        idsOf(
          ok(
            await app.get('/traderequests', {
              by: trading.people[by],
              query: { status: 'PUBLISHED,NEGOTIATING', pageSize: 100 },
            }),
          ),
        ),
      ).not.toContain(id);
    }
  });

  it('is a question that a seller has about a request to several, for its buyer until it is answered', async () => {
    const opening = await openingAt(app, trading);
    const id = await opening.published({ merchantIds: opening.merchantIds(1, 2) });
    /** Whether the buyer, and the first seller, are waited for: in the list, its count and the request alike. */
    async function awaited() {
      const found = await Promise.all(
        (['owner', 'seller'] as const).map(async (by) => {
          const side = by === 'owner' ? 'BUYER' : 'SELLER';
          const waiting = ok(
            await app.get('/traderequests', { by: trading.people[by], query: { isWaiting: true, pageSize: 100 } }),
          );
          const counts = ok(await app.get('/traderequests/summary', { by: trading.people[by] }));
          expect(counts.sides.find((each) => each.side === side)!.waiting, by).toBe(waiting.totalCount);
          const body = ok(await app.get('/traderequests/{id}', { by: trading.people[by], path: { id } }));
          const isTurn = body.turn === side;
          expect(idsOf(waiting).includes(id), by).toBe(isTurn);
          return isTurn;
        }),
      );
      return found;
    }
    expect(await awaited()).toEqual([false, true]);
    expect((await opening.step(2, id, 'request-info', { text: 'کدام استاندارد؟' })).status).toBe(200);
    expect(await awaited()).toEqual([true, true]);
    expect((await opening.step('requester', id, 'provide-info', { text: 'استاندارد ملی' })).status).toBe(200);
    expect(await awaited()).toEqual([false, true]);
    // While offers go to and fro it is the same.
    expect((await opening.offered(id, 1)).status).toBe(200);
    expect(await awaited()).toEqual([true, false]);
    const counter = await opening.offered(id, 'confirmer', {
      price: 900,
      participationId: await opening.partOf(id, 1),
    });
    expect(counter.status, JSON.stringify(counter.body)).toBe(200);
    expect(await awaited()).toEqual([false, true]);
    expect((await opening.step(1, id, 'request-info', { text: 'با گواهی؟' })).status).toBe(200);
    expect(await awaited()).toEqual([true, true]);
  });

  it('is an order in dispute for whom the dispute waits', async () => {
    const id = await trading.taken();
    await trading.put(id, 'DISPUTED');
    const disputeId = await putDispute(app, id, { side: 'BUYER' });
    const change = (set: string) => app.db.query(`update disputes set ${set} where id = $1`, [disputeId]);
    const settle = () =>
      app.db.query(
        `insert into trade_consents (id, request_id, kind, status, side, asked_at, lapses_at, dispute_id, outcome)
         values (gen_random_uuid(), $1, 'SETTLEMENT', 'ASKED', 'SELLER', $2, $2::timestamptz + interval '72 hours', $3, 'REDO')`,
        [id, app.clock.now(), disputeId],
      );
    const mediate = () =>
      app.db.query(`update trade_consents set side = 'STAFF', buyer_agreed_at = now() where request_id = $1`, [id]);
    const decide = async () => {
      await app.db.query(`update trade_consents set status = 'LAPSED', ended_at = now() where request_id = $1`, [id]);
      await change(`status = 'DECISION', seller_done_at = now()`);
    };
    for (const [what, step, awaited] of [
      ['to be answered', () => undefined, ['seller']],
      ['with evidence', () => change(`status = 'EVIDENCE', evidence_at = now()`), ['owner', 'seller']],
      ['when one has shown all', () => change('buyer_done_at = now()'), ['seller']],
      ['with a settlement', settle, ['owner', 'seller']],
      ['with one of staff that the buyer agrees to', mediate, ['seller']],
      ['before staff', decide, []],
    ] as const) {
      await step();
      for (const by of ['owner', 'seller'] as const) {
        const isAwaited = (awaited as readonly string[]).includes(by);
        const waiting = ok(
          await app.get('/traderequests', { by: trading.people[by], query: { isWaiting: true, pageSize: 100 } }),
        );
        expect(idsOf(waiting).includes(id), `${what}: ${by}`).toBe(isAwaited);
        const body = ok(await app.get('/traderequests/{id}', { by: trading.people[by], path: { id } }));
        const side = by === 'owner' ? 'BUYER' : 'SELLER';
        expect(body.turn === side, `${what}: turn of ${by}`).toBe(isAwaited);
        const counts = ok(await app.get('/traderequests/summary', { by: trading.people[by] }));
        expect(counts.sides.find((each) => each.side === side)!.waiting).toBe(waiting.totalCount);
      }
    }
  });

  it('is narrowed by words and by the day on which its buyer began it, or its seller got it, and so are its counts', async () => {
    const id = await published();
    // Ten minutes into the day in Tehran.
    await app.db.query(`update trade_requests set created_at = '2026-10-10T20:40:00Z' where id = $1`, [id]);
    expect(
      idsOf(
        ok(
          await app.get('/traderequests', {
            by: trading.people.seller,
            query: { side: 'SELLER', createdFrom: '2026-10-12' },
          }),
        ),
      ),
      'it got it now',
    ).toContain(id);
    await app.db.query(`update trade_participations set got_at = '2026-10-14T20:40:00Z' where request_id = $1`, [id]);
    for (const [by, day, before, after] of [
      ['owner', '2026-10-11', '2026-10-10', '2026-10-12'],
      ['seller', '2026-10-15', '2026-10-14', '2026-10-16'],
    ] as const) {
      const found = async (query: string) => {
        const { body } = await trading.ask(by, 'GET', `/traderequests/summary?${query}`);
        const side = (body as unknown as Counted).sides.find(
          (each) => each.side === (by === 'owner' ? 'BUYER' : 'SELLER'),
        )!;
        const { totalCount, ...page } = await listed(by, `side=${side.side}&${query}`);
        expect(side.counts.reduce((sum, { count }) => sum + count, 0)).toBe(totalCount);
        return idsOf({ totalCount, ...page });
      };
      const number = ok(await app.get('/traderequests', { by: trading.people[by], query: { ids: id } })).items[0]!
        .number;
      expect(await found(`createdFrom=${day}&createdTo=${day}`)).toEqual([id]);
      expect(await found(`createdTo=${before}`)).toEqual([]);
      expect(await found(`createdFrom=${after}`)).not.toContain(id);
      expect(await found(`searchKey=${number}`)).toEqual([id]);
      expect(await found(`searchKey=${number}&createdFrom=${after}`)).toEqual([]);
    }
    const wrong = await app.get('/traderequests', { by: trading.people.owner, query: { createdFrom: '1405-13-01' } });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'createdFrom' }] } });
  });

  it('is listed once for who is on both sides, or sells by two merchants', async () => {
    const one = await published();
    const two = await published();
    const ofTwo = [one, two];
    // The seller has another merchant in both of them.
    await app.db.query(
      `insert into trade_participations select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'merchant_id', gen_random_uuid()))).*
       from trade_participations p where p.request_id = any($1::uuid[])`,
      [ofTwo],
    );
    const before = ok(await app.get('/traderequests', { by: trading.people.seller, query: { pageSize: 100 } }));
    expect(before.totalCount).toBe(before.items.length);
    expect(
      idsOf(before)
        .filter((id) => ofTwo.includes(id))
        .sort(),
    ).toEqual(ofTwo.sort());
    // And buys for the buyer's company too.
    const { userId } = trading.people.seller;
    await app.db.query(
      `insert into customer_members select (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'customer_id', $2::uuid,
         'permissions', '["TRADE_CREATE"]'::jsonb))).* from customer_members m where m.user_id = $1`,
      [userId, trading.customerId],
    );
    for (const query of ['pageSize=100', 'pageSize=100&sort=DEADLINE']) {
      const both = await listed('seller', query);
      expect(both.totalCount).toBe(both.items.length);
      expect(new Set(idsOf(both)).size).toBe(both.totalCount);
      expect(idsOf(both)).toEqual(expect.arrayContaining(ofTwo));
    }
    const first = ok(await app.get('/traderequests', { by: trading.people.seller, query: { pageSize: 1 } }));
    const next = ok(
      await app.get('/traderequests', { by: trading.people.seller, query: { pageSize: 1, after: first.endCursor } }),
    );
    expect(idsOf(next)).not.toEqual(idsOf(first));
    expect(next.totalCount).toBe(first.totalCount);
    await app.db.query('delete from customer_members where user_id = $1 and customer_id = $2', [
      userId,
      trading.customerId,
    ]);
  });

  it('is no seller’s before it is published', async () => {
    const id = await trading.draft();
    for (const query of ['status=DRAFT', 'isWaiting=true', 'isWaiting=false', ''])
      expect(idsOf(await listed('seller', `${query}&pageSize=100`))).not.toContain(id);
  });
});

const versionOf = async (id: string) =>
  ok(await app.get('/traderequests/{id}', { by: trading.people.owner, path: { id } })).version;
