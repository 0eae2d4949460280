import type { IsClosed } from '../../../platform/calendar.ts';
import type { Cases } from '../../../platform/modules/case-kind.ts';
import type { ManifestPart } from '../../../platform/modules/merge-manifests.ts';
import type { Things } from '../../../platform/modules/things.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Customers } from '../../customers/index.ts';
import type { Settings } from '../../settings/index.ts';
import { pageNotices } from './notices.ts';
import { makeOwnPageShown } from './own-page.shown.ts';
import { ownPageRoutes } from './own-pages.routes.ts';
import { makeOwnPages } from './own-pages.service.ts';
import { makePageCases, PAGE_TARGET_DAYS, SUPPLIER_PAGE } from './page-case-filing.ts';
import { makePageCaseKind } from './page-cases.ts';
import { CONTENT_PAGE, makePagePictures, type PageFiles } from './page-files.ts';
import { makePageRules } from './page-rules.ts';
import { makePageSteps } from './page-steps.ts';
import { arePicturesShown, readWaitingPages } from './page-writing.repository.ts';
import { makePageTexts } from './page-writing.service.ts';
import * as enums from './pages.enums.ts';
import { pageErrors } from './pages.errors.ts';
import { pageForms } from './pages.forms.ts';
import { pageRoutes } from './pages.routes.ts';
import { makePages, type PagesParts } from './pages.service.ts';
import { makePreviews } from './preview.service.ts';
import { makePreviewTokens } from './preview-links.ts';
import { staffPageRoutes } from './staff-pages.routes.ts';
import { makeStaffPages } from './staff-pages.service.ts';

export type PagesPartParts = PagesParts & {
  customers: Pick<Customers, 'memberships' | 'actingFor'>;
  settings: Pick<Settings, 'at' | 'targetDays'>;
  cases: Cases;
  isHoliday: () => Promise<IsClosed>;
  files: PageFiles;
  things: Pick<Things, 'withNames'>;
  linkKey: string;
  mayEditContent: (actor: Actor) => boolean;
  mayDecidePages: (actor: Actor) => boolean;
};

/** Pages: read by all, written by editors and sellers. @returns what others need of them beside the part itself */
export function pagesPart(given: PagesPartParts) {
  const pages = makePages(given);
  const tokens = makePreviewTokens(given.linkKey);
  const pictures = makePagePictures(given);
  const rules = makePageRules({ ...given, pictures });
  const texts = makePageTexts({ rules, pictures });
  const shown = makeOwnPageShown(given);
  const pageCases = makePageCases(given);
  const steps = makePageSteps({ ...given, shown, texts, pageCases });
  const staff = makeStaffPages({ ...given, pages, rules, texts, steps, shown, tokens });
  const own = makeOwnPages({ ...given, rules, texts, steps, shown, requireRedirect: staff.requireRedirect });
  const previews = makePreviews({ ...given, tokens, mayEdit: given.mayEditContent, mayDecide: given.mayDecidePages });
  const part = {
    errors: pageErrors,
    enums,
    forms: pageForms,
    routes: (v1) => {
      pageRoutes(v1, pages);
      ownPageRoutes(v1, own, previews);
      staffPageRoutes(v1, staff);
    },
    notices: pageNotices,
    staffQueues: {
      PAGES: { action: 'CONTENT_WRITE', targetDays: PAGE_TARGET_DAYS, read: () => readWaitingPages(given.db) },
    },
    caseKinds: { [SUPPLIER_PAGE]: makePageCaseKind({ ...given, steps }) },
    linkOwners: { [CONTENT_PAGE]: { canSee: (_actor, ids) => arePicturesShown(given.db, ids) } },
    things: { CONTENT: pages.thing },
    personal: { pageLikes: pages.personal },
    nodes: [{ type: 'Page', table: 'pages' }],
  } satisfies ManifestPart;
  return { part, pages };
}
