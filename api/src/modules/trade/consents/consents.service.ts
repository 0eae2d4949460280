import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { decimal } from '../../../platform/decimal.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { newId } from '../../../platform/ids.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { hashOf } from '../event-chain.ts';
import { completion, dueOf } from '../fulfilment/after-answer.ts';
import { statusOf } from '../fulfilment/progress.ts';
import { type ProgressRow, readProgress } from '../fulfilment/shipments.repository.ts';
import type { TradeRequestRow } from '../requests.repository.ts';
import { otherSide, type Standing } from '../standing.ts';
import type { Done, TradeSteps } from '../steps.ts';
import type { TradeConsentKind, TradeSide } from '../trade.enums.ts';
import { scheduleConsent } from './consent-clock.ts';
import * as repository from './consents.repository.ts';
import type { ConsentRow } from './consents.repository.ts';
import type { ConsentAnswer, NewCancellation, NewTermChange } from './consents.schemas.ts';
import { lapseOpen } from './lapse.ts';
import { startsAtOnce } from './terms.ts';

const HOUR_MS = 3_600_000;
/** domain rule: so long the other side may think about it */
const ANSWER_HOURS = 72;
/** domain rule: what was refused is asked again so much later at the earliest */
const AGAIN_HOURS = 24;

/** What both sides agree to after an agreement: one asks, the other answers. */
export function makeConsents({ steps }: { steps: TradeSteps }) {
  type Asked = { kind: TradeConsentKind; toTerm: ConsentRow['toTerm']; reason: string | null };

  /** @throws Problem 409 CONSENT_OPEN, CONSENT_TOO_SOON */
  async function ask(tx: Tx, row: TradeRequestRow, { side }: Standing, asked: Asked, now: Date): Promise<Done> {
    const { kind, toTerm, reason } = asked;
    const before = (await repository.readConsents(tx, [row.id])).filter((each) => each.kind === kind);
    if (before.some(({ status }) => status === 'ASKED')) throw new Problem(409, 'CONSENT_OPEN');
    const since = new Date(now.getTime() - AGAIN_HOURS * HOUR_MS);
    if (before.some((each) => each.status === 'REFUSED' && each.toTerm === toTerm && each.endedAt! > since))
      throw new Problem(409, 'CONSENT_TOO_SOON');
    const [id, lapsesAt] = [newId(), new Date(now.getTime() + ANSWER_HOURS * HOUR_MS)];
    const fromTerm = toTerm === null ? null : (row.paymentTerm ?? null);
    await repository.insertConsent(tx, {
      ...{ id, requestId: row.id, kind, side, fromTerm, toTerm, reason, askedAt: now, lapsesAt },
    });
    await scheduleConsent(tx, { requestId: row.id, consentId: id, lapsesAt });
    return {
      visibility: 'CHAIN',
      payload: { consentId: id, ...(fromTerm && { from: fromTerm, to: toTerm }), ...(reason && { text: reason }) },
      notifies: [otherSide(side)],
    };
  }

  /** The open question. @throws Problem 409 NO_CONSENT; OWN_CONSENT for who is not asked or did not ask */
  async function open(tx: Tx, { id }: TradeRequestRow, kind: TradeConsentKind, asker: TradeSide) {
    const found = (await repository.readConsents(tx, [id])).find(
      (each) => each.kind === kind && each.status === 'ASKED',
    );
    if (!found) throw new Problem(409, 'NO_CONSENT');
    if (found.side !== asker) throw new Problem(409, 'OWN_CONSENT');
    return found;
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
      const consent = await open(tx, row, kind, otherSide(standing.side));
      await repository.endConsent(tx, consent.id, { status: isYes ? 'AGREED' : 'REFUSED', answer: text }, now);
      const payload = { consentId: consent.id, ...(text !== undefined && { text }) };
      const done = isYes ? await agree(tx, row, consent, now) : {};
      return { visibility: 'CHAIN', payload, notifies: [consent.side], ...done };
    });
  }

  const withdraw = (kind: TradeConsentKind) => (actor: Actor, id: string, version: number, once?: Once) =>
    steps.step(actor, id, { action: `WITHDRAW_${kind}`, version, once }, async (tx, { row, standing, now }) => {
      const consent = await open(tx, row, kind, standing.side);
      await repository.endConsent(tx, consent.id, { status: 'WITHDRAWN' }, now);
      return { visibility: 'CHAIN', payload: { consentId: consent.id }, notifies: [otherSide(standing.side)] };
    });

  return {
    /** @throws Problem 400, 403, 404, 409 */
    askCancellation: (actor: Actor, id: string, { version, reason }: NewCancellation, once?: Once) =>
      steps.step(actor, id, { action: 'ASK_CANCELLATION', version, once }, (tx, { row, standing, now }) =>
        ask(tx, row, standing, { kind: 'CANCELLATION', toTerm: null, reason }, now),
      ),
    answerCancellation: (actor: Actor, id: string, input: ConsentAnswer, once?: Once) =>
      answered(actor, id, { kind: 'CANCELLATION', input, once }, async (tx, row, _, now) => endOf(tx, row, now)),
    withdrawCancellation: withdraw('CANCELLATION'),

    /** @throws Problem 400 SAME_TERM, 403, 404, 409 */
    askTermChange: (actor: Actor, id: string, { version, toTerm, reason }: NewTermChange, once?: Once) =>
      steps.step(actor, id, { action: 'ASK_TERM_CHANGE', version, once }, (tx, { row, standing, now }) => {
        if (toTerm === row.paymentTerm) invalid('toTerm', 'SAME_TERM');
        return ask(tx, row, standing, { kind: 'TERM_CHANGE', toTerm, reason: reason ?? null }, now);
      }),
    answerTermChange: (actor: Actor, id: string, input: ConsentAnswer, once?: Once) =>
      answered(
        actor,
        id,
        { kind: 'TERM_CHANGE', input, once },
        async (tx, row, { toTerm, fromTerm, id: consentId }) => {
          const agreed = { ...(await repository.readAgreed(tx, row.id)), paymentTerm: toTerm };
          const agreedHash = hashOf(agreed);
          const started = { type: 'TERM_STARTED', visibility: 'CHAIN', payload: { term: toTerm } } as const;
          return {
            payload: { consentId, from: fromTerm, to: toTerm, agreedHash },
            moved: { agreed, agreedHash, paymentTerm: toTerm },
            then: startsAtOnce(toTerm) ? [{ ...started, toStatus: 'IN_FULFILMENT' }] : [],
          };
        },
      ),
    withdrawTermChange: withdraw('TERM_CHANGE'),
  };
}

const cameOf = ({ delivered, refused }: ProgressRow) => decimal(delivered).minus(refused);

/** The end of an agreement: of all of it where nothing of it came, else of what is still to come. */
async function endOf(tx: Tx, row: TradeRequestRow, now: Date): Promise<Partial<Done>> {
  const before = await readProgress(tx, [row.id]);
  const rest = before.flatMap((line) => {
    const left = decimal(line.agreed).minus(cameOf(line));
    return left.gt(0) ? [{ lineId: line.lineId, title: line.title, quantity: left.toFixed() }] : [];
  });
  await repository.strikeRest(tx, row.id, rest);
  const lapsed = await lapseOpen(tx, row, ['TERM_CHANGE'], now);
  if (before.every((line) => cameOf(line).eq(0))) {
    const ended = { type: 'CANCELLED_MUTUAL', visibility: 'ALL', toStatus: 'CANCELLED' } as const;
    return { moved: { deadlineAt: null }, then: [...lapsed, ended] };
  }
  const status = statusOf(await readProgress(tx, [row.id]));
  return {
    ...{ payload: { lines: rest }, to: 'DELIVERED' },
    moved: { deadlineAt: await dueOf(tx, row.id) },
    then: [...lapsed, ...(status === 'COMPLETED' ? await completion(tx, row, now) : [])],
  };
}
