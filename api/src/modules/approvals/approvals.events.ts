import { Type } from 'typebox';
import { defineEvents } from '../../platform/domain-events/define-events.ts';
import { ofTradeRequest } from '../documents/subject.events.ts';

const payload = {
  approvalId: Type.String(),
  kind: Type.String(),
  totalRial: Type.String(),
  needed: Type.Integer(),
  quoteId: Type.Optional(Type.String()),
  text: Type.Optional(Type.String()),
};
const told = (about: string) => ({ about, payload });

/** Approvals of the buyer's company. */
export const approvalEvents = defineEvents(ofTradeRequest, {
  APPROVAL_ASKED: told('Colleagues were asked to approve an amount.'),
  APPROVAL_GIVEN: told('A colleague approved it.'),
  APPROVAL_REJECTED: told('A colleague rejected it.'),
  APPROVAL_WITHDRAWN: told('The approval request was withdrawn.'),
  APPROVAL_LAPSED: told('The approval request ended without an answer.'),
});
