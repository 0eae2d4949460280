import { type TProperties, Type } from 'typebox';
import { defineEvents } from '../../platform/domain-events/define-events.ts';
import { ofTradeRequest } from '../documents/subject.events.ts';
import { toldLines } from '../sourcing/lines/told-lines.ts';

const told = (about: string, payload: TProperties = {}) => ({ about, payload });
const text = Type.Optional(Type.String());
const shipment = { shipmentId: Type.String(), lines: toldLines };
const milestone = { milestoneId: Type.String(), milestone: Type.String() };
const fileHashes = Type.Array(Type.String());
const consent = { consentId: Type.String() };
const term = { from: Type.Union([Type.String(), Type.Null()]), to: Type.String() };

/** From an agreement to delivery. */
export const orderEvents = defineEvents(ofTradeRequest, {
  TERM_STARTED: told('Delivery may begin.', { term: Type.String() }),
  SHIPPED: told('The seller shipped some of it.', shipment),
  DELIVERED: told('A shipment was handed over.', { ...shipment, fileHashes: Type.Optional(fileHashes) }),
  ARRIVED: told('The buyer reported that a shipment arrived.', shipment),
  ACCEPTED: told('The buyer accepted what came.', shipment),
  REFUSED: told('The buyer refused some of what came.', shipment),
  AUTO_ACCEPTED: told('Nobody answered a shipment or a milestone in time, so it counts as accepted.', {
    shipmentId: Type.Optional(Type.String()),
    lines: Type.Optional(toldLines),
    milestoneId: Type.Optional(Type.String()),
    milestone: Type.Optional(Type.String()),
  }),
  MILESTONE_SUBMITTED: told('The seller submitted a milestone.', { ...milestone, fileHashes, text }),
  MILESTONE_ACCEPTED: told('The buyer accepted a milestone.', milestone),
  MILESTONE_REJECTED: told('The buyer rejected a milestone.', { ...milestone, text }),
  DELIVERY_LATE: told('The day by which it was needed has passed.', { days: Type.Integer() }),
  COMPLETED: told('All was delivered and accepted.'),
  TERM_CHANGE_ASKED: told('Another payment term was requested.', { ...consent, ...term, text }),
  TERM_CHANGE_AGREED: told('Both sides agreed to another payment term.', {
    ...consent,
    ...term,
    agreedHash: Type.String(),
  }),
  TERM_CHANGE_REFUSED: told('Another payment term was refused.', { ...consent, text }),
  TERM_CHANGE_WITHDRAWN: told('The request for another payment term was withdrawn.', consent),
  TERM_CHANGE_LAPSED: told('Nobody answered the request for another payment term.', consent),
  CANCELLATION_ASKED: told('One side requested a cancellation by agreement.', { ...consent, text }),
  CANCELLATION_AGREED: told('Both sides agreed to cancel; of an order partly delivered, its remaining lines.', {
    consentId: Type.Optional(Type.String()),
    text,
    lines: Type.Optional(toldLines),
  }),
  CANCELLATION_REFUSED: told('The other side refused to cancel.', { ...consent, text }),
  CANCELLATION_WITHDRAWN: told('The request to cancel was withdrawn.', consent),
  CANCELLATION_LAPSED: told('Nobody answered the request to cancel.', consent),
  CANCELLED_MUTUAL: told('It was cancelled by agreement.'),
});
