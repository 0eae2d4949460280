import { recordAudit } from '../../platform/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { maskPhone, readPhone } from '../../platform/phone.ts';
import type { Sender } from '../../platform/route.ts';
import { hmac, seal, unseal } from '../../platform/sealing.ts';
import type { LoginChallenge, LoginStart, TokenAnswer } from './identity.schemas.ts';
import { consume, readConsumed, type Challenge } from './otp.repository.ts';
import type { makeOtp } from './otp.service.ts';
import { ensureUser } from './session.repository.ts';
import { type makeSessions, Refused } from './session.service.ts';

/** The same right code again so soon is a double tap. */
const REPLAY_SECONDS = 10;
const LOGIN = { purpose: 'LOGIN' } as const;

type Parts = {
  db: Database;
  otp: ReturnType<typeof makeOtp>;
  sessions: ReturnType<typeof makeSessions>;
  pepper: string;
};

/** A code for tokens. */
export function makeLogin({ db, otp, sessions, pepper }: Parts) {
  const wrong = () => new Refused('invalid_grant', 'OTP_INVALID');
  // Readable for whoever sends the right code again, and not for who reads the table and tries all codes.
  const sealKey = ({ id }: Challenge, code: string) => hmac(pepper, `sealed answer ${id}:${code}`);

  /** The same code came again: at once it is a double tap and gets the same answer, later somebody else may have it. */
  async function again(challenge: Challenge, code: string, sender: Sender): Promise<TokenAnswer> {
    const known = await readConsumed(db, challenge.id, REPLAY_SECONDS);
    if (known?.isRecent && known.sealedAnswer)
      return JSON.parse(unseal(sealKey(challenge, code), known.sealedAnswer)) as TokenAnswer;
    const { sessionId } = known ?? {};
    if (sessionId) await db.transaction((tx) => sessions.revoke(tx, sender, sessionId, 'OTP_REUSED'));
    throw wrong();
  }

  return {
    /** Sends a code. The answer is the same for every number, and nobody waits for the SMS. @throws Problem 400, 429 */
    async start({ phoneNumber, acceptedTermsVersion }: LoginStart, sender: Sender): Promise<LoginChallenge> {
      const phone = readPhone(phoneNumber)!;
      const terms = acceptedTermsVersion && { termsVersion: acceptedTermsVersion };
      const [challengeId] = await otp.send([{ ...LOGIN, phone, ...terms }], sender);
      return { challengeId: challengeId!, ...otp.terms, maskedPhone: maskPhone(phone) };
    },

    /** @throws Refused for a wrong, old or used code, all alike; Problem 429 */
    async byCode(challengeId: string, code: string, sender: Sender): Promise<TokenAnswer> {
      const checked = await otp.check(challengeId, code, LOGIN, sender);
      if (!checked?.isRight) {
        await db.transaction((tx) =>
          recordAudit(tx, sender, {
            ...{
              action: 'LOGIN_REFUSED',
              objectType: 'OtpChallenge',
              objectId: challengeId,
              result: 'REFUSED' as const,
            },
          }),
        );
        throw wrong();
      }
      const { challenge } = checked;
      if (challenge.isConsumed) return again(challenge, code, sender);
      const sessionId = newId();
      const answer = await db
        .transaction(async (tx) => {
          const given = { id: newId(), phone: challenge.phone, termsVersion: challenge.termsVersion };
          const user = await ensureUser(tx, given);
          if (user.status !== 'ACTIVE') throw wrong();
          const tokens = await sessions.begin(tx, sessionId, user, sender);
          const isFirst = await consume(
            tx,
            challenge.id,
            sessionId,
            seal(sealKey(challenge, code), JSON.stringify(tokens)),
          );
          // Somebody was faster: this session is not begun.
          if (!isFirst) throw new AlreadyConsumed();
          return tokens;
        })
        .catch((error: unknown) => {
          if (error instanceof AlreadyConsumed) return undefined;
          throw error;
        });
      return answer ?? again(challenge, code, sender);
    },
  };
}

class AlreadyConsumed extends Error {}
