import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { missingFor } from '../../../platform/lacks.ts';
import { allowedActions } from '../../../platform/machine.ts';
import type { MembershipInForce } from '../../customers/index.ts';
import type { Files } from '../../files/index.ts';
import { type ClaimActor, claimMachine } from './claim-machine.ts';
import type { ClaimRow } from './claims.repository.ts';
import type { SupplierClaim } from './claims.schemas.ts';
import { type EvidenceActor, evidenceMachine } from './evidence-machine.ts';
import * as evidences from './evidences.repository.ts';
import type { EvidenceRow } from './evidences.repository.ts';
import type { SupplierEvidence } from './evidences.schemas.ts';
import { nameFields, type OwnSupplierRow } from './own-suppliers.repository.ts';
import type { OwnSupplier } from './own-suppliers.schemas.ts';
import { type PictureName, readSupplierPictures } from '../index.ts';
import { type SupplierActor, supplierMachine } from './supplier-machine.ts';
import {
  hasApproved,
  isDecidable,
  isPossibleOf,
  lacksOfClaim,
  lacksOfSupplier,
  readNumberHolders,
} from './supply-lacks.ts';

/** Who looks: with the memberships that matter, and whether as staff of the queue. */
export type Viewer = { userId: string; memberships: readonly MembershipInForce[]; isStaff?: boolean };
export type Shown = ReturnType<typeof makeShown>;

export const membershipIn = ({ memberships }: Viewer, customerId: string | null) =>
  memberships.find((each) => each.customerId === customerId);
const isWriter = (membership: MembershipInForce | undefined) =>
  membership !== undefined && (membership.isOwner || membership.permissions.includes('CATALOG_EDIT'));

/** What somebody is to a supplier. */
export const supplierActors =
  (viewer: Viewer, { customerId }: Pick<OwnSupplierRow, 'customerId'>) =>
  (by: SupplierActor): boolean => {
    if (by === 'STAFF') return viewer.isStaff === true;
    if (viewer.isStaff) return false;
    const membership = membershipIn(viewer, customerId);
    return by === 'OWNER' ? membership?.isOwner === true : isWriter(membership);
  };

/** What somebody is to a claim. */
export const claimActors =
  (viewer: Viewer, { customerId, holderId }: Pick<ClaimRow, 'customerId' | 'holderId'>) =>
  (by: ClaimActor): boolean => {
    if (by === 'STAFF') return viewer.isStaff === true;
    if (viewer.isStaff || by === 'SYS') return false;
    if (by === 'HOLDER') return membershipIn(viewer, holderId)?.isOwner === true;
    const membership = membershipIn(viewer, customerId);
    return by === 'OWNER' ? membership?.isOwner === true : isWriter(membership);
  };

/** What somebody is to an evidence. Who did not hand it in cannot take it back, and does not see its file. */
export const evidenceActors =
  (viewer: Viewer, row: EvidenceRow) =>
  (by: EvidenceActor): boolean => {
    if (by === 'STAFF') return viewer.isStaff === true;
    const side = evidences.sideOf(row);
    return !viewer.isStaff && side === row.customerId && isWriter(membershipIn(viewer, side));
  };

/** Suppliers, claims and evidences as their own sides and staff see them. */
export function makeShown({ clock, files }: { clock: Clock; files: Pick<Files, 'facts' | 'linkTo'> }) {
  async function paperOf(query: Queryable, rows: EvidenceRow[], viewer: Viewer) {
    const seen = rows.filter((row) => viewer.isStaff || evidenceActors(viewer, row)('CATALOG_EDIT'));
    const ids = seen.flatMap(({ fileId }) => fileId ?? []);
    const facts = ids.length > 0 ? await files.facts(query, ids) : [];
    return ({ fileId }: EvidenceRow) => {
      const fact = facts.find(({ id }) => id === fileId);
      if (!fact) return undefined;
      const { createdAt, ...rest } = fact;
      return { ...rest, uploadedAt: createdAt.toISOString(), url: files.linkTo(rest.id) };
    };
  }

  async function evidencesShown(query: Queryable, rows: EvidenceRow[], viewer: Viewer): Promise<SupplierEvidence[]> {
    const now = clock.now();
    const paper = await paperOf(query, rows, viewer);
    return rows.map((row): SupplierEvidence => {
      const isOwn =
        membershipIn(viewer, row.customerId) !== undefined || membershipIn(viewer, row.ownerId) !== undefined;
      const file = paper(row);
      const isOver = row.status === 'ACCEPTED' && row.validTo <= now;
      const actions = allowedActions(evidenceMachine, row.status, evidenceActors(viewer, row)).filter(
        isDecidable(row, now),
      );
      return {
        id: row.id,
        version: row.version,
        supplierId: row.supplierId,
        supplierName: row.supplierName,
        level: row.level,
        claim: row.claim,
        issuedBy: row.issuedBy,
        validFrom: row.validFrom.toISOString(),
        validTo: row.validTo.toISOString(),
        status: isOver ? 'EXPIRED' : row.status,
        allowedActions: viewer.isStaff && isOwn ? [] : actions,
        ...(row.claimId && { claimId: row.claimId }),
        ...(row.reason && { reason: row.reason }),
        ...(row.visitedOn && { visitedOn: row.visitedOn }),
        ...(row.visitor && { visitor: row.visitor }),
        ...(file && { file }),
        ...(row.handedInAt && { handedInAt: row.handedInAt.toISOString() }),
        ...(row.decidedAt && { decidedAt: row.decidedAt.toISOString() }),
        ...(viewer.isStaff && { review: reviewOf(row, isOwn) }),
      };
    });
  }

  async function suppliersShown(query: Queryable, rows: OwnSupplierRow[], viewer: Viewer): Promise<OwnSupplier[]> {
    const stored = await evidences.readEvidencesOf(
      query,
      rows.map(({ id }) => id),
    );
    const all = await evidencesShown(query, stored, viewer);
    const pictures = await readSupplierPictures(
      query,
      rows.map(({ id }) => id),
    );
    const pictureOf = (row: OwnSupplierRow, name: PictureName) => {
      const picture = pictures(row.id)[name];
      if (!picture) return {};
      const { fileId, altText, url } = picture;
      return { [name]: { fileId, altText, url: row.status === 'CONFIRMED' ? url : files.linkTo(fileId, 640) } };
    };
    const holderOf = await readNumberHolders(query, rows);
    const now = clock.now();
    return rows.map((row): OwnSupplier => {
      const isOwn = membershipIn(viewer, row.customerId) !== undefined;
      const allowed = allowedActions(supplierMachine, row.status, supplierActors(viewer, row)).filter(
        isPossibleOf(row),
      );
      const actions = viewer.isStaff && isOwn ? [] : allowed;
      const own = stored.filter(({ supplierId }) => supplierId === row.id);
      const lacks = lacksOfSupplier(row, { evidences: own, holderId: holderOf(row), now });
      return {
        ...plainSupplier(row),
        ...pictureOf(row, 'logo'),
        ...pictureOf(row, 'cover'),
        evidences: all.filter(({ supplierId }) => supplierId === row.id),
        missing: missingFor(lacks, actions),
        allowedActions: actions,
        ...(viewer.isStaff && { review: reviewOf(row, isOwn) }),
      };
    });
  }

  async function claimsShown(query: Queryable, rows: ClaimRow[], viewer: Viewer): Promise<SupplierClaim[]> {
    const isClaimant = (row: ClaimRow) => membershipIn(viewer, row.customerId) !== undefined;
    const seen = rows.filter((row) => viewer.isStaff || isClaimant(row)).map(({ id }) => id);
    const stored = seen.length > 0 ? await evidences.readEvidencesOfClaims(query, seen) : [];
    const all = await evidencesShown(query, stored, viewer);
    const now = clock.now();
    return rows.map((row): SupplierClaim => {
      const isConcerned = isClaimant(row) || membershipIn(viewer, row.holderId) !== undefined;
      const own = stored.filter(({ claimId }) => claimId === row.id);
      const allowed = allowedActions(claimMachine, row.status, claimActors(viewer, row)).filter(
        // The first of two who accept approves.
        (action) => action !== 'APPROVE' && !(action === 'ACCEPT' && hasApproved(row, viewer.userId)),
      );
      const actions = viewer.isStaff && isConcerned ? [] : allowed;
      return {
        ...plainClaim(row),
        isOwn: isClaimant(row),
        evidences: all.filter(({ claimId }) => claimId === row.id),
        missing: missingFor(lacksOfClaim(own, now), actions),
        allowedActions: actions,
        // What its own company wrote; who claims reads what staff make of it.
        ...(row.objection && (viewer.isStaff || membershipIn(viewer, row.holderId)) && { objection: row.objection }),
        ...(viewer.isStaff && {
          review: {
            ...reviewOf(row, isConcerned),
            isApproved: row.approvedBy !== null,
            isApprovedByViewer: row.approvedBy === viewer.userId,
            ...(row.holderName && { holderName: row.holderName }),
          },
        }),
      };
    });
  }

  return { evidencesShown, suppliersShown, claimsShown };
}

const reviewOf = (
  { customerName, isIdentityVerified }: { customerName: string | null; isIdentityVerified: boolean },
  isOwn: boolean,
) => ({ isIdentityVerified, isOwn, ...(customerName && { customerName }) });

function plainSupplier(row: OwnSupplierRow): Omit<OwnSupplier, 'evidences' | 'missing' | 'allowedActions'> {
  return {
    id: row.id,
    version: row.version,
    brandName: row.brandName,
    legalName: row.legalName,
    slug: row.slug,
    supplierTypes: row.supplierTypes,
    cityName: row.cityName,
    stateName: row.stateName,
    phones: row.phones,
    addresses: row.addresses,
    status: row.status,
    verificationLevel: row.verificationLevel,
    ...(row.customerId && { customerId: row.customerId }),
    ...(row.nationalLegalId && { nationalLegalId: row.nationalLegalId }),
    ...(row.economicCode && { economicCode: row.economicCode }),
    ...(row.registrationNumber && { registrationNumber: row.registrationNumber }),
    ...(row.cityId && { cityId: row.cityId }),
    ...(row.stateId && { stateId: row.stateId }),
    ...(row.foundedYear && { foundedYear: row.foundedYear }),
    ...(row.employeesRange && { employeesRange: row.employeesRange }),
    ...(row.about && { about: row.about }),
    ...(row.website && { website: row.website }),
    ...(row.reason && { reason: row.reason }),
    ...(row.change && { change: changeOf(row.change) }),
    ...(row.submittedAt && { submittedAt: row.submittedAt.toISOString() }),
    ...(row.decidedAt && { decidedAt: row.decidedAt.toISOString() }),
  };
}

function changeOf({ id, askedAt, before, wanted }: NonNullable<OwnSupplierRow['change']>) {
  const fields = nameFields.filter((name) => (before[name] ?? null) !== (wanted[name] ?? null));
  return {
    id,
    askedAt: new Date(askedAt).toISOString(),
    fields: fields.map((name) => ({
      name,
      ...(before[name] && { before: before[name] }),
      ...(wanted[name] && { wanted: wanted[name] }),
    })),
  };
}

type PlainClaim = Omit<SupplierClaim, 'evidences' | 'isOwn' | 'missing' | 'allowedActions' | 'objection' | 'review'>;
function plainClaim(row: ClaimRow): PlainClaim {
  return {
    id: row.id,
    version: row.version,
    supplierId: row.supplierId,
    supplierName: row.supplierName,
    supplierSlug: row.supplierSlug,
    customerId: row.customerId,
    customerName: row.customerName,
    status: row.status,
    statement: row.statement,
    createdAt: row.createdAt.toISOString(),
    pendingSince: row.pendingSince.toISOString(),
    ...(row.answer && { answer: row.answer }),
    ...(row.question && { question: row.question }),
    ...(row.reason && { reason: row.reason }),
    ...(row.deadlineAt && { deadlineAt: row.deadlineAt.toISOString() }),
    ...(row.decidedAt && { decidedAt: row.decidedAt.toISOString() }),
  };
}
