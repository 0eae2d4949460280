import { recordAudit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { maskPhone, readPhone } from '../../platform/phone.ts';
import { Problem } from '../../platform/problem.ts';
import type { Sender } from '../../platform/route.ts';
import { hmac, seal, unseal } from '../../platform/sealing.ts';
import type { LoginChallenge, LoginStart } from './identity.schemas.ts';
import { rememberBrowser } from './known-browsers.ts';
import { tellOfNewDevice } from './notices.ts';
import { consume, giveAttemptBack, readConsumed, type Challenge } from './otp.repository.ts';
import type { makeOtp } from './otp.service.ts';
import { ensureUser, hasSessions, readConsent } from './session.repository.ts';
import { type makeSessions, Refused } from './session.service.ts';
import type { Terms, TermsAt } from './terms.ts';
import type { TokenAnswer } from './token.schemas.ts';

/** The same right code again so soon is a double tap. */
const REPLAY_SECONDS = 10;
const LOGIN = { purpose: 'LOGIN' } as const;

type GivenCode = { challengeId: string; code: string; termsVersion?: string | undefined };
type Parts = {
  db: Database;
  clock: Clock;
  otp: ReturnType<typeof makeOtp>;
  sessions: ReturnType<typeof makeSessions>;
  pepper: string;
  termsAt: TermsAt;
};

/** A code for tokens. */
export function makeLogin({ db, clock, otp, sessions, pepper, termsAt }: Parts) {
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
    /** Sends a code. The answer is the same for every number, and nobody waits for the SMS. @throws Problem 400, 428, 429 */
    async start({ phoneNumber, acceptedTermsVersion, puzzle }: LoginStart, sender: Sender): Promise<LoginChallenge> {
      const phone = readPhone(phoneNumber)!;
      const terms = acceptedTermsVersion && { termsVersion: acceptedTermsVersion };
      const [sent] = await otp.send([{ ...LOGIN, phone, puzzle, ...terms }], sender);
      return { challengeId: sent!.id, ...otp.terms, maskedPhone: maskPhone(phone), mark: sent!.mark };
    },

    /**
     * @param termsVersion of the terms agreed to with the code, where that was not said with the start
     * @throws Refused for a wrong, old or used code, all alike; `consent_required` for a right one; Problem 429
     */
    async byCode({ challengeId, code, termsVersion }: GivenCode, sender: Sender): Promise<TokenAnswer> {
      const checked = await otp.check(challengeId, code, LOGIN, sender);
      if (!checked?.isRight) {
        await db.transaction((tx) =>
          recordAudit(tx, sender, {
            action: 'LOGIN_REFUSED',
            objectType: 'OtpChallenge',
            objectId: challengeId,
            result: 'REFUSED' as const,
          }),
        );
        throw wrong();
      }
      const { challenge } = checked;
      if (challenge.isConsumed) return again(challenge, code, sender);
      const sessionId = newId();
      const terms = await termsAt(clock.now());
      const answer = await db
        .transaction(async (tx) => {
          const { phone } = challenge;
          const said = saidOf(terms, [termsVersion, challenge.termsVersion]);
          const isAsked = said !== terms.current && (await readConsent(tx, phone)) !== terms.current;
          if (isAsked && said === null) throw new ConsentMissing(terms.current);
          // Who agreed to those of now is not asked again for having sent an older version since.
          const agreed = isAsked || said === terms.current ? said : null;
          const user = await ensureUser(tx, { id: newId(), phone, termsVersion: agreed });
          // Who has the code is the person: what the matter is, they may know.
          if (user.status !== 'ACTIVE') throw new Problem(403, 'USER_DISABLED');
          const at = clock.now();
          const browser = await rememberBrowser(tx, phone, sender.knownBrowser, at);
          // Whoever comes for the first time knows of it.
          if (browser.isNew && (await hasSessions(tx, user.id)))
            await tellOfNewDevice(tx, { userId: user.id, sessionId, at });
          const begun = await sessions.begin(tx, sessionId, user, sender);
          const tokens = { ...begun, known_browser: browser.token };
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
        .catch(async (error: unknown) => {
          if (error instanceof AlreadyConsumed) return undefined;
          if (error instanceof ConsentMissing) await giveAttemptBack(db, challenge.id);
          throw error;
        });
      return answer ?? again(challenge, code, sender);
    },
  };
}

/** The newest version that was agreed to and is taken; null for none. */
const saidOf = ({ taken }: Terms, said: readonly (string | null | undefined)[]): string | null =>
  taken.find((version) => said.includes(version)) ?? null;

class AlreadyConsumed extends Error {}

/** Nobody is let in who has not agreed to the terms of now; the code stays good for who agrees in its life. */
class ConsentMissing extends Refused {
  constructor(current: string) {
    super('consent_required', 'CONSENT_REQUIRED', { terms_version: current });
  }
}
