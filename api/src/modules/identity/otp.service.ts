import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { alarm } from '../../platform/metrics.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import type { Sender } from '../../platform/route.ts';
import { hmac } from '../../platform/sealing.ts';
import type { LoginChallenge, LoginStart } from './identity.schemas.ts';
import * as repository from './otp.repository.ts';
import { maskPhone, readPhone } from '../../platform/phone.ts';

// docs: safety, OTP.
const LIFE_SECONDS = 120;
const CODE_LENGTH = 6;
const MOST_ATTEMPTS = 5;
const PER_PHONE_HOUR = 5;
const PER_PHONE_DAY = 10;
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;
const OTP_TEMPLATE = 'rasteh-login';

export type OtpLimits = Config['otpLimits'];
type Parts = { db: Database; outbox: Outbox; pepper: string; limits: OtpLimits };

export type Checked = { challenge: repository.Challenge; isRight: boolean } | undefined;

/** Codes by SMS: who may ask for one, and whether one is right. What it costs nobody to know is counted by the database's clock. */
export function makeOtp({ db, outbox, pepper, limits }: Parts) {
  const hashOf = (challengeId: string, code: string) => hmac(pepper, `${challengeId}:${code}`);

  async function refuseTooMany(tx: Tx, phone: string, address: string) {
    const starts = await repository.countStarts(tx, phone, address);
    const waits = [
      starts.lastOfPhone !== null && limits.resendSeconds - starts.lastOfPhone,
      starts.ofPhoneInHour >= PER_PHONE_HOUR && HOUR_SECONDS - starts.hourOfPhoneFrom!,
      starts.ofPhoneInDay >= PER_PHONE_DAY && DAY_SECONDS - starts.dayOfPhoneFrom!,
      starts.ofAddressInHour >= limits.startsPerAddress && HOUR_SECONDS - starts.hourOfAddressFrom!,
    ];
    const wait = Math.max(...waits.map(Number));
    if (wait > 0) throw new Problem(429, 'OTP_RATE_LIMITED', [], Math.ceil(wait));
    if (starts.inHour >= limits.messagesPerHour) {
      alarm('sms ceiling', `${starts.inHour} messages in an hour`);
      throw new Problem(429, 'OTP_RATE_LIMITED', [], limits.resendSeconds);
    }
  }

  return {
    /** Sends a code. The answer is the same for every number, and nobody waits for the SMS. @throws Problem 400, 429 */
    async start({ phoneNumber, acceptedTermsVersion }: LoginStart, sender: Sender): Promise<LoginChallenge> {
      const phone = readPhone(phoneNumber) ?? invalid('phoneNumber', 'FORMAT');
      const address = networkOf(sender.address);
      const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
      const id = randomUUID();
      await db.transaction(async (tx) => {
        await repository.lockStarts(tx, phone, address);
        await refuseTooMany(tx, phone, address);
        await repository.insertChallenge(tx, {
          ...{ id, phone, address, codeHash: hashOf(id, code), lifeSeconds: LIFE_SECONDS },
          ...(acceptedTermsVersion && { termsVersion: acceptedTermsVersion }),
        });
        const message = { channel: 'SMS' as const, recipient: phone, template: OTP_TEMPLATE, values: [code] };
        await outbox.put(tx, message, LIFE_SECONDS);
      });
      return {
        challengeId: id,
        expiresInSec: LIFE_SECONDS,
        resendInSec: limits.resendSeconds,
        codeLength: CODE_LENGTH,
        maskedPhone: maskPhone(phone),
      };
    },

    /**
     * Compares a code, after the attempt is counted. @returns undefined where nothing was compared.
     * @throws Problem 429 when too many come from one address
     */
    async check(challengeId: string, code: string, sender: Sender): Promise<Checked> {
      if ((await repository.countCheck(db, networkOf(sender.address))) > limits.checksPerAddress)
        throw new Problem(429, 'OTP_RATE_LIMITED', [], limits.resendSeconds);
      const challenge = await repository.takeAttempt(db, challengeId, MOST_ATTEMPTS);
      return challenge && { challenge, isRight: isSame(challenge.codeHash, hashOf(challengeId, code)) };
    },

    forgetOld: () => repository.forgetOldChallenges(db),
  };
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** What counts as one address: of IPv6 the network of one household (/64). */
function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = ''] = address.split('%');
  const [before = '', after] = head.split('::');
  const groups = before.split(':').filter(Boolean);
  const rest = after === undefined ? [] : after.split(':').filter(Boolean);
  const zeros = after === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`;
}
