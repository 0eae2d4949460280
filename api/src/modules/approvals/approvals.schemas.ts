import { Type, type Static } from 'typebox';
import { missingOf } from '../../platform/missing.schemas.ts';
import { Id, idOf, Instant, named, object, paragraphs, Rial, Version } from '../../platform/schema.ts';
import { ApprovalAction, ApprovalKind, ApprovalStatus } from './approvals.enums.ts';

const TradeApprovalAnswer = named(
  'TradeApprovalAnswer',
  'What somebody said to what was asked.',
  object({
    name: Type.Optional(Type.String({ description: 'Name of the colleague who answered.', examples: ['سارا کریمی'] })),
    isApproved: Type.Boolean({ description: 'True if the colleague approved, false if rejected.' }),
    reason: Type.Optional(Type.String({ description: 'Reason of a rejection; null with an approval.' })),
    at: Instant('When the colleague answered.'),
  }),
);

const TradeApprovalMissing = missingOf('TradeApprovalMissing', ApprovalAction);

export const TradeApproval = named(
  'TradeApproval',
  'What somebody of the buyer’s company asked the company to agree to. Sellers see nothing of it.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    kind: ApprovalKind,
    status: ApprovalStatus,
    quoteId: Type.Optional(Id('The offer that it is about, if it is about one.')),
    amountRial: Rial('The amount, with tax.'),
    sellerNames: Type.Array(Type.String(), {
      description: 'Whose offer it is, or whom the request would go to.',
      examples: [['ابزار پارس']],
    }),
    lineTitles: Type.Array(Type.String(), {
      description: 'Goods of the lines that would be agreed to, in their order.',
      examples: [['شیر توپی ۲ اینچ']],
    }),
    requestLinesCount: Type.Integer({ description: 'How many lines the request has.', minimum: 0, examples: [3] }),
    isAboveLimit: Type.Boolean({ description: 'Whether it is more than the asker may agree to alone.' }),
    needed: Type.Integer({ description: 'How many must agree.', minimum: 1, maximum: 2, examples: [1] }),
    askerName: Type.Optional(
      Type.String({ description: 'Name of the colleague who asked for the approval.', examples: ['رضا کریمی'] }),
    ),
    isAsker: Type.Boolean({ description: 'Whether the viewer asked.' }),
    askedNames: Type.Array(Type.String(), {
      description: 'Who can agree now and has not; nobody once it has ended.',
      examples: [['سارا کریمی']],
    }),
    answers: Type.Array(TradeApprovalAnswer, { description: 'What was said, the first first.' }),
    askedAt: Instant('When a colleague asked for it.'),
    endedAt: Type.Optional(Instant('When it was answered, withdrawn or lapsed; null while it waits.')),
    allowedActions: Type.Array(ApprovalAction, { description: 'What the viewer can do with it now.' }),
    missing: Type.Array(TradeApprovalMissing, {
      description: 'What allowed actions need before they succeed, and why the viewer may not agree to the amount.',
    }),
  }),
);
export type TradeApproval = Static<typeof TradeApproval>;

export const ApprovalParams = object({
  id: idOf('tradeRequestId', 'Id of the trade request that is acted on.'),
  approvalId: Id('Id of the approval that was asked for (`TradeApproval.id`).'),
});
export type ApprovalParams = Static<typeof ApprovalParams>;

export const TradeApprovalRejection = named(
  'TradeApprovalRejection',
  'Why somebody does not agree.',
  object({ version: Version, reason: paragraphs('What who asked is told.', 3, 1_000, 'این ماه بودجه نداریم.') }),
);
export type TradeApprovalRejection = Static<typeof TradeApprovalRejection>;
