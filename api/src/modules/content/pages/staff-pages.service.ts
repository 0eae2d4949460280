import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { paging } from '../../../platform/paging/paging.ts';
import { invalidAll, notFound } from '../../../platform/problem.ts';
import type { Sender } from '../../../platform/route.ts';
import { searchWords } from '../../../platform/search-words.ts';
import type { Customers } from '../../customers/index.ts';
import type { Settings } from '../../settings/index.ts';
import type { ContentTypes } from '../types/types.service.ts';
import type { OwnPageShown } from './own-page.shown.ts';
import { companiesOf, editorOf } from './page-access.ts';
import { differencesOf } from './page-differences.ts';
import { tellOfPage } from './page-events.ts';
import type { PageRules } from './page-rules.ts';
import { type Party, type PageSteps, requirePublishTime } from './page-steps.ts';
import { type makePageTexts, writtenOf } from './page-writing.service.ts';
import * as repository from './page-writing.repository.ts';
import type {
  AdminPagesQuery,
  NewPage,
  OwnPage,
  PageArchiving,
  PageChange,
  PagePublishing,
  PageReturn,
  PageStep,
  PageVersion,
  PreviewLink,
} from './page-writing.schemas.ts';
import type { Pages } from './pages.service.ts';
import { readPageOfName } from './pages.repository.ts';
import { makePreviewTokens } from './preview-links.ts';
import { judgeRedirect } from './redirect-rules.ts';
import { readVersions, type VersionRow } from './versions.repository.ts';

export type StaffPagesParts = {
  db: Database;
  clock: Clock;
  customers: Pick<Customers, 'memberships'>;
  settings: Pick<Settings, 'at'>;
  types: ContentTypes;
  pages: Pages;
  rules: PageRules;
  texts: ReturnType<typeof makePageTexts>;
  steps: PageSteps;
  shown: OwnPageShown;
  tokens: ReturnType<typeof makePreviewTokens>;
};
export type StaffPages = ReturnType<typeof makeStaffPages>;

/** Pages as editors write and publish them. */
export function makeStaffPages(parts: StaffPagesParts) {
  const { db, clock, customers, settings, types, pages, rules, texts, steps, shown, tokens } = parts;

  /** One of two editors is enough for pages of the site, where the setting says so. */
  async function partyOf(on: Queryable, actor: Actor): Promise<Party> {
    const { userId } = actor;
    const { all: companies } = await companiesOf(customers, on, actor);
    const editors = await settings.at('content.site_page_editors', clock.now());
    const tree = await types.treeIn(on);
    const isOneEnough = ({ contentTypeId }: { contentTypeId: string }) =>
      editors < 2 && tree.row(contentTypeId)?.pageType === 'STATIC';
    const as = (row: repository.OwnPageRow) => editorOf({ userId, companies, isOneEnough }, row);
    return { show: { as, editorId: userId }, isStaff: true, mayRead: () => true };
  }

  async function one(actor: Actor, id: string, contentVersion?: number): Promise<OwnPage> {
    const row = (await repository.readOwnPage(db, id, clock.now(), contentVersion)) ?? notFound('PAGE_NOT_FOUND');
    const [page] = await shown.all(db, [row], (await partyOf(db, actor)).show);
    return page!;
  }

  const known = {
    isPage: async (id: string) => (await pages.byIds([id])).length > 0,
    pageOfName: (name: string) => readPageOfName(db, name),
    isType: async (id: string) => (await types.tree()).isShown(id),
  };

  async function requireRedirect(id: string, path: string | undefined): Promise<void> {
    const error = path === undefined ? undefined : await judgeRedirect(path, id, known);
    if (error) invalidAll([error]);
  }

  const stepOf =
    <Given extends { version: number }>(action: 'SUBMIT' | 'WITHDRAW' | 'RETURN' | 'RESTORE') =>
    async (actor: Actor, id: string, given: Given & { reason?: string }, sender: Sender): Promise<OwnPage> => {
      const act = { action, version: given.version, reason: given.reason };
      return steps.step({ actor, id, party: await partyOf(db, actor), sender, act });
    };

  return {
    one,
    requireRedirect,

    /** What is judged of a draft beside its format. @throws Problem 404 */
    newRules: (actor: Actor) => rules.rulesOf(actor, { isSeller: false }),
    changeRules: (actor: Actor, id: string) => rules.rulesOf(actor, { isSeller: false, pageId: id }),

    async list(actor: Actor, query: AdminPagesQuery) {
      const { status, pageType, contentTypeId, ofSuppliers, searchKey, ...paged } = query;
      const ofType = pageType && (await types.tree()).idsOf([pageType]);
      const contentTypeIds = contentTypeId ? [contentTypeId] : ofType;
      const scope = { status, contentTypeIds, ofSuppliers, words: searchWords(searchKey) };
      const { rows, totalCount, page } = await repository.readOwnPages(db, scope, clock.now(), paging(paged));
      return { items: await shown.all(db, rows, (await partyOf(db, actor)).show), totalCount, ...page };
    },

    /** @throws Problem 400 naming each wrong field and block; 409 PAGE_NAME_TAKEN */
    async create(actor: Actor, given: NewPage, sender: Sender): Promise<OwnPage> {
      const text = await texts.prepare(actor, given, { isSeller: false });
      const now = clock.now();
      const party = await partyOf(db, actor);
      const gone = await shown.goneCards(text.blocks);
      return db.transaction(async (tx) => {
        const id = await texts.begin(tx, actor, null, text, now);
        const page = { id, version: 0, title: given.title, customerId: null, authorId: actor.userId };
        await tellOfPage(tx, { page, type: 'PAGE_BEGUN', actorId: actor.userId, at: now, isDecision: false });
        const answer = await steps.shownTo(tx, party, id, now, gone);
        const what = { action: 'PAGE_BEGUN', objectType: 'Page', objectId: id, detail: { title: given.title } };
        await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what });
        return answer;
      });
    },

    /** The latest version as a change of it begins. @throws Problem 404 */
    stored: async (id: string): Promise<object> =>
      writtenOf((await repository.readOwnPage(db, id, clock.now())) ?? notFound('PAGE_NOT_FOUND')),

    /** @throws Problem 400, 404, 409 VERSION_CONFLICT, INVALID_TRANSITION, PAGE_NAME_TAKEN */
    async change(actor: Actor, id: string, { version, ...given }: PageChange, sender: Sender): Promise<OwnPage> {
      const party = await partyOf(db, actor);
      steps.readable(await repository.readOwnPage(db, id, clock.now()), party);
      const text = await texts.prepare(actor, given, { isSeller: false, pageId: id });
      return steps.step({ actor, id, party, sender, act: { action: 'EDIT', version, text } });
    },

    submit: stepOf<PageStep>('SUBMIT'),
    withdraw: stepOf<PageStep>('WITHDRAW'),
    restore: stepOf<PageStep>('RESTORE'),
    returned: stepOf<PageReturn>('RETURN'),

    /** @throws Problem 400 for a time that has passed or is more than a year ahead; 403 for who wrote the version; 404, 409 */
    async publish(actor: Actor, id: string, given: PagePublishing, sender: Sender): Promise<OwnPage> {
      const publishAt = given.publishAt === undefined ? undefined : new Date(given.publishAt);
      requirePublishTime(publishAt, clock.now());
      const action = publishAt ? ('SCHEDULE' as const) : ('PUBLISH' as const);
      const act = { action, version: given.version, publishAt };
      return steps.step({ actor, id, party: await partyOf(db, actor), sender, act });
    },

    /** @throws Problem 400 REDIRECT_NOT_LIVE, 404, 409 */
    async archive(actor: Actor, id: string, given: PageArchiving, sender: Sender): Promise<OwnPage> {
      const { version, redirectPath } = given;
      await requireRedirect(id, redirectPath);
      const act = { action: 'ARCHIVE' as const, version, redirectPath };
      return steps.step({ actor, id, party: await partyOf(db, actor), sender, act });
    },

    /** Versions, the newest first. @throws Problem 404 */
    async versions(id: string, query: Parameters<typeof paging>[0]) {
      const now = clock.now();
      if (!(await repository.readOwnPage(db, id, now))) notFound('PAGE_NOT_FOUND');
      const { rows, totalCount, page } = await readVersions(db, id, now, paging(query));
      return { items: rows.map(versionOf), totalCount, ...page };
    },

    /** A link to the version that stands now. @throws Problem 404, 409 VERSION_CONFLICT */
    async previewLink(actor: Actor, id: string): Promise<PreviewLink> {
      const page = await one(actor, id);
      const { token, expiresAt } = tokens.make(id, page.contentVersion, clock.now());
      // A page with a name is not found by it before its time.
      const path = `/contents/${id}/${encodeURIComponent(page.slug)}?preview=${token}`;
      return { pageId: id, token, path, expiresAt: expiresAt.toISOString() };
    },
  };
}

const versionOf = ({ body, earlier, authorName, writtenAt, ...row }: VersionRow): PageVersion => ({
  ...row,
  ...(authorName && { authorName }),
  writtenAt: writtenAt.toISOString(),
  ...differencesOf(earlier?.blocks ?? [], body.blocks),
});
