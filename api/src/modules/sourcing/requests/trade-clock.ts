import { tehranDay } from '../../../platform/calendar.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Job, Queue } from '../../../platform/jobs/job.ts';
import { transitionOf } from '../../../platform/machine.ts';
import { type Chain, openChains } from '../participations/chains.ts';
import { endParts } from '../rfq/endings.ts';
import { endOfOffers } from '../rfq/open-state.ts';
import { moveQuote, moveStanding, readEnded } from '../quotes/quotes.repository.ts';
import { GRACE_MS } from '../quotes/validity.ts';
import * as repository from './requests.repository.ts';
import type { TradeRequestRow } from './requests.repository.ts';
import { type ClockPayload, clocks, TRADE_CLOCK } from './schedule.ts';
import { move } from './steps.ts';
import { turnOf } from '../../trade/page/turns.ts';
import { tellOfTrade } from './trade-events.ts';
import { machineOf } from './trade-machine.ts';

const HOUR_MS = 3_600_000;

/** Until when an offer that is over can be held longer or answered. */
const afterGrace = (end: Date) => new Date(end.getTime() + GRACE_MS);

const isClock = (actor: string) => actor === 'SYS';

/** What the clock does with requests, as jobs that look again under the lock of the request. */
export function makeTradeClock({ clock }: { clock: Clock }): Record<typeof TRADE_CLOCK, Queue> {
  async function act(tx: Tx, { requestId, deadlineAt, action }: ClockPayload): Promise<void> {
    const now = clock.now();
    const row = await repository.lockRequest(tx, requestId);
    const rules = row && clocks[row.status];
    if (!rules || row.deadlineAt?.toISOString() !== deadlineAt) return;
    if (action === 'REMIND') return remind(tx, row, now);
    if (await endQuotes(tx, row, now)) return;
    const by = { actorId: null, onBehalfOf: null, at: now };
    const found = transitionOf(machineOf(row), row.status, action, isClock);
    const { isReasoned, ...lapse } = rules.lapse;
    if (found.to === 'EXPIRED') {
      await endParts(tx, row, { as: 'EXPIRED' }, now);
      await moveStanding(tx, { requestId }, 'DECLINED', now);
    }
    const reasonCode = turnOf(row) === 'BUYER' ? ('BUYER_LAPSED' as const) : ('SELLER_LAPSED' as const);
    const moved = { deadlineAt: null, question: null, ...(isReasoned && { reasonCode }) };
    const done = { ...lapse, moved, ...(isReasoned && { payload: { code: reasonCode } }) };
    await move(tx, row, { type: found.event, to: found.to, done }, by);
  }

  return { [TRADE_CLOCK]: { run: (job: Job<ClockPayload>) => job.finish((tx) => act(tx, job.payload)) } };
}

/** Tells whose turn it is that time runs out; of an offer that is over that was told by its end. */
async function remind(tx: Tx, row: TradeRequestRow, now: Date): Promise<void> {
  const { event: type } = transitionOf(machineOf(row), row.status, 'REMIND', isClock);
  const isOfOffer = row.status === 'NEGOTIATING';
  if (isOfOffer && row.kind === 'OPEN_RFQ') return remindChains(tx, row, type, now);
  if (row.offerEndsAt && row.offerEndsAt <= now) return;
  const side = turnOf(row) ?? 'BUYER';
  const visibility = side === 'BUYER' ? 'BUYER' : 'CHAIN';
  const by = { actorId: null, onBehalfOf: null, at: now };
  const facts = isOfOffer ? timeLeft(row, now) : {};
  await tellOfTrade(tx, row, { type, visibility, notifies: [side], facts }, by);
}

/** How many hours are left, begun ones as whole ones: fewer than planned where the clock was late. */
const timeLeft = ({ deadlineAt }: TradeRequestRow, now: Date) => ({
  hours: String(Math.ceil((deadlineAt!.getTime() - now.getTime()) / HOUR_MS)),
});

/** Of an open request the sides of those chains whose offer is about to end. */
async function remindChains(tx: Tx, row: TradeRequestRow, type: string, now: Date): Promise<void> {
  const isDue = ({ offerEndsAt }: Chain) => offerEndsAt?.getTime() === row.deadlineAt?.getTime();
  const facts = timeLeft(row, now);
  for (const { participationId, turn } of openChains(row).filter(isDue)) {
    const told = { type, visibility: 'CHAIN', participationId, notifies: turn ? [turn] : [], facts } as const;
    await tellOfTrade(tx, row, told, { actorId: null, onBehalfOf: null, at: now });
  }
}

/** Writes which offers are over. Without one that stands the request waits a while for another one. @returns whether any was */
async function endQuotes(tx: Tx, row: TradeRequestRow, now: Date): Promise<boolean> {
  if (row.status !== 'NEGOTIATING') return false;
  const [ended, ...others] = await readEnded(tx, row.id, tehranDay(now));
  if (!ended) return false;
  for (const { id } of [ended, ...others]) await moveQuote(tx, id, 'EXPIRED', now);
  const { event: type, to } = transitionOf(machineOf(row), row.status, 'END_QUOTE', isClock);
  const told = ({ id, round, participationId }: typeof ended) =>
    ({
      visibility: 'CHAIN',
      participationId,
      notifies: ['BUYER', 'SELLER'],
      payload: { quoteId: id, round },
    }) as const;
  const isOpen = row.kind === 'OPEN_RFQ';
  const deadlineAt = isOpen ? endOfOffers(row, row.chains, now) : afterGrace(row.deadlineAt!);
  const then = others.map((each) => ({ ...told(each), type, toStatus: row.status }));
  const done = { ...told(ended), moved: { deadlineAt }, then };
  await move(tx, row, { type, to, done }, { actorId: null, onBehalfOf: null, at: now });
  return true;
}
