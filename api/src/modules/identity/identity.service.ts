import type { Gatekeeper } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { SmsCeiling } from '../../platform/outbox/sms-ceiling.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { makeLogin } from './login.service.ts';
import { readPhone } from '../../platform/phone.ts';
import type { OtpLimits } from './otp-limits.ts';
import { makeOtp } from './otp.service.ts';
import { can } from './permissions.ts';
import { makePhoneChange, type PhoneChanged } from './phone-change.service.ts';
import { type IsSeller, makeSessions, type NameOf } from './session.service.ts';
import type { TermsAt } from './terms.ts';
import { makeTokens } from './tokens.ts';
import { makeUsers } from './users.service.ts';

type Parts = {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  ceiling: SmsCeiling;
  secrets: Secrets;
  limits: OtpLimits;
  nameOf: NameOf;
  isSeller: IsSeller;
  termsAt: TermsAt;
  /** What other modules know by a phone, told within the transaction that changes it. */
  phoneChanged: PhoneChanged;
};
export type Identity = ReturnType<typeof makeIdentity>;

/** Who people are: codes, tokens, sessions, roles. */
export function makeIdentity({ db, clock, outbox, ceiling, secrets, limits, phoneChanged, ...parts }: Parts) {
  const tokens = makeTokens(secrets.tokenKeys, () => clock.now());
  const otp = makeOtp({ db, clock, outbox, ceiling, pepper: secrets.otpPepper, limits });
  const sessions = makeSessions({ db, tokens, nameOf: parts.nameOf, isSeller: parts.isSeller });
  const gatekeeper: Gatekeeper = {
    authenticate: sessions.authenticate,
    can: (actor, action) => can(actor.roles, action),
  };
  /** What was sent to a phone or an address for mails, the newest first; only where sent messages stay in the outbox. */
  async function messagesTo(written: string) {
    const recipient = written.includes('@') ? written : readPhone(written);
    await outbox.work();
    return recipient ? outbox.sentTo(recipient) : [];
  }
  return {
    otp,
    sessions,
    tokens,
    gatekeeper,
    messagesTo,
    users: makeUsers(db),
    login: makeLogin({ db, clock, otp, sessions, pepper: secrets.otpPepper, termsAt: parts.termsAt }),
    phoneChange: makePhoneChange({ db, otp, outbox, phoneChanged }),
  };
}
