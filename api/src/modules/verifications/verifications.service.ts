import type { Actor } from '../../platform/actor.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Tx } from '../../platform/database/database.ts';
import { audience } from '../../platform/events/audience.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { newId } from '../../platform/ids.ts';
import { type LateRule, requireAll } from '../../platform/late-rules.ts';
import { paging } from '../../platform/paging/paging.ts';
import type { Notices } from '../../platform/outbox/notices.ts';
import type { PersonalPart } from '../../platform/personal-part.ts';
import { maskPhone } from '../../platform/phone.ts';
import { notFound, Problem, tooMany } from '../../platform/problem.ts';
import type { Sender } from '../../platform/route.ts';
import { versionConflict } from '../../platform/version.ts';
import {
  audienceOfCustomer,
  type Claim,
  type Customers,
  type Holder,
  identityFields,
  type StoredIdentity,
} from '../customers/index.ts';
import type { Identity } from '../identity/index.ts';
import * as repository from './verifications.repository.ts';
import type { VerificationRow } from './verifications.repository.ts';
import type {
  EndedIdentity,
  IdentityEnding,
  IdentityHolder,
  IdentityReview,
  IdentityVerification,
  IdentityVerificationCreation,
  IdentityVerificationPage,
  IdentityVerificationQuery,
  VerificationDecision,
} from './verifications.schemas.ts';

type Parts = {
  db: Database;
  clock: Clock;
  identities: Customers['identities'];
  phonesOf: Identity['users']['phonesOf'];
  notices: Notices;
};
/** Template of the SMS provider: an identity is confirmed no more. */
const ENDED = 'rasteh-identity-ended';
/** Requests about one person or company, those that were withdrawn too. */
const MOST_ASKED_A_MONTH = 10;
export type Verifications = ReturnType<typeof makeVerifications>;

/** Staff confirm without a text; a rejection says why. */
export const decisionRules: readonly LateRule<VerificationDecision>[] = [
  {
    reads: ['isConfirmed', 'reason'],
    judge: ({ isConfirmed, reason }) =>
      isConfirmed === false && reason === undefined ? { field: 'reason', code: 'REQUIRED' } : undefined,
  },
];

/** People ask staff to check who they are; what was checked is changed in no other way. */
export function makeVerifications({ db, clock, identities, phonesOf, notices }: Parts) {
  async function shownAll(query: Queryable, rows: VerificationRow[]): Promise<IdentityVerification[]> {
    const stored = await identities.of(query, rows);
    return rows.map((row) =>
      shown(
        row,
        stored.find((each) => subjectOf(each) === subjectOf(row)),
      ),
    );
  }
  const shownOne = async (query: Queryable, row: VerificationRow) => (await shownAll(query, [row]))[0]!;

  /** Whose matter a request is: of who asked, and of everybody it is about. */
  async function aboutOwn({ userId }: Actor) {
    const { personId, customerIds } = await identities.subjectsOf(userId);
    return (row: VerificationRow) =>
      row.requestedBy === userId ||
      (row.customerId ? customerIds.includes(row.customerId) : row.personId !== null && row.personId === personId);
  }

  /** Who stands in the way of open requests, by the number that is claimed. */
  async function holdersOf(rows: VerificationRow[], actor: Actor) {
    const open = rows.filter(({ status }) => status === 'PENDING');
    const holders =
      open.length > 0
        ? await identities.holdersOf(
            db,
            open.map(({ claim }) => claim),
          )
        : [];
    const all = await Promise.all(holders.map((each) => shownHolder(each, actor)));
    return (row: VerificationRow) => {
      const at = holders.findIndex(
        (each) => row.status === 'PENDING' && each.number === numberIn(row.claim) && subjectOf(each) !== subjectOf(row),
      );
      return all[at];
    };
  }

  async function shownHolder(holder: Holder, { userId }: Actor): Promise<IdentityHolder> {
    const subjectId = subjectOf(holder)!;
    const users = await identities.usersOf(db, subjectId);
    const phones = [...(await phonesOf(users)).values()].map(maskPhone);
    const { name, verifiedAt, customerId } = holder;
    const of = { subjectId, isCompany: customerId !== null, isOwn: users.includes(userId) };
    return { ...of, name, phones, verifiedAt: verifiedAt.toISOString() };
  }

  async function shownToStaff(rows: VerificationRow[], actor: Actor) {
    const all = await shownAll(db, rows);
    const holderOf = await holdersOf(rows, actor);
    const papers = await identities.papersOf(rows.flatMap(({ customerId }) => customerId ?? []));
    const phones = await phonesOf(rows.map(({ requestedBy }) => requestedBy));
    const isOwn = await aboutOwn(actor);
    return all.map((each, index): IdentityVerification => {
      const row = rows[index]!;
      const { requestedBy } = row;
      const phone = phones.get(requestedBy);
      const blockedBy = holderOf(row);
      const officialGazette = row.customerId ? papers.get(row.customerId) : undefined;
      const review: IdentityReview = {
        requestedBy,
        isOwn: isOwn(row),
        ...(phone && { phone: maskPhone(phone) }),
        ...(blockedBy && { blockedBy }),
        ...(officialGazette && { officialGazette }),
      };
      return { ...each, review };
    });
  }

  /** An open request of that version, held. @throws Problem 404, 409 */
  async function held(tx: Tx, id: string, version: number, isVisible: (row: VerificationRow) => boolean) {
    const row = await repository.lock(tx, id);
    if (!row || !isVisible(row)) return notFound('VERIFICATION_NOT_FOUND');
    if (row.version !== version) versionConflict(row.version);
    if (row.status !== 'PENDING') throw new Problem(409, 'VERIFICATION_DECIDED');
    return row;
  }

  /** Whose identity it is and the staff who decide hear of it: of a company's, who acts for it now. */
  async function told(
    tx: Tx,
    type: string,
    row: VerificationRow,
    decided?: { by: string; reason: string | undefined },
  ) {
    const { id, version, personId, customerId } = row;
    const users = personId ? await identities.usersOf(tx, personId) : [];
    await recordEvent(tx, {
      type,
      objectType: 'IdentityVerification',
      objectId: id,
      seq: version,
      audiences: [
        ...(customerId ? [audienceOfCustomer(customerId)] : []),
        ...users.map(audience.user),
        audience.staff('IDENTITY_CHECK'),
      ],
      ...(decided && { notice: { actorId: decided.by, at: clock.now(), facts: { reason: decided.reason } } }),
    });
  }

  async function audited(tx: Tx, sender: Sender, actor: Actor, action: string, objectId: string, detail = {}) {
    const what = { action, objectType: 'IdentityVerification', objectId, detail };
    await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what });
  }

  return {
    async own(actor: Actor): Promise<IdentityVerification[]> {
      const { personId, customerIds } = await identities.subjectsOf(actor.userId);
      return shownAll(db, await repository.readOf(db, personId, customerIds));
    },

    /** Said again with the same words it is the same request. @throws Problem 400, 404, 409 */
    request(actor: Actor, { person, company, customerId, explanation }: IdentityVerificationCreation, sender: Sender) {
      const claim = (person ?? company) as Claim;
      return db.transaction(async (tx) => {
        const stored = await identities.hold(tx, actor, customerId);
        const open = await repository.readOpen(tx, stored);
        if (open && isSame(open.claim, claim)) return shownOne(tx, open);
        if (open) throw new Problem(409, 'VERIFICATION_PENDING');
        if (stored.verifiedAt && isSame(stored.claim, claim)) throw new Problem(409, 'IDENTITY_UNCHANGED');
        if ((await repository.countAsked(tx, stored)) >= MOST_ASKED_A_MONTH)
          tooMany('VERIFICATION_LIMIT', MOST_ASKED_A_MONTH);
        const { personId } = stored;
        const subject = { personId, customerId: stored.customerId, requestedBy: actor.userId };
        const row = await repository.insert(tx, { id: newId(), claim, explanation: explanation ?? null, ...subject });
        await told(tx, 'IDENTITY_CHECK_ASKED', row);
        await audited(tx, sender, actor, 'IDENTITY_CHECK_ASKED', row.id);
        return shownOne(tx, row);
      });
    },

    /** @throws Problem 404, 409 */
    async withdraw(actor: Actor, id: string, version: number): Promise<IdentityVerification> {
      const { personId, customerIds } = await identities.subjectsOf(actor.userId);
      const isOwn = (row: VerificationRow) =>
        row.personId ? row.personId === personId : customerIds.includes(row.customerId!);
      return db.transaction(async (tx) => {
        await held(tx, id, version, isOwn);
        const row = await repository.end(tx, id, { status: 'WITHDRAWN' }, clock.now());
        await told(tx, 'IDENTITY_CHECK_WITHDRAWN', row);
        return shownOne(tx, row);
      });
    },

    async queue(actor: Actor, query: IdentityVerificationQuery): Promise<IdentityVerificationPage> {
      const { rows, totalCount, page } = await repository.readQueue(db, query.status, paging(query));
      return { items: await shownToStaff(rows, actor), totalCount, ...page };
    },

    /** Confirmed, the identity is written and locked in the same transaction. @throws Problem 400, 403, 404, 409 */
    async decide(actor: Actor, id: string, decision: VerificationDecision, sender: Sender) {
      await requireAll(decisionRules, decision);
      const { reason } = decision;
      const isOwn = await aboutOwn(actor);
      const ended = await db.transaction(async (tx) => {
        const row = await held(tx, id, decision.version, () => true);
        if (isOwn(row)) throw new Problem(403, 'OWN_VERIFICATION');
        if (decision.isConfirmed) await identities.verify(tx, row, row.claim);
        const status = decision.isConfirmed ? 'CONFIRMED' : 'REJECTED';
        const decided = await repository.end(tx, id, { status, decidedBy: actor.userId, reason }, clock.now());
        await told(tx, `IDENTITY_CHECK_${status}`, decided, { by: actor.userId, reason });
        await audited(tx, sender, actor, `IDENTITY_CHECK_${status}`, id, { reason });
        return decided;
      });
      return (await shownToStaff([ended], actor))[0]!;
    },

    /**
     * Ends a confirmed identity: its number may be confirmed for somebody else. Whom it concerned is told by message and reads
     * the reason where the identity stood. @throws Problem 400, 403 for the own one, 404 for one that is not confirmed
     */
    async endIdentity(actor: Actor, id: string, ending: IdentityEnding, sender: Sender): Promise<EndedIdentity> {
      const { reason } = ending;
      const users = await identities.usersOf(db, id);
      if (users.includes(actor.userId)) throw new Problem(403, 'OWN_VERIFICATION');
      const phones = await phonesOf(users);
      const at = clock.now();
      await db.transaction(async (tx) => {
        const ended = await identities.release(tx, id);
        const how = { decidedBy: actor.userId, reason };
        const claim = Object.fromEntries(Object.entries(ended.claim).filter(([, value]) => value)) as Claim;
        const subject = { id: newId(), ...ended, claim, requestedBy: users[0] ?? actor.userId };
        const revoked = await repository.revoke(tx, id, how, at);
        const row = revoked ?? (await repository.insertRevoked(tx, subject, how, at));
        await told(tx, 'IDENTITY_ENDED', row, { by: actor.userId, reason });
        const what = { action: 'IDENTITY_ENDED', objectType: ended.personId ? 'Person' : 'Customer', objectId: id };
        await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what, detail: { reason } });
        for (const [userId, phone] of phones) await notices.send(tx, phone, ENDED, { to: { userId } });
      });
      return { subjectId: id, endedAt: at.toISOString() };
    },

    /** A company that was closed is checked no more. */
    customerClosed: (tx: Tx, customerId: string) => repository.withdrawOf(tx, customerId, clock.now()),

    personal: {
      read: (userId) => repository.readRequestedBy(db, userId),
      forget: repository.forget,
    } satisfies PersonalPart,
  };
}

const numberIn = ({ nationalId, nationalLegalId }: Claim) => nationalId ?? nationalLegalId;

const subjectOf = ({ personId, customerId }: Pick<StoredIdentity, 'personId' | 'customerId'>) => personId ?? customerId;

const isSame = (one: Record<string, string | null>, other: Record<string, string | null>) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => (one[name] ?? null) === (other[name] ?? null),
  );

function shown(row: VerificationRow, stored: StoredIdentity | undefined): IdentityVerification {
  const { id, version, status, customerId, claim, explanation, createdAt, decidedAt, decisionReason } = row;
  return {
    id,
    version,
    status,
    createdAt: createdAt.toISOString(),
    ...(customerId && { customerId }),
    claims: identityFields.flatMap((name) => {
      const claimed = claim[name];
      const now = stored?.claim[name];
      return claimed ? [{ name, claimed, ...(now && { stored: now }) }] : [];
    }),
    ...(explanation && { explanation }),
    ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
    ...(decisionReason && { decisionReason }),
  };
}
