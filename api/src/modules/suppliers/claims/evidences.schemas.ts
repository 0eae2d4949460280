import { Type, type Static } from 'typebox';
import {
  Day,
  Id,
  idOf,
  Instant,
  line,
  named,
  object,
  page,
  pagingQuery,
  rowIds,
  searchKey,
  Version,
} from '../../../platform/schema.ts';
import { CompanyPaper } from '../../customers/index.ts';
import { evidenceApprovals } from './approvals.ts';
import { EvidenceAction, EvidenceDecision, EvidenceLevel, EvidenceStatus } from './claims.enums.ts';
import { companyReview, reasonUnless } from './shared.schemas.ts';

export const SupplierEvidence = named(
  'SupplierEvidence',
  'A paper or a check that lets buyers trust a supplier, as its own side and staff see it. Its file is never public.',
  object({
    id: Id('Id of the paper that proves something of a supplier.'),
    version: Version,
    supplierId: Id('Id of the supplier that the paper is about.'),
    supplierName: Type.String({
      description: 'Brand name of the supplier that handed it in.',
      examples: ['نیکابان شیر'],
    }),
    claimId: Type.Optional(Id('The claim that it is to prove; it counts for the supplier once that is accepted.')),
    level: EvidenceLevel,
    claim: Type.String({ description: 'What it shows, in Persian.', examples: ['پروانهٔ بهره‌برداری'] }),
    issuedBy: Type.String({ description: 'Who vouches for it.' }),
    validFrom: Instant('From when on it counts.'),
    validTo: Instant('When it is over: at the end of its last day in Tehran.'),
    status: EvidenceStatus,
    reason: Type.Optional(Type.String({ description: 'What staff said of it.' })),
    visitedOn: Type.Optional(Day('When staff visited the place (SITE).', '2026-11-20')),
    visitor: Type.Optional(
      Type.String({ description: 'Name of the staff member who visited the place; null without a visit.' }),
    ),
    file: Type.Optional(CompanyPaper),
    allowedActions: Type.Array(EvidenceAction, { description: 'What the viewer can do with it now.' }),
    handedInAt: Type.Optional(Instant('When the paper was handed in to staff.')),
    decidedAt: Type.Optional(Instant('When staff last decided.')),
    review: Type.Optional(named('EvidenceReview', 'What staff see beside an evidence.', object(companyReview))),
  }),
);
export type SupplierEvidence = Static<typeof SupplierEvidence>;

export const NewEvidence = named(
  'NewEvidence',
  'An evidence that is handed in.',
  object({
    claimId: Type.Optional(Id('The open claim on the supplier that it is to prove.')),
    level: EvidenceLevel,
    claim: line('What it shows, in Persian.', 3, 100, 'پروانهٔ بهره‌برداری'),
    issuedBy: line('Who vouches for it.', 2, 100, 'وزارت صنعت، معدن و تجارت'),
    validFrom: Day('First day on which it counts; today or earlier.', '2026-03-21'),
    validTo: Day('Last day on which it counts, at most ten years later.', '2028-03-20'),
    fileId: Id('The document, a picture or PDF: a file that the viewer uploaded and that is attached to nothing yet.'),
  }),
);
export type NewEvidence = Static<typeof NewEvidence>;

export const EvidenceVerdict = named(
  'EvidenceVerdict',
  'What staff decide of an evidence.',
  object({
    version: Version,
    decision: EvidenceDecision,
    reason: reasonUnless(evidenceApprovals),
    validTo: Type.Optional(
      Day('With ACCEPT: the last day on which it counts, at most that of the paper.', '2028-03-20'),
    ),
    visitedOn: Type.Optional(Day('With ACCEPT of SITE: when the place was visited.', '2026-11-20')),
    visitor: Type.Optional(line('With ACCEPT of SITE: by whom.', 2, 80, 'نگار موسوی')),
  }),
);
export type EvidenceVerdict = Static<typeof EvidenceVerdict>;

export const AdminEvidenceQuery = object({
  status: Type.Optional(EvidenceStatus),
  isEnding: Type.Optional(
    Type.Boolean({ description: 'Only those that end soon: after the first day on which their companies are warned.' }),
  ),
  searchKey: searchKey('Part of the name of a supplier'),
  ...rowIds,
  ...pagingQuery,
});
export type AdminEvidenceQuery = Static<typeof AdminEvidenceQuery>;

export const AdminEvidencePage = page(
  'AdminEvidencePage',
  'Evidences that companies handed in: those that wait first, the longest wait on top.',
  SupplierEvidence,
);
export type AdminEvidencePage = Static<typeof AdminEvidencePage>;

export const EvidenceParams = object({
  id: idOf('supplierId', 'Id of the supplier that is read or changed.'),
  evidenceId: Id('Id of the paper that proves something of a supplier.'),
});

export const DecidedEvidenceParams = object({
  id: idOf('evidenceId', 'Id of the paper that proves something of a supplier.'),
});
