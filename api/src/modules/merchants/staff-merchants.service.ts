import type { Actor } from '../../platform/actor.ts';
import { recordAudit } from '../../platform/audit.ts';
import { recordChange } from '../../platform/changes/record-change.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { requireAll } from '../../platform/late-rules.ts';
import { transitionOf } from '../../platform/machine.ts';
import { paging } from '../../platform/paging/paging.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import type { Sender } from '../../platform/route.ts';
import { searchWords } from '../../platform/search-words.ts';
import { versionConflict } from '../../platform/version.ts';
import type { Customers } from '../customers/index.ts';
import { merchantMachine } from './merchant-machine.ts';
import { recordMerchantEvent } from './merchant-events.ts';
import * as repository from './own-merchants.repository.ts';
import type { OwnMerchantRow } from './own-merchants.repository.ts';
import type { AdminMerchantPage, AdminMerchantQuery, MerchantVerdict, OwnMerchant } from './own-merchants.schemas.ts';
import type { MerchantOffers } from './own-merchants.service.ts';
import type { IsActor, OwnShown } from './own-merchants.shown.ts';
import { merchantVerdictRules } from './verdict-rules.ts';

type Parts = {
  db: Database;
  clock: Clock;
  customers: Pick<Customers, 'memberships'>;
  shown: OwnShown;
  offers: MerchantOffers;
};
export type StaffMerchants = ReturnType<typeof makeStaffMerchants>;

const isStaff: IsActor = (by) => by === 'STAFF';

/** Selling accounts as staff decide them. */
export function makeStaffMerchants({ db, clock, customers, shown, offers }: Parts) {
  type Show = Awaited<ReturnType<OwnShown>>;

  async function reviewed(show: Show, query: Queryable, actor: Actor, rows: OwnMerchantRow[]): Promise<OwnMerchant[]> {
    const own = new Set((await customers.memberships(query, actor)).map(({ customerId }) => customerId));
    const all = await show.all(query, rows, () => isStaff);
    return all.map((each, index) => {
      const { customerId, customerName, isIdentityVerified } = rows[index]!;
      const isOwn = customerId !== null && own.has(customerId);
      const review = { isIdentityVerified, isOwn, ...(customerName && { customerName }) };
      return { ...each, allowedActions: isOwn ? [] : each.allowedActions, review };
    });
  }

  return {
    /** What staff must say of a decision. */
    rules: merchantVerdictRules,

    async queue(actor: Actor, query: AdminMerchantQuery): Promise<AdminMerchantPage> {
      const wanted = { status: query.status, words: searchWords(query.searchKey) };
      const { rows, totalCount, page } = await repository.readQueue(db, wanted, paging(query));
      return { items: await reviewed(await shown(), db, actor, rows), totalCount, ...page };
    },

    /** Its offers are hidden, or shown again, in the same transaction. @throws Problem 403 OWN_MATTER, 404, 409 */
    async decide(actor: Actor, id: string, verdict: MerchantVerdict, sender: Sender): Promise<OwnMerchant> {
      await requireAll(merchantVerdictRules, verdict);
      const { version, decision, reason } = verdict;
      const now = clock.now();
      const moved = await offers();
      const show = await shown();
      return db.transaction(async (tx) => {
        await moved.hold(tx, id);
        const row = (await repository.lockMerchant(tx, id)) ?? notFound('MERCHANT_NOT_FOUND');
        const concerned = row.customerId ? await customers.memberships(tx, actor, [row.customerId]) : [];
        if (concerned.length > 0) throw new Problem(403, 'OWN_MATTER');
        const found = transitionOf(merchantMachine, row.status, decision, isStaff);
        if (row.version !== version) versionConflict(row.version);
        await repository.moveMerchant(tx, id, { status: found.to!, reason }, now);
        await moved.refresh(tx, id);
        await recordChange(tx, [id]);
        const event = { merchant: row, type: found.event, at: now, actorId: actor.userId, onBehalfOf: null };
        await recordMerchantEvent(tx, { ...event, payload: { reason } });
        const [answer] = await reviewed(show, tx, actor, [(await repository.readOwnMerchant(tx, id))!]);
        const what = { action: found.event, objectType: 'Merchant', objectId: id, detail: { reason } };
        await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what });
        return answer!;
      });
    },
  };
}
