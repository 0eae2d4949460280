import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quoteMachine } from '../../../../api/src/modules/sourcing/quotes/quote-machine.ts';
import { startAppAt } from '../../../kit/app-at.ts';
import { type Answer, quotingAt } from './quoting.kit.ts';
import { readTrade, type Trader, type Trading, tradingAt } from '../../trade/trading.kit.ts';

// T3 of the state tables: every situation of a chain with every action by everybody. What the tables do not have is refused,
// changes nothing and tells nobody.
const BEGAN = '2026-12-01T08:00:00Z';
let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
let quoting: ReturnType<typeof quotingAt>;
beforeAll(async () => {
  app = await startAppAt(BEGAN);
  trading = await tradingAt(app);
  quoting = quotingAt(trading);
});
afterAll(() => app?.stop());

type Side = 'BUYER' | 'SELLER';
type Situation = { last?: { side: Side; status: string }; mayOffer: Side[]; make: (id: string) => Promise<unknown> };
const author = { SELLER: 'seller', BUYER: 'owner' } as const;

const sent = async (id: string, side: Side) => {
  const answers = [await quoting.send(id, 'seller', { price: 1000, days: 2 })];
  if (side === 'BUYER') answers.push(await quoting.send(id, 'owner', { price: 900, days: 2 }));
  for (const { status, body } of answers) if (status !== 200) throw new Error(JSON.stringify(body));
};
const over = async (id: string, side: Side) => {
  await sent(id, side);
  app.clock.set(new Date(Date.parse(BEGAN) + 3 * 86_400_000));
  await trading.supply.renew();
};
const stepped = async (id: string, by: Trader, name: string) => {
  const { status, body } = await quoting.step(by, (await quoting.latest(id))!, name);
  if (status !== 200) throw new Error(JSON.stringify(body));
};
const other = (side: Side): Side => (side === 'BUYER' ? 'SELLER' : 'BUYER');
const ofBoth = (['SELLER', 'BUYER'] as const).flatMap((side): [string, Situation][] => [
  [`offer of ${side}`, { last: { side, status: 'SENT' }, mayOffer: [other(side)], make: (id) => sent(id, side) }],
  [
    `offer of ${side} that is over`,
    { last: { side, status: 'EXPIRED' }, mayOffer: [other(side)], make: (id) => over(id, side) },
  ],
  [
    `offer of ${side} that was withdrawn`,
    {
      last: { side, status: 'WITHDRAWN' },
      mayOffer: side === 'BUYER' ? ['BUYER', 'SELLER'] : ['SELLER'],
      make: async (id) => {
        await sent(id, side);
        await stepped(id, author[side], 'withdraw');
      },
    },
  ],
  [
    `offer of ${side} that was accepted`,
    {
      last: { side, status: 'ACCEPTED' },
      mayOffer: [],
      make: async (id) => {
        await sent(id, side);
        await stepped(id, author[other(side)], 'accept');
      },
    },
  ],
  [
    `offer of ${side} in a request that was cancelled`,
    {
      last: { side, status: 'DECLINED' },
      mayOffer: [],
      make: async (id) => {
        await sent(id, side);
        await trading.act(id, 'CANCEL', 'owner', (await readTrade(app, id))!.version);
      },
    },
  ],
]);
const situations = new Map<string, Situation>([
  ['no offer', { mayOffer: ['SELLER'], make: () => Promise.resolve() }],
  [
    'a question',
    {
      mayOffer: [],
      make: async (id) => trading.act(id, 'REQUEST_INFO', 'seller', (await readTrade(app, id))!.version),
    },
  ],
  ...ofBoth,
]);

const sides: Record<Trader, Side | undefined> = {
  owner: 'BUYER',
  requester: 'BUYER',
  confirmer: 'BUYER',
  member: 'BUYER',
  seller: 'SELLER',
  shipper: 'SELLER',
  clerk: 'SELLER',
  stranger: undefined,
};
const drafters: Trader[] = ['owner', 'requester', 'confirmer', 'seller'];
const binders: Trader[] = ['owner', 'confirmer', 'seller'];
const decliners: Trader[] = ['owner', 'confirmer'];
const actors = Object.keys(sides) as Trader[];
const actions = ['DRAFT', 'SEND', 'ACCEPT', 'DECLINE', 'WITHDRAW', 'EXTEND'] as const;
type Action = (typeof actions)[number];

function expected({ last, mayOffer }: Situation, action: Action, actor: Trader): number {
  const side = sides[actor];
  if (!side) return 404;
  // One of several sellers is told no so; an order of one alone is declined itself.
  if (action === 'DECLINE') return decliners.includes(actor) ? 409 : 403;
  if (!(action === 'DRAFT' ? drafters : binders).includes(actor)) {
    // Who may write one but not send it is refused at the sending, where there is a draft to send.
    return action === 'SEND' && drafters.includes(actor) && !mayOffer.includes(side) ? 409 : 403;
  }
  if (action === 'DRAFT' || action === 'SEND') return mayOffer.includes(side) ? 200 : 409;
  const row = quoteMachine.rows.find(
    (each) => each.action === action && (each.from as string[]).includes(last!.status),
  );
  if (!row) return 409;
  return (row.by === 'OTHER' ? other(last!.side) : last!.side) === side ? 200 : 409;
}

const written = async (id: string) => ({
  request: await readTrade(app, id),
  quotes: await app.db.query(`select * from quotes where request_id = $1 and status <> 'DRAFT' order by id`, [id]),
});

async function act(id: string, action: Action, by: Trader): Promise<Answer> {
  if (action === 'DRAFT') return quoting.draft(id, by);
  if (action === 'SEND') return quoting.send(id, by, { price: 777, days: 3 });
  const bodies = { EXTEND: { validUntil: quoting.day(5) }, DECLINE: { reasonCode: 'PRICE' } };
  const more = (bodies as Partial<Record<Action, object>>)[action] ?? {};
  return quoting.step(by, (await quoting.latest(id))!, action.toLowerCase(), more);
}

describe('an offer', () => {
  it.each([...situations.keys()])('%s: every action by everybody', async (name) => {
    const situation = situations.get(name)!;
    let id: string | undefined;
    for (const action of actions)
      for (const actor of actors) {
        if (!situation.last && !['DRAFT', 'SEND'].includes(action)) continue;
        if (!id) {
          app.clock.set(new Date(BEGAN));
          await trading.supply.renew();
          id = await quoting.published(trading.publish, await trading.draft());
          await situation.make(id);
        }
        const before = await written(id);
        const answer = await act(id, action, actor);
        const what = `${name}: ${action} by ${actor} ${JSON.stringify(answer.body).slice(0, 300)}`;
        const wanted = expected(situation, action, actor);
        expect(answer.status, what).toBe(wanted);
        await quoting.clearDrafts(id);
        const after = await written(id);
        if (wanted !== 200 || action === 'DRAFT') expect(after, what).toEqual(before);
        else expect(after.request!.version, what).toBe(before.request!.version + 1);
        if (wanted === 200 && action !== 'DRAFT') id = undefined;
      }
    await app.db.query(`update trade_requests set status = 'CANCELLED'`);
  });
});
