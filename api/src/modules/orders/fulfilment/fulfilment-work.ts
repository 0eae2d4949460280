import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { decimal } from '../../../platform/decimal.ts';
import type { Job, Queue } from '../../../platform/jobs/job.ts';
import { transitionOf } from '../../../platform/machine.ts';
import { lockRequest, type TradeRequestRow } from '../../sourcing/requests/requests.repository.ts';
import { move } from '../../sourcing/requests/steps.ts';
import type { TradeSide } from '../../documents/subject.enums.ts';
import { type By, tellOfTrade } from '../../sourcing/requests/trade-events.ts';
import { tradeMachine } from '../../sourcing/requests/trade-machine.ts';
import type { TradeStep } from '../../sourcing/requests/trade-rows.ts';
import { completion, deadlineAfter } from './after-answer.ts';
import { FULFILMENT_CLOCK, type FulfilmentClock } from './fulfilment-clock.ts';
import { statusOf } from './progress.ts';
import { toldLine } from '../../sourcing/lines/told-lines.ts';
import { frozenIn, readProgress, readShipments, type ShipmentRow, writeAnswers } from './shipments.repository.ts';

const DAY_MS = 86_400_000;
type Line = ShipmentRow['lines'][number];

const eventOf = ({ status }: TradeRequestRow, action: TradeStep) =>
  transitionOf(tradeMachine, status, action, (actor) => actor === 'SYS').event;
const isOpen = ({ status }: TradeRequestRow) => ['IN_FULFILMENT', 'DELIVERED', 'DISPUTED'].includes(status);

/** What the clock does with deliveries, as jobs that look again under the lock of the request. */
export function makeFulfilmentClock({ clock }: { clock: Clock }): Record<typeof FULFILMENT_CLOCK, Queue> {
  /** The rest of a shipment that nobody answered counts as accepted, but for lines in dispute. */
  async function accept(tx: Tx, row: TradeRequestRow, { id: shipmentId }: ShipmentRow, open: Line[], by: By) {
    const answers = open.map(({ lineId, quantity, refused }) => ({
      lineId,
      refused,
      reason: null,
      accepted: decimal(quantity).minus(refused).toFixed(),
    }));
    await writeAnswers(tx, shipmentId, answers, by.at);
    const told = open.map((line) =>
      toldLine(line, decimal(line.quantity).minus(line.accepted).minus(line.refused).toFixed()),
    );
    const isDisputed = row.status === 'DISPUTED';
    const isDone = !isDisputed && statusOf(await readProgress(tx, [row.id])) === 'COMPLETED';
    await move(
      tx,
      row,
      {
        type: eventOf(row, 'AUTO_ACCEPT'),
        done: {
          visibility: 'CHAIN',
          payload: { shipmentId, lines: told },
          notifies: ['BUYER', 'SELLER'],
          moved: await deadlineAfter(tx, row),
          then: isDone ? await completion(tx, row, by.at) : [],
        },
      },
      by,
    );
  }

  const both: TradeSide[] = ['BUYER', 'SELLER'];

  async function act(tx: Tx, payload: FulfilmentClock): Promise<void> {
    const row = await lockRequest(tx, payload.requestId);
    if (!row || !isOpen(row)) return;
    const by = { actorId: null, onBehalfOf: null, at: clock.now() };
    if (payload.action === 'LATE') {
      // All of it is there, or another day was agreed to.
      if (row.status !== 'IN_FULFILMENT' || row.neededBy !== payload.neededBy) return;
      const done = {
        visibility: 'CHAIN',
        payload: { days: payload.days },
        notifies: both,
        facts: { days: String(payload.days) },
      } as const;
      await move(tx, row, { type: eventOf(row, 'TELL_LATE'), done }, by);
      return;
    }
    const shipment = (await readShipments(tx, [row.id])).find(({ id }) => id === payload.shipmentId);
    if (shipment?.status !== 'DELIVERED') return;
    // A dispute that was taken back gave it another time.
    const daysBefore = payload.action === 'REMIND' ? payload.days : 0;
    if (shipment.answerDueAt!.getTime() - daysBefore * DAY_MS > by.at.getTime()) return;
    const frozen = frozenIn(await readProgress(tx, [row.id]));
    const open = shipment.lines.filter(
      (each) => !frozen.has(each.lineId) && decimal(each.accepted).plus(each.refused).lt(each.quantity),
    );
    if (open.length === 0) return;
    if (payload.action === 'ACCEPT') return accept(tx, row, shipment, open, by);
    const told = { type: eventOf(row, 'REMIND'), visibility: 'BUYER', notifies: ['BUYER'] } as const;
    await tellOfTrade(tx, row, { ...told, facts: { days: String(payload.days) } }, by);
  }

  return { [FULFILMENT_CLOCK]: { run: (job: Job<FulfilmentClock>) => job.finish((tx) => act(tx, job.payload)) } };
}
