import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable, Tx } from '../../../platform/database/database.ts';
import { lockCount } from '../../../platform/database/lock-count.ts';
import { newId } from '../../../platform/ids.ts';
import { transitionOf } from '../../../platform/machine.ts';
import { invalid, notFound, Problem, tooMany } from '../../../platform/problem.ts';
import type { Sender } from '../../../platform/route.ts';
import { versionConflict } from '../../../platform/version.ts';
import { indexPages } from '../searching/content-index.ts';
import { hideEditions, showVersion, unplan } from './editions.repository.ts';
import type { GoneCards } from './page-cards.ts';
import { isPageDecision, type PageCases } from './page-case-filing.ts';
import type { OwnPageShown, Show } from './own-page.shown.ts';
import { forgetPage, planPage, tellOfPage } from './page-events.ts';
import { pageMachine } from './page-machine.ts';
import type { PageText } from './page-writing.service.ts';
import * as repository from './page-writing.repository.ts';
import type { Moved, OwnPageRow } from './page-writing.repository.ts';
import type { OwnPage } from './page-writing.schemas.ts';
import type { PageAction } from './pages.enums.ts';

/** domain rule, section 3 */
const MAX_IN_REVIEW = 5;
const MAX_SUBMISSIONS = 20;
const SUBMISSIONS_MS = 30 * 86_400_000;

const YEAR_MS = 366 * 86_400_000;

/** After these readers may find another version, or none. */
const SHOWN_OTHERWISE: ReadonlySet<PageAction> = new Set(['PUBLISH', 'SCHEDULE', 'ARCHIVE', 'RESTORE']);

type Texts = {
  keep: (tx: Tx, actor: Actor, page: { id: string; version: number }, text: PageText, now: Date) => Promise<void>;
};
type Parts = { db: Database; clock: Clock; shown: OwnPageShown; texts: Texts; pageCases: PageCases };
export type PageSteps = ReturnType<typeof makePageSteps>;

/** Somebody who acts on pages: how they see them, and whether they are staff, whose acts are audited. */
export type Party = {
  show: Show;
  isStaff: boolean;
  mayRead: (row: OwnPageRow) => boolean;
  /** @throws Problem 403 for who reads it and may do nothing with it */
  requireActor?: (on: Queryable, row: OwnPageRow) => Promise<unknown>;
};
export type Act = {
  action: PageAction;
  version: number;
  reason?: string | undefined;
  publishAt?: Date | undefined;
  redirectPath?: string | undefined;
  text?: PageText | undefined;
};
type Step = { actor: Actor; id: string; party: Party; sender: Sender; act: Act };
/** A step, or one of a case, which is on the version that is there when it is taken. */
type StepOfAny = Omit<Step, 'act'> & {
  act: Omit<Act, 'version'> & { version?: number };
  /** The case ends with its own decision. */
  isOfCase?: boolean;
};
type Held = { row: OwnPageRow; now: Date; actor: Actor; act: Act; gone: GoneCards };

/** @throws Problem 403 PAGE_OWN_TEXT for an editor whose own text it is */
function requireOther(row: OwnPageRow, { isStaff, show }: Party, action: PageAction): void {
  if (isStaff && isPageDecision(action) && !show.as(row)('OTHER_EDITOR')) throw new Problem(403, 'PAGE_OWN_TEXT');
}

/** Steps of pages: the row of the machine, the work, the next version, the event and the audit, in one transaction. */
export function makePageSteps({ db, clock, shown, texts, pageCases }: Parts) {
  /** @throws Problem 404 for who may not see it */
  function readable(row: OwnPageRow | undefined, { mayRead }: Party): OwnPageRow {
    return row && mayRead(row) ? row : notFound('PAGE_NOT_FOUND');
  }

  async function shownTo(on: Queryable, { show }: Party, id: string, now: Date, gone?: GoneCards): Promise<OwnPage> {
    const [page] = await shown.all(on, [(await repository.readOwnPage(on, id, now))!], show, gone);
    return page!;
  }

  /** @throws Problem 409 with everything that it lacks; past 5 of a supplier that wait, or 20 in a month */
  async function submit(tx: Tx, { row, now, actor, gone }: Held): Promise<Partial<Moved>> {
    const gaps = await shown.gapsOf(row, gone);
    if (gaps.length > 0) throw notReady(gaps);
    if (row.supplierId) {
      await lockCount(tx, 'pages in review', row.supplierId);
      if ((await repository.countInReview(tx, row.supplierId)) >= MAX_IN_REVIEW)
        tooMany('PAGES_IN_REVIEW_LIMIT', MAX_IN_REVIEW);
      const since = new Date(now.getTime() - SUBMISSIONS_MS);
      if ((await repository.countSubmissions(tx, row.supplierId, since)) >= MAX_SUBMISSIONS)
        tooMany('PAGE_SUBMISSIONS_LIMIT', MAX_SUBMISSIONS);
      await repository.insertSubmission(tx, newId(), row.id, row.supplierId, now);
    }
    return { submittedAt: now, submittedById: actor.userId };
  }

  async function publish(tx: Tx, { row, now, gone }: Held, at: Date): Promise<Partial<Moved>> {
    const gaps = await shown.gapsOf(row, gone);
    if (gaps.length > 0) throw notReady(gaps);
    await forgetPage(tx, row.id);
    await showVersion(tx, row.id, row.contentVersion, at);
    if (at > now) await planPage(tx, row.id, at);
    else await forgetPage(tx, row.id);
    return at > now ? { publishAt: at } : {};
  }

  async function archive(tx: Tx, { row, now, act: { redirectPath } }: Held): Promise<Partial<Moved>> {
    await forgetPage(tx, row.id);
    await hideEditions(tx, row.id, now);
    return redirectPath === undefined ? {} : { redirectPath };
  }

  /** What a step does beside the change of its state. */
  const works: Partial<Record<PageAction, (tx: Tx, held: Held) => Promise<Partial<Moved>>>> = {
    async EDIT(tx, { row, actor, act, now }) {
      const { text } = act;
      if (!text) throw new Error('a change of a page without a text');
      const contentVersion = row.version + 1;
      await texts.keep(tx, actor, { id: row.id, version: contentVersion }, text, now);
      return { contentVersion, searchKey: text.searchKey, ...(row.reason && { reason: row.reason }) };
    },
    SUBMIT: submit,
    RETURN: (_tx, { act }) => Promise.resolve(act.reason === undefined ? {} : { reason: act.reason }),
    PUBLISH: (tx, held) => publish(tx, held, held.now),
    SCHEDULE: (tx, held) => publish(tx, held, held.act.publishAt ?? held.now),
    ARCHIVE: archive,
    async RESTORE(tx, { row }) {
      if (row.status === 'SCHEDULED' && row.publishAt) await unplan(tx, row.id, row.publishAt);
      return {};
    },
  };

  /** Reads what must be read before the transaction of a step, and answers the step. @throws as `step` */
  async function prepare({
    actor,
    id,
    party,
    sender,
    act,
    isOfCase = false,
  }: StepOfAny): Promise<(tx: Tx) => Promise<OwnPage>> {
    const now = clock.now();
    const before = await repository.readOwnPage(db, id, now);
    const gone = await shown.goneCards(act.text?.blocks ?? before?.body.blocks ?? []);
    const dueAt = await pageCases.dueAt(before, act.action, now);
    return async (tx) => {
      const row = readable(await repository.lockPage(tx, id, now), party);
      await party.requireActor?.(tx, row);
      const { action, version = row.version, reason } = act;
      requireOther(row, party, action);
      const found = transitionOf(pageMachine, row.status, action, party.show.as(row));
      if (row.version !== version) versionConflict(row.version);
      const moved = await works[action]?.(tx, { row, now, actor, act: { ...act, version }, gone });
      await repository.movePage(tx, id, { ...moved, status: found.to ?? row.status }, now);
      if (SHOWN_OTHERWISE.has(action)) await indexPages(tx, [id], now);
      const isDecision = party.isStaff && (isPageDecision(action) || action === 'ARCHIVE');
      const { event: type } = found;
      await tellOfPage(tx, { page: row, type, actorId: actor.userId, at: now, reason, isDecision });
      if (!isOfCase) await pageCases.follow(tx, row, { action, actor, reason, at: now, dueAt });
      const answer = await shownTo(tx, party, id, now, gone);
      if (party.isStaff) {
        const detail = detailOf(act, row);
        const what = { action: type, objectType: 'Page', objectId: id, result: 'DONE' as const, detail };
        await recordAudit(tx, sender, { actorId: actor.userId, ...what });
      }
      return answer;
    };
  }

  return {
    readable,
    shownTo,
    prepare,

    /** @throws Problem 404, 403 PERMISSION_MISSING, PAGE_OWN_TEXT, 409 INVALID_TRANSITION, VERSION_CONFLICT and what its work refuses */
    async step(step: Step): Promise<OwnPage> {
      const take = await prepare(step);
      return db.transaction(take);
    },
  };
}

const detailOf = ({ reason, publishAt, redirectPath }: Omit<Act, 'version'>, { contentVersion }: OwnPageRow) => ({
  contentVersion,
  ...(reason && { reason }),
  ...(publishAt && { publishAt: publishAt.toISOString() }),
  ...(redirectPath && { redirectPath }),
});

const notReady = (gaps: { field: string; gap: string }[]) =>
  new Problem(
    409,
    'PAGE_NOT_READY',
    gaps.map(({ field, gap }) => ({ field, code: 'PAGE_NOT_READY' as const, params: [gap] })),
  );

/** @throws Problem 400 for a time that has passed or is more than a year ahead */
export function requirePublishTime(publishAt: Date | undefined, now: Date): void {
  if (publishAt && publishAt <= now) invalid('publishAt', 'PUBLISH_TIME_PASSED');
  if (publishAt && publishAt.getTime() > now.getTime() + YEAR_MS) invalid('publishAt', 'PUBLISH_TIME_TOO_FAR');
}
