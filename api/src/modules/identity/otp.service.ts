import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { addressKey } from '@rasteh/shared/address-key';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { SmsCeiling } from '../../platform/outbox/sms-ceiling.ts';
import { recordAudit } from '../../platform/audit.ts';
import { makeThrottle } from '../../platform/throttle.ts';
import type { Sender } from '../../platform/route.ts';
import { hmac } from '../../platform/sealing.ts';
import { findKnownBrowser, forgetOldBrowsers } from './known-browsers.ts';
import { type Asker, makeOtpLimits, type OtpLimits, TooMany } from './otp-limits.ts';
import * as repository from './otp.repository.ts';
import type { Cause, Purpose } from './otp.repository.ts';
import type { PuzzleSolution } from './puzzle.ts';

// docs: safety, OTP.
const LIFE_SECONDS = 120;
const CODE_LENGTH = 6;
const MOST_ATTEMPTS = 5;
const MARKS = 100;
/** Templates as the provider knows them; their tokens are the code and its mark. */
const TEMPLATES: Record<Purpose, string> = {
  LOGIN: 'rasteh-login',
  PHONE_CHANGE_PRESENT: 'rasteh-phone-change',
  PHONE_CHANGE_NEW: 'rasteh-phone-change',
};

type Parts = { db: Database; clock: Clock; outbox: Outbox; ceiling: SmsCeiling; pepper: string; limits: OtpLimits };

/** Who gets a code (E.164), and for what. */
export type Asked = Cause & { phone: string; termsVersion?: string; puzzle?: PuzzleSolution | undefined };
/** A code that was sent. `mark`: two digits, in the message too. */
export type Sent = { id: string; mark: string };
export type Checked = { challenge: repository.Challenge; isRight: boolean } | undefined;

/** Codes by SMS: who may ask for one, and whether one is right. They end by the clock; limits are counted by the database's. */
export function makeOtp({ db, clock, outbox, ceiling, pepper, limits }: Parts) {
  const isFirst = makeThrottle(10 * 60_000);
  const otpLimits = makeOtpLimits({ pepper, limits, ceiling });
  const hashOf = (challengeId: string, code: string) => hmac(pepper, `${challengeId}:${code}`);

  /** A person who changes the phone is known for the one that logs in, and a newcomer to any other. */
  async function askerOf(tx: Tx, { phone, purpose, userId }: Asked, sender: Sender): Promise<Asker> {
    if (userId !== undefined) return { key: `user ${userId}`, isKnown: purpose === 'PHONE_CHANGE_PRESENT' };
    const browser = await findKnownBrowser(tx, phone, sender.knownBrowser, clock.now());
    return browser ? { key: `browser ${browser}`, isKnown: true } : { key: addressKey(sender.address), isKnown: false };
  }

  /** Once for each address in a while. */
  async function noteLimit(sender: Sender, error: unknown): Promise<never> {
    if (error instanceof TooMany && error.isLimit && isFirst(addressKey(sender.address)))
      await db.transaction((tx) => recordAudit(tx, sender, { action: 'LOGIN_LIMITED', result: 'REFUSED' }));
    throw error;
  }

  async function newMark(tx: Tx, phone: string): Promise<string> {
    const taken = await repository.readLiveMarks(tx, phone, clock.now());
    const free = Array.from({ length: MARKS }, (_, mark) => String(mark).padStart(2, '0')).filter(
      (mark) => !taken.has(mark),
    );
    return free[randomInt(free.length)]!;
  }

  async function sendCode(tx: Tx, asked: Asked, asker: Asker, address: string): Promise<Sent> {
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
    const id = randomUUID();
    const mark = await newMark(tx, asked.phone);
    const { phone: recipient, purpose } = asked;
    await repository.insertChallenge(tx, {
      ...asked,
      id,
      mark,
      address,
      asker: asker.key,
      isKnown: asker.isKnown,
      codeHash: hashOf(id, code),
      expiresAt: new Date(clock.now().getTime() + LIFE_SECONDS * 1_000),
    });
    const message = { channel: 'SMS' as const, recipient, template: TEMPLATES[purpose], values: [code, mark] };
    await outbox.put(tx, message, LIFE_SECONDS);
    return { id, mark };
  }

  /** The code of one challenge that comes with another one of its phone is an attempt at both (safety, A8). */
  async function countWhereRight(challengeId: string, code: string) {
    const others = await repository.readOthersAlive(db, challengeId, clock.now());
    if (others.length === 0) return;
    const hits = others.filter(({ id, codeHash }) => isSame(codeHash, hashOf(id, code)));
    const idsOf = (challenges: typeof others) => challenges.map(({ id }) => id);
    await repository.countHits(db, idsOf(others), idsOf(hits), MOST_ATTEMPTS);
  }

  return {
    /** What whoever waits for codes is told of them. */
    terms: { expiresInSec: LIFE_SECONDS, resendInSec: limits.resendSeconds, codeLength: CODE_LENGTH },

    /** Sends each of them a code, or none of them any. @returns the challenges, in the same order @throws Problem 428, 429 */
    send: (asked: readonly Asked[], sender: Sender): Promise<Sent[]> => {
      const sent = db.transaction(async (tx) => {
        const address = addressKey(sender.address);
        const phones = asked.map(({ phone }) => phone);
        await repository.lockStarts(tx, phones, address);
        const challenges: Sent[] = [];
        for (const each of asked) {
          const asker = await askerOf(tx, each, sender);
          await otpLimits.refuse(tx, { ...each, asker, address });
          challenges.push(await sendCode(tx, each, asker, address));
        }
        return challenges;
      });
      return sent.catch((error: unknown) => noteLimit(sender, error));
    },

    /**
     * Compares a code, after the attempt is counted. @returns undefined where nothing was compared.
     * @throws Problem 429 when too many come from one address
     */
    async check(challengeId: string, code: string, cause: Cause, sender: Sender): Promise<Checked> {
      const address = addressKey(sender.address);
      const tried = { id: challengeId, cause, now: clock.now() };
      const checks = await repository.countCheck(db, address, tried, MOST_ATTEMPTS);
      if (checks > limits.checksPerAddress) return noteLimit(sender, new TooMany(limits.resendSeconds, true));
      const challenge = await repository.takeAttempt(db, tried, MOST_ATTEMPTS);
      const isRight = challenge !== undefined && isSame(challenge.codeHash, hashOf(challengeId, code));
      if (!isRight) await countWhereRight(challengeId, code);
      return challenge && { challenge, isRight };
    },

    async forgetOld() {
      await repository.forgetOldChallenges(db);
      await forgetOldBrowsers(db, clock.now());
    },
  };
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
