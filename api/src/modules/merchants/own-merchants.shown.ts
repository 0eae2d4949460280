import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { missingFor } from '../../platform/lacks.ts';
import { allowedActions } from '../../platform/machine.ts';
import type { MembershipInForce } from '../customers/index.ts';
import { type MerchantActor, merchantMachine } from './merchant-machine.ts';
import { renamableFrom } from './merchant-names.ts';
import { isPossible, lacksOfMerchant } from './merchant-lacks.ts';
import { type OwnMerchantRow, readDelegationsInForce } from './own-merchants.repository.ts';
import type { OwnMerchant } from './own-merchants.schemas.ts';
import type { SaleSettings } from './sale-settings.service.ts';

export type IsActor = (by: MerchantActor) => boolean;
export type OwnShown = ReturnType<typeof makeOwnShown>;

/** What a member of a company is to its merchants. */
export const actorsOf =
  ({ isOwner, permissions }: MembershipInForce): IsActor =>
  (by) =>
    by === 'OWNER' ? isOwner : by === 'SALE_SETTING_EDIT' && (isOwner || permissions.includes('SALE_SETTING_EDIT'));

/**
 * Accounts as their own side and staff see them. What is in memory is read before a transaction begins: the embedded database
 * serves one at a time.
 */
export const makeOwnShown = (parts: { clock: Clock; saleSettings: Pick<SaleSettings, 'reader'> }) => async () => {
  const now = parts.clock.now();
  const readSettings = await parts.saleSettings.reader();

  async function all(query: Queryable, rows: OwnMerchantRow[], isOf: (row: OwnMerchantRow) => IsActor) {
    const ids = rows.map(({ id }) => id);
    const settings = await readSettings(query, ids, { inAnyState: true });
    const settingOf = new Map(settings.map((setting) => [setting.merchantId, setting]));
    const inForceOf = await readDelegationsInForce(query, ids, now);
    return rows.map((row): OwnMerchant => {
      const actions = allowedActions(merchantMachine, row.status, isOf(row)).filter(isPossible(row, now));
      const setting = settingOf.get(row.id);
      const from = row.status === 'CONFIRMED' ? renamableFrom(row, now) : undefined;
      return {
        id: row.id,
        version: row.version,
        name: row.name,
        slug: row.slug,
        kind: row.kind,
        status: row.status,
        cityId: row.cityId,
        stateId: row.stateId,
        cityName: row.cityName,
        stateName: row.stateName,
        missing: missingFor(lacksOfMerchant(row, inForceOf(row.id)), actions),
        allowedActions: actions,
        createdAt: row.createdAt.toISOString(),
        ...(row.customerId && { customerId: row.customerId }),
        ...(row.supplierId && { supplierId: row.supplierId }),
        ...(row.reason && { reason: row.reason }),
        ...(row.about && { about: row.about }),
        ...(row.vacation && { vacation: row.vacation }),
        ...(setting && { saleSetting: setting }),
        ...(from && { renamableFrom: from.toISOString() }),
        ...(row.submittedAt && { submittedAt: row.submittedAt.toISOString() }),
        ...(row.decidedAt && { decidedAt: row.decidedAt.toISOString() }),
      };
    });
  }

  return {
    all,
    one: async (query: Queryable, row: OwnMerchantRow, is: IsActor) => (await all(query, [row], () => is))[0]!,
  };
};
