import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { alarm } from '../../platform/metrics.ts';
import { networkOf } from '../../platform/network.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { recordAudit } from '../../platform/audit.ts';
import { Problem } from '../../platform/problem.ts';
import { makeSeldom } from '../../platform/seldom.ts';
import type { Sender } from '../../platform/route.ts';
import { hmac } from '../../platform/sealing.ts';
import * as repository from './otp.repository.ts';
import type { Cause, Purpose } from './otp.repository.ts';

// docs: safety, OTP.
const LIFE_SECONDS = 120;
const CODE_LENGTH = 6;
const MOST_ATTEMPTS = 5;
const PER_PHONE_HOUR = 5;
const PER_PHONE_DAY = 10;
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;
/** Templates as the provider knows them. */
const TEMPLATES: Record<Purpose, string> = {
  LOGIN: 'rasteh-login',
  PHONE_CHANGE_PRESENT: 'rasteh-phone-change',
  PHONE_CHANGE_NEW: 'rasteh-phone-change',
};

class TooMany extends Problem {
  /** @param isLimit whether the audit log tells of it: the wait of a minute between two codes is nobody's attack */
  constructor(
    waitSeconds: number,
    readonly isLimit: boolean,
  ) {
    super(429, 'OTP_RATE_LIMITED', [], Math.ceil(waitSeconds));
  }
}

export type OtpLimits = Config['otpLimits'];
type Parts = { db: Database; outbox: Outbox; pepper: string; limits: OtpLimits };

/** Who gets a code (E.164), and for what. */
export type Asked = Cause & { phone: string; termsVersion?: string };
export type Checked = { challenge: repository.Challenge; isRight: boolean } | undefined;

/** Codes by SMS: who may ask for one, and whether one is right. What it costs nobody to know is counted by the database's clock. */
export function makeOtp({ db, outbox, pepper, limits }: Parts) {
  const isFirst = makeSeldom(10 * 60_000);
  const hashOf = (challengeId: string, code: string) => hmac(pepper, `${challengeId}:${code}`);

  async function refuseTooMany(tx: Tx, { phone, purpose }: Asked, address: string) {
    const starts = await repository.countStarts(tx, phone, address, purpose);
    const resend = Number(starts.lastOfPhone !== null && limits.resendSeconds - starts.lastOfPhone);
    const ofLimits = [
      starts.ofPhoneInHour >= PER_PHONE_HOUR && HOUR_SECONDS - starts.hourOfPhoneFrom!,
      starts.ofPhoneInDay >= PER_PHONE_DAY && DAY_SECONDS - starts.dayOfPhoneFrom!,
      starts.ofAddressInHour >= limits.startsPerAddress && HOUR_SECONDS - starts.hourOfAddressFrom!,
    ].map(Number);
    const wait = Math.max(resend, ...ofLimits);
    if (wait > 0) throw new TooMany(wait, Math.max(...ofLimits) > 0);
    if (starts.inHour >= limits.messagesPerHour) {
      alarm('sms ceiling', `${starts.inHour} messages in an hour`);
      throw new TooMany(limits.resendSeconds, false);
    }
  }

  /** Once for each address in a while. */
  async function noteLimit(sender: Sender, error: unknown): Promise<never> {
    if (error instanceof TooMany && error.isLimit && isFirst(networkOf(sender.address)))
      await db.transaction((tx) => recordAudit(tx, sender, { action: 'LOGIN_LIMITED', result: 'REFUSED' }));
    throw error;
  }

  async function sendCode(tx: Tx, asked: Asked, address: string): Promise<string> {
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
    const id = randomUUID();
    const { phone: recipient, purpose } = asked;
    await repository.insertChallenge(tx, {
      ...{ ...asked, id, address, codeHash: hashOf(id, code), lifeSeconds: LIFE_SECONDS },
    });
    await outbox.put(tx, { channel: 'SMS', recipient, template: TEMPLATES[purpose], values: [code] }, LIFE_SECONDS);
    return id;
  }

  return {
    /** What whoever waits for codes is told of them. */
    terms: { expiresInSec: LIFE_SECONDS, resendInSec: limits.resendSeconds, codeLength: CODE_LENGTH },

    /** Sends each of them a code, or none of them any. @returns the challenges, in the same order @throws Problem 429 */
    send: (asked: readonly Asked[], sender: Sender): Promise<string[]> => {
      const sent = db.transaction(async (tx) => {
        const address = networkOf(sender.address);
        const phones = asked.map(({ phone }) => phone);
        await repository.lockStarts(tx, phones, address);
        const ids: string[] = [];
        for (const each of asked) {
          await refuseTooMany(tx, each, address);
          ids.push(await sendCode(tx, each, address));
        }
        return ids;
      });
      return sent.catch((error: unknown) => noteLimit(sender, error));
    },

    /**
     * Compares a code, after the attempt is counted. @returns undefined where nothing was compared.
     * @throws Problem 429 when too many come from one address
     */
    async check(challengeId: string, code: string, cause: Cause, sender: Sender): Promise<Checked> {
      if ((await repository.countCheck(db, networkOf(sender.address))) > limits.checksPerAddress)
        return noteLimit(sender, new TooMany(limits.resendSeconds, true));
      const challenge = await repository.takeAttempt(db, challengeId, MOST_ATTEMPTS, cause);
      return challenge && { challenge, isRight: isSame(challenge.codeHash, hashOf(challengeId, code)) };
    },

    forgetOld: () => repository.forgetOldChallenges(db),
  };
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
