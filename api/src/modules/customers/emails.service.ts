import { randomBytes } from 'node:crypto';
import { recordAudit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { alarm } from '../../platform/metrics.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import type { Sender } from '../../platform/route.ts';
import { sha256 } from '../../platform/sealing.ts';
import type { EmailLink } from './emails.schemas.ts';
import * as repository from './emails.repository.ts';
import { VERIFY_EMAIL } from './mails.ts';
import { readPerson } from './persons.repository.ts';

const HOUR_SECONDS = 3_600;
const LIFE_SECONDS = 24 * HOUR_SECONDS;
/** Links to one user, and to one address whoever asks. */
const PER_HOUR = 5;
/** So long a mail is tried: who waits longer asks for another. */
const TRIED_SECONDS = HOUR_SECONDS;
const TOKEN_BYTES = 32;

type Parts = { db: Database; clock: Clock; outbox: Outbox; limits: Config['mailLimits']; publicOrigin: string };
export type Emails = ReturnType<typeof makeEmails>;

/** Whether a person reads the mails of the own address: a link goes there, and comes back by who is logged in as the person. */
export function makeEmails({ db, clock, outbox, limits, publicOrigin }: Parts) {
  const linkOf = (token: string) => `${publicOrigin}/profile/personal-info?emailToken=${token}`;

  /** Seconds until another link may go out; 0: now. */
  async function waitFor(tx: Tx, userId: string, email: string): Promise<number> {
    const links = await repository.countLinks(tx, userId, email);
    const waits = [
      links.lastOfUser !== null && limits.resendSeconds - links.lastOfUser,
      links.ofUserInHour >= PER_HOUR && HOUR_SECONDS - links.hourOfUserFrom!,
      links.ofEmailInHour >= PER_HOUR && HOUR_SECONDS - links.hourOfEmailFrom!,
    ];
    if (links.inHour >= limits.messagesPerHour) {
      alarm('mail ceiling', `${links.inHour} mails in an hour`);
      waits.push(limits.resendSeconds);
    }
    return Math.max(0, Math.ceil(Math.max(...waits.map(Number))));
  }

  /** @returns seconds to wait, 0 when it was sent */
  async function sendWithin(tx: Tx, userId: string, email: string): Promise<number> {
    await repository.lockLinks(tx, userId, email);
    const wait = await waitFor(tx, userId, email);
    if (wait > 0) return wait;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await repository.endLinks(tx, userId);
    const expiresAt = new Date(clock.now().getTime() + LIFE_SECONDS * 1_000);
    const link = { id: newId(), userId, email, tokenHash: sha256(token), expiresAt };
    await repository.insertLink(tx, link);
    const mail = { channel: 'MAIL' as const, recipient: email, template: VERIFY_EMAIL, values: [linkOf(token)] };
    await outbox.put(tx, { ...mail, to: { userId } }, TRIED_SECONDS);
    return 0;
  }

  return {
    /** The own address became another one, or none: links to the one before are dead, and the new one gets one if it may. */
    async changed(tx: Tx, userId: string, email: string | undefined): Promise<void> {
      await repository.endLinks(tx, userId);
      if (email) await sendWithin(tx, userId, email);
    },

    send: (userId: string): Promise<EmailLink> =>
      db.transaction(async (tx) => {
        const { email, emailVerifiedAt } = (await readPerson(tx, userId)) ?? {};
        if (!email) return notFound('EMAIL_NOT_FOUND');
        if (emailVerifiedAt) throw new Problem(409, 'EMAIL_ALREADY_VERIFIED');
        const wait = await sendWithin(tx, userId, email);
        if (wait > 0) throw new Problem(429, 'MAIL_RATE_LIMITED', [], wait);
        return { email, resendInSec: limits.resendSeconds, expiresInSec: LIFE_SECONDS };
      }),

    async verify(tx: Tx, userId: string, token: string, sender: Sender): Promise<void> {
      const personId = await repository.takeLink(tx, userId, sha256(token), clock.now());
      if (!personId) return notFound('EMAIL_LINK_NOT_FOUND');
      await recordAudit(tx, sender, {
        actorId: userId,
        action: 'EMAIL_VERIFIED',
        objectType: 'Person',
        objectId: personId,
        result: 'DONE',
      });
    },

    forgetOld: () => repository.forgetOldLinks(db),
  };
}
