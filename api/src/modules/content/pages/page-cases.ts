import type { Actor } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { allowedActions } from '../../../platform/machine.ts';
import type { CaseKind, CaseSubject } from '../../../platform/modules/case-kind.ts';
import { beginningOf } from '../../../platform/text.ts';
import type { Customers } from '../../customers/index.ts';
import { textOf } from '../blocks/index.ts';
import { companiesOf, editorOf } from './page-access.ts';
import { isPageDecision, pageDecisions } from './page-case-filing.ts';
import { pageMachine } from './page-machine.ts';
import { type PageSteps, requirePublishTime } from './page-steps.ts';
import * as repository from './page-writing.repository.ts';
import type { OwnPageRow } from './page-writing.repository.ts';
import type { PageAction } from './pages.enums.ts';

/** Of a long text a case shows the beginning; its address shows all of it. */
const MOST_SHOWN = 800;

type Parts = {
  db: Database;
  clock: Clock;
  customers: Pick<Customers, 'memberships'>;
  steps: PageSteps;
};

/** Pages of suppliers as staff see and decide them in the queue of cases. */
export function makePageCaseKind({ db, clock, customers, steps }: Parts): CaseKind {
  /** As what somebody decides pages of suppliers: as an editor who has no part in them. */
  async function deciderOf(on: Queryable, actor: Actor) {
    const { all: companies } = await companiesOf(customers, on, actor);
    return (row: OwnPageRow) => editorOf({ userId: actor.userId, companies, isOneEnough: () => false }, row);
  }

  return {
    reads: 'CASES_READ',
    decides: 'CASES_DECIDE',
    decisions: pageDecisions,
    hold: (tx, id) => repository.lockPage(tx, id, clock.now()),

    async subjects(on, actor, ids) {
      const as = await deciderOf(on, actor);
      const rows = await repository.readOwnPagesByIds(on, ids, clock.now());
      return new Map(
        rows.map((row) => [
          row.id,
          subjectOf(row, allowedActions(pageMachine, row.status, as(row)), !as(row)('OTHER_EDITOR')),
        ]),
      );
    },

    async prepare({ actor, sender }, id, { decision, text, publishAt }) {
      if (!isPageDecision(decision)) throw new Error(`a case of a page is not decided by ${decision}`);
      requirePublishTime(publishAt, clock.now());
      const as = await deciderOf(db, actor);
      const party = { show: { as, editorId: actor.userId }, isStaff: true, mayRead: () => true };
      const act = { action: decision, reason: decision === 'RETURN' ? (text ?? undefined) : undefined, publishAt };
      const take = await steps.prepare({ actor, id, party, sender, act, isOfCase: true });
      return (tx) => take(tx).then(() => undefined);
    },
  };
}

function subjectOf(row: OwnPageRow, allowed: readonly PageAction[], isOwn: boolean): CaseSubject {
  const { id, title, slug, summary, body, writerName, supplierName } = row;
  const text = [summary, body ? textOf(body.blocks) : ''].filter((each) => each !== '').join('\n\n');
  return {
    heading: title,
    path: `/contents/${id}/${encodeURIComponent(slug)}?preview=`,
    text: text.length > MOST_SHOWN ? `${beginningOf(text, MOST_SHOWN).trimEnd()}…` : text,
    pros: [],
    cons: [],
    authorName: writerName,
    isAnonymous: false,
    ...(supplierName !== null && { companyName: supplierName }),
    writtenAt: row.submittedAt ?? row.updatedAt,
    status: row.status,
    isOwn,
    decisions: allowed.filter(isPageDecision),
  };
}
