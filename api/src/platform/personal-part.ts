import type { Tx } from './database/database.ts';

/** What one part of the market keeps of a person: given out with the export of an account, let go when it is closed. */
export type PersonalPart = {
  /** All of it, in the words of the contract where there are some. */
  read: (userId: string) => Promise<unknown>;
  /** Takes the person out of it. What others still need stays, without the person. */
  forget: (tx: Tx, userId: string) => Promise<unknown>;
};

/**
 * Rows that point at things of the market, each beside what the thing is called, so that a person can read them. One that
 * nobody is shown any more has no name. @param thingOf the kind and id that a row holds
 */
export type WithNames = <Row>(
  rows: Row[],
  thingOf: (row: Row) => { type: string; id: string },
) => Promise<(Row & { objectName?: string })[]>;
