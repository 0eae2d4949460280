import type { Config } from '../../platform/config.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { SmsCeiling } from '../../platform/outbox/sms-ceiling.ts';
import { Problem } from '../../platform/problem.ts';
import { sha256 } from '../../platform/sealing.ts';
import { countStarts, type Purpose, type Starts, usePuzzle } from './otp.repository.ts';
import { difficultyAfter, makePuzzles, type Puzzle, type PuzzleSolution } from './puzzle.ts';

// docs: safety, OTP.
const PER_ASKER_HOUR = 5;
const PER_ASKER_DAY = 10;
/** Messages of an hour that all newcomers together get for one phone: so many for nothing, and so many in all. */
const FREE_FOR_NEWCOMERS = 10;
const MOST_FOR_NEWCOMERS = 40;
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;

export type OtpLimits = Config['otpLimits'];

/** Who asks for a code of a phone: `key` is what is counted. `isKnown`: has a share that no stranger takes away. */
export type Asker = { key: string; isKnown: boolean };
export type Start = {
  phone: string;
  purpose: Purpose;
  asker: Asker;
  /** The network that the request comes from. */
  address: string;
  puzzle?: PuzzleSolution | undefined;
};

export class TooMany extends Problem {
  /** @param isLimit whether the audit log tells of it: the wait of a minute between two codes is nobody's attack */
  constructor(
    waitSeconds: number,
    readonly isLimit: boolean,
  ) {
    super(429, 'OTP_RATE_LIMITED', [], Math.ceil(waitSeconds));
  }
}

/** The parts stand in the answer itself, and in the field's params for those who see only the fields (the graph). */
const puzzleRequired = ({ token, difficulty, expiresAt }: Puzzle) =>
  new Problem(
    428,
    'PUZZLE_REQUIRED',
    [{ field: 'puzzle', code: 'PUZZLE_REQUIRED', params: [token, String(difficulty), expiresAt] }],
    undefined,
    { token, difficulty, expiresAt },
  );

/** Who may have another code. Everything is counted by the database, in the transaction that sends the code. */
export function makeOtpLimits({ pepper, limits, ceiling }: { pepper: string; limits: OtpLimits; ceiling: SmsCeiling }) {
  const puzzles = makePuzzles(pepper);

  function refuseOwnTooMany({ asker }: Start, starts: Starts) {
    const resend = Number(starts.lastOfAsker !== null && limits.resendSeconds - starts.lastOfAsker);
    const ofLimits = [
      starts.ofAskerInHour >= PER_ASKER_HOUR && HOUR_SECONDS - starts.hourOfAskerFrom!,
      starts.ofAskerInDay >= PER_ASKER_DAY && DAY_SECONDS - starts.dayOfAskerFrom!,
      !asker.isKnown && starts.ofAddressInHour >= limits.startsPerAddress && HOUR_SECONDS - starts.hourOfAddressFrom!,
      !asker.isKnown && starts.ofNewcomersInHour >= MOST_FOR_NEWCOMERS && HOUR_SECONDS - starts.hourOfNewcomersFrom!,
    ].map(Number);
    const wait = Math.max(resend, ...ofLimits);
    if (wait > 0) throw new TooMany(wait, Math.max(...ofLimits) > 0);
  }

  async function askForPuzzle(tx: Tx, { phone, puzzle }: Start, { ofNewcomersInHour, now }: Starts) {
    if (ofNewcomersInHour < FREE_FOR_NEWCOMERS) return;
    const difficulty = difficultyAfter(ofNewcomersInHour - FREE_FOR_NEWCOMERS);
    const isSolved = puzzle && puzzles.isSolved(phone, puzzle, difficulty, now);
    if (!isSolved || !(await usePuzzle(tx, sha256(puzzle.token))))
      throw puzzleRequired(puzzles.pose(phone, difficulty, now));
  }

  async function refuseAboveCeiling(tx: Tx, { asker }: Start, { toKnownInHour }: Starts) {
    const { forAny, forOthers } = await ceiling.room(tx, toKnownInHour);
    if (!(asker.isKnown ? forAny : forOthers)) throw new TooMany(limits.resendSeconds, false);
  }

  return {
    /** @throws Problem 429, or 428 with a puzzle */
    async refuse(tx: Tx, start: Start): Promise<void> {
      const starts = await countStarts(tx, { ...start, asker: start.asker.key });
      refuseOwnTooMany(start, starts);
      if (!start.asker.isKnown) await askForPuzzle(tx, start, starts);
      await refuseAboveCeiling(tx, start, starts);
    },
  };
}
