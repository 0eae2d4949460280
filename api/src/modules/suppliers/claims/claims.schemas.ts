import { Type, type Static } from 'typebox';
import { missingOf } from '../../../platform/missing.schemas.ts';
import {
  Id,
  idOf,
  Instant,
  named,
  object,
  page,
  pagingQuery,
  paragraphs,
  rowIds,
  searchKey,
  Version,
} from '../../../platform/schema.ts';
import { claimApprovals } from './approvals.ts';
import { ClaimAction, ClaimAnswer, ClaimDecision, ClaimStatus } from './claims.enums.ts';
import { SupplierEvidence } from './evidences.schemas.ts';
import { companyReview, reasonUnless } from './shared.schemas.ts';

const ClaimMissing = missingOf('ClaimMissing', ClaimAction);

export const SupplierClaim = named(
  'SupplierClaim',
  'A company says that a supplier is its own: as that company, the one that has the supplier, and staff see it.',
  object({
    id: Id('Id of the claim to a supplier (`SupplierClaim.id`).'),
    version: Version,
    supplierId: Id('Id of the supplier that a company claims as its own.'),
    supplierName: Type.String({
      description: 'Name of the supplier, or of the company that claims it.',
      examples: ['نیکابان شیر'],
    }),
    supplierSlug: Type.String({ description: 'The name as addresses write it.' }),
    customerId: Id('The company that claims it.'),
    customerName: Type.String({
      description: 'Name of the supplier, or of the company that claims it.',
      examples: ['صنایع نیکابان'],
    }),
    isOwn: Type.Boolean({ description: 'Whether the viewer is of the company that claims.' }),
    status: ClaimStatus,
    statement: Type.String({ description: 'Why it is its own.' }),
    answer: Type.Optional(ClaimAnswer),
    objection: Type.Optional(Type.String({ description: 'What the company that has the supplier says against it.' })),
    question: Type.Optional(Type.String({ description: 'What staff want to see.' })),
    reason: Type.Optional(Type.String({ description: 'Why staff decided so.' })),
    deadlineAt: Type.Optional(Instant('Until when somebody is to answer.')),
    evidences: Type.Array(SupplierEvidence, {
      description: 'What was handed in for it; not for the company that has the supplier.',
    }),
    missing: Type.Array(ClaimMissing, { description: 'What is needed before one of the allowed actions succeeds.' }),
    allowedActions: Type.Array(ClaimAction, { description: 'What the viewer can do with it now.' }),
    createdAt: Instant('When it was made.'),
    pendingSince: Instant('Since when it waits for staff.'),
    decidedAt: Type.Optional(Instant('When staff accepted or rejected the claim; null before that.')),
    review: Type.Optional(
      named(
        'ClaimReview',
        'What staff see beside a claim.',
        object({
          ...companyReview,
          holderName: Type.Optional(Type.String({ description: 'The company that has the supplier now.' })),
          isApproved: Type.Boolean({ description: 'Whether a first of the staff said yes already.' }),
          isApprovedByViewer: Type.Boolean({ description: 'Whether that was the viewer; somebody else accepts then.' }),
        }),
      ),
    ),
  }),
);
export type SupplierClaim = Static<typeof SupplierClaim>;

export const NewClaim = named(
  'NewClaim',
  'A company says that a supplier is its own.',
  object({
    customerId: Id('The company; its owners may.'),
    supplierId: Id('Id of the supplier that a company claims as its own.'),
    statement: paragraphs('Why it is its own.', 20, 1_000, 'این شرکت از سال ۱۳۸۲ با همین نام کار می‌کند.'),
  }),
);
export type NewClaim = Static<typeof NewClaim>;

export const ClaimHolderAnswer = named(
  'ClaimHolderAnswer',
  'What the company that has the supplier says of a claim.',
  object({
    version: Version,
    isAgreed: Type.Boolean({ description: 'Whether it lets the supplier go.' }),
    text: Type.Optional(
      paragraphs(
        'Why it does not; at least 50 characters.',
        50,
        2_000,
        'این تأمین‌کننده از سال ۱۳۹۰ در مالکیت شرکت ماست و همهٔ پروانه‌هایش به نام ماست.',
      ),
    ),
  }),
);
export type ClaimHolderAnswer = Static<typeof ClaimHolderAnswer>;

export const ClaimVerdict = named(
  'ClaimVerdict',
  'What staff decide of a claim.',
  object({ version: Version, decision: ClaimDecision, reason: reasonUnless(claimApprovals) }),
);
export type ClaimVerdict = Static<typeof ClaimVerdict>;

export const AdminClaimQuery = object({
  status: Type.Optional(ClaimStatus),
  searchKey: searchKey('Part of the name of a supplier'),
  ...rowIds,
  ...pagingQuery,
});
export type AdminClaimQuery = Static<typeof AdminClaimQuery>;

export const AdminClaimPage = page(
  'AdminClaimPage',
  'Claims in every state: those that wait for staff first, the longest wait on top.',
  SupplierClaim,
);
export type AdminClaimPage = Static<typeof AdminClaimPage>;

export const ClaimParams = object({ id: idOf('claimId', 'Id of the claim to a supplier (`SupplierClaim.id`).') });
