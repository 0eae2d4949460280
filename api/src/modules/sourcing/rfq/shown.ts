import { allowedActions } from '../../../platform/machine.ts';
import { freightRatesOf } from '../requests/freight-rates.ts';
import { names } from '../requests/messages.ts';
import { participationMachine } from '../participations/participation-machine.ts';
import type { ParticipationRow } from '../participations/participations.repository.ts';
import type { TradeParticipation } from '../participations/participations.schemas.ts';
import type { TradeRequestRow } from '../requests/requests.repository.ts';
import { statusFor } from '../participations/own-part.ts';
import type { Standing } from '../requests/standing.ts';
import { machineOf } from '../requests/trade-machine.ts';
import type { ParticipationAction } from '../participations/participations.enums.ts';
import type { TradeClarification, TradeRequest } from '../requests/trade.schemas.ts';
import type { QuestionRow } from './questions.repository.ts';

/** What of the request's table the part of a seller lets somebody do. */
const stepOf = { REMOVE: 'REMOVE_SELLER', DECLINE_TO_QUOTE: 'DECLINE_TO_QUOTE' } as const;

function actionsOf(part: ParticipationRow, row: TradeRequestRow, { is, side, hasLeft }: Standing, now: Date) {
  if (row.kind !== 'OPEN_RFQ' || part.status === 'PLANNED' || hasLeft) return [];
  const ofRequest = allowedActions(machineOf(row), statusFor(row, side), is);
  const isStanding = part.turn === 'BUYER' && part.offerEndsAt !== null && part.offerEndsAt > now;
  return (allowedActions(participationMachine, part.status, (by) => by !== 'SYS') as ParticipationAction[]).filter(
    (action) =>
      action in stepOf && ofRequest.includes(stepOf[action]) && !(action === 'DECLINE_TO_QUOTE' && isStanding),
  );
}

/** A buyer sees all sellers, a seller itself. */
export const participationsFor = (
  row: TradeRequestRow,
  all: readonly ParticipationRow[],
  standing: Standing,
  now: Date,
): TradeParticipation[] =>
  all
    .filter(({ id }) => standing.side === 'BUYER' || id === row.participationId)
    .map((part) => ({
      id: part.id,
      merchantId: part.merchantId,
      merchantName: part.merchantName,
      status: part.status,
      agencies: part.agencies,
      ...(part.turn && { turn: part.turn }),
      ...(part.offerEndsAt && { offerEndsAt: part.offerEndsAt.toISOString() }),
      ...(part.endCode && { reasonCode: part.endCode }),
      ...(part.endReason !== null && { reason: part.endReason }),
      ...(part.conversationId !== null && part.status !== 'PLANNED' && { conversationId: part.conversationId }),
      freightRates: offersFreight(row, standing) ? freightRatesOf(row, part) : [],
      allowedActions: actionsOf(part, row, standing, now),
    }));

/** Whether somebody may write an offer in which bringing the goods has a price. */
const offersFreight = (row: TradeRequestRow, { side, hasLeft }: Standing) =>
  side === 'SELLER' && !hasLeft && ['PUBLISHED', 'NEEDS_INFO', 'NEGOTIATING'].includes(statusFor(row, side));

/** Who sells, as far as it is known: before an agreement a buyer is told how many are asked, a seller nothing of others. */
export function sellersFor(
  row: TradeRequestRow,
  { side }: Standing,
): Pick<TradeRequest, 'merchantId' | 'merchantName' | 'sellerCount' | 'quoteDeadlineAt'> {
  const isOpen = row.kind === 'OPEN_RFQ';
  const count = row.chains.length;
  const several = row.visibility === 'PUBLIC' && count === 0 ? names.everySeller : names.sellers(count);
  return {
    ...(row.merchantId !== null && { merchantId: row.merchantId }),
    merchantName: row.sellerName ?? several,
    ...(isOpen && side === 'BUYER' && { sellerCount: count }),
    ...(isOpen && row.quoteDeadlineAt && { quoteDeadlineAt: row.quoteDeadlineAt.toISOString() }),
  };
}

/** When time runs out for who looks: a seller is told nothing by the offers of others, nor for what is to come when a part is answered. */
export function deadlineFor(row: TradeRequestRow, { side, hasLeft }: Standing): Pick<TradeRequest, 'deadlineAt'> {
  if (hasLeft || (side === 'SELLER' && row.status === 'IN_FULFILMENT')) return {};
  const isBetween = row.status === 'PUBLISHED' || row.status === 'NEGOTIATING';
  const isOne = row.kind === 'OPEN_RFQ' && side === 'SELLER' && isBetween;
  const at = isOne ? (row.offerEndsAt ?? row.quoteDeadlineAt) : row.deadlineAt;
  return at ? { deadlineAt: at.toISOString() } : {};
}

/** Why it is over: for a seller of an open request its own part. */
export function endingFor(row: TradeRequestRow): Pick<TradeRequest, 'reasonCode' | 'reason'> {
  const [code, reason] = row.endedAs === null ? [row.reasonCode, row.reason] : [row.endCode, row.endReason];
  return { ...(code !== null && { reasonCode: code }), ...(reason !== null && { reason }) };
}

/** What sellers asked: those who look on are not told who it was, and who has left reads nothing newer. */
export const clarificationsFor = (
  row: TradeRequestRow,
  questions: readonly QuestionRow[],
  { side }: Standing,
): TradeClarification[] =>
  questions
    .filter(({ askedAt }) => row.endedAt === null || askedAt <= row.endedAt)
    .map(({ participationId, ...each }) => {
      const isOwn = side === 'SELLER' && participationId === row.participationId;
      const asker = row.chains.find((chain) => chain.participationId === participationId);
      const isAnswered = each.answeredAt !== null && (row.endedAt === null || each.answeredAt <= row.endedAt);
      return {
        id: each.id,
        text: each.text,
        lineIds: each.lineIds,
        isOwn,
        ...((isOwn || side === 'BUYER') && asker && { merchantName: asker.sellerName }),
        askedAt: each.askedAt.toISOString(),
        ...(isAnswered && { answer: each.answer!, answeredAt: each.answeredAt!.toISOString() }),
      };
    });
