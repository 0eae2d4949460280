import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { newId } from '../../../platform/ids.ts';
import { Problem } from '../../../platform/problem.ts';
import type { TradeRequestRow } from '../../sourcing/requests/requests.repository.ts';
import { otherSide } from '../../sourcing/requests/standing.ts';
import type { Done, TradeSteps } from '../../sourcing/requests/steps.ts';
import type { TradeConsentAsker, TradeConsentKind } from './consents.enums.ts';
import type { TradeSide } from '../../documents/subject.enums.ts';
import { isTooSoon, scheduleConsent } from './consent-clock.ts';
import * as repository from './consents.repository.ts';
import type { ConsentRow } from './consents.repository.ts';
import type { ConsentAnswer } from './consents.schemas.ts';
import { agreedSidesOf, isAskedOf } from './sides.ts';

const HOUR_MS = 3_600_000;
/** domain rule: so long the other side may think about it */
const ANSWER_HOURS = 72;

type Asked = Pick<ConsentRow, 'kind' | 'toTerm' | 'reason'> &
  Partial<Pick<ConsentRow, 'disputeId' | 'outcome' | 'buyerBasisPoints'>>;

/** @param asker who asks the other side, or both. @throws Problem 409 CONSENT_OPEN, CONSENT_TOO_SOON */
export async function ask(
  tx: Tx,
  row: TradeRequestRow,
  { side }: { side: TradeConsentAsker },
  asked: Asked,
  now: Date,
): Promise<Done> {
  const { kind, toTerm, reason, disputeId = null, outcome = null, buyerBasisPoints = null } = asked;
  const before = (await repository.readConsents(tx, [row.id])).filter((each) => each.kind === kind);
  if (before.some(({ status }) => status === 'ASKED')) throw new Problem(409, 'CONSENT_OPEN');
  if (before.some((each) => isSame(each, asked) && isTooSoon(each, now))) throw new Problem(409, 'CONSENT_TOO_SOON');
  const id = newId();
  const lapsesAt = new Date(now.getTime() + ANSWER_HOURS * HOUR_MS);
  const fromTerm = toTerm === null ? null : (row.paymentTerm ?? null);
  await repository.insertConsent(tx, {
    id,
    requestId: row.id,
    kind,
    side,
    fromTerm,
    toTerm,
    reason,
    askedAt: now,
    lapsesAt,
    disputeId,
    outcome,
    buyerBasisPoints,
  });
  await scheduleConsent(tx, { requestId: row.id, consentId: id, lapsesAt });
  return {
    visibility: 'CHAIN',
    payload: {
      consentId: id,
      ...(fromTerm && { from: fromTerm, to: toTerm }),
      ...(reason && { text: reason }),
      ...(disputeId && { disputeId, outcome, buyerBasisPoints }),
    },
    notifies: side === 'STAFF' ? ['BUYER', 'SELLER'] : [otherSide(side)],
  };
}

/** Whether the same is asked again. */
const isSame = (before: ConsentRow, { toTerm, disputeId = null, outcome = null, buyerBasisPoints = null }: Asked) =>
  before.toTerm === toTerm &&
  before.disputeId === disputeId &&
  before.outcome === outcome &&
  before.buyerBasisPoints === buyerBasisPoints;

/** One of both sides whom staff asked agrees. */
const HALF_AGREED = 'SETTLEMENT_HALF_AGREED';

type Verb = 'AGREE' | 'REFUSE' | 'WITHDRAW';
type Judge = (tx: Tx, requestId: string, verb: Verb, side: TradeSide) => Promise<unknown>;

type Answered = (tx: Tx, consent: ConsentRow, type: string, now: Date) => Promise<unknown>;
type AskingParts = { steps: TradeSteps; judge?: Judge; answeredStaff?: Answered };

/** The open question of a kind. @throws Problem 409 NO_CONSENT */
export async function openConsent(tx: Tx, { id }: Pick<TradeRequestRow, 'id'>, kind: TradeConsentKind) {
  const found = (await repository.readConsents(tx, [id])).find((each) => each.kind === kind && each.status === 'ASKED');
  return found ?? raise('NO_CONSENT');
}
const raise = (code: 'NO_CONSENT' | 'OWN_CONSENT' | 'CONSENT_ANSWERED'): never => {
  throw new Problem(409, code);
};

/**
 * How what was asked is answered and taken back. @param judge refuses where what it is about stands otherwise
 * @param answeredStaff tells staff of an answer to what they asked
 */
export function makeAsking({ steps, judge, answeredStaff }: AskingParts) {
  /** The open question that a side is to answer. @throws Problem 409 NO_CONSENT, OWN_CONSENT, CONSENT_ANSWERED */
  async function openFor(tx: Tx, row: TradeRequestRow, kind: TradeConsentKind, side: TradeSide) {
    const found = await openConsent(tx, row, kind);
    if (isAskedOf(side, found)) return found;
    return raise(found.side === side ? 'OWN_CONSENT' : 'CONSENT_ANSWERED');
  }

  async function answered(
    actor: Actor,
    id: string,
    { kind, input, once }: { kind: TradeConsentKind; input: ConsentAnswer; once: Once | undefined },
    agree: (tx: Tx, row: TradeRequestRow, consent: ConsentRow, now: Date) => Promise<Partial<Done>>,
  ) {
    const { version, answer, text } = input;
    const isYes = answer === 'AGREE';
    const action = `${answer}_${kind}` as const;
    return steps.step(actor, id, { action, version, once }, async (tx, { row, standing, now }): Promise<Done> => {
      await judge?.(tx, id, answer, standing.side);
      const { side } = standing;
      const consent = await openFor(tx, row, kind, side);
      const payload = { consentId: consent.id, ...(text !== undefined && { text }) };
      const told: Done = { visibility: 'CHAIN', payload, notifies: [otherSide(side)] };
      const isOfStaff = consent.side === 'STAFF';
      if (isOfStaff && isYes) await repository.writeAgreed(tx, consent.id, side, now);
      // The other side has still to say what it thinks of it.
      if (isOfStaff && isYes && !agreedSidesOf(consent).includes(otherSide(side))) {
        await answeredStaff?.(tx, consent, HALF_AGREED, now);
        return { ...told, type: HALF_AGREED };
      }
      const status = isYes ? 'AGREED' : 'REFUSED';
      await repository.endConsent(tx, consent.id, { status, answer: text }, now);
      const done = isYes ? await agree(tx, row, consent, now) : {};
      if (isOfStaff) await answeredStaff?.(tx, consent, `${kind}_${status}`, now);
      return { ...told, ...done };
    });
  }

  const withdraw = (kind: TradeConsentKind) => (actor: Actor, id: string, version: number, once?: Once) =>
    steps.step(actor, id, { action: `WITHDRAW_${kind}`, version, once }, async (tx, { row, standing, now }) => {
      await judge?.(tx, id, 'WITHDRAW', standing.side);
      const consent = await openConsent(tx, row, kind);
      if (consent.side !== standing.side) raise('OWN_CONSENT');
      await repository.endConsent(tx, consent.id, { status: 'WITHDRAWN' }, now);
      return { visibility: 'CHAIN', payload: { consentId: consent.id }, notifies: [otherSide(standing.side)] };
    });

  return { answered, withdraw };
}
