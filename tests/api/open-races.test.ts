import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyTrade } from '../../api/src/modules/trade/verify-chain.ts';
import { startAppAt } from '../kit/app-at.ts';
import { type Answer, type Opening, openingAt } from './opening.kit.ts';

// Two acts at once in two chains of one request: its lock decides, and the loser is told so.
const BEGAN = '2026-12-01T08:00:00Z';
const ROUNDS = process.env.TEST_FULL ? 200 : 3;
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
    const [first, second] = [await opening.offered(id, 1), await opening.offered(id, 2)];
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
