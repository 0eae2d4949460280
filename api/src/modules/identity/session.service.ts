import { randomBytes } from 'node:crypto';
import { recordAudit } from '../../platform/audit.ts';
import type { Actor } from '../../platform/actor.ts';
import { batched } from '../../platform/batched.ts';
import type { Database, Queryable, Tx } from '../../platform/database/database.ts';
import type { ErrorCode } from '../../platform/error-codes.ts';
import { nationalPhone } from '../../platform/phone.ts';
import type { Paging } from '../../platform/paging/paging.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import type { Sender } from '../../platform/route.ts';
import { seal, sha256, unseal } from '../../platform/sealing.ts';
import { endSessions } from './end-sessions.ts';
import type { EndedSessions, Logout, Session } from './identity.schemas.ts';
import { can } from './permissions.ts';
import * as repository from './session.repository.ts';
import type { LiveSession } from './session.repository.ts';
import type { TokenAnswer } from './token.schemas.ts';
import { ACCESS_SECONDS, type makeTokens } from './tokens.ts';

/** Two tabs may refresh at once, and an answer may get lost. */
const GRACE_SECONDS = 10;

/** Why no token is given, as OAuth says it (RFC 6749, section 5.2). */
export class Refused extends Error {
  constructor(
    readonly error:
      'invalid_request' | 'invalid_grant' | 'invalid_client' | 'unsupported_grant_type' | 'consent_required',
    readonly code: ErrorCode,
    /** More members of the answer. */
    readonly more: Record<string, string> = {},
  ) {
    super(error);
  }
}

/** How a person is called, as far as the person said; asked within the transaction that makes a token. */
export type NameOf = (query: Queryable, userId: string) => Promise<string | undefined>;
/** Whether a person acts for a company that sells here; asked likewise. */
export type IsSeller = (query: Queryable, userId: string) => Promise<boolean>;
type Parts = {
  db: Database;
  tokens: ReturnType<typeof makeTokens>;
  nameOf: NameOf;
  isSeller: IsSeller;
};
type Person = { id: string; phone: string; roles: string[] };

/** Sessions: begun by a right code, prolonged by refresh tokens that are used once each, ended by the person or by staff. */
export function makeSessions({ db, tokens, nameOf, isSeller }: Parts) {
  // One page asks for several things at once, and each of them asks who it is.
  const liveSession = batched((ids) => repository.readLive(db, ids));

  async function newTokens(
    tx: Tx,
    sessionId: string,
    { id, phone, roles }: Person,
    endsAt: Date,
  ): Promise<TokenAnswer> {
    const name = (await nameOf(tx, id)) ?? nationalPhone(phone);
    const claims = claimsOf(name, roles, await isSeller(tx, id));
    return {
      access_token: await tokens.sign({ userId: id, sessionId }, claims),
      token_type: 'Bearer',
      expires_in: ACCESS_SECONDS,
      refresh_token: randomBytes(32).toString('base64url'),
      session_ends_at: Math.floor(endsAt.getTime() / 1_000),
    };
  }

  return {
    /** A new session for a person. */
    async begin(tx: Tx, sessionId: string, person: Person, sender: Sender): Promise<TokenAnswer> {
      const endsAt = await repository.insertSession(tx, sessionId, person.id, sender);
      const what = { action: 'SESSION_BEGUN', objectType: 'Session', objectId: sessionId };
      await recordAudit(tx, sender, { actorId: person.id, result: 'DONE', ...what });
      const first = await newTokens(tx, sessionId, person, endsAt);
      await repository.insertRefreshToken(tx, sha256(first.refresh_token), sessionId);
      return first;
    },

    /**
     * The next pair of tokens. A token that was used before ends its session, unless it comes again at once.
     * @throws Refused
     */
    async refresh(refreshToken: string, sender: Sender): Promise<TokenAnswer> {
      const answer = await db.transaction(async (tx) => {
        const hash = sha256(refreshToken);
        const known = await repository.lockRefreshToken(tx, hash, GRACE_SECONDS);
        if (!known?.isAlive) return undefined;
        if (known.isUsed) {
          if (known.isInGrace && known.sealedAnswer)
            return JSON.parse(unseal(refreshToken, known.sealedAnswer)) as TokenAnswer;
          await endSessions(tx, sender, { reason: 'REFRESH_TOKEN_REUSED' }, { id: known.sessionId });
          return undefined;
        }
        const { sessionId, userId, phone, roles } = known;
        const endsAt = await repository.slideSession(tx, sessionId);
        const next = await newTokens(tx, sessionId, { id: userId, phone, roles }, endsAt);
        // In this order, so that the family never has two live tokens.
        await repository.markUsed(tx, hash, seal(refreshToken, JSON.stringify(next)));
        await repository.insertRefreshToken(tx, sha256(next.refresh_token), sessionId);
        return next;
      });
      if (!answer) throw new Refused('invalid_grant', 'SESSION_ENDED');
      return answer;
    },

    /** Ends a session because a token or code of it came twice. */
    revoke: (tx: Tx, sender: Sender, id: string, reason: string) => endSessions(tx, sender, { reason }, { id }),

    /** The person behind an Authorization header, whose session lives. @throws Problem 401 */
    async authenticate(authorization: string | undefined): Promise<Actor> {
      const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
      const claims = token && (await tokens.verify(token));
      const session = claims && (await liveSession(claims.sessionId));
      if (!session || session.userId !== claims.userId) throw new Problem(401, 'UNAUTHENTICATED');
      const { id: sessionId, ...person } = session;
      return { ...person, sessionId };
    },

    async sessions({ userId, sessionId }: Actor): Promise<Session[]> {
      const rows = await repository.readLiveSessions(db, userId);
      return rows.map(({ userId: _, phone: __, ...row }) => toSession(row, sessionId));
    },

    /** Ends the session that asks, or all of the person's. */
    async logout(actor: Actor, { everywhere = false }: Logout, sender: Sender): Promise<EndedSessions> {
      const where = everywhere ? { userId: actor.userId } : { id: actor.sessionId };
      const endedCount = await db.transaction((tx) =>
        endSessions(tx, sender, { actorId: actor.userId, reason: 'LOGOUT' }, where),
      );
      return { endedCount };
    },

    /** Ends one of the person's sessions. @throws Problem 404 for anybody else's */
    async endSession(actor: Actor, id: string, sender: Sender): Promise<EndedSessions> {
      const where = { id, userId: actor.userId };
      const endedCount = await db.transaction((tx) =>
        endSessions(tx, sender, { actorId: actor.userId, reason: 'ENDED_BY_OWNER' }, where),
      );
      return endedCount > 0 ? { endedCount } : notFound('SESSION_NOT_FOUND');
    },

    /** Sessions that live, for staff: of one person or of all. */
    async live({ sessionId }: Actor, userId: string | undefined, wanted: Paging) {
      const { rows, page, totalCount } = await repository.readPageOfSessions(db, userId, wanted);
      return { rows: rows.map((row) => toSession(row, sessionId)), page, totalCount };
    },

    /** Ends anybody's session. @throws Problem 404 for one that does not live */
    async endByStaff(actor: Actor, id: string, note: string, sender: Sender): Promise<EndedSessions> {
      const by = { actorId: actor.userId, reason: 'ENDED_BY_STAFF', note };
      const endedCount = await db.transaction((tx) => endSessions(tx, sender, by, { id }));
      return endedCount > 0 ? { endedCount } : notFound('SESSION_NOT_FOUND');
    },

    forgetOld: () => repository.forgetOldSessions(db),
  };
}

/** `staff`: worth showing the way to the staff area, which itself asks for roles. `seller`: worth telling what is for sellers. */
const claimsOf = (name: string, roles: string[], sells: boolean) => ({
  roles,
  name,
  ...(can(roles, 'STAFF_AREA') && { staff: true }),
  ...(sells && { seller: true }),
});

const toSession = <Row extends Pick<LiveSession, keyof Session & keyof LiveSession>>(row: Row, currentId: string) => ({
  ...row,
  address: hideLastPart(row.address),
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  isCurrent: row.id === currentId,
});

const hideLastPart = (address: string) => address.replace(/[^.:]+$/, '*');
