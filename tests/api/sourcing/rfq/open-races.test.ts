import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyTrade } from '../../../../api/src/modules/trade/timeline/verify-trade.ts';
import { startAppAt } from '../../../kit/app-at.ts';
import { putFile } from '../../orders/fulfilment/delivering.kit.ts';
import { type Answer, type By, type Opening, openingAt } from './opening.kit.ts';

// Acts at once in several chains of one request: its lock decides, and the loser is told so; what sellers do refuses no other.
const BEGAN = '2026-12-01T08:00:00Z';
const [ROUNDS, ROUNDS_OF_FIVE] = process.env.TEST_FULL ? [200, 200] : [3, 15];
let app: Awaited<ReturnType<typeof startAppAt>>;
let opening: Opening;
beforeAll(async () => {
  app = await startAppAt(BEGAN);
  opening = await openingAt(app);
});
afterAll(() => app?.stop());

type Offer = { id: string; version: number };
type Race = (id: string, first: Offer, second: Offer) => Promise<Answer>[];

async function raced(race: Race, check: (id: string, answers: Answer[]) => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await opening.trading.supply.renew();
    const id = await opening.published();
    const first = await opening.offered(id, 1);
    const second = await opening.offered(id, 2);
    const answers = await Promise.all(race(id, first.body, second.body));
    for (const { status } of answers) expect([200, 409], JSON.stringify(answers)).toContain(status);
    await check(id, answers);
    await app.db.query(`update trade_requests set status = 'CANCELLED' where id = $1`, [id]);
  }
  const { faults } = await verifyTrade(app.db);
  expect(faults.filter(({ code }) => code !== 'ANCHOR')).toEqual([]);
}
const statusesOf = async (id: string) =>
  (
    await app.db.query<{ status: string }>(
      'select status from trade_participations where request_id = $1 order by status',
      [id],
    )
  ).map(({ status }) => status);

it('offers of two sellers that two colleagues accept at once: one is taken, the other is told no', () =>
  raced(
    (_, first, second) => [
      opening.quoteStep('owner', first, 'accept'),
      opening.quoteStep('confirmer', second, 'accept'),
    ],
    async (id, answers) => {
      expect(answers.map(({ status }) => status).toSorted(), JSON.stringify(answers)).toEqual([200, 409]);
      expect(await statusesOf(id)).toEqual(['LAPSED', 'NOT_SELECTED', 'SELECTED']);
      const quotes = await app.db.query('select from quotes where request_id = $1 and status = $2', [id, 'ACCEPTED']);
      expect(quotes).toHaveLength(1);
    },
  ));

it('an offer that is accepted while another seller withdraws: both, or too late', () =>
  raced(
    (_, first, second) => [opening.quoteStep('owner', first, 'accept'), opening.quoteStep(2, second, 'withdraw')],
    async (id, [accepted]) => {
      expect(accepted!.status).toBe(200);
      expect(await statusesOf(id)).toEqual(['LAPSED', 'NOT_SELECTED', 'SELECTED']);
    },
  ));

it('two first offers at once both stand', () =>
  raced(
    (id) => [opening.offered(id, 3, { price: 700 }), opening.step(1, id, 'request-info', { text: 'کدام استاندارد؟' })],
    async (id, answers) => {
      expect(answers[0]!.status, JSON.stringify(answers)).toBe(200);
      expect((await statusesOf(id)).filter((status) => status === 'QUOTING')).toHaveLength(3);
    },
  ));

describe('five sellers at once', () => {
  const sellers = [1, 2, 3, 4, 5] as const;
  type Act = (id: string, by: (typeof sellers)[number], known: { version: number; quote: Offer }) => Promise<Answer>;
  const post = (by: By, path: string, body: object) => opening.ask(by, 'POST', path, body);
  /** With the version that was read before anybody acted. */
  const acts: Act[] = [
    (id, by) => opening.offered(id, by, { price: 900 }),
    (id, by, { version }) => post(by, `/traderequests/${id}/request-info`, { version, text: 'کدام استاندارد؟' }),
    async (id, by, { version }) => {
      const fileId = await putFile(app, opening.personOf(by).userId);
      return post(by, `/traderequests/${id}/documents`, { version, type: 'OTHER', fileId });
    },
    (_, by, { quote }) => opening.quoteStep(by, quote, 'withdraw'),
    async (id, by, { version }) =>
      post(by, `/traderequests/${id}/participations/${await opening.partOf(id, by)}/decline`, {
        version,
        reasonCode: 'CAPACITY',
      }),
  ];
  /** Which of the acts need an offer that stands, and which none. */
  const withdrawing = 3;
  const fresh = [0, 4];

  it('nobody is refused for what another seller did', async () => {
    for (let round = 0; round < ROUNDS_OF_FIVE; round += 1) {
      await opening.trading.supply.renew();
      const id = await opening.published({ merchantIds: opening.merchantIds(...sellers) });
      const actOf = (by: number) => (by + round) % acts.length;
      const known = await Promise.all(
        sellers.map(async (by) => {
          const act = actOf(by);
          const isOffering = act === withdrawing || (!fresh.includes(act) && round % 2 === 1);
          const quote = isOffering ? (await opening.offered(id, by)).body : { id: '', version: 0 };
          return { by, act, quote, version: await opening.versionOf(id, by) };
        }),
      );
      const answers = await Promise.all(known.map(({ by, act, ...each }) => acts[act]!(id, by, each)));
      expect(answers.map(({ status, body }) => (status === 200 ? status : body))).toEqual(sellers.map(() => 200));
      await app.db.query(`update trade_requests set status = 'CANCELLED' where id = $1`, [id]);
    }
    const { faults } = await verifyTrade(app.db);
    expect(faults.filter(({ code }) => code !== 'ANCHOR')).toEqual([]);
  });
});
