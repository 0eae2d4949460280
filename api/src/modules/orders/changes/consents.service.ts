import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { decimal } from '../../../platform/decimal.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { invalid } from '../../../platform/problem.ts';
import { hashOf } from '../../../platform/sealing.ts';
import { completion, dueOf } from '../fulfilment/after-answer.ts';
import { statusOf } from '../fulfilment/progress.ts';
import { type ProgressRow, readProgress } from '../fulfilment/shipments.repository.ts';
import { cancelOpen, cancelToCome } from '../milestones/milestones.repository.ts';
import type { TradeRequestRow } from '../../sourcing/requests/requests.repository.ts';
import type { Done, TradeSteps } from '../../sourcing/requests/steps.ts';
import { toldLine } from '../../sourcing/lines/told-lines.ts';
import { ask, makeAsking } from './asking.ts';
import * as repository from './consents.repository.ts';
import type { ConsentAnswer, NewCancellation, NewTermChange } from './consents.schemas.ts';
import { lapseOpen } from './lapse.ts';
import { startsAtOnce } from './terms.ts';

/** What both sides agree to after an agreement: one asks, the other answers. */
export function makeConsents({ steps }: { steps: TradeSteps }) {
  const { answered, withdraw } = makeAsking({ steps });

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
  // Of what a dispute was decided about nothing is to come.
  const rest = before
    .filter(({ settled }) => settled === null)
    .flatMap((line) => {
      const left = decimal(line.agreed).minus(cameOf(line));
      return left.gt(0) ? [toldLine(line, left.toFixed())] : [];
    });
  await repository.strikeRest(tx, row.id, rest);
  const lapsed = await lapseOpen(tx, row, ['TERM_CHANGE'], now);
  if (before.every((line) => line.settled === null && cameOf(line).eq(0))) {
    await cancelOpen(tx, row.id);
    const ended = { type: 'CANCELLED_MUTUAL', visibility: 'CHAIN', toStatus: 'CANCELLED' } as const;
    return { moved: { deadlineAt: null }, then: [...lapsed, ended] };
  }
  await cancelToCome(tx, row.id);
  const status = statusOf(await readProgress(tx, [row.id]));
  return {
    payload: { lines: rest },
    to: 'DELIVERED',
    moved: { deadlineAt: await dueOf(tx, row.id) },
    then: [...lapsed, ...(status === 'COMPLETED' ? await completion(tx, row, now) : [])],
  };
}
