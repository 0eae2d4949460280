import { Type, type Static } from 'typebox';
import { missingOf } from '../../platform/missing.schemas.ts';
import {
  Decimal,
  Id,
  idOf,
  Instant,
  named,
  object,
  page,
  pagingQuery,
  paragraphs,
  rowIds,
  Version,
} from '../../platform/schema.ts';
import { TradeConsent } from '../orders/changes/consents.schemas.ts';
import { TradeDocument } from '../documents/documents.schemas.ts';
import { caseFields } from './case-file.schemas.ts';
import { DisputeAction, DisputeOutcome, DisputeStatus } from './disputes.enums.ts';
import { buyerPercent, disputeFields } from './disputes.schemas.ts';

const queuedFields = {
  version: Version,
  ...disputeFields,
  tradeRequestId: Id('Id of the request whose lines are disputed.'),
  number: Type.String({
    description: 'Public number by which both sides and support name it.',
    examples: ['TR-1405-000123'],
  }),
  buyerName: Type.String({ description: 'Name of the company or person that buys.', examples: ['فولاد سپاهان'] }),
  sellerName: Type.String({ description: 'Name of the merchant that sells.', examples: ['پمپ‌یار'] }),
  isLate: Type.Boolean({ description: 'Whether staff should have decided already.' }),
};

export const QueuedDispute = named('QueuedDispute', 'A dispute as staff find it.', object(queuedFields));
export type QueuedDispute = Static<typeof QueuedDispute>;
export const QueuedDisputePage = page(
  'QueuedDisputePage',
  'Disputes: past their target first, then those that wait for staff, then by what is due next.',
  QueuedDispute,
);
export type QueuedDisputePage = Static<typeof QueuedDisputePage>;

const DisputeProposal = named(
  'DisputeProposal',
  'How one of the staff proposed to end a dispute, or why another one did not agree.',
  object({
    at: Instant('When it was proposed or refused.'),
    isRefusal: Type.Boolean({ description: 'Whether it is a refusal of what was proposed.' }),
    isOwn: Type.Boolean({ description: 'Whether it is the viewer’s.' }),
    outcome: Type.Optional(DisputeOutcome),
    buyerPercent: Type.Optional(Decimal('The buyer’s share of the amount.', '40')),
    reason: Type.String({ description: 'Why it was proposed or refused.' }),
  }),
);

const DisputeMissing = missingOf('DisputeMissing', DisputeAction);

export const AdminDispute = named(
  'AdminDispute',
  'A dispute with all of its request, for who decides it. Each reading is in the audit log.',
  object({
    ...queuedFields,
    ...caseFields,
    documents: Type.Array(TradeDocument, {
      description: 'All papers of the order, those shown in disputes among them.',
    }),
    settlements: Type.Array(TradeConsent, { description: 'How both sides and staff tried to settle it.' }),
    proposals: Type.Array(DisputeProposal, { description: 'What staff proposed and refused, the first one first.' }),
    allowedActions: Type.Array(DisputeAction, { description: 'What the viewer can do now.' }),
    missing: Type.Array(DisputeMissing, { description: 'Why the viewer can do nothing, where another one has to.' }),
  }),
);
export type AdminDispute = Static<typeof AdminDispute>;

export const AdminDisputesQuery = object({ status: Type.Optional(DisputeStatus), ...rowIds, ...pagingQuery });
export type AdminDisputesQuery = Static<typeof AdminDisputesQuery>;
export const AdminDisputeParams = object({ id: idOf('disputeId', 'Id of the dispute that staff decide.') });

export const NewResolution = named(
  'NewResolution',
  'How a dispute is to end.',
  object({
    version: Version,
    outcome: DisputeOutcome,
    buyerPercent,
    reason: paragraphs(
      'Why; both sides read it.',
      50,
      4_000,
      'گزارش بازرسی نشان می‌دهد که چهار شیر از ده شیر، آزمون فشار را نگذرانده است.',
    ),
  }),
);
export type NewResolution = Static<typeof NewResolution>;

export const SettlementWithdrawal = named(
  'SettlementWithdrawal',
  'That both sides are no more asked to agree to what staff proposed.',
  object({ version: Version }),
);
export type SettlementWithdrawal = Static<typeof SettlementWithdrawal>;

export const ResolutionApproval = named(
  'ResolutionApproval',
  'The second yes to how a dispute is to end.',
  object({ version: Version }),
);
export type ResolutionApproval = Static<typeof ResolutionApproval>;

export const ResolutionRefusal = named(
  'ResolutionRefusal',
  'Why a dispute is to be decided again.',
  object({ version: Version, reason: paragraphs('Why; staff read it.', 10, 2_000, 'گزارش بازرسی دوم دیده نشده است.') }),
);
export type ResolutionRefusal = Static<typeof ResolutionRefusal>;
