import { Type, type Static } from 'typebox';
import { missingOf } from '../../platform/missing.schemas.ts';
import { patchOf } from '../../platform/patch.ts';
import {
  Id,
  IdList,
  idOf,
  Instant,
  line,
  named,
  object,
  page,
  pagingQuery,
  paragraphs,
  rowIds,
  Version,
} from '../../platform/schema.ts';
import { CompanyPaper } from '../customers/index.ts';
import { DelegationScope, Territory } from './delegations.schemas.ts';
import {
  DelegationAction,
  DelegationDecision,
  DelegationKind,
  DelegationLevel,
  DelegationPermission,
  DelegationScopeKind,
  DelegationSide,
  DelegationStatus,
} from './merchants.enums.ts';

const number = (what: string) => Type.String({ description: what, examples: ['MD-1405-000012'] });

const DelegationReview = named(
  'DelegationReview',
  'What staff see beside a delegation.',
  object({
    isOwn: Type.Boolean({
      description: 'Whether the viewer belongs to one of its companies; somebody else decides then.',
    }),
  }),
);

const DelegationMissing = missingOf('DelegationMissing', DelegationAction);

export const OwnDelegation = named(
  'OwnDelegation',
  'A delegation as both of its sides see it, in whatever state.',
  object({
    id: Id('Delegation id; that of its public answer.'),
    version: Version,
    number: number('Public number by which people name it, such as TR-1405-000123.'),
    supplierId: Id('Id of the supplier that delegates its sale.'),
    supplierName: Type.String({
      description: 'Name of the supplier or merchant, as buyers read it.',
      examples: ['نیکابان'],
    }),
    supplierSlug: Type.String({ description: 'Its name as addresses write it.' }),
    isSupplierRun: Type.Boolean({
      description: 'Whether a company runs the supplier; else staff answer, on its letter.',
    }),
    merchantId: Id('Id of the merchant that may sell by the delegation.'),
    merchantName: Type.String({
      description: 'Name of the supplier or merchant, as buyers read it.',
      examples: ['بازرگانی فانوس'],
    }),
    kind: DelegationKind,
    allowsBeside: Type.Boolean({
      description: 'Whether an exclusive one suffers others beside it that are not exclusive.',
    }),
    scope: DelegationScope,
    scopeText: Type.String({ description: 'What it is about, in Persian.', examples: ['همهٔ کالاها و خدمات'] }),
    territory: Territory,
    validFrom: Instant('First moment at which the delegation is in force.'),
    validTo: Instant('Until when; at this very second it is over.'),
    revokesAt: Type.Optional(Instant('When it is over after notice was given, before validTo.')),
    permissions: Type.Array(DelegationPermission, { description: 'Acts that the delegation allows the merchant.' }),
    status: DelegationStatus,
    isInForce: Type.Boolean({ description: 'Whether it holds now.' }),
    verifiedLevel: DelegationLevel,
    verificationCode: Type.Optional(
      Type.String({ description: 'What buyers check it by, from the supplier’s yes on.', examples: ['RST-7K3M-92QF'] }),
    ),
    note: Type.Optional(Type.String({ description: 'What the merchant says to the supplier.' })),
    reason: Type.Optional(Type.String({ description: 'Why it was rejected, suspended or revoked.' })),
    suspendedBy: Type.Optional(DelegationSide),
    hasPaper: Type.Boolean({ description: 'True if the delegation has an uploaded paper.' }),
    paper: Type.Optional(CompanyPaper),
    renewsId: Type.Optional(Id('The older one that it follows.')),
    answerDueAt: Type.Optional(Instant('When it goes back to the merchant without an answer.')),
    submittedAt: Type.Optional(Instant('When the supplier was last asked.')),
    decidedAt: Type.Optional(Instant('When it was last answered.')),
    sides: Type.Array(DelegationSide, { description: 'What the viewer is to it.' }),
    missing: Type.Array(DelegationMissing, {
      description: 'What is needed before one of the allowed actions succeeds; of a draft all that it lacks.',
    }),
    allowedActions: Type.Array(DelegationAction, { description: 'What the viewer can do with it now.' }),
    createdAt: Instant('Since when it is here.'),
    review: Type.Optional(DelegationReview),
  }),
);
export type OwnDelegation = Static<typeof OwnDelegation>;

const terms = {
  kind: DelegationKind,
  allowsBeside: Type.Optional(
    Type.Boolean({ description: 'Of an exclusive one: whether others that are not exclusive may be beside it.' }),
  ),
  permissions: Type.Array(DelegationPermission, {
    description: 'What it is to allow.',
    minItems: 1,
    maxItems: 5,
    uniqueItems: true,
  }),
  scopeKind: DelegationScopeKind,
  categoryIds: Type.Array(Id('Id of the category (`Category.id`).'), {
    description: 'The categories, each with all below it.',
    maxItems: 50,
    uniqueItems: true,
  }),
  supplierProductIds: Type.Array(Id('Id of the offer (`SupplierProduct.id`).'), {
    description: 'Entries of the supplier whose products it is about.',
    maxItems: 200,
    uniqueItems: true,
  }),
  isNationwide: Type.Boolean({ description: 'In the whole country; then no province or city is named.' }),
  stateIds: Type.Array(Id('Id of the province (`State.id`).'), {
    description: 'Ids of provinces in which it may sell everywhere.',
    maxItems: 31,
    uniqueItems: true,
  }),
  cityIds: Type.Array(Id('Id of the city (`City.id`).'), {
    description: 'Single cities, besides the provinces.',
    maxItems: 400,
    uniqueItems: true,
  }),
  validFrom: Instant('First moment at which the delegation is in force.'),
  validTo: Instant('Until when; at this very second it is over. At most three years later.'),
};
const asked = {
  ...terms,
  documentFileId: Type.Optional(
    Id('Its document: a file that the viewer uploaded and that is attached to nothing, or the stored one.'),
  ),
  note: Type.Optional(
    paragraphs('What is said to the supplier; nobody else reads it.', 3, 1000, 'برای پروژه‌های شهرداری تهران.'),
  ),
};

export const NewDelegation = named(
  'NewDelegation',
  'A draft of a delegation that a merchant asks a supplier for.',
  object({
    merchantId: Id('The merchant of the viewer that is to sell.'),
    supplierId: Id('The supplier that is asked; of another company.'),
    renewsId: Type.Optional(Id('The older one between the two that it is to follow.')),
    ...asked,
  }),
);
export type NewDelegation = Static<typeof NewDelegation>;

export const DelegationChange = named(
  'DelegationChange',
  'The whole of what a draft or a rejected delegation asks for.',
  object({ version: Version, ...asked }),
);
export type DelegationChange = Static<typeof DelegationChange>;
export const DelegationPatch = patchOf(DelegationChange);
/** What is asked for, however it comes. */
export type DelegationTermsGiven = Omit<DelegationChange, 'version'>;

export const DelegationStepBody = named(
  'DelegationStep',
  'Which version of it is meant.',
  object({ version: Version }),
);
export type DelegationStepBody = Static<typeof DelegationStepBody>;

export const DelegationStepWithReason = named(
  'DelegationStepWithReason',
  'Which version of it is meant, and why.',
  object({ version: Version, reason: paragraphs('Why; both sides read it.', 3, 500, 'قرارداد به پایان رسیده است') }),
);
export type DelegationStepWithReason = Static<typeof DelegationStepWithReason>;

export const DelegationVersion = object({
  version: Type.Integer({ description: 'Version that was seen.', minimum: 1 }),
});

export const DelegationVerdict = named(
  'DelegationVerdict',
  'What staff decide of a delegation.',
  object({
    version: Version,
    decision: DelegationDecision,
    reason: Type.Optional(
      paragraphs(
        'Why; both sides read it. Only CONFIRM and CHECK_PAPER may leave it out.',
        3,
        500,
        'سند نمایندگی دیده شد',
      ),
    ),
    evidence: Type.Optional(
      line(
        'What it rests on, for the log of staff: compulsory to confirm on a letter and to revoke at once.',
        3,
        300,
        'نامهٔ ۴۵۱ به تاریخ ۱۴۰۵/۰۸/۱۲',
      ),
    ),
  }),
);
export type DelegationVerdict = Static<typeof DelegationVerdict>;

export const OwnDelegationQuery = object({
  customerId: Type.Optional(Id('Of this company of the viewer only.')),
  side: Type.Optional(DelegationSide),
  status: Type.Optional(DelegationStatus),
  ...pagingQuery,
});
export type OwnDelegationQuery = Static<typeof OwnDelegationQuery>;
export const OwnDelegationPage = page(
  'OwnDelegationPage',
  'Delegations of the viewer’s companies: those that wait for the viewer first, then the last changed.',
  OwnDelegation,
);
export type OwnDelegationPage = Static<typeof OwnDelegationPage>;

export const OverlapQuery = object({
  id: Type.Optional(
    idOf('merchantDelegationId', 'The delegation that is changed or answered, which is in nobody’s way itself.'),
  ),
  merchantId: Id('Who is to sell.'),
  supplierId: Id('Who is to delegate.'),
  kind: DelegationKind,
  allowsBeside: Type.Optional(Type.Boolean({ description: 'Whether others that are not exclusive may be beside it.' })),
  scopeKind: DelegationScopeKind,
  categoryIds: Type.Optional(IdList('The categories it is to be about.')),
  supplierProductIds: Type.Optional(IdList('The entries it is to be about.')),
  isNationwide: Type.Boolean({ description: 'Whether it is to hold in the whole country.' }),
  stateIds: Type.Optional(IdList('Ids of whole provinces that the delegation is to cover.')),
  cityIds: Type.Optional(IdList('Ids of single cities that the delegation is to cover.')),
  validFrom: Instant('First moment at which the delegation is in force.'),
  validTo: Instant('Last moment at which the delegation is in force.'),
});
export type OverlapQuery = Static<typeof OverlapQuery>;

export const DelegationOverlap = named(
  'DelegationOverlap',
  'A delegation that stands in the way of another.',
  object({
    merchantDelegationId: Id('Id of the delegation that is meant.'),
    number: number('Public number by which both sides and support name it.'),
    merchantName: Type.String({
      description: 'Name of the merchant that holds the other delegation.',
      examples: ['رهاورد صنعت سپاهان'],
    }),
    kind: DelegationKind,
    territoryText: Type.String({ description: 'Where it holds, in Persian.', examples: ['استان اصفهان'] }),
    scopeText: Type.String({ description: 'What it is about, in Persian.' }),
    validFrom: Instant('First moment at which the delegation is in force.'),
    endsAt: Instant('When it is over.'),
  }),
);
export type DelegationOverlap = Static<typeof DelegationOverlap>;

export const AdminDelegationQuery = object({
  status: Type.Optional(DelegationStatus),
  isWaiting: Type.Optional(
    Type.Boolean({
      description: 'Only those that wait for staff: for a supplier that nobody runs, or with a paper not yet seen.',
    }),
  ),
  searchKey: Type.Optional(
    Type.String({
      description: 'Number, or part of the name of the supplier or the merchant.',
      minLength: 2,
      maxLength: 100,
    }),
  ),
  ...rowIds,
  ...pagingQuery,
});
export type AdminDelegationQuery = Static<typeof AdminDelegationQuery>;
export const AdminDelegationPage = page(
  'AdminDelegationPage',
  'Delegations in every state: those that wait for staff first, the longest wait on top, then the newest.',
  OwnDelegation,
);
export type AdminDelegationPage = Static<typeof AdminDelegationPage>;
export const OwnDelegationParams = object({ id: idOf('merchantDelegationId', 'Id of the delegation that is meant.') });
