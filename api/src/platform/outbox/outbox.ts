import type { Clock } from '../clock.ts';
import { inBlocks } from '../database/in-blocks.ts';
import type { Database, Tx } from '../database/database.ts';
import { newId } from '../ids.ts';
import { alarm } from '../metrics.ts';
import { seal, unseal } from '../sealing.ts';
import * as repository from './outbox.repository.ts';
import type { Addressee, Message, MessageSender } from './sender.ts';

const EVERY_MS = 1_000;
const FORGOTTEN_AT_ONCE = 5_000;
const AT_ONCE = 20;
const LEASE_SECONDS = 15;
/** The n-th pause, within the life of a code. */
const pauseSeconds = (attempts: number) => Math.min(2 ** attempts, 30);

type Parts = {
  db: Database;
  clock: Clock;
  /** Seals what waits. */
  key: string;
  send: MessageSender;
  /** Whether sent messages stay readable (development). */
  keepsSent: boolean;
};
export type Outbox = ReturnType<typeof makeOutbox>;

/**
 * Messages that leave after the request that caused them is answered: it neither waits for a provider nor tells by its time
 * whether one was asked. Each is sent at least once; several apis share the work.
 */
export function makeOutbox({ db, clock, key, send, keepsSent }: Parts) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function sendOne(waiting: repository.Waiting) {
    const { id, channel, recipient, template, sealedBody, attempts } = waiting;
    if (!waiting.isWanted) return repository.markFailed(db, id, 'recipient is gone');
    const values = JSON.parse(unseal(key, sealedBody)) as string[];
    const outcome = await send({ channel, recipient, template, values });
    if (outcome.sent) return repository.markSent(db, id, keepsSent);
    if (outcome.isFinal) {
      alarm('message refused', outcome.failure);
      return repository.markFailed(db, id, outcome.failure);
    }
    if (attempts === 3) alarm('messages delayed', outcome.failure);
    return repository.markForLater(db, id, pauseSeconds(attempts), outcome.failure);
  }

  async function sendDue() {
    const due = await repository.takeDue(db, { most: AT_ONCE, leaseSeconds: LEASE_SECONDS, now: clock.now() });
    await Promise.all(due.map(sendOne));
    const expired = await repository.expireOld(db);
    if (expired > 0) alarm('messages expired', String(expired));
  }

  /** One round at a time; a failure of the database is told by whoever else meets it. */
  const work = () =>
    (running ??= sendDue()
      .catch(() => undefined)
      .finally(() => (running = undefined)));

  return {
    /**
     * Puts a message into the outbox, with the transaction that is its reason. @param to whose account it is for: who is gone when
     * it would leave gets none
     */
    put: (tx: Tx, { channel, recipient, template, values, to }: Message & { to?: Addressee }, lifeSeconds: number) =>
      repository.insertMessage(tx, {
        id: newId(),
        channel,
        recipient,
        template,
        lifeSeconds,
        userId: to?.userId ?? null,
        partyIds: to?.partyIds ?? [],
        sealedBody: seal(key, JSON.stringify(values)),
      }),
    /** What was sent to somebody, the newest first; only where sent messages stay. */
    async sentTo(recipient: string) {
      const rows = await repository.readSentTo(db, recipient);
      return rows.map(({ channel, template, sealedBody, createdAt }) => ({
        channel,
        template,
        createdAt: createdAt.toISOString(),
        values: JSON.parse(unseal(key, sealedBody)) as string[],
      }));
    },
    /** Sends what is due now. */
    work,
    /** Removes what is older than a week. */
    forgetOld: () => inBlocks(FORGOTTEN_AT_ONCE, (most) => repository.forgetOld(db, most)),
    start: () => void (timer = setInterval(() => void work(), EVERY_MS).unref()),
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
