import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable, Tx } from '../../../platform/database/database.ts';
import { audience } from '../../../platform/events/audience.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import { newId } from '../../../platform/ids.ts';
import type { CaseKind, Cases, CaseSubject, CaseVerdict } from '../../../platform/modules/case-kind.ts';
import { paging } from '../../../platform/paging/paging.ts';
import type { PersonalPart } from '../../../platform/personal-part.ts';
import { invalid, notFound, Problem } from '../../../platform/problem.ts';
import type { Sender } from '../../../platform/route.ts';
import { versionConflict } from '../../../platform/version.ts';
import { can } from '../../identity/index.ts';
import { shownCase } from './case-shown.ts';
import * as repository from './moderation.repository.ts';
import type { CaseRow } from './moderation.repository.ts';
import type {
  ModerationCase,
  ModerationCasePage,
  ModerationCasesQuery,
  ModerationCount,
  ModerationVerdict,
} from './moderation.schemas.ts';

const MINUTE_MS = 60_000;
const CLAIM_MINUTES = 10;
const TARGET_HOURS = 24;

type Parts = {
  db: Database;
  clock: Clock;
  /** How modules answer for their things, by the type that cases name; known when all modules are. */
  caseKinds: () => Readonly<Record<string, CaseKind>>;
};
type Versioned = { id: string; version: number };
export type Moderation = ReturnType<typeof makeModeration>;

/** One queue of what moderators decide; what a decision does is the module's whose thing it is. */
export function makeModeration({ db, clock, caseKinds }: Parts) {
  const kindOf = ({ objectType }: Pick<CaseRow, 'objectType'>): CaseKind => caseKinds()[objectType]!;

  /** Object types whose cases the viewer may read; undefined if all. */
  function readableTypes(may: (action: string) => boolean): string[] | undefined {
    const all = Object.entries(caseKinds());
    const types = all.flatMap(([type, { reads }]) => (may(reads) ? [type] : []));
    return types.length === all.length ? undefined : types;
  }
  const readsOf = ({ roles }: Actor) => readableTypes((action) => can(roles, action));

  async function shown(query: Queryable, actor: Actor, rows: readonly CaseRow[]): Promise<ModerationCase[]> {
    const subjects = new Map<string, CaseSubject>();
    for (const [type, kind] of Object.entries(caseKinds())) {
      const ids = rows.flatMap(({ objectType, objectId }) => (objectType === type ? [objectId] : []));
      if (ids.length === 0) continue;
      for (const [id, subject] of await kind.subjects(query, actor, ids)) subjects.set(id, subject);
    }
    const mayDecide = (row: CaseRow) => can(actor.roles, 'CASES_DECIDE') && can(actor.roles, kindOf(row).decides);
    return rows.map((row) => {
      const viewer = { userId: actor.userId, mayDecide: mayDecide(row) };
      return shownCase(row, subjects.get(row.objectId), viewer, clock.now());
    });
  }

  /** A case, if the viewer may decide cases of its kind. @throws Problem 403 if the viewer may only read it, 404 */
  async function decidable(query: Queryable, { roles }: Actor, id: string): Promise<CaseRow> {
    const found = (await repository.readCase(query, id)) ?? notFound('CASE_NOT_FOUND');
    const { reads, decides } = kindOf(found);
    if (!can(roles, reads)) return notFound('CASE_NOT_FOUND');
    if (!can(roles, decides)) throw new Problem(403, 'FORBIDDEN');
    return found;
  }

  /** A case that waits, held after its thing, for who may judge it. @throws Problem 403, 404, 409 */
  async function held(tx: Tx, actor: Actor, id: string): Promise<CaseRow> {
    const found = await decidable(tx, actor, id);
    await kindOf(found).hold(tx, found.objectId);
    await repository.holdCase(tx, id);
    const row = (await repository.readCase(tx, id))!;
    if (row.state === 'DECIDED') throw new Problem(409, 'CASE_DECIDED');
    const isOthers = row.claimedBy !== null && row.claimedBy !== actor.userId && row.claimedUntil! > clock.now();
    if (isOthers) throw new Problem(409, 'CASE_CLAIMED');
    if (row.appealedAgainst === actor.userId) throw new Problem(403, 'APPEAL_OWN_DECISION');
    const subject = (await kindOf(row).subjects(tx, actor, [row.objectId])).get(row.objectId);
    if (subject?.isOwn) throw new Problem(403, 'OWN_MATTER');
    return row;
  }

  /** Whoever reads cases of its kind hears of it. */
  const tell = (tx: Tx, type: string, { objectType }: { objectType: string }, { id, version }: Versioned) =>
    recordEvent(tx, {
      type,
      objectType: 'ModerationCase',
      objectId: id,
      seq: version,
      audiences: [audience.staff(caseKinds()[objectType]!.reads)],
    });

  const answered = async (tx: Tx, actor: Actor, id: string) =>
    (await shown(tx, actor, [(await repository.readCase(tx, id))!]))[0]!;

  const cases: Cases = {
    async open(tx, opened) {
      const dueAt = opened.dueAt ?? new Date(opened.at.getTime() + TARGET_HOURS * 60 * MINUTE_MS);
      await tell(tx, 'CASE_OPENED', opened, await repository.openCase(tx, newId(), opened, dueAt));
    },
    async settle(tx, objectType, objectId, at, decided) {
      const settled = await repository.settleCase(tx, objectType, objectId, at, decided);
      if (settled) await tell(tx, decided ? 'CASE_DECIDED' : 'CASE_SETTLED', { objectType }, settled);
    },
  };
  const personal: PersonalPart = {
    read: (userId) => repository.readCasesOf(db, userId),
    forget: repository.forgetModerator,
  };

  return {
    cases,
    personal,
    waiting: (_now: Date, may: (action: string) => boolean) => repository.readWaiting(db, readableTypes(may)),

    /** Those that wait, the first due first; or the decided ones, the latest first. */
    async list(actor: Actor, { state = 'OPEN', kind, ...query }: ModerationCasesQuery): Promise<ModerationCasePage> {
      const { rows, totalCount, page } = await repository.readCases(
        db,
        { state, kind, types: readsOf(actor) },
        paging(query),
      );
      return { items: await shown(db, actor, rows), totalCount, ...page };
    },

    async summary(actor: Actor): Promise<ModerationCount[]> {
      const counted = await repository.countOpen(db, readsOf(actor), clock.now());
      return counted.map(({ oldest, ...count }) => ({ ...count, oldestAt: oldest.toISOString() }));
    },

    /** Keeps a case for who looks at it, for ten minutes; asked again it begins anew. @throws Problem 403, 404, 409 */
    claim: (actor: Actor, id: string): Promise<ModerationCase> =>
      db.transaction(async (tx) => {
        await held(tx, actor, id);
        await repository.claimCase(tx, id, actor.userId, new Date(clock.now().getTime() + CLAIM_MINUTES * MINUTE_MS));
        return answered(tx, actor, id);
      }),

    /** @throws Problem 400 for what is not decided of its kind; 403 OWN_MATTER, APPEAL_OWN_DECISION; 404; 409 VERSION_CONFLICT, CASE_CLAIMED, CASE_DECIDED, INVALID_TRANSITION */
    async decide(actor: Actor, id: string, given: ModerationVerdict, sender: Sender): Promise<ModerationCase> {
      const verdict = verdictOf(given);
      const { decision, code, text } = verdict;
      const found = await decidable(db, actor, id);
      if (!kindOf(found).decisions.includes(decision)) invalid('decision', 'DECISION_NOT_OF_CASE');
      const decide = await kindOf(found).prepare({ actor, sender }, found.objectId, verdict);
      return db.transaction(async (tx) => {
        const row = await held(tx, actor, id);
        if (row.version !== given.version) versionConflict(row.version);
        const { kind, objectId, objectType } = row;
        const at = clock.now();
        await decide(tx, { ...verdict, kind, objectId, at });
        await repository.decideCase(tx, id, { decision: given.decision, code, text, userId: actor.userId, at });
        await tell(tx, 'CASE_DECIDED', row, { id, version: row.version + 1 });
        const answer = await answered(tx, actor, id);
        const detail = { caseId: id, kind, decision, code, reason: text };
        const what = { action: `${objectType}_CASE_DECIDED`, objectType: 'ModerationCase', objectId, detail };
        await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what });
        return answer;
      });
    },
  };
}

const verdictOf = ({ decision, code, reason, publishAt }: ModerationVerdict): CaseVerdict => ({
  decision,
  code: decision === 'REJECT' ? (code ?? null) : null,
  text: reason ?? null,
  ...(publishAt !== undefined && decision === 'SCHEDULE' && { publishAt: new Date(publishAt) }),
});
