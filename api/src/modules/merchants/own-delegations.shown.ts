import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { missingFor } from '../../platform/lacks.ts';
import { allowedActions, type Transition } from '../../platform/machine.ts';
import type { Catalog } from '../catalog/index.ts';
import type { CompanyPaper, MembershipInForce } from '../customers/index.ts';
import type { Files } from '../files/index.ts';
import type { Geography } from '../geography/index.ts';
import {
  type DelegationActor,
  delegationMachine,
  type DelegationState,
  type DelegationStep,
} from './delegation-machine.ts';
import { isPast, lacksOfDelegation, readOverlapping } from './delegation-lacks.ts';
import type { DelegationAction, DelegationSide } from './merchants.enums.ts';
import { scopeText, territoryText } from './messages.ts';
import type { OwnDelegationRow } from './own-delegations.repository.ts';
import type { OwnDelegation } from './own-delegations.schemas.ts';

/** What somebody is to a delegation: the sides they belong to, and those for which they may act. */
export type Standing = { sides: readonly DelegationSide[]; acts: readonly DelegationSide[] };
export const asStaff: Standing = { sides: ['STAFF'], acts: ['STAFF'] };

const mayManage = ({ isOwner, permissions }: MembershipInForce) => isOwner || permissions.includes('DELEGATION_MANAGE');

/** What members of companies are to a delegation. A supplier sees what it was asked for, and no draft. */
export function standingOf(row: OwnDelegationRow, memberships: readonly MembershipInForce[]): Standing {
  const of = (customerId: string | null) => memberships.find((each) => each.customerId === customerId);
  const found = (
    [
      ['MERCHANT', of(row.merchantCustomerId)],
      ['SUPPLIER', row.status === 'DRAFT' ? undefined : of(row.supplierCustomerId)],
    ] as const
  ).flatMap(([side, membership]) => (membership ? [{ side, membership }] : []));
  return {
    sides: found.map(({ side }) => side),
    acts: found.filter(({ membership }) => mayManage(membership)).map(({ side }) => side),
  };
}

/** Of the table: what has not begun is agreed all the same. */
export const stateOf = ({ status }: OwnDelegationRow): DelegationState => (status === 'UPCOMING' ? 'ACTIVE' : status);

/** What a row of the table asks of a delegation besides its state. */
const guards: Partial<Record<DelegationStep, (row: OwnDelegationRow, by: DelegationActor) => boolean>> = {
  CONFIRM: (row, by) => by !== 'STAFF' || row.supplierCustomerId === null,
  REJECT: (row, by) => by !== 'STAFF' || row.supplierCustomerId === null,
  RESUME: (row, by) => row.suspendedBy === by,
  REVOKE: ({ revokesAt }) => revokesAt === null,
  KEEP: ({ revokesAt }) => revokesAt !== null,
  CHECK_PAPER: ({ documentFileId, verifiedLevel }) => documentFileId !== null && verifiedLevel !== 'DOCUMENT_CHECKED',
};

export type DelegationTransition = Transition<DelegationState, DelegationStep, DelegationActor>;

/** The table as it is for one delegation: without the rows whose guard it does not pass. */
export const machineOf = (row: OwnDelegationRow) => ({
  ...delegationMachine,
  rows: delegationMachine.rows.map((each): DelegationTransition =>
    guards[each.action]?.(row, each.by) === false ? { ...each, from: [] } : each,
  ),
});

type Place = Pick<OwnDelegationRow, 'isNationwide' | 'stateIds' | 'cityIds'>;
type Scope = Pick<OwnDelegationRow, 'scopeKind' | 'categoryIds' | 'supplierProductIds'>;

/** Words of scopes and territories. Read before a transaction begins: the embedded database serves one at a time. */
export const makeDelegationWords =
  ({ catalog, geography }: { catalog: Pick<Catalog, 'tree'>; geography: Pick<Geography, 'names'> }) =>
  async () => {
    const [{ byId }, names] = await Promise.all([catalog.tree(), geography.names()]);
    const namesOf = (ids: string[]) => ids.flatMap((id) => names.get(id) ?? []);
    return {
      territory: ({ isNationwide, stateIds, cityIds }: Place) =>
        territoryText(namesOf(stateIds), namesOf(cityIds), isNationwide),
      scope: ({ scopeKind, categoryIds, supplierProductIds }: Scope) =>
        scopeText(
          scopeKind,
          categoryIds.flatMap((id) => byId.get(id)?.category.name ?? []),
          supplierProductIds.length,
        ),
    };
  };
export type DelegationWords = ReturnType<typeof makeDelegationWords>;

export type DelegationFiles = Pick<Files, 'facts' | 'linkTo' | 'unattached' | 'attach' | 'release'>;
type Parts = { clock: Clock; words: DelegationWords; files: DelegationFiles };
export type ShownDelegations = ReturnType<typeof makeShownDelegations>;

/** Delegations as their sides and staff see them; the paper only who may act on it. */
export const makeShownDelegations =
  ({ clock, words, files }: Parts) =>
  async () => {
    const say = await words();

    async function all(query: Queryable, rows: OwnDelegationRow[], is: (row: OwnDelegationRow) => Standing) {
      const ids = rows.flatMap(({ documentFileId: id }) => id ?? []);
      const facts = new Map((ids.length > 0 ? await files.facts(query, ids) : []).map((each) => [each.id, each]));
      const paperOf = (id: string): CompanyPaper | undefined => {
        const found = facts.get(id);
        if (!found) return undefined;
        const { createdAt, ...rest } = found;
        return { ...rest, uploadedAt: createdAt.toISOString(), url: files.linkTo(id) };
      };
      const now = clock.now();
      const actionsOf = (row: OwnDelegationRow) =>
        (
          allowedActions(machineOf(row), stateOf(row), (by) =>
            is(row).acts.some((side) => side === by),
          ) as DelegationAction[]
        )
          // What is over before it was agreed to is turned down.
          .filter((action) => action !== 'CONFIRM' || !isPast(row, now));
      const overlapping = await readOverlapping(
        query,
        rows.filter((row) => actionsOf(row).some((action) => action === 'CONFIRM' || action === 'KEEP')),
        now,
      );
      return rows.map((row): OwnDelegation => {
        const { sides, acts } = is(row);
        const paper = acts.length > 0 && row.documentFileId ? paperOf(row.documentFileId) : undefined;
        const actions = actionsOf(row);
        return {
          ...shownOf(row, say),
          ...(paper && { paper }),
          sides: [...sides],
          missing: missingFor(lacksOfDelegation(row, overlapping(row.id), now), actions),
          allowedActions: actions,
        };
      });
    }

    return {
      all,
      one: async (query: Queryable, row: OwnDelegationRow, standing: Standing) =>
        (await all(query, [row], () => standing))[0]!,
    };
  };

function shownOf(row: OwnDelegationRow, say: Awaited<ReturnType<DelegationWords>>) {
  const instant = (at: Date | null) => at?.toISOString();
  const revokesAt = instant(row.revokesAt);
  const answerDueAt = instant(row.answerDueAt);
  const submittedAt = instant(row.submittedAt);
  const decidedAt = instant(row.decidedAt);
  return {
    id: row.id,
    version: row.version,
    number: row.number,
    supplierId: row.supplierId,
    supplierName: row.supplierName,
    supplierSlug: row.supplierSlug,
    isSupplierRun: row.supplierCustomerId !== null,
    merchantId: row.merchantId,
    merchantName: row.merchantName,
    kind: row.kind,
    allowsBeside: row.allowsBeside,
    scope: { kind: row.scopeKind, categoryIds: row.categoryIds, supplierProductIds: row.supplierProductIds },
    scopeText: say.scope(row),
    territory: {
      isNationwide: row.isNationwide,
      countryId: row.countryId,
      stateIds: row.stateIds,
      cityIds: row.cityIds,
      text: say.territory(row),
    },
    validFrom: row.validFrom.toISOString(),
    validTo: row.validTo.toISOString(),
    permissions: row.permissions,
    status: row.status,
    isInForce: row.isInForce,
    verifiedLevel: row.verifiedLevel,
    hasPaper: row.documentFileId !== null,
    createdAt: row.createdAt.toISOString(),
    ...(revokesAt && { revokesAt }),
    ...(isCoded(row) && row.verificationCode && { verificationCode: row.verificationCode }),
    ...(row.note && { note: row.note }),
    ...(row.reason && { reason: row.reason }),
    ...(row.suspendedBy && { suspendedBy: row.suspendedBy }),
    ...(row.renewsId && { renewsId: row.renewsId }),
    ...(answerDueAt && { answerDueAt }),
    ...(submittedAt && { submittedAt }),
    ...(decidedAt && { decidedAt }),
  };
}

const isCoded = ({ status }: OwnDelegationRow) => !['DRAFT', 'PENDING_SUPPLIER', 'REJECTED'].includes(status);
