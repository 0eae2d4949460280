import type { Actor } from '../../platform/actor.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Sender } from '../../platform/route.ts';
import { versionConflict } from '../../platform/version.ts';
import { withoutNulls } from '../../platform/without-nulls.ts';
import type { makeActing } from './acting.ts';
import { lockCustomer } from './agents.repository.ts';
import { readApprovalRules, writeApprovalRules } from './approval-rules.repository.ts';
import type { ApprovalRules, ApprovalRulesChange } from './approval-rules.schemas.ts';

/** What holds of a customer that never said otherwise: the version before its first change. */
const usual = { version: 1, selfConfirm: false, publishNeeds: 'CONFIRMER' } as const;

/** The rules of some customers, by their ids. */
export async function approvalRulesOf(query: Queryable, customerIds: readonly string[]) {
  const rows = new Map((await readApprovalRules(query, customerIds)).map((row) => [row.customerId, row]));
  return (customerId: string): ApprovalRules => {
    const row = rows.get(customerId);
    return row ? withoutNulls(row) : { customerId, ...usual };
  };
}

type Parts = { db: Database; clock: Clock; acting: ReturnType<typeof makeActing> };

/** Who of a customer must agree to what its people do in trade. */
export function makeApprovalRules({ db, clock, acting }: Parts) {
  return {
    /** The rules of a customer, in a transaction too. */
    rulesOfApproval: async (query: Queryable, customerId: string): Promise<ApprovalRules> =>
      (await approvalRulesOf(query, [customerId]))(customerId),

    /** @throws Problem 404 unless the viewer is a member */
    async approvalRules(actor: Actor, customerId: string): Promise<ApprovalRules> {
      await acting.actingFor(db, actor, customerId);
      return (await approvalRulesOf(db, [customerId]))(customerId);
    },

    /** For approvals asked from now on. @throws Problem 404 for a stranger, 403 unless the viewer owns it, 409 for another version */
    changeApprovalRules: (actor: Actor, customerId: string, change: ApprovalRulesChange, sender: Sender) =>
      db.transaction(async (tx): Promise<ApprovalRules> => {
        await lockCustomer(tx, customerId);
        await acting.actingFor(tx, actor, customerId, 'OWNER');
        const { version } = (await approvalRulesOf(tx, [customerId]))(customerId);
        if (version !== change.version) versionConflict(version);
        const { acceptAboveRial = null, twoAboveRial = null } = change;
        const next = { ...change, customerId, version: version + 1, acceptAboveRial, twoAboveRial };
        await writeApprovalRules(tx, next, clock.now());
        const { version: _, ...detail } = change;
        const what = { action: 'APPROVAL_RULES_CHANGED', objectType: 'Customer', objectId: customerId, detail };
        await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what });
        return (await approvalRulesOf(tx, [customerId]))(customerId);
      }),
  };
}
