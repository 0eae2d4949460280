import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { concerns, recordChange } from '../../../platform/changes/record-change.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readAnyPhone } from '../../../platform/field-formats.ts';
import type { Sender } from '../../../platform/route.ts';
import { snapshot } from '../../../platform/snapshot.ts';
import { versionConflict } from '../../../platform/version.ts';
import { FRAME } from '../frame-changes.ts';
import * as repository from './operator.repository.ts';
import type { OperatorRow } from './operator.repository.ts';
import type { SiteOperator, SiteOperatorChange, StaffSiteOperator } from './operator.schemas.ts';

const FRESH_MS = 30_000;

export type Operator = ReturnType<typeof makeOperator>;

/** Who runs the site: the law wants it on every page, and staff keep it. */
export function makeOperator({ db, clock }: { db: Database; clock: Clock }) {
  const kept = snapshot({ db, read: repository.readOperator, freshMs: FRESH_MS, clock, tags: concerns(FRAME) });

  return {
    /** Undefined while nobody wrote it. */
    async shown(): Promise<SiteOperator | undefined> {
      const row = await kept();
      return row && toOperator(row);
    },

    async forStaff(): Promise<StaffSiteOperator> {
      const row = await repository.readOperator(db);
      return row ? { version: row.version, operator: toOperator(row) } : { version: 0 };
    },

    /** As a change of it begins; nothing while nobody wrote it. */
    async stored(): Promise<Partial<SiteOperator>> {
      const row = await repository.readOperator(db);
      return row ? toOperator(row) : {};
    },

    /** @throws Problem 409 VERSION_CONFLICT */
    async write(actor: Actor, change: SiteOperatorChange, sender: Sender): Promise<StaffSiteOperator> {
      return db.transaction(async (tx) => {
        await repository.lockOperator(tx);
        const stored = (await repository.readOperator(tx))?.version ?? 0;
        if (stored !== change.version) versionConflict(stored);
        const row = rowOf(change);
        await repository.writeOperator(tx, row, clock.now());
        await recordChange(tx, [FRAME]);
        await recordAudit(tx, sender, {
          actorId: actor.userId,
          action: 'SITE_OPERATOR_WRITTEN',
          objectType: 'SiteOperator',
          result: 'DONE',
          detail: { version: row.version, name: row.name },
        });
        return { version: row.version, operator: toOperator(row) };
      });
    },
  };
}

const rowOf = (change: SiteOperatorChange): OperatorRow => ({
  version: change.version + 1,
  name: change.name,
  address: change.address,
  phones: change.phones.map((phone) => readAnyPhone(phone)!),
  email: change.email,
  nationalLegalId: change.nationalLegalId ?? null,
  registrationNumber: change.registrationNumber ?? null,
  supportHours: change.supportHours,
  trustText: change.trustText ?? null,
});

const toOperator = (row: OperatorRow): SiteOperator => ({
  name: row.name,
  address: row.address,
  phones: row.phones,
  email: row.email,
  supportHours: row.supportHours,
  ...(row.nationalLegalId !== null && { nationalLegalId: row.nationalLegalId }),
  ...(row.registrationNumber !== null && { registrationNumber: row.registrationNumber }),
  ...(row.trustText !== null && { trustText: row.trustText }),
});
