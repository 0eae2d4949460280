import { type TProperties, Type } from 'typebox';
import { defineEvents } from '../../platform/domain-events/define-events.ts';
import { ofTradeRequest } from '../documents/subject.events.ts';
import { toldLines } from '../sourcing/lines/told-lines.ts';

const dispute = { disputeId: Type.String() };
const told = (about: string, payload: TProperties = {}) => ({ about, payload: { ...dispute, ...payload } });
const text = Type.Optional(Type.String());
const statement = { text, fileHashes: Type.Array(Type.String()) };
const outcome = Type.String();
const shares = { buyerRial: Type.Optional(Type.String()), sellerRial: Type.Optional(Type.String()) };
const buyerBasisPoints = Type.Union([Type.Integer(), Type.Null()]);
const consentId = Type.String();
const answered = (about: string, payload: TProperties = {}) => ({
  about,
  payload: { consentId, disputeId: Type.Optional(Type.String()), ...payload },
});

/** Disputes and their settlements. */
export const disputeEvents = defineEvents(ofTradeRequest, {
  DISPUTE_OPENED: told('A side opened a dispute, or the time to replace refused goods ran out.', {
    disputeReason: Type.String(),
    outcome,
    lines: toldLines,
    netRial: Type.String(),
    vatRial: Type.String(),
    freightRial: Type.String(),
    text,
    fileHashes: Type.Optional(Type.Array(Type.String())),
  }),
  DISPUTE_ANSWERED: told('The other side answered it.', statement),
  DISPUTE_ANSWER_LAPSED: told('It was not answered in time.'),
  EVIDENCE_ADDED: told('A side added evidence.', statement),
  EVIDENCE_DONE: told('A side finished its evidence.'),
  EVIDENCE_ENDED: told('The time for evidence ran out.'),
  SETTLEMENT_ASKED: told('A side or staff proposed a settlement.', { consentId, text, outcome, buyerBasisPoints }),
  SETTLEMENT_HALF_AGREED: answered('One side agreed to the proposal of staff.', { text }),
  SETTLEMENT_AGREED: told('Both sides agreed to settle.', { consentId }),
  SETTLEMENT_REFUSED: answered('A side refused to settle.', { text }),
  SETTLEMENT_WITHDRAWN: answered('The proposal was withdrawn.'),
  SETTLEMENT_LAPSED: answered('Nobody answered the proposal.'),
  DISPUTE_PROPOSED: told('One of staff proposed a decision.', { outcome, buyerBasisPoints, text: Type.String() }),
  DISPUTE_REFUSED: told('A second one of staff refused it.', { text: Type.String() }),
  DISPUTE_RESOLVED: told('Staff decided it.', { outcome, ...shares, text: Type.String() }),
  DISPUTE_SETTLED: told('Both sides settled it.', { outcome, ...shares }),
  DISPUTE_WITHDRAWN: told('The side that opened it withdrew it.'),
});
