import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { sha256 } from '../../../platform/sealing.ts';
import { EASIEST_PUZZLE, makePuzzles } from '../../identity/index.ts';
import type { Settings } from '../../settings/index.ts';
import { type Act, countActs, insertAct, useChallenge } from './feedback.repository.ts';
import type { FeedbackChallenge, NewFeedback } from './feedback.schemas.ts';

/** In place of a phone: no puzzle of a login is one of a feedback. */
const SUBJECT = 'feedback';
/** Nobody has read and filled the form sooner. */
const PLAIN_SECONDS = 8;
const HOUR_MS = 3_600_000;

/** What counts for how often an address may do it in an hour, and which setting says that. */
const LIMITS = {
  SEND: { key: 'feedback.most_in_an_hour', counted: ['SEND', 'SEND_PLAIN'], code: 'FEEDBACK_RATE_LIMITED' },
  SEND_PLAIN: { key: 'feedback.most_plain_in_an_hour', counted: ['SEND_PLAIN'], code: 'FEEDBACK_RATE_LIMITED' },
  LOOK_UP: { key: 'feedback.most_lookups_in_an_hour', counted: ['LOOK_UP'], code: 'FEEDBACK_LOOKUPS_LIMITED' },
} as const satisfies Record<Act, object>;
type Most = Record<Act, number>;
type Parts = { clock: Clock; pepper: string; settings: Pick<Settings, 'at'> };

/** What keeps programs out of the form: work, time and counts; nobody is asked to read a picture. */
export function makeChallenges({ clock, pepper, settings }: Parts) {
  const puzzles = makePuzzles(pepper);
  const seconds = () => clock.now().getTime() / 1_000;

  /** @throws Problem 429 with the seconds to wait */
  async function refuseTooMany(tx: Tx, address: string, act: Act, most: Most): Promise<void> {
    const now = clock.now().getTime();
    const { counted, code } = LIMITS[act];
    const { count, first } = await countActs(tx, address, counted, new Date(now - HOUR_MS));
    if (count >= most[act]) throw new Problem(429, code, [], Math.ceil((first!.getTime() + HOUR_MS - now) / 1_000));
  }

  return {
    pose: (): FeedbackChallenge => puzzles.pose(SUBJECT, EASIEST_PUZZLE, seconds()),

    /** @throws Problem 400 naming the token, or the nonce */
    require({ token, nonce }: Pick<NewFeedback, 'token' | 'nonce'>): void {
      const now = seconds();
      const posed = puzzles.read(SUBJECT, token);
      if (!posed) return invalid('token', 'CHALLENGE_UNKNOWN');
      if (posed.endsAt <= now) return invalid('token', 'CHALLENGE_EXPIRED');
      if (nonce === undefined && now - posed.posedAt < PLAIN_SECONDS) return invalid('token', 'CHALLENGE_TOO_EARLY');
      if (nonce !== undefined && !puzzles.isSolved(SUBJECT, { token, nonce }, EASIEST_PUZZLE, now))
        return invalid('nonce', 'CHALLENGE_UNKNOWN');
    },

    /** @throws Problem 400 where it was used before */
    async use(tx: Tx, token: string): Promise<void> {
      if (!(await useChallenge(tx, sha256(token), clock.now()))) invalid('token', 'CHALLENGE_USED');
    },

    /** How often an address may do each in an hour. Asked before the transaction that counts. */
    async most(): Promise<Most> {
      const now = clock.now();
      return {
        SEND: await settings.at(LIMITS.SEND.key, now),
        SEND_PLAIN: await settings.at(LIMITS.SEND_PLAIN.key, now),
        LOOK_UP: await settings.at(LIMITS.LOOK_UP.key, now),
      };
    },

    /** Counts what an address does; those that do it at once wait for each other. @throws Problem 429 */
    async count(tx: Tx, address: string, act: Act, most: Most): Promise<void> {
      await tx.query("select pg_advisory_xact_lock(hashtextextended('feedback of ' || $1, 0))", [address]);
      await refuseTooMany(tx, address, act, most);
      if (act === 'SEND_PLAIN') await refuseTooMany(tx, address, 'SEND', most);
      await insertAct(tx, address, act, clock.now());
    },
  };
}
