import { Type, type Static } from 'typebox';
import { Id, Instant, named, object, paragraphs, Version } from '../../../platform/schema.ts';
import { PaymentTerm } from '../../merchants/index.ts';
import { DisputeOutcome } from '../../disputes/disputes.enums.ts';
import { shareFields } from '../../disputes/disputes.schemas.ts';
import { TradeConsentAnswer, TradeConsentAsker, TradeConsentKind, TradeConsentStatus } from './consents.enums.ts';
import { TradeSide } from '../../documents/subject.enums.ts';

export const TradeConsent = named(
  'TradeConsent',
  'What one side of an agreement asked the other to agree to, or staff both. One of a kind is open at a time.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    kind: TradeConsentKind,
    status: TradeConsentStatus,
    side: TradeConsentAsker,
    agreedSides: Type.Array(TradeSide, { description: 'Of what staff ask both: who has agreed already.' }),
    fromTerm: Type.Optional(PaymentTerm),
    toTerm: Type.Optional(PaymentTerm),
    reason: Type.Optional(Type.String({ description: 'Why it was asked.' })),
    askedAt: Instant('When the other side was asked.'),
    lapsesAt: Instant('Until when it can be answered.'),
    endedAt: Type.Optional(Instant('When it was answered, withdrawn or lapsed.')),
    answer: Type.Optional(Type.String({ description: 'What was said with the answer.' })),
    disputeId: Type.Optional(Id('The dispute that a settlement would end.')),
    outcome: Type.Optional(DisputeOutcome),
    ...shareFields,
  }),
);
export type TradeConsent = Static<typeof TradeConsent>;

export const NewCancellation = named(
  'NewCancellation',
  'The question to end an agreement: all of it while nothing was handed over, else what is still to come.',
  object({ version: Version, reason: paragraphs('Why; the other side reads it.', 3, 1_000, 'پروژه متوقف شد.') }),
);
export type NewCancellation = Static<typeof NewCancellation>;

export const NewTermChange = named(
  'NewTermChange',
  'The question to change the term of payment.',
  object({
    version: Version,
    toTerm: PaymentTerm,
    reason: Type.Optional(paragraphs('Why; the other side reads it.', 3, 1_000, 'پرداخت هنگام تحویل آسان‌تر است.')),
  }),
);
export type NewTermChange = Static<typeof NewTermChange>;

export const ConsentAnswer = named(
  'ConsentAnswer',
  'The answer of the other side.',
  object({
    version: Version,
    answer: TradeConsentAnswer,
    text: Type.Optional(paragraphs('What is said with it.', 3, 1_000, 'کالا در راه است.')),
  }),
);
export type ConsentAnswer = Static<typeof ConsentAnswer>;
