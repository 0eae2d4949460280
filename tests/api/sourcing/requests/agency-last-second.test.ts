import { expect, it } from 'vitest';
import { startAppAt } from '../../../kit/app-at.ts';
import { ok } from '../../../kit/rest.ts';
import { readTrade, tradingAt } from '../../trade/trading.kit.ts';
import { aListing } from '../../../kit/seeded.ts';

// An agency ends while orders under it are begun and sent, through two apis: it decides, not a job.
const BEGAN = '2026-12-01T08:00:00Z';
const AT_ONCE = 20;
/** How long before its end the acts begin, in ms, and in times of one act; they are spread over twice as long. */
const LEAD = 1_500;
const LEAD_IN_ACTS = 12;

type Refused = { code?: string; errors?: { code: string }[] };
const codeOf = ({ code, errors }: Refused) => errors?.[0]?.code ?? code;

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('after the last second of an agency nothing is begun or sent under it, and what was sent goes on', async () => {
  await using app = await startAppAt(BEGAN);
  const offer = await aListing(app, { shownAt: app.clock.now(), priceMode: 'FIXED', permission: 'QUOTE' });
  const trading = await tradingAt(app, offer.id);
  const { owner, requester } = trading.people;
  const drafts: { id: string; priceToken: string }[] = [];
  const madeFrom = performance.now();
  for (let made = 0; made < AT_ONCE; made += 1) {
    const id = await trading.draft();
    const body = ok(
      await app.get('/traderequests/{id}/membership-and-price', { by: trading.people.owner, path: { id } }),
    );
    drafts.push({ id, priceToken: body.priceToken });
  }
  // A machine that is slow now has longer.
  const lead = Math.max(LEAD, ((performance.now() - madeFrom) / AT_ONCE) * LEAD_IN_ACTS);
  const waitOf = (turn: number) => (turn * 2 * lead) / AT_ONCE;
  const ways = [app, await app.another()];
  const endsAt = new Date(Date.parse(BEGAN) + 3_600_000);
  await app.db.query('update merchant_delegations set valid_to = $2 where id = $1', [offer.delegationId, endsAt]);

  app.clock.run(new Date(endsAt.getTime() - lead));
  const answers = await Promise.all(
    drafts.flatMap(({ id, priceToken }, turn) => {
      const { ask } = ways[turn % 2]!;
      const begin = async () => {
        await later(waitOf(turn));
        const payload = { customerId: trading.customerId, ...trading.order() };
        const { status, body } = await ask<Refused>('/traderequests/direct-order', {
          method: 'POST',
          headers: requester.headers,
          payload,
        });
        return { act: 'begin', status, code: codeOf(body) };
      };
      const send = async () => {
        await later(waitOf(turn));
        const { status, body } = await ask<Refused>(`/traderequests/${id}/confirm-and-publish`, {
          method: 'POST',
          headers: owner.headers,
          payload: { version: 1, priceToken },
        });
        return { act: 'send', status, code: codeOf(body) };
      };
      return [begin(), send()];
    }),
  );
  app.clock.set(new Date(endsAt.getTime() + 60_000));

  const told = JSON.stringify(answers);
  for (const act of ['begin', 'send']) {
    const of = answers.filter((each) => each.act === act);
    // Some came in time and some too late, else nothing was tried.
    expect(of.filter(({ status }) => status === 200).length, told).toBeGreaterThan(0);
    const refused = of.filter(({ status }) => status !== 200);
    expect(refused.length, told).toBeGreaterThan(0);
    for (const { code } of refused) expect(code, told).toBe('DELEGATION_ENDED');
  }
  const late = await app.db.query(
    `select e.type, e.at from trade_events e join trade_lines l on l.request_id = e.request_id
     where l.supplier_product_id = $1 and e.type in ('CREATED', 'PUBLISHED') and e.at >= $2`,
    [offer.id, endsAt],
  );
  expect(late).toEqual([]);
  // Whoever sent in time is still served.
  const states = await Promise.all(drafts.map(async ({ id }) => ({ id, ...(await readTrade(app, id))! })));
  const sent = states.find(({ state }) => state === 'PUBLISHED')!;
  const taken = await trading.act(sent.id, 'ACKNOWLEDGE_LIST_PRICE', 'seller', sent.version);
  expect(taken.status, JSON.stringify(taken.body)).toBe(200);
  expect((await readTrade(app, sent.id))!.state).toBe('IN_FULFILMENT');
});
