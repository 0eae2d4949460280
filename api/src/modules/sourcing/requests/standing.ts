import { allowedActions } from '../../../platform/machine.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import type { MembershipInForce } from '../../customers/index.ts';
import { type Chain, lookAt, type NoChain, openChains } from '../participations/chains.ts';
import { statusFor } from '../participations/own-part.ts';
import { isInGrace } from '../quotes/validity.ts';
import type { TradeRequestRow } from './requests.repository.ts';
import type { ParticipationStatus } from '../participations/participations.enums.ts';
import type { TradeSide } from '../../documents/subject.enums.ts';
import type { TradeAction } from '../trade.enums.ts';
import { machineOf } from './trade-machine.ts';
import type { TradeActor, TradeStep } from './trade-rows.ts';

type Permission = MembershipInForce['permissions'][number];
const buying: readonly Permission[] = ['TRADE_CREATE', 'TRADE_CONFIRM', 'QUOTE_ACCEPT'];
const selling: readonly Permission[] = ['QUOTE', 'ORDER_FULFIL'];

export type Powers = { isOwner: boolean; permissions: readonly Permission[] };

export const may = (membership: Powers | undefined, permission: Permission): boolean =>
  membership !== undefined && (membership.isOwner || membership.permissions.includes(permission));
const sees = (membership: MembershipInForce, permissions: readonly Permission[]) =>
  permissions.some((each) => may(membership, each));
export const buysFor = (membership: MembershipInForce) => sees(membership, buying);
export const sellsFor = (membership: MembershipInForce) => sees(membership, selling);

/** What somebody is to a request: on which side, and as which actors of the machine. */
export type Standing = {
  userId: string;
  side: TradeSide;
  membership: MembershipInForce;
  is: (by: TradeActor) => boolean;
  /** Of a seller whose part in an open request is over: it sees what it had seen, and does nothing any more. */
  hasLeft: boolean;
  /** Which rule alone stands in the way of confirming it, if one does. */
  confirmingIsAgainst?: ConfirmRule | undefined;
};

export type ConfirmRules = Pick<TradeRequestRow, 'requesterId' | 'selfConfirm' | 'publishNeeds'>;
type Parties = Pick<TradeRequestRow, 'buyerCustomerId' | 'sellerCustomerId' | 'participationStatus' | 'endedAs'> &
  ConfirmRules;
/** What a stranger is told is not there. */
export type Unknown = 'TRADE_REQUEST_NOT_FOUND' | 'QUOTE_NOT_FOUND';
type ConfirmRule = 'SELF_CONFIRMATION' | 'OWNER_CONFIRMS';

/** The rule of a company that keeps somebody with the right to confirm from confirming a request. */
function confirmRule(
  { requesterId, selfConfirm, publishNeeds }: ConfirmRules,
  { isOwner }: Pick<MembershipInForce, 'isOwner'>,
  userId: string,
): ConfirmRule | undefined {
  if (isOwner) return undefined;
  if (publishNeeds === 'OWNER') return 'OWNER_CONFIRMS';
  return requesterId === userId && !selfConfirm ? 'SELF_CONFIRMATION' : undefined;
}

/** Whether somebody of the buyer's company may confirm a request. */
export const confirms = (row: ConfirmRules, member: Powers, userId: string) =>
  may(member, 'TRADE_CONFIRM') && confirmRule(row, member, userId) === undefined;

/** @throws Problem 404 with `unknown` for a stranger, 403 for a member who has no part in trade */
export function standingOf(
  row: Parties,
  memberships: readonly MembershipInForce[],
  userId: string,
  unknown: Unknown = 'TRADE_REQUEST_NOT_FOUND',
): Standing {
  const [buyer, seller] = [row.buyerCustomerId, row.sellerCustomerId].map((id) =>
    memberships.find(({ customerId }) => customerId === id),
  );
  if (buyer && buysFor(buyer)) return buyerOf(row, buyer, userId);
  const isSeen = seller && row.participationStatus !== 'PLANNED';
  if (!isSeen) return buyer ? missing('TRADE_CREATE') : notFound(unknown);
  if (!sellsFor(seller)) return missing('QUOTE');
  const is = (by: TradeActor) => (by === 'QUOTE' || by === 'ORDER_FULFIL') && may(seller, by);
  return { userId, side: 'SELLER', membership: seller, is, hasLeft: row.endedAs !== null };
}

/**
 * A request as somebody looks at it: a seller with the own chain, a buyer with the one that is named, or as it was read.
 * @param participationId which chain it is about, where that is known
 */
export function viewedBy(
  row: TradeRequestRow,
  memberships: readonly MembershipInForce[],
  participationId?: string,
): TradeRequestRow {
  const named = row.chains.find((each) => each.participationId === participationId);
  if (named) return lookAt(row, named);
  if (memberships.some((each) => each.customerId === row.buyerCustomerId && buysFor(each))) return row;
  const own = row.chains.filter(
    ({ sellerCustomerId, participationStatus }) =>
      participationStatus !== 'PLANNED' && memberships.some(({ customerId }) => customerId === sellerCustomerId),
  );
  const isAble = ({ sellerCustomerId }: (typeof own)[number]) =>
    memberships.some((each) => each.customerId === sellerCustomerId && sellsFor(each));
  const isLive = (each: (typeof own)[number]) => isAble(each) && each.endedAs === null;
  return lookAt(row, own.find(isLive) ?? own.find(isAble) ?? own[0]);
}

/** Which seller of a request an agreement was made with, or may be: what is delivered and disputed is seen by no other. */
export const isChosen = ({ participationStatus }: { participationStatus: ParticipationStatus | null }): boolean =>
  participationStatus !== null &&
  !['NOT_SELECTED', 'DECLINED_TO_QUOTE', 'REMOVED', 'LAPSED'].includes(participationStatus);

/** Whether one of these memberships has a part in a request. */
export const isPartyTo = (row: TradeRequestRow, memberships: readonly MembershipInForce[]): boolean =>
  memberships.some(
    (each) =>
      (each.customerId === row.buyerCustomerId && buysFor(each)) ||
      (sellsFor(each) &&
        row.chains.some(
          ({ sellerCustomerId, participationStatus }) =>
            sellerCustomerId === each.customerId && participationStatus !== 'PLANNED',
        )),
  );

function buyerOf(row: Parties, membership: MembershipInForce, userId: string): Standing {
  const is = (by: TradeActor): boolean => {
    if (by === 'REQUESTER') return row.requesterId === userId && may(membership, 'TRADE_CREATE');
    if (by === 'CONFIRMER') return confirms(row, membership, userId);
    return (by === 'TRADE_CREATE' || by === 'TRADE_CONFIRM' || by === 'QUOTE_ACCEPT') && may(membership, by);
  };
  const confirmingIsAgainst = may(membership, 'TRADE_CONFIRM') ? confirmRule(row, membership, userId) : undefined;
  return { userId, side: 'BUYER', membership, is, confirmingIsAgainst, hasLeft: false };
}

export const missing = (permission: string): never => {
  throw new Problem(403, 'PERMISSION_MISSING', [], undefined, { permission });
};

/** For what is no step of the request itself, and the buyer's alone. @returns the buyer's membership @throws Problem 403 */
export function requireBuyer({ side, membership }: Standing, permission: Permission): MembershipInForce {
  return side === 'BUYER' && may(membership, permission) ? membership : missing(permission);
}

/** What people are asked for where an actor of the machine is no permission by its name. */
const permissionOf: Partial<Record<TradeActor, string>> = { REQUESTER: 'TRADE_CREATE', CONFIRMER: 'TRADE_CONFIRM' };

const ofSeller: readonly TradeActor[] = ['QUOTE', 'ORDER_FULFIL'];

/**
 * @throws Problem 403 SELF_CONFIRMATION, OWNER_CONFIRMS, PERMISSION_MISSING for who may never do it, 404 for what is none of that
 * kind of requests, 409 PARTICIPATION_ENDED
 */
export function requireActor(
  request: Pick<TradeRequestRow, 'kind'>,
  action: TradeStep,
  { is, confirmingIsAgainst, side, hasLeft }: Standing,
): void {
  const rows = machineOf(request).rows.filter((row) => row.action === action);
  if (rows.length === 0) notFound('TRADE_REQUEST_NOT_FOUND');
  if (rows.some(({ by }) => is(by))) {
    if (hasLeft) throw new Problem(409, 'PARTICIPATION_ENDED');
    return;
  }
  if (confirmingIsAgainst && rows.some(({ by }) => by === 'CONFIRMER')) throw new Problem(403, confirmingIsAgainst);
  const { by } = rows.find((row) => ofSeller.includes(row.by) === (side === 'SELLER')) ?? rows[0]!;
  missing(permissionOf[by] ?? by);
}

export const otherSide = (side: TradeSide): TradeSide => (side === 'BUYER' ? 'SELLER' : 'BUYER');

/** domain rule: so many offers a chain has at most */
export const MOST_ROUNDS = 10;
type Offers = Pick<
  TradeRequestRow,
  'status' | 'quoteDeadlineAt' | 'turn' | 'offerEndsAt' | 'rounds' | 'isSellerConfirmed'
>;

/** Whether it is on a side to send an offer: the seller begins; where none stands, who withdrew the own one may send another. */
export const isTurnOf = (side: TradeSide, { offerEndsAt, turn }: Pick<Offers, 'offerEndsAt' | 'turn'>): boolean =>
  turn === side || (side === 'SELLER' && (turn === null || offerEndsAt === null));
/** Whether the time is over in which a seller may send a first offer. */
export const isTooLateToBegin = ({ quoteDeadlineAt, rounds }: Pick<Offers, 'quoteDeadlineAt' | 'rounds'>, now: Date) =>
  quoteDeadlineAt !== null && rounds === 0 && quoteDeadlineAt <= now;

const isRoomIn = ({ rounds }: Pick<Offers, 'rounds'>) => (rounds ?? 0) < MOST_ROUNDS;

/** What of the machine the offers of a chain let a side do. */
const quoting: Partial<Record<TradeAction, (side: TradeSide, offers: Offers, now: Date) => boolean>> = {
  SEND_QUOTE: (side, offers, now) =>
    isTurnOf(side, offers) && isRoomIn(offers) && !(side === 'SELLER' && isTooLateToBegin(offers, now)),
  // With whom may not sell now nothing new is agreed to; what tells why is `missing`.
  ACCEPT_QUOTE: (side, { turn, offerEndsAt, isSellerConfirmed }, now) =>
    turn === side && offerEndsAt !== null && offerEndsAt > now && isSellerConfirmed === true,
  WITHDRAW_QUOTE: (side, { turn, offerEndsAt }, now) => turn !== side && offerEndsAt !== null && offerEndsAt > now,
  EXTEND_QUOTE: (side, { turn, offerEndsAt, rounds }, now) =>
    turn !== side && offerEndsAt !== null && offerEndsAt <= now && isInGrace(offerEndsAt, now) && isRoomIn({ rounds }),
  DECLINE_QUOTE: (side, { turn, offerEndsAt }) => turn === side && offerEndsAt !== null,
  DECLINE_TO_QUOTE: (side, { turn, offerEndsAt }, now) => turn === side || offerEndsAt === null || offerEndsAt <= now,
};

/** What waits while colleagues are asked about it. */
const askedOf: Partial<Record<TradeAction, 'ACCEPT' | 'COUNTER'>> = { ACCEPT_QUOTE: 'ACCEPT', SEND_QUOTE: 'COUNTER' };

/** What the viewer can do now; what the clock does is none of it. */
export const actionsOf = (
  row: TradeRequestRow,
  { is, side, hasLeft }: Standing,
  { isPossible, now }: { isPossible: (action: TradeAction) => boolean; now: Date },
): TradeAction[] => {
  if (hasLeft) return [];
  // Who looks at all chains can do what can be done in one of them.
  const chains: (Chain | NoChain)[] = row.participationId === null ? openChains(row) : [row];
  const { quoteDeadlineAt } = row;
  const status = statusFor(row, side);
  const offersIn = ({ turn, offerEndsAt, rounds, isSellerConfirmed }: Chain | NoChain) => ({
    status,
    quoteDeadlineAt,
    turn,
    offerEndsAt,
    rounds,
    isSellerConfirmed,
  });
  return (allowedActions(machineOf(row), status, is) as TradeAction[]).filter((action) => {
    if (action === 'ACKNOWLEDGE_LIST_PRICE') return row.acceptListPrice && row.isSellerConfirmed !== false;
    const asked = side === 'BUYER' ? askedOf[action] : undefined;
    if (asked && Object.values(row.askedQuotes).includes(asked)) return false;
    const offers = quoting[action];
    return (!offers || chains.some((chain) => offers(side, offersIn(chain), now))) && isPossible(action);
  });
};
