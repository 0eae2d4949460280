import type { Actor } from '../../../platform/actor.ts';
import { addBusinessDays, type IsClosed } from '../../../platform/calendar.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Cases } from '../../../platform/modules/case-kind.ts';
import type { Settings } from '../../settings/index.ts';
import { textOf } from '../blocks/index.ts';
import { hitsIn } from '../comments/filter-hits.ts';
import type { OwnPageRow } from './page-writing.repository.ts';
import type { PageAction } from './pages.enums.ts';

/** The type by which cases name pages of suppliers. */
export const SUPPLIER_PAGE = 'PAGE';
/** Business days in which a page that was handed in is decided. */
export const PAGE_TARGET_DAYS = 2;

/** What staff decide of a page that waits: another editor than who wrote it. */
export const pageDecisions = ['PUBLISH', 'SCHEDULE', 'RETURN'] as const satisfies readonly PageAction[];
type PageDecision = (typeof pageDecisions)[number];
export const isPageDecision = (action: string): action is PageDecision =>
  (pageDecisions as readonly string[]).includes(action);

type Filed = {
  cases: Cases;
  settings: Pick<Settings, 'targetDays'>;
  isHoliday: () => Promise<IsClosed>;
};
export type PageCases = ReturnType<typeof makePageCases>;

/** Keeps the case of a supplier's page beside its steps: handing in opens it, whatever ends the review closes it. */
export function makePageCases({ cases, settings, isHoliday }: Filed) {
  return {
    /** When the case that a step opens is due; undefined for one that opens none. Asked before its transaction. */
    async dueAt(page: OwnPageRow | undefined, action: PageAction, now: Date): Promise<Date | undefined> {
      if (action !== 'SUBMIT' || !page?.supplierId) return undefined;
      return addBusinessDays(now, await settings.targetDays('PAGES', PAGE_TARGET_DAYS, now), await isHoliday());
    },

    async follow(
      tx: Tx,
      row: OwnPageRow,
      step: { action: PageAction; actor: Actor; reason?: string | undefined; at: Date; dueAt: Date | undefined },
    ) {
      const { action, actor, reason = null, at, dueAt } = step;
      if (row.supplierId === null) return;
      const about = { objectType: SUPPLIER_PAGE, objectId: row.id };
      if (action === 'SUBMIT')
        await cases.open(tx, { ...about, kind: 'SUPPLIER_PAGE', openedBy: actor.userId, hits: hitsOf(row), at, dueAt });
      if (action === 'WITHDRAW') await cases.settle(tx, SUPPLIER_PAGE, row.id, at);
      if (isPageDecision(action))
        await cases.settle(tx, SUPPLIER_PAGE, row.id, at, { decision: action, text: reason, userId: actor.userId });
    },
  };
}

const hitsOf = ({ title, summary, body }: OwnPageRow) =>
  hitsIn({ body: [title, summary, body ? textOf(body.blocks) : ''].join('\n'), pros: [], cons: [] });
