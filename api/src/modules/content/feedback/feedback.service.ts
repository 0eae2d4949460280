import { randomInt, timingSafeEqual } from 'node:crypto';
import { addressKey } from '@rasteh/shared/address-key';
import type { Actor } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import { transitionOf } from '../../../platform/machine.ts';
import { makeNumbers } from '../../../platform/numbers/numbers.ts';
import { paging } from '../../../platform/paging/paging.ts';
import type { PersonalPart } from '../../../platform/personal-part.ts';
import { invalid, notFound, Problem } from '../../../platform/problem.ts';
import type { Sender } from '../../../platform/route.ts';
import { hmac } from '../../../platform/sealing.ts';
import { foldDigits } from '../../../platform/text.ts';
import { withoutNulls } from '../../../platform/without-nulls.ts';
import type { Files } from '../../files/index.ts';
import { can } from '../../identity/index.ts';
import type { Settings } from '../../settings/index.ts';
import { makeChallenges } from './challenges.ts';
import { feedbackMachine } from './feedback-machine.ts';
import * as repository from './feedback.repository.ts';
import type { FeedbackRow } from './feedback.repository.ts';
import type {
  Feedback,
  FeedbackLookup,
  FeedbackReopening,
  NewFeedback,
  OwnFeedbacksQuery,
} from './feedback.schemas.ts';
import { actionFor, tellOfFeedback } from './notices.ts';
import { isSender, toFeedback, whyNotReopened } from './shown.ts';

export const FEEDBACK_TYPE = 'FEEDBACK';
const screenshotOf = (objectId: string) => ({ objectType: FEEDBACK_TYPE, objectId, role: 'SCREENSHOT' });

/** Letters that nobody takes for one another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;
const DAY_MS = 86_400_000;
const FORGOTTEN_AT_ONCE = 500;

export type FeedbackParts = {
  db: Database;
  clock: Clock;
  /** Signs challenges and hashes codes. */
  linkKey: string;
  files: Pick<Files, 'unattached' | 'attach' | 'release' | 'linkTo'>;
  settings: Pick<Settings, 'at'>;
};
export type Feedbacks = ReturnType<typeof makeFeedbacks>;

const newCode = () => Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
const plain = (typed: string) =>
  foldDigits(typed)
    .replace(/[\s\u200c\u200e\u200f]/g, '')
    .toUpperCase();

/** What people tell the operator, and how they hear of what came of it. */
export function makeFeedbacks({ db, clock, linkKey, files, settings }: FeedbackParts) {
  const challenges = makeChallenges({ clock, pepper: linkKey, settings });
  const nextNumber = makeNumbers(db, 'FB');
  const hashOf = (id: string, code: string) => hmac(linkKey, `feedback ${id} ${code}`);

  /** Where there is nothing, it is compared with this, which costs the same: the time tells nothing. */
  const ofNothing = hashOf('none', '');

  function isCodeOf(row: FeedbackRow | undefined, code: string): row is FeedbackRow {
    const given = Buffer.from(hashOf(row?.id ?? 'none', plain(code)));
    const kept = Buffer.from(row?.codeHash ?? ofNothing);
    return timingSafeEqual(given, kept) && row !== undefined;
  }

  async function countLookup(sender: Sender): Promise<void> {
    const most = await challenges.most();
    await db.transaction((tx) => challenges.count(tx, addressKey(sender.address), 'LOOK_UP', most));
  }

  /** Of whom a feedback is: a form without script is a visitor's, whatever cookies came with it. */
  const senderOf = ({ nonce }: NewFeedback, actor: Actor | undefined) => (nonce === undefined ? undefined : actor);

  async function requireImage(actor: Actor | undefined, fileId: string | undefined): Promise<void> {
    if (fileId === undefined) return;
    if (!actor) return invalid('screenshotFileId', 'SCREENSHOT_NEEDS_LOGIN');
    const { kind } = await files.unattached(actor, fileId);
    if (kind !== 'IMAGE') invalid('screenshotFileId', 'FILE_TYPE_NOT_ALLOWED');
  }

  /** Of the sender, or for who knows its code. @throws Problem 404, the same for whatever is wrong */
  function requireOwn(row: FeedbackRow | undefined, code: string | undefined, actor: Actor | undefined): FeedbackRow {
    const isOwn = row !== undefined && actor !== undefined && row.userId === actor.userId;
    if (isOwn || isCodeOf(row, code ?? '')) return row!;
    return notFound('FEEDBACK_NOT_FOUND');
  }

  async function releaseImages(tx: Tx, rows: { id: string; screenshotFileId: string | null }[]): Promise<void> {
    for (const { id, screenshotFileId } of rows)
      if (screenshotFileId) await files.release(tx, screenshotFileId, screenshotOf(id));
  }

  const personal: PersonalPart = {
    read: async (userId) =>
      (await repository.readAllOf(db, userId)).map((row) => ({
        ...toFeedback(row, clock.now()),
        ...withoutNulls({ email: row.email, phone: row.phone }),
      })),
    forget: async (tx, userId) => releaseImages(tx, await repository.forgetSender(tx, userId)),
  };

  return {
    personal,

    challenge: async () => challenges.pose(),

    /**
     * Keeps a feedback, of a program that fills the field nobody sees nothing, with the same answer.
     * @throws Problem 400 for the challenge or the picture; 429
     */
    async send(input: NewFeedback, sender: Sender, asker: Actor | undefined): Promise<Feedback> {
      challenges.require(input);
      const actor = senderOf(input, asker);
      await requireImage(actor, input.screenshotFileId);
      const most = await challenges.most();
      const now = clock.now();
      const code = newCode();
      const row = rowOf(input, actor, { trackingNo: await nextNumber(now), now });
      row.codeHash = hashOf(row.id, code);
      await db.transaction(async (tx) => {
        await challenges.count(tx, addressKey(sender.address), input.nonce === undefined ? 'SEND_PLAIN' : 'SEND', most);
        await challenges.use(tx, input.token);
        if (input.fax) return;
        await repository.insertFeedback(tx, row);
        if (row.screenshotFileId && actor)
          await files.attach(tx, actor, row.screenshotFileId, screenshotOf(row.id), 'screenshotFileId');
        await tellOfFeedback(tx, { type: 'FEEDBACK_SENT', row, at: now });
      });
      return { ...toFeedback(row, now), code };
    },

    /** @throws Problem 404, the same for a wrong number and a wrong code; 429 */
    async lookUp({ trackingNo, code }: FeedbackLookup, sender: Sender): Promise<Feedback> {
      await countLookup(sender);
      const row = await repository.readByTrackingNo(db, plain(trackingNo));
      return toFeedback(requireOwn(row, code, undefined), clock.now());
    },

    async own({ userId }: Actor, query: OwnFeedbacksQuery) {
      const { rows, totalCount, page } = await repository.readOwnFeedbacks(db, userId, paging(query));
      return { items: rows.map((row) => toFeedback(row, clock.now())), totalCount, ...page };
    },

    /** @throws Problem 404; 409 where it is not over, was reopened before or is over for too long; 429 */
    async reopen(id: string, { code, text }: FeedbackReopening, sender: Sender, actor: Actor | undefined) {
      if (code !== undefined) await countLookup(sender);
      const now = clock.now();
      return db.transaction(async (tx) => {
        const row = requireOwn(await repository.lockFeedback(tx, id), code, actor);
        const { event, to } = transitionOf(feedbackMachine, row.status, 'REOPEN', isSender);
        const why = whyNotReopened(row, now);
        if (why) throw new Problem(409, why);
        const change = { ...row, status: to!, closeReason: null, endedAt: null, reopenText: text, reopenedAt: now };
        const changed = await repository.updateFeedback(tx, id, change, now);
        await tellOfFeedback(tx, { type: event, row: changed, at: now });
        return toFeedback(changed, now);
      });
    },

    /** Whether somebody may see pictures of feedbacks: who sent one, and staff who answer it. */
    async canSee(actor: Actor | undefined, ids: string[]): Promise<boolean> {
      if (!actor) return false;
      const owners = await repository.readOwners(db, ids);
      return owners.some((row) => row.userId === actor.userId || can(actor.roles, actionFor(row)));
    },

    /** Lets go what is kept for a time only: contact data of what is over, and who did what. */
    async forgetOld(): Promise<void> {
      const now = clock.now().getTime();
      const keptMs = (await settings.at('feedback.contact_days', new Date(now))) * DAY_MS;
      await repository.forgetActs(db, new Date(now - DAY_MS));
      for (;;) {
        const forgotten = await db.transaction(async (tx) => {
          const rows = await repository.forgetContacts(tx, new Date(now - keptMs), FORGOTTEN_AT_ONCE);
          await releaseImages(tx, rows);
          return rows.length;
        });
        if (forgotten < FORGOTTEN_AT_ONCE) return;
      }
    },
  };
}

function rowOf(
  { type, subject, body, email, phone, pagePath, screenshotFileId }: NewFeedback,
  actor: Actor | undefined,
  { trackingNo, now }: { trackingNo: string; now: Date },
): FeedbackRow {
  return {
    id: newId(),
    trackingNo,
    codeHash: '',
    userId: actor?.userId ?? null,
    type,
    subject,
    body,
    email: email ?? null,
    phone: phone ?? null,
    pagePath: pagePath ?? null,
    screenshotFileId: screenshotFileId ?? null,
    status: 'NEW',
    closeReason: null,
    answer: null,
    reopenText: null,
    reopenedAt: null,
    endedAt: null,
    version: 1,
    createdAt: now,
  };
}
