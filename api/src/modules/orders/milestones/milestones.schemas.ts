import { Type, type Static } from 'typebox';
import {
  Day,
  Decimal,
  Id,
  idOf,
  Instant,
  line,
  named,
  object,
  paragraphs,
  Rial,
  TypedDecimal,
  Version,
} from '../../../platform/schema.ts';
import { handedFiles } from '../../documents/documents.schemas.ts';
import { MilestoneStatus } from './milestones.enums.ts';

export const MOST_MILESTONES = 20;

const share = {
  title: Type.String({ description: 'What is done by then.', examples: ['نقشه‌های پایه'] }),
  sharePercent: Decimal('Its share of all that is agreed to.', '40'),
  netRial: Rial('Its share of the amount before tax.'),
  vatRial: Rial('Its share of the value added tax.'),
  totalRial: Rial('Net and tax together.'),
  dueOn: Type.Optional(Day('By when it is handed over, in Tehran.', '2027-02-20')),
};

export const NewMilestone = named(
  'NewMilestone',
  'A part of a service that is handed over and accepted by itself.',
  object({
    title: line('What is done by then.', 2, 150, 'نقشه‌های پایه'),
    sharePercent: Type.Optional(
      TypedDecimal('Its share of the amount, 0.01 to 100 percent; the last one takes what is left without it.', '40'),
    ),
    dueOn: Type.Optional(Day('By when it is handed over, in Tehran.', '2027-02-20')),
  }),
);
export type NewMilestone = Static<typeof NewMilestone>;

export const newMilestones = Type.Optional(
  Type.Array(NewMilestone, {
    description: 'Of services and consulting: in which parts they are done. Their shares are 100 percent together.',
    maxItems: MOST_MILESTONES,
  }),
);

export const PlannedMilestone = named(
  'PlannedMilestone',
  'A part of a service as it is offered or agreed to.',
  object(share),
);
export type PlannedMilestoneShown = Static<typeof PlannedMilestone>;

export const Milestone = named(
  'Milestone',
  'A part of an agreed service. Its files are papers of the request that name it.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    place: Type.Integer({ description: 'Its number in the request, from 1.', minimum: 1, examples: [1] }),
    ...share,
    status: MilestoneStatus,
    note: Type.Optional(Type.String({ description: 'What the seller said with it last.' })),
    submittedAt: Type.Optional(Instant('When it was handed over last.')),
    dueAt: Type.Optional(
      Instant('When what was handed over counts as accepted, and what was rejected becomes a dispute.'),
    ),
    answeredAt: Type.Optional(Instant('When the buyer answered last.')),
    reason: Type.Optional(Type.String({ description: 'Why it was rejected last.' })),
  }),
);
export type Milestone = Static<typeof Milestone>;

export const MilestoneSubmission = named(
  'MilestoneSubmission',
  'A part of a service that is handed over: a note, files or both.',
  object({
    version: Version,
    note: Type.Optional(paragraphs('What the buyer is told of it.', 3, 2_000, 'نقشه‌ها در سه برگ؛ محاسبات در پیوست.')),
    fileIds: handedFiles,
  }),
);
export type MilestoneSubmission = Static<typeof MilestoneSubmission>;

export const MilestoneRejection = named(
  'MilestoneRejection',
  'Why a part of a service is not accepted.',
  object({ version: Version, reason: paragraphs('What is missing or wrong.', 3, 1_000, 'برش B-B در نقشه نیست.') }),
);
export type MilestoneRejection = Static<typeof MilestoneRejection>;

export const MilestoneParams = object({
  id: idOf('tradeRequestId', 'Id of the trade request that is acted on.'),
  milestoneId: Id('The part of the service.'),
});
