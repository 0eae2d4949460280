import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Job, Queue } from '../../../platform/jobs/job.ts';
import { transitionOf } from '../../../platform/machine.ts';
import type { Offers } from '../offers/offers.service.ts';
import * as repository from './entries.repository.ts';
import { entryMachine } from './entry-machine.ts';
import type { EntrySteps, Told } from './entry-steps.ts';
import { sentBackReason } from './messages.ts';
import { readTrust } from './trust.ts';
import type { Settings } from '../../settings/index.ts';

const QUEUE = 'entries-of-base-product';
/** Entries are written with card and read model; more of them in one transaction would keep all caches waiting. */
const PART = 50;

type Payload = { baseProductId: string };
type Parts = { clock: Clock; settings: Settings; offers: Pick<Offers, 'ground' | 'hold' | 'write'>; steps: EntrySteps };
/** What is read before a transaction. */
type Before = { ground: Awaited<ReturnType<Offers['ground']>>; isTrusted: Awaited<ReturnType<typeof readTrust>> };

type Waiting = {
  offer: Awaited<ReturnType<Offers['hold']>>[number];
  row: Awaited<ReturnType<typeof repository.readEntriesByIds>>[number];
};

/** Entries that wait for a base product: they go on to their queue once it is published, and are drafts again once it is rejected. */
export function makeWaitingEntries({ clock, settings, offers, steps }: Parts) {
  /** Its product is published: it is shown or waits for staff, by whose it is. */
  async function goOn(tx: Tx, { offer, row }: Waiting, { ground, isTrusted }: Before, now: Date): Promise<Told> {
    const isAtOnce = await isTrusted(tx, row.customerId);
    if (isAtOnce) await offers.write(tx, ground, [{ ...offer, status: 'PUBLISHED', publishedAt: now.toISOString() }]);
    await repository.writeOutcome(tx, offer.id, { waitsForProduct: false, submittedAt: now });
    return news(row, isAtOnce ? 'ENTRY_PUBLISHED' : 'ENTRY_SUBMITTED');
  }

  /** Its product is rejected: it is a draft again. */
  async function sendBack(tx: Tx, { offer, row }: Waiting, { ground }: Before, reason: string | null): Promise<Told> {
    const { to, event } = transitionOf(entryMachine, row.status, 'SEND_BACK', (by) => by === 'SYS');
    await offers.write(tx, ground, [{ ...offer, status: to! }]);
    await repository.writeOutcome(tx, offer.id, {
      waitsForProduct: false,
      reasonCode: null,
      reason: sentBackReason(reason ?? ''),
    });
    return news(row, event);
  }

  async function part(tx: Tx, baseProductId: string, before: Before): Promise<number> {
    const now = clock.now();
    const ids = await repository.readWaitingForProduct(tx, baseProductId, PART);
    if (ids.length === 0) return 0;
    const held = await offers.hold(tx, ids);
    const product = await repository.lockProductState(tx, baseProductId);
    if (product.status === 'PENDING') return 0;
    const rows = new Map((await repository.readEntriesByIds(tx, ids, now)).map((row) => [row.id, row]));
    const told: Told[] = [];
    for (const offer of held) {
      const row = rows.get(offer.id);
      const isWaiting = row?.status === 'PENDING' && row.waitsForProduct;
      if (isWaiting && product.status === 'PUBLISHED') told.push(await goOn(tx, { offer, row }, before, now));
      else if (isWaiting) told.push(await sendBack(tx, { offer, row }, before, product.reason));
      else await repository.stopWaiting(tx, offer.id);
    }
    await steps.tell(tx, told, { at: now, actorId: null });
    return ids.length;
  }

  return {
    /** Has them looked at again once the transaction has committed that decides their product. */
    wake: (tx: Tx, baseProductId: string, now: Date) =>
      enqueue(tx, { queue: QUEUE, runAt: now, payload: { baseProductId } }),

    queues: {
      [QUEUE]: {
        async run(job: Job<Payload>) {
          for (let done = 1; done > 0;) {
            const before = { ground: await offers.ground(), isTrusted: await readTrust(settings, clock.now()) };
            done = await job.transaction((tx) => part(tx, job.payload.baseProductId, before));
          }
        },
      },
    } satisfies Record<string, Queue>,
  };
}

const news = (row: repository.EntryRow, type: string): Told => ({
  entryId: row.id,
  customerId: row.customerId,
  type,
  payload: { baseProductId: row.baseProductId },
});
