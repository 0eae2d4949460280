import type { Actor } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { lockCount } from '../../../platform/database/lock-count.ts';
import { paging } from '../../../platform/paging/paging.ts';
import { notFound, tooMany } from '../../../platform/problem.ts';
import type { Sender } from '../../../platform/route.ts';
import type { Customers } from '../../customers/index.ts';
import type { OwnPageShown } from './own-page.shown.ts';
import { companiesOf, sellerOf } from './page-access.ts';
import { tellOfPage } from './page-events.ts';
import type { PageRules } from './page-rules.ts';
import type { Party, PageSteps } from './page-steps.ts';
import { type makePageTexts, writtenOf } from './page-writing.service.ts';
import * as repository from './page-writing.repository.ts';
import type {
  NewOwnPage,
  OwnPage,
  OwnPageChange,
  OwnPagesQuery,
  PageArchiving,
  PageStep,
} from './page-writing.schemas.ts';

/** Drafts of one supplier at once. */
const MAX_DRAFTS = 50;

type Parts = {
  db: Database;
  clock: Clock;
  customers: Pick<Customers, 'memberships' | 'actingFor'>;
  rules: PageRules;
  texts: ReturnType<typeof makePageTexts>;
  steps: PageSteps;
  shown: OwnPageShown;
  requireRedirect: (id: string, path: string | undefined) => Promise<void>;
};
export type OwnPages = ReturnType<typeof makeOwnPages>;

/** Articles of suppliers, as members of the companies that run them write them. */
export function makeOwnPages({ db, clock, customers, rules, texts, steps, shown, requireRedirect }: Parts) {
  async function partyOf(on: Queryable, actor: Actor): Promise<Party> {
    const { all, writing } = await companiesOf(customers, on, actor);
    return {
      show: { as: (row) => sellerOf(writing, row) },
      isStaff: false,
      mayRead: ({ customerId }) => customerId !== null && all.has(customerId),
      requireActor: (held, { customerId }) => customers.actingFor(held, actor, customerId!, 'CATALOG_EDIT'),
    };
  }

  /** @throws Problem 404 for a supplier of others, 403 for a member without CATALOG_EDIT */
  async function requireWriter(actor: Actor, supplierId: string): Promise<string> {
    const writer = await repository.readWriter(db, supplierId);
    const companies = (await customers.memberships(db, actor)).map(({ customerId }) => customerId);
    if (!writer?.customerId || !companies.includes(writer.customerId)) return notFound('SUPPLIER_NOT_FOUND');
    await customers.actingFor(db, actor, writer.customerId, 'CATALOG_EDIT');
    return writer.customerId;
  }

  async function readable(actor: Actor, id: string): Promise<{ party: Party; row: repository.OwnPageRow }> {
    const party = await partyOf(db, actor);
    return { party, row: steps.readable(await repository.readOwnPage(db, id, clock.now()), party) };
  }

  /** @throws Problem 404, 403 for a member without CATALOG_EDIT */
  async function writable(actor: Actor, id: string): Promise<Party> {
    const { party, row } = await readable(actor, id);
    await party.requireActor?.(db, row);
    return party;
  }

  const stepOf =
    (action: 'SUBMIT' | 'WITHDRAW') =>
    async (actor: Actor, id: string, { version }: PageStep, sender: Sender): Promise<OwnPage> =>
      steps.step({ actor, id, party: await partyOf(db, actor), sender, act: { action, version } });

  return {
    /** What is judged of a draft beside its format. @throws Problem 403, 404 for what is not the viewer's to write */
    async newRules(actor: Actor, supplierId: string | undefined) {
      if (supplierId !== undefined) await requireWriter(actor, supplierId);
      return rules.rulesOf(actor, { isSeller: true });
    },
    async changeRules(actor: Actor, id: string) {
      await writable(actor, id);
      return rules.rulesOf(actor, { isSeller: true, pageId: id });
    },

    async list(actor: Actor, { supplierId, status, ...query }: OwnPagesQuery) {
      const party = await partyOf(db, actor);
      const companies = [...(await companiesOf(customers, db, actor)).all];
      const own = (await repository.readSuppliersOf(db, companies)).map(({ id }) => id);
      const supplierIds = supplierId === undefined ? own : own.filter((id) => id === supplierId);
      const scope = { status, supplierIds, words: [] };
      const { rows, totalCount, page } = await repository.readOwnPages(db, scope, clock.now(), paging(query));
      return { items: await shown.all(db, rows, party.show), totalCount, ...page };
    },

    /** @throws Problem 404 */
    async one(actor: Actor, id: string): Promise<OwnPage> {
      const { party } = await readable(actor, id);
      return steps.shownTo(db, party, id, clock.now());
    },

    /** @throws Problem 400 naming each wrong field and block, 403, 404 */
    async create(actor: Actor, { supplierId, ...given }: NewOwnPage): Promise<OwnPage> {
      const customerId = await requireWriter(actor, supplierId);
      const text = await texts.prepare(actor, given, { isSeller: true });
      const now = clock.now();
      const party = await partyOf(db, actor);
      const gone = await shown.goneCards(text.blocks);
      return db.transaction(async (tx) => {
        await lockCount(tx, 'pages of supplier', supplierId);
        if ((await repository.countDrafts(tx, supplierId)) >= MAX_DRAFTS) tooMany('PAGE_DRAFTS_LIMIT', MAX_DRAFTS);
        const id = await texts.begin(tx, actor, supplierId, text, now);
        const page = { id, version: 0, title: given.title, customerId, authorId: actor.userId };
        await tellOfPage(tx, { page, type: 'PAGE_BEGUN', actorId: actor.userId, at: now, isDecision: false });
        return steps.shownTo(tx, party, id, now, gone);
      });
    },

    /** The latest version as a change of it begins. @throws Problem 404 */
    stored: async (actor: Actor, id: string): Promise<object> => writtenOf((await readable(actor, id)).row),

    /** @throws Problem 400, 404, 409 VERSION_CONFLICT, INVALID_TRANSITION */
    async change(actor: Actor, id: string, { version, ...given }: OwnPageChange, sender: Sender): Promise<OwnPage> {
      const party = await writable(actor, id);
      const text = await texts.prepare(actor, given, { isSeller: true, pageId: id });
      return steps.step({ actor, id, party, sender, act: { action: 'EDIT', version, text } });
    },

    submit: stepOf('SUBMIT'),
    withdraw: stepOf('WITHDRAW'),

    /** @throws Problem 400 REDIRECT_NOT_LIVE, 404, 409 */
    async archive(actor: Actor, id: string, given: PageArchiving, sender: Sender): Promise<OwnPage> {
      const party = await writable(actor, id);
      const { version, redirectPath } = given;
      await requireRedirect(id, redirectPath);
      return steps.step({ actor, id, party, sender, act: { action: 'ARCHIVE', version, redirectPath } });
    },
  };
}
