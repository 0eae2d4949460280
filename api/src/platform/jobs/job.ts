import type { Tx } from '../database/database.ts';

/** Something to be done after the transaction that is its reason. */
export type NewJob = {
  /** The word of its queue, as a manifest names it. */
  queue: string;
  /** Not before, by the clock of the apis. */
  runAt: Date;
  /** What its handler must know, as JSON: ids, and nothing that people wrote or that is secret. */
  payload?: object;
  /** While a job of the queue with the same key is not done, no other is made. */
  dedupeKey?: string;
  /** How often it is tried; 8 unless said. */
  maxAttempts?: number;
};

/** A job that is being done. Its lease is renewed meanwhile; who loses it can write nothing more for the job. */
export type Job<Payload = unknown> = {
  id: string;
  payload: Payload;
  /** 1 for the first time. */
  attempt: number;
  /** Aborted when the lease is lost, or the api ends. */
  signal: AbortSignal;
  /** One transaction of the job. @throws LeaseLostError, and takes it back, when another has the job before it commits */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The last one: what it writes and that the job is done are there together or not at all. */
  finish<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
};

/** How jobs of a queue are done. */
export type Queue = {
  /** May run again for the same job, after a crash in the middle too. Done when it resolves; what it throws is kept for staff. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each queue knows its payload
  run: (job: Job<any>) => Promise<unknown>;
  /** Pauses after the first, second … failure; the last one stays. */
  backOffSeconds?: readonly number[];
  /** Is told in the transaction in which a job is given up, so that who waits for it hears that it stands still. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each queue knows its payload
  givenUp?: (tx: Tx, payload: any) => Promise<unknown>;
};

/** Somebody else has the job now, or may take it. */
export class LeaseLostError extends Error {
  constructor() {
    super('the lease of the job is lost');
  }
}
