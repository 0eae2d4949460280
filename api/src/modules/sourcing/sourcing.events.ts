import { type TProperties, Type } from 'typebox';
import { defineEvents } from '../../platform/domain-events/define-events.ts';
import { ofTradeRequest } from '../documents/subject.events.ts';

const told = (about: string, payload: TProperties = {}) => ({ about, payload });
const text = Type.String();
const optionalText = Type.Optional(Type.String());
const code = Type.String();
const optionalCode = Type.Optional(Type.String());
const merchant = { merchantId: Type.String() };
const lineIds = Type.Optional(Type.Array(Type.String()));
const quote = { quoteId: Type.String(), round: Type.Integer() };
const sentQuote = {
  ...quote,
  totalRial: Type.String(),
  vatRial: Type.String(),
  validUntil: Type.String(),
  contentHash: Type.String(),
};
const change = Type.Object({
  path: Type.String(),
  before: Type.Optional(Type.String()),
  after: Type.Optional(Type.String()),
  beforeUnitId: Type.Optional(Type.String()),
  afterUnitId: Type.Optional(Type.String()),
});

/** From a draft to an agreement. */
export const sourcingEvents = defineEvents(ofTradeRequest, {
  CREATED: told('A buyer drafted it.', { kind: Type.String(), lines: Type.Integer() }),
  EDITED: told('The buyer edited it.', { fields: Type.Array(change) }),
  REMOVED: told('The buyer deleted the draft.'),
  CONFIRMATION_REQUESTED: told('The requester asked the company to approve it.', {
    approvalId: Type.String(),
    aboveLimit: Type.Boolean(),
  }),
  CONFIRMATION_WITHDRAWN: told('The requester withdrew that.'),
  CONFIRMATION_LAPSED: told('Nobody approved it in time.'),
  RETURNED: told('It was sent back to its requester.', { text }),
  PUBLISHED: told('The sellers received it.', {
    totalRial: Type.Optional(Type.String()),
    linesHash: Type.String(),
    lines: Type.Integer(),
    deadlineAt: Type.Optional(Type.String()),
  }),
  SELLER_SEEN: told('A seller read it.'),
  SELLER_INVITED: told('The buyer invited another seller.', merchant),
  SELLER_JOINED: told('A seller joined a public request.', merchant),
  SELLER_REMOVED: told('The buyer removed an invited seller who had not responded.', merchant),
  SELLER_LAPSED: told('A seller’s participation ended without a quote.', { code: optionalCode }),
  DECLINED_TO_QUOTE: told('A seller declined to quote.', { code: optionalCode, text: optionalText }),
  NOT_SELECTED: told('The buyer did not select a seller.', {
    quoteId: Type.Optional(Type.String()),
    round: Type.Optional(Type.Integer()),
    code,
    text: optionalText,
  }),
  CLARIFICATION_ASKED: told('A seller of an open request asked for a clarification.', {
    questionId: Type.String(),
    text,
    lineIds,
  }),
  CLARIFICATION_ANSWERED: told('The buyer answered all sellers.', {
    questionIds: Type.Array(Type.String()),
    text,
    lineIds,
  }),
  INFO_REQUESTED: told('The seller asked for information.', { text, lineIds }),
  INFO_PROVIDED: told('The buyer answered.', { text, lineIds }),
  LIST_PRICE_ACCEPTED: told('The seller accepted the order at list price.', {
    totalRial: Type.String(),
    agreedHash: Type.String(),
  }),
  QUOTE_SENT: told('A seller sent a quote.', sentQuote),
  COUNTER_SENT: told('The buyer sent a counter-offer.', sentQuote),
  QUOTE_EXTENDED: told('A quote was extended.', sentQuote),
  QUOTE_WITHDRAWN: told('A quote was withdrawn.', quote),
  QUOTE_EXPIRED: told('A quote expired.', quote),
  QUOTE_ACCEPTED: told('A quote was accepted.', { ...quote, agreedHash: Type.String(), totalRial: Type.String() }),
  DECLINED: told('One side declined it.', { code, text: optionalText }),
  CANCELLED: told('It was cancelled.', { code: optionalCode, text: optionalText }),
  EXPIRED: told('Nobody answered in time.', { code: optionalCode }),
});
