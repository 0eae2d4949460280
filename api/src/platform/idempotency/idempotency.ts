import type { Database, Tx } from '../database/database.ts';
import { newId } from '../ids.ts';
import { alarm } from '../metrics.ts';
import { Problem } from '../problem.ts';
import {
  type Asked,
  claim,
  finish,
  finishWith,
  forgetOld,
  inProgress,
  readKnown,
  release,
} from './idempotency.repository.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;
/** Refusals that say nothing about the request itself: the same one may pass later. */
const PASSING = new Set([401, 403, 408, 425, 429]);

/** What the work of one request may say about its answer. */
export type Once = {
  /**
   * Writes the answer in the work's own transaction, so that effect and answer are there together or not at all. The last thing that
   * is asked of it: it goes with the commit. The transaction fails with Problem 409 when somebody else took the request over meanwhile.
   */
  keep(tx: Tx, answer: unknown): void;
};
export type Idempotency = ReturnType<typeof makeIdempotency>;

/**
 * Requests that have one effect however often they come, by the key their sender gave them (header Idempotency-Key).
 * @param options.isProduction work that must keep its answer and does not: an alarm there, elsewhere the request fails
 */
export function makeIdempotency(db: Database, { isProduction = false } = {}) {
  async function known(asked: Asked): Promise<unknown> {
    const found = await readKnown(db, asked);
    if (found && found.bodyHash !== asked.bodyHash) throw new Problem(422, 'IDEMPOTENCY_KEY_REUSED');
    if (!found?.isFinished) throw inProgress();
    const answer: unknown = JSON.parse(found.answer);
    if (found.status === 200) return answer;
    throw Object.assign(new Problem(found.status, 'INTERNAL'), answer);
  }

  function tellUnkept(route: string) {
    const message = `${route} is done and its answer was not kept in the same transaction: after a crash it would be done twice`;
    if (!isProduction) throw new Error(message);
    alarm('answer not kept', message);
  }

  return {
    /**
     * Does the work once for each key; a repetition gets the stored answer, an expected refusal too.
     * @param options.mustKeep whether the work writes its answer by `keep`, which is what makes it once after a crash too
     * @throws Problem 409 IN_PROGRESS while the first one runs, 422 IDEMPOTENCY_KEY_REUSED for another body
     */
    async once<T>(asked: Asked, work: (once: Once) => Promise<T>, { mustKeep = false } = {}): Promise<T> {
      const worker = newId();
      if (!(await claim(db, asked, worker))) return (await known(asked)) as T;
      let isKept = false;
      const keep = (tx: Tx, answer: unknown) => {
        tx.withCommit(finishWith(tx, asked, worker, { status: 200, answer: JSON.stringify(answer) }));
        isKept = true;
      };
      try {
        const answer = await work({ keep });
        if (!isKept && mustKeep) tellUnkept(asked.route);
        if (!isKept) await finish(db, asked, worker, { status: 200, answer: JSON.stringify(answer) });
        return answer;
      } catch (error) {
        if (error instanceof Problem && error.status < 500 && !PASSING.has(error.status))
          await finish(db, asked, worker, { status: error.status, answer: JSON.stringify({ ...error }) });
        else await release(db, asked, worker).catch(() => undefined);
        throw error;
      }
    },

    /** Whether a request with that key has come: the next one is its repetition, or is refused. */
    isKnown: async (asked: Omit<Asked, 'bodyHash'>) => (await readKnown(db, asked)) !== undefined,

    /** Keys are kept for a day. One that nobody finished was left by a crash: somebody should know. */
    async forgetOld() {
      const abandoned = await forgetOld(db);
      if (abandoned > 0) alarm('requests left unfinished', String(abandoned));
    },
  };
}

/** The key of a request. @throws Problem 400 when it is missing though required, or no key */
export function readKey(header: string | string[] | undefined, isRequired: boolean): string | undefined {
  if (header === undefined && !isRequired) return undefined;
  if (header === undefined) throw new Problem(400, 'IDEMPOTENCY_KEY_REQUIRED');
  if (typeof header !== 'string' || !KEY.test(header)) throw new Problem(400, 'IDEMPOTENCY_KEY_MALFORMED');
  return header;
}
