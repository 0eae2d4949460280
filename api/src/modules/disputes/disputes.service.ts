import type { Actor } from '../../platform/actor.ts';
import type { Once } from '../../platform/idempotency/idempotency.ts';

import type { FieldError } from '../../platform/field-error.ts';
import { invalid, invalidAll } from '../../platform/problem.ts';
import type { Files } from '../files/index.ts';
import type { Reference } from '../reference/index.ts';
import { ask, makeAsking } from '../orders/changes/asking.ts';
import { lapseOpen } from '../orders/changes/lapse.ts';
import type { ConsentAnswer } from '../orders/changes/consents.schemas.ts';
import { isFrozen, readProgress } from '../orders/fulfilment/shipments.repository.ts';
import { otherSide } from '../sourcing/requests/standing.ts';
import type { Done, TradeSteps } from '../sourcing/requests/steps.ts';
import type { TradeSide } from '../documents/subject.enums.ts';
import { disputeFor, isDone } from './access.ts';
import { sharesOf, typedShareOf } from './amounts.ts';
import { refusedDue } from './dispute-clock.ts';
import type { DisputeReason } from './disputes.enums.ts';
import * as repository from './disputes.repository.ts';
import type { DisputeAnswer, NewDispute, NewEvidenceOfDispute, NewSettlement } from './disputes.schemas.ts';
import { endLines, resume } from './ending.ts';
import { show } from './evidence.ts';
import { beginDecision, beginEvidence, open, tellMediator } from './states.ts';

const reasonsOf: Record<TradeSide, readonly DisputeReason[]> = {
  BUYER: ['NOT_DELIVERED', 'LATE', 'DAMAGED', 'SPEC', 'QUANTITY', 'OTHER'],
  SELLER: ['NOT_TAKEN', 'REFUSED_UNFAIRLY', 'NOT_PAID', 'OTHER'],
};

export type DisputeParts = {
  reference: Pick<Reference, 'isHoliday'>;
  files: Pick<Files, 'attach'>;
  steps: TradeSteps;
};

/** What both sides do in a dispute. */
export function makeDisputes({ reference, files, steps }: DisputeParts) {
  const { answered, withdraw } = makeAsking({
    steps,
    judge: (tx, id, verb, side) => disputeFor(tx, id, `${verb}_SETTLEMENT`, side),
    answeredStaff: tellMediator,
  });

  return {
    /** @throws Problem 400, 403, 404, 409 */
    async open(actor: Actor, id: string, { version, text, fileIds, ...opening }: NewDispute, once?: Once) {
      const isClosed = await reference.isHoliday();
      return steps.step(actor, id, { action: 'OPEN_DISPUTE', version, once }, async (tx, { row, standing, now }) => {
        const { side } = standing;
        if (!reasonsOf[side].includes(opening.reasonCode)) invalid('reasonCode', 'UNKNOWN_VALUE');
        const progress = await readProgress(tx, [id]);
        invalidAll(
          opening.lineIds.flatMap((lineId, index): FieldError[] => {
            const line = progress.find((each) => each.lineId === lineId);
            const field = `lineIds[${index}]`;
            if (!line) return [{ field, code: 'UNKNOWN_VALUE' }];
            return isFrozen(line) ? [{ field, code: 'LINE_IN_DISPUTE' }] : [];
          }),
        );
        const { id: disputeId, done } = await open(tx, row, { ...opening, side, isByClock: false }, { now, isClosed });
        const about = { requestId: id, disputeId, kind: 'OPENING', side } as const;
        const told = await show(tx, { files, actor }, about, { text, fileIds }, now);
        return { ...done, payload: { ...done.payload, ...told } };
      });
    },

    /** @throws Problem 400, 403, 404, 409 OWN_DISPUTE */
    async answer(actor: Actor, id: string, { version, ...said }: DisputeAnswer, once?: Once) {
      const isClosed = await reference.isHoliday();
      return steps.step(actor, id, { action: 'ANSWER_DISPUTE', version, once }, async (tx, { standing, now }) => {
        const { side } = standing;
        const dispute = await disputeFor(tx, id, 'ANSWER_DISPUTE', side);
        const about = { requestId: id, disputeId: dispute.id, kind: 'ANSWER', side } as const;
        const told = await show(tx, { files, actor }, about, said, now);
        return {
          visibility: 'CHAIN',
          payload: { disputeId: dispute.id, ...told },
          notifies: [otherSide(side)],
          ...(await beginEvidence(tx, dispute, { now, isClosed })),
        };
      });
    },

    /** @throws Problem 400, 403, 404, 409 EVIDENCE_DONE, EVIDENCE_MAX, DOCUMENT_TWICE */
    addEvidence: (actor: Actor, id: string, { version, ...said }: NewEvidenceOfDispute, once?: Once) =>
      steps.step(actor, id, { action: 'ADD_EVIDENCE', version, once }, async (tx, { standing, now }) => {
        const { side } = standing;
        const dispute = await disputeFor(tx, id, 'ADD_EVIDENCE', side);
        const about = { requestId: id, disputeId: dispute.id, kind: 'EVIDENCE', side } as const;
        const told = await show(tx, { files, actor }, about, said, now);
        return { visibility: 'CHAIN', payload: { disputeId: dispute.id, ...told } };
      }),

    /** A side has nothing more to show; of both, staff decide. @throws Problem 403, 404, 409 EVIDENCE_DONE */
    async endEvidence(actor: Actor, id: string, version: number, once?: Once) {
      const isClosed = await reference.isHoliday();
      return steps.step(actor, id, { action: 'END_EVIDENCE', version, once }, async (tx, { row, standing, now }) => {
        const { side } = standing;
        const dispute = await disputeFor(tx, id, 'END_EVIDENCE', side);
        const done: Done = { visibility: 'CHAIN', payload: { disputeId: dispute.id } };
        const moved = side === 'BUYER' ? { buyerDoneAt: now } : { sellerDoneAt: now };
        if (isDone(otherSide(side), dispute))
          return { ...done, ...(await beginDecision(tx, row, dispute, { now, isClosed }, moved)) };
        await repository.moveDispute(tx, dispute, moved, now);
        return done;
      });
    },

    /** @throws Problem 403, 404, 409 OWN_DISPUTE */
    withdraw: (actor: Actor, id: string, version: number, once?: Once) =>
      steps.step(actor, id, { action: 'WITHDRAW_DISPUTE', version, once }, async (tx, { row, standing, now }) => {
        const { side } = standing;
        const dispute = await disputeFor(tx, id, 'WITHDRAW_DISPUTE', side);
        await repository.moveDispute(tx, dispute, { status: 'WITHDRAWN', dueAt: null, endedAt: now }, now);
        const { then, ...goesOn } = await resume(tx, row, dispute, now);
        const payload = { disputeId: dispute.id };
        const before = await lapseOpen(tx, row, ['SETTLEMENT'], now);
        return { visibility: 'CHAIN', payload, notifies: [otherSide(side)], ...goesOn, before, then };
      }),

    /** @throws Problem 400, 403, 404, 409 CONSENT_OPEN, CONSENT_TOO_SOON */
    askSettlement: (actor: Actor, id: string, input: NewSettlement, once?: Once) => {
      const { version, outcome, buyerPercent, reason = null } = input;
      const buyerBasisPoints = typedShareOf(outcome, buyerPercent);
      return steps.step(actor, id, { action: 'ASK_SETTLEMENT', version, once }, async (tx, { row, standing, now }) => {
        const dispute = await disputeFor(tx, id, 'ASK_SETTLEMENT', standing.side);
        const asked = { kind: 'SETTLEMENT', toTerm: null, reason, disputeId: dispute.id, outcome } as const;
        return ask(tx, row, standing, { ...asked, buyerBasisPoints }, now);
      });
    },

    /** @throws Problem 400, 403, 404, 409 NO_CONSENT, OWN_CONSENT */
    async answerSettlement(actor: Actor, id: string, input: ConsentAnswer, once?: Once) {
      const isClosed = await reference.isHoliday();
      return answered(actor, id, { kind: 'SETTLEMENT', input, once }, async (tx, row, consent, now) => {
        const dispute = (await repository.readDispute(tx, consent.disputeId!))!;
        const { buyerBasisPoints, id: consentId } = consent;
        const outcome = consent.outcome!;
        const ended = { status: 'SETTLED', dueAt: null, endedAt: now, outcome, buyerBasisPoints } as const;
        await repository.moveDispute(tx, dispute, ended, now);
        const refusedDueAt = refusedDue(now, row.categoryType === 'Product', isClosed);
        const how = { outcome, mayCancel: false };
        const { to, then, moved } = await endLines(tx, row, dispute, how, { now, refusedDueAt });
        const shares = buyerBasisPoints === null ? {} : sharesOf(dispute, buyerBasisPoints);
        const payload = { disputeId: dispute.id, outcome, ...shares };
        const settled = { type: 'DISPUTE_SETTLED', visibility: 'CHAIN', toStatus: to, payload } as const;
        return { payload: { consentId, disputeId: dispute.id }, moved, then: [settled, ...then] };
      });
    },
    withdrawSettlement: withdraw('SETTLEMENT'),
  };
}
