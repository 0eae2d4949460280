import type { Tx } from './database/database.ts';

/** What one part of the market keeps of a person: given out with the export of an account, let go when it is closed. */
export type PersonalPart = {
  /** All of it, in the words of the contract where there are some. */
  read: (userId: string) => Promise<unknown>;
  /** Takes the person out of it. What others still need stays, without the person. */
  forget: (tx: Tx, userId: string) => Promise<unknown>;
};
