import type { Actor } from '../../platform/actor.ts';
import type { AuditResult } from '../../platform/audit.enums.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { type LateRule, requireAll } from '../../platform/late-rules.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { maskPhone, nationalPhone, readPhone } from '../../platform/phone.ts';
import { type FieldError, Problem } from '../../platform/problem.ts';
import type { Sender } from '../../platform/route.ts';
import { foldDigits } from '../../platform/text.ts';
import { endSessions } from './end-sessions.ts';
import { forgetBrowsers, takeBrowserAlong } from './known-browsers.ts';
import { consume, type Challenge } from './otp.repository.ts';
import type { Checked, makeOtp } from './otp.service.ts';
import type {
  ChangedPhone,
  PhoneChangeChallenge,
  PhoneChangeConfirmation,
  PhoneChangeStart,
} from './phone-change.schemas.ts';
import { lockUser, updatePhone } from './users.repository.ts';

/** The phone of a user (E.164) became another one. */
export type PhoneChanged = (tx: Tx, change: { userId: string; from: string; to: string }) => Promise<void>;
type Parts = { db: Database; otp: ReturnType<typeof makeOtp>; outbox: Outbox; phoneChanged: PhoneChanged };
type Codes = { present: Challenge; new: Challenge };

/** How long the message that the phone was changed is tried. */
const NOTICE_SECONDS = 24 * 3_600;
const UNIQUE_VIOLATION = '23505';

/** Another phone for the same person, who holds both: a code comes to each. */
export function makePhoneChange({ db, otp, outbox, phoneChanged }: Parts) {
  /** Whoever reads it and did not ask for it knows that somebody else did. */
  const tellOldPhone = (tx: Tx, from: string, to: string) =>
    outbox.put(
      tx,
      { channel: 'SMS', recipient: from, template: 'rasteh-phone-changed', values: [maskPhone(to)] },
      NOTICE_SECONDS,
    );
  const audited = (tx: Tx, sender: Sender, { userId }: Actor, result: AuditResult, detail: object) =>
    recordAudit(tx, sender, {
      actorId: userId,
      action: result === 'DONE' ? 'PHONE_CHANGED' : 'PHONE_CHANGE_REFUSED',
      objectType: 'User',
      objectId: userId,
      result,
      detail: { ...detail },
    });

  /** Both codes, of which each counted as an attempt. @throws Problem 400 at whichever is wrong, 429 */
  async function rightCodes(actor: Actor, given: PhoneChangeConfirmation, sender: Sender): Promise<Codes> {
    const { userId } = actor;
    const check = (id: string, code: string, purpose: 'PHONE_CHANGE_PRESENT' | 'PHONE_CHANGE_NEW') =>
      otp.check(id, foldDigits(code), { purpose, userId }, sender);
    const ofPresent = await check(given.presentChallengeId, given.codeOfPresent, 'PHONE_CHANGE_PRESENT');
    // Whoever has no attempt left at the one code takes none at the other: it is for those who have.
    const ofNew = ofPresent && (await check(given.newChallengeId, given.codeOfNew, 'PHONE_CHANGE_NEW'));
    // Codes that came to a phone which is not the own one any more say nothing.
    const isPresentRight = isGood(ofPresent) && ofPresent.challenge.phone === actor.phone;
    if (isPresentRight && isGood(ofNew)) return { present: ofPresent.challenge, new: ofNew.challenge };
    const wrong = [!isPresentRight && 'codeOfPresent', !isGood(ofNew) && 'codeOfNew'].filter((it) => it !== false);
    await db.transaction((tx) => audited(tx, sender, actor, 'REFUSED', { wrong }));
    throw wrongCodes(wrong);
  }

  async function change(tx: Tx, actor: Actor, codes: Codes, sender: Sender): Promise<ChangedPhone | 'TAKEN'> {
    const { userId, sessionId: exceptId } = actor;
    const from = codes.present.phone;
    const to = codes.new.phone;
    const user = await lockUser(tx, userId);
    if (user?.status !== 'ACTIVE') throw new Problem(401, 'UNAUTHENTICATED');
    const isFirst = (await consume(tx, codes.present.id, exceptId)) && (await consume(tx, codes.new.id, exceptId));
    // Somebody was faster with the same codes.
    if (!isFirst || user.phone !== from) throw wrongCodes(['codeOfPresent', 'codeOfNew']);
    if (!(await updatePhone(tx, userId, to))) {
      await audited(tx, sender, actor, 'REFUSED', { reason: 'PHONE_TAKEN' });
      return 'TAKEN';
    }
    await phoneChanged(tx, { userId, from, to });
    await takeBrowserAlong(tx, from, to, sender.knownBrowser);
    await forgetBrowsers(tx, from);
    await tellOldPhone(tx, from, to);
    const endedCount = await endSessions(
      tx,
      sender,
      { actorId: userId, reason: 'PHONE_CHANGED' },
      { userId, exceptId },
    );
    await audited(tx, sender, actor, 'DONE', { from: maskPhone(from), to: maskPhone(to) });
    return { phone: nationalPhone(to), endedCount };
  }

  return {
    /** What holds of a new phone beside its format. */
    startRules,

    /** Sends a code to both phones. The answer tells nothing of the new one. @throws Problem 400, 428, 429 */
    async start(actor: Actor, { newPhone, puzzle }: PhoneChangeStart, sender: Sender): Promise<PhoneChangeChallenge> {
      const { userId, phone: present } = actor;
      const phone = readPhone(newPhone)!;
      await requireAll(startRules(actor), { newPhone });
      const [ofPresent, ofNew] = await otp.send(
        [
          { purpose: 'PHONE_CHANGE_PRESENT', userId, phone: present },
          { purpose: 'PHONE_CHANGE_NEW', userId, phone, puzzle },
        ],
        sender,
      );
      return {
        presentChallengeId: ofPresent!.id,
        newChallengeId: ofNew!.id,
        ...otp.terms,
        maskedPresentPhone: maskPhone(present),
        maskedNewPhone: maskPhone(phone),
        markOfPresent: ofPresent!.mark,
        markOfNew: ofNew!.mark,
      };
    },

    /**
     * Changes the phone and ends all sessions but the one that asks. That another account has the new phone is told only
     * to who reads its messages. @throws Problem 400 at the wrong codes, 409 PHONE_TAKEN, 429
     */
    async confirm(actor: Actor, given: PhoneChangeConfirmation, sender: Sender): Promise<ChangedPhone> {
      const codes = await rightCodes(actor, given, sender);
      const changed = await db
        .transaction((tx) => change(tx, actor, codes, sender))
        .catch((error: Error & { code?: string }) => {
          // Somebody logged in with the new phone for the first time in this very moment.
          if (error.code === UNIQUE_VIOLATION) return 'TAKEN' as const;
          throw error;
        });
      if (changed === 'TAKEN') throw new Problem(409, 'PHONE_TAKEN');
      return changed;
    },
  };
}

const startRules = ({ phone }: Actor): LateRule<Pick<PhoneChangeStart, 'newPhone'>>[] => [
  {
    reads: ['newPhone'],
    judge: ({ newPhone }) => (readPhone(newPhone) === phone ? { field: 'newPhone', code: 'SAME_PHONE' } : undefined),
  },
];

const isGood = (checked: Checked): checked is NonNullable<Checked> =>
  checked !== undefined && checked.isRight && !checked.challenge.isConsumed;

const wrongCodes = (fields: string[]) =>
  new Problem(
    400,
    'VALIDATION_FAILED',
    fields.map((field): FieldError => ({ field, code: 'OTP_INVALID' })),
  );
