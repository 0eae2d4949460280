import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { newId } from '../../../platform/ids.ts';
import { type LateRule, requireAll } from '../../../platform/late-rules.ts';
import { transitionOf } from '../../../platform/machine.ts';
import { invalid, invalidAll, notFound, Problem, tooMany } from '../../../platform/problem.ts';
import { buyerNameTo } from '../requests/buyer-name.ts';
import { type Chain, lookAtId } from '../participations/chains.ts';
import { groundOf } from '../requests/ground.ts';
import { readLines } from '../lines/lines.repository.ts';
import { isReasonOf, requireReason } from '../requests/reasons.ts';
import { participationMachine } from '../participations/participation-machine.ts';
import { addSellers, type Seller } from '../participations/participations.repository.ts';
import { lockRequest, readRequest, type TradeRequestRow } from '../requests/requests.repository.ts';
import { may, missing, standingOf } from '../requests/standing.ts';
import { type Done, move, type StepParts, type TradeSteps } from '../requests/steps.ts';
import type { ParticipationStatus } from '../participations/participations.enums.ts';
import type { TradeRequest } from '../requests/trade.schemas.ts';
import { endPart } from './endings.ts';
import { leave } from './leaving.ts';
import type {
  OpenRequestJoining,
  ParticipationDecline,
  ParticipationParams,
  SellersInvitation,
} from './open.schemas.ts';
import { beginTalks, type Conversations } from './open-publication.ts';
import { MOST_SELLERS } from './limits.ts';
import { readAskable } from './sellers.ts';
import { holdMerchants, readFitness, readSellers } from './sellers.repository.ts';

type Parts = StepParts & { steps: TradeSteps; conversations: Conversations };

/** Sellers of an open request: asked later, asked no more, those who send no offer, and those who take part by themselves. */
export function makeParticipations(parts: Parts) {
  const { db, clock, customers, steps, conversations } = parts;
  const rules = {
    decline: [{ reads: ['reasonCode', 'reason'], judge: requireReason }] satisfies LateRule<ParticipationDecline>[],
  };

  /** More sellers of a request, with what each of them says to the buyer. @throws Problem 409 SELLERS_MAX, QUOTE_DEADLINE_OVER */
  async function add(
    tx: Tx,
    row: TradeRequestRow,
    { sellers, status, now }: { sellers: readonly Seller[]; status: ParticipationStatus; now: Date },
  ): Promise<string[]> {
    if (row.quoteDeadlineAt && row.quoteDeadlineAt <= now) throw new Problem(409, 'QUOTE_DEADLINE_OVER');
    if (row.chains.length + sellers.length > MOST_SELLERS) tooMany('SELLERS_MAX', MOST_SELLERS);
    const added = sellers.map((each) => ({ ...each, id: newId(), status }));
    await addSellers(tx, row.id, added, now);
    const [first] = await readLines(tx, [row.id]);
    await beginTalks(tx, conversations, { ...row, firstLine: first!.snapshot.title }, { sellers, now });
    return added.map(({ id }) => id);
  }

  /** A seller who may take part, with the membership of the person who says so. @throws Problem 403, 404, 409 */
  async function joining(
    tx: Tx,
    actor: Actor,
    row: TradeRequestRow,
    { merchantId, now }: { merchantId: string; now: Date },
  ) {
    await holdMerchants(tx, [merchantId]);
    const [seller] = await readSellers(tx, [merchantId], row.buyerCustomerId);
    const { sellerCustomerId = null } = seller ?? {};
    const [membership] = sellerCustomerId ? await customers.memberships(tx, actor, [sellerCustomerId]) : [];
    if (!seller || sellerCustomerId === null || !membership) return notFound('TRADE_REQUEST_NOT_FOUND');
    if (!may(membership, 'QUOTE')) return missing('QUOTE');
    if (sellerCustomerId === row.buyerCustomerId) throw new Problem(409, 'OWN_OFFER');
    if (!seller.isConfirmed) throw new Problem(409, 'MERCHANT_NOT_CONFIRMED');
    if (row.chains.some((each) => each.merchantId === merchantId)) throw new Problem(409, 'ALREADY_ASKED');
    const { isInCategory, reaches } = await readFitness(tx, row.id, merchantId, now);
    if (!isInCategory) throw new Problem(409, 'NOT_IN_CATEGORY');
    if (!reaches) throw new Problem(409, 'OUT_OF_TERRITORY');
    return { seller: { ...seller, sellerCustomerId }, membership };
  }

  return {
    rules,

    /** Asks more sellers. @throws Problem 400 naming each that cannot be asked, 403, 404, 409 */
    invite: (actor: Actor, id: string, { version, merchantIds }: SellersInvitation, once?: Once) =>
      steps.step(actor, id, { action: 'INVITE_SELLER', version, once }, async (tx, { row, now }) => {
        const known = (merchantId: string) => row.chains.some((each) => each.merchantId === merchantId);
        invalidAll(
          merchantIds.flatMap((each, index) =>
            known(each) ? [{ field: `merchantIds[${index}]`, code: 'DUPLICATE' } as const] : [],
          ),
        );
        await holdMerchants(tx, merchantIds);
        const sellers = await readAskable(tx, merchantIds, row.buyerCustomerId);
        const ids = await add(tx, row, { sellers, status: 'INVITED', now });
        const [first, ...others] = ids.map((participationId, index) => ({
          visibility: 'CHAIN' as const,
          participationId,
          notifies: ['SELLER' as const],
          payload: { merchantId: sellers[index]!.merchantId },
          facts: { name: buyerNameTo(row) },
        }));
        const type = 'SELLER_INVITED';
        return { ...first!, then: others.map((each) => ({ ...each, type, toStatus: row.status, isActors: true })) };
      }),

    /** Asks a seller no more who has sent nothing. @throws Problem 403, 404, 409 */
    remove: (actor: Actor, { id, participationId }: ParticipationParams, version: number, once?: Once) =>
      steps.step(actor, id, { action: 'REMOVE_SELLER', version, once }, async (tx, { row, now }) => {
        const chain = chainOf(row, participationId);
        requireRow(chain, 'REMOVE');
        await endPart(tx, row, chain, { as: 'CANCELLED', status: 'REMOVED' }, now);
        return {
          visibility: 'CHAIN',
          participationId,
          notifies: ['SELLER'],
          payload: { merchantId: chain.merchantId },
        };
      }),

    /** A seller sends no offer, or no other one. @throws Problem 400, 403, 404, 409 WITHDRAW_FIRST */
    async declineToQuote(
      actor: Actor,
      { id, participationId }: ParticipationParams,
      input: ParticipationDecline,
      once?: Once,
    ) {
      await requireAll(rules.decline, input);
      const { version, reasonCode: code, reason } = input;
      const asked = { action: 'DECLINE_TO_QUOTE', version, participationId, once } as const;
      return steps.step(actor, id, asked, async (tx, held) => {
        const row = held.row;
        const now = held.now;
        const chain = chainOf(row, participationId);
        if (!isReasonOf('SELLER', code)) invalid('reasonCode', 'UNKNOWN_VALUE');
        requireRow(chain, 'DECLINE_TO_QUOTE');
        if (chain.turn === 'BUYER' && chain.offerEndsAt && chain.offerEndsAt > now)
          throw new Problem(409, 'WITHDRAW_FIRST');
        return leave(tx, held, chain, { status: 'DECLINED_TO_QUOTE', code, reason });
      });
    },

    /** A seller takes part in a public request. @throws Problem 403, 404, 409 NOT_IN_CATEGORY, OUT_OF_TERRITORY and others */
    async join(actor: Actor, id: string, { merchantId }: OpenRequestJoining, once?: Once): Promise<TradeRequest> {
      const ground = await groundOf(parts);
      return db.transaction(async (tx) => {
        const row = await lockRequest(tx, id);
        const now = clock.now();
        const isHere =
          row && row.visibility === 'PUBLIC' && (row.status === 'PUBLISHED' || row.status === 'NEGOTIATING');
        if (!row || !isHere) return notFound('TRADE_REQUEST_NOT_FOUND');
        const { seller, membership } = await joining(tx, actor, row, { merchantId, now });
        const [participationId] = await add(tx, row, { sellers: [seller], status: 'VIEWED', now });
        const by = { actorId: actor.userId, onBehalfOf: seller.sellerCustomerId, at: now };
        const told = { visibility: 'CHAIN', participationId: participationId!, notifies: ['BUYER'] } as const;
        const done: Done = { ...told, payload: { merchantId }, facts: { name: seller.sellerName } };
        await move(tx, row, { type: 'SELLER_JOINED', done }, by);
        const after = lookAtId((await readRequest(tx, id))!, participationId);
        const answer = await steps.shown(tx, after, standingOf(after, [membership], actor.userId), ground);
        once?.keep(tx, answer);
        return answer;
      });
    },
  };
}

/** @throws Problem 404 */
const chainOf = (row: TradeRequestRow, id: string): Chain =>
  row.chains.find(({ participationId }) => participationId === id) ?? notFound('PARTICIPATION_NOT_FOUND');

const actorOf = { REMOVE: 'TRADE_CREATE', DECLINE_TO_QUOTE: 'QUOTE' } as const;

/** @throws Problem 409 INVALID_TRANSITION where the part of the seller stands elsewhere */
function requireRow({ participationStatus: status }: Chain, action: 'REMOVE' | 'DECLINE_TO_QUOTE'): void {
  if (status !== 'PLANNED') transitionOf(participationMachine, status, action, (by) => by === actorOf[action]);
}
