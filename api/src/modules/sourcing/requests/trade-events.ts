import type { Tx } from '../../../platform/database/database.ts';
import { definitionOf, type EventActor } from '../../../platform/domain-events/define-events.ts';
import { emit } from '../../../platform/domain-events/emit.ts';
import { chainEvent } from '../../../platform/domain-events/event-chain.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import { newId } from '../../../platform/ids.ts';
import type { NoticeFacts } from '../../../platform/notices/notice-type.ts';
import { audienceOfCustomer } from '../../customers/index.ts';
import { chained } from '../participations/chains.ts';
import { renewParticipations } from '../participations/participations.repository.ts';
import type { TradeRequestRow } from './requests.repository.ts';
import type { TradeSide, TradeStatus } from '../../documents/subject.enums.ts';
import { ofTradeRequest } from '../../documents/subject.events.ts';

/** The buyer; both sides; the buyer and all sellers; staff. */
type EventVisibility = 'BUYER' | 'CHAIN' | 'ALL' | 'STAFF';

export type Happened = {
  type: string;
  /** Of which chain, where it is of another one than that which is looked at. */
  participationId?: string;
  visibility: EventVisibility;
  toStatus: TradeStatus;
  /** No phone, no national id, no file. */
  payload?: object;
  /** Whose inboxes are told; none without it. */
  notifies?: readonly TradeSide[];
  facts?: NoticeFacts;
};
export type By = EventActor;

/** The next event of a request's chain, and its row with the new end of that. @throws EventFault for a type that nobody defined */
export function nextEvent<Row extends TradeRequestRow>(row: Row, happened: Happened, by: By) {
  const id = newId();
  const { event, end } = chainEvent(
    {
      definition: definitionOf(ofTradeRequest.aggregate, happened.type),
      aggregateId: row.id,
      payload: happened.payload ?? {},
    },
    row,
    {
      id,
      fromState: row.eventSeq > 0 ? row.status : null,
      toState: happened.toStatus,
      scopeId: chainOf(row, happened),
      visibility: happened.visibility,
    },
    by,
  );
  const after: Row = { ...row, status: happened.toStatus, ...end };
  return { id, event, row: after };
}

/** @returns the event's id, and the row with the new end of its chain, which whoever holds the request writes */
export async function appendTradeEvent<Row extends TradeRequestRow>(
  tx: Tx,
  row: Row,
  happened: Happened,
  by: By,
): Promise<{ id: string; row: Row }> {
  const { event, ...next } = nextEvent(row, happened, by);
  await emit(tx, [event], by);
  return next;
}

/**
 * Tells who is concerned that a request is another one now. Sellers hear nothing of one that is not published.
 * @param id the event's; without it nothing was appended
 */
export async function tellOfTrade(
  tx: Tx,
  row: TradeRequestRow,
  happened: Pick<Happened, 'type' | 'participationId' | 'visibility' | 'notifies' | 'facts'>,
  by: By,
  id?: string,
): Promise<void> {
  const buyer = audienceOfCustomer(row.buyerCustomerId);
  const told = sellersOf(row, happened, by);
  const sellers = told.map(audienceOfCustomer);
  const audiences = [buyer, ...sellers];
  const to = (happened.notifies ?? []).flatMap((side) => (side === 'BUYER' ? [buyer] : sellers));
  await recordEvent(tx, {
    ...(id && { id }),
    type: happened.type,
    objectType: 'TradeRequest',
    objectId: row.id,
    seq: row.version,
    audiences,
    ...(row.kind === 'OPEN_RFQ' && { seqs: numbersOf(row, told) }),
    ...(to.length > 0 && {
      notice: { actorId: by.actorId, at: by.at, facts: { ...factsOf(row, happened.type), ...happened.facts }, to },
    }),
  });
}

/** Until an offer of it is taken, an open request is no order to anybody. */
const factsOf = ({ number, kind, agreedAt }: TradeRequestRow, event: string): NoticeFacts => ({
  number,
  ...(kind === 'OPEN_RFQ' && (agreedAt === null || event === 'QUOTE_ACCEPTED') && { kind }),
});

/** A seller of an open request counts the news of its own parts, so that gaps tell nothing of others. */
const numbersOf = ({ chains }: TradeRequestRow, sellers: readonly string[]): Map<string, number> =>
  new Map(
    sellers.map((id) => {
      const own = chains.filter(({ sellerCustomerId }) => sellerCustomerId === id);
      return [audienceOfCustomer(id), own.reduce((sum, { news }) => sum + news, 0)];
    }),
  );

/**
 * The parts of an open request whose sellers read something new. What the buyer, the clock or the seller itself did makes a new
 * version of a part; what another seller did for all to read does not, so it refuses nobody's step.
 */
export async function renewParts(tx: Tx, row: TradeRequestRow, all: readonly Happened[], now: Date): Promise<void> {
  if (row.kind !== 'OPEN_RFQ') return;
  const forAll = all.filter(({ visibility }) => visibility === 'ALL');
  const ids = all
    .filter(({ visibility }) => visibility === 'CHAIN' || visibility === 'ALL')
    .flatMap((each) => chainOf(row, each) ?? []);
  if (ids.length === 0 && forAll.length === 0) return;
  const isOfAll = forAll.some(({ participationId }) => participationId === undefined);
  await renewParticipations(tx, row.id, { ids, isForAll: forAll.length > 0, isOfAll, now });
}

type OfChain = Pick<Happened, 'visibility' | 'participationId'>;
/** In which chain something happened; null for what is no seller's own. */
const chainOf = (row: TradeRequestRow, { visibility, participationId }: OfChain): string | null =>
  participationId ?? (visibility === 'CHAIN' ? chained(row).participationId : null);

/** Which sellers are told of something, each once: nobody whose part was over before. */
function sellersOf(row: TradeRequestRow, happened: OfChain, { at }: By): string[] {
  const { visibility } = happened;
  if (visibility === 'BUYER' || visibility === 'STAFF') return [];
  const of = chainOf(row, happened);
  const told = row.chains.filter(({ participationId, participationStatus, endedAt }) =>
    visibility === 'CHAIN'
      ? participationId === of
      : participationStatus !== 'PLANNED' && (endedAt === null || endedAt >= at),
  );
  return [...new Set(told.map(({ sellerCustomerId }) => sellerCustomerId))];
}
