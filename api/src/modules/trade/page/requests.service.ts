import type { Actor } from '../../../platform/actor.ts';
import { businessDaysFrom } from '../../../platform/calendar.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/problem.ts';
import { onePage, paging } from '../../../platform/paging/paging.ts';
import { changeSpan, syncedTo } from '../../../platform/sync/changes.ts';
import { readRemoved, type RemovedQuery, type RemovedThingPage } from '../../../platform/sync/removed.ts';
import type { MembershipInForce } from '../../customers/index.ts';
import { readPendingOf } from '../../approvals/approvals.repository.ts';
import type { TradeApproval } from '../../approvals/approvals.schemas.ts';
import { leftToColleagues } from '../../approvals/left-to-colleagues.ts';
import * as events from '../timeline/events.repository.ts';
import type { EventRow } from '../timeline/events.repository.ts';
import { buyerNameTo } from '../../sourcing/requests/buyer-name.ts';
import { groundOf } from '../../sourcing/requests/ground.ts';
import * as inbox from '../inbox/inbox.repository.ts';
import type { Parties } from '../inbox/inbox.repository.ts';
import { readNarrowing } from '../inbox/narrowing.ts';
import type { UnitTable } from '../../reference/index.ts';
import { names } from '../../sourcing/requests/messages.ts';
import type { TradeParticipation } from '../../sourcing/participations/participations.schemas.ts';
import { readParticipations } from '../../sourcing/participations/participations.repository.ts';
import { readStatusCounts } from '../inbox/status-counts.repository.ts';
import * as repository from '../../sourcing/requests/requests.repository.ts';
import type { TradeRequestRow } from '../../sourcing/requests/requests.repository.ts';
import { participationsFor } from '../../sourcing/rfq/shown.ts';
import { readParts } from './request-parts.ts';
import { approvalsFor, draftOf, toRequest } from './shown.ts';
import { isWaitedFor } from './turns.ts';
import { buysFor, sellsFor, standingOf, viewedBy } from '../../sourcing/requests/standing.ts';
import type { Change } from '../../sourcing/requests/order-content.ts';
import type { ToldLine } from '../../sourcing/lines/told-lines.ts';
import type { StepParts, TradeSteps } from '../../sourcing/requests/steps.ts';
import type { TradeEvent, TradeEventPage, TradeEventsQuery } from '../timeline/trade-events.schemas.ts';
import type { TradeSide, TradeStatus } from '../../documents/subject.enums.ts';
import type { TradeEventType } from '../../sourcing/trade.enums.ts';
import type {
  TradeRequest,
  TradeRequestPage,
  TradeRequestsOfSuppliersQuery,
  TradeRequestsQuery,
  TradeRequestsSummaryQuery,
  TradeRequestsSummary,
} from '../../sourcing/requests/trade.schemas.ts';

const JOIN_LIMIT = 20;
/** domain rule: what runs out within so many hours is told apart */
const DUE_HOURS = 48;
const HOUR_MS = 3_600_000;

/** Requests as the two companies of each read them. */
export function makeRequests(parts: StepParts & { steps: TradeSteps }) {
  const { db, clock, customers, files, reference, steps } = parts;
  const idsOf = (memberships: MembershipInForce[]) => memberships.map(({ customerId }) => customerId);
  const partiesIn = (memberships: MembershipInForce[]): Parties => ({
    buyers: idsOf(memberships.filter(buysFor)),
    sellers: idsOf(memberships.filter(sellsFor)),
  });
  async function partiesOf(query: Queryable, actor: Actor) {
    const memberships = await customers.memberships(query, actor);
    return { memberships, parties: partiesIn(memberships) };
  }

  /** The same, with the requests that wait for colleagues of the viewer alone. */
  async function waitingFor(actor: Actor) {
    const [{ memberships, parties }, asked] = await db.together((on) =>
      Promise.all([partiesOf(on, actor), readPendingOf(on, actor.userId)]),
    );
    const viewer = { userId: actor.userId, memberships };
    const left = await leftToColleagues(db, customers, { asked, viewer, now: clock.now() });
    return { memberships, parties, left };
  }

  async function shown(actor: Actor, memberships: MembershipInForce[], rows: TradeRequestRow[]) {
    const viewed = rows.map((read) => {
      const row = viewedBy(read, memberships);
      return { row, standing: standingOf(row, memberships, actor.userId) };
    });
    const rules = await groundOf(parts);
    const partsOf = await db.together((on) => readParts(on, viewed, { customers, clock, rules }));
    const isClosed = await reference.isHoliday();
    const now = clock.now();
    const ground = {
      units: await reference.unitTable(),
      isClosed,
      now,
      workingDaysUntil: businessDaysFrom(now, isClosed),
      linkTo: files.linkTo,
      rules,
    };
    return viewed.map(({ row, standing }) => toRequest(row, partsOf(row.id), standing, ground));
  }

  async function eventsShown(rows: EventRow[], memberships: MembershipInForce[], names: Map<string, TradeRequestRow>) {
    const own = new Set(idsOf(memberships));
    const units = await reference.unitTable();
    return rows.map((row) => toEvent(row, own, { request: names.get(row.requestId), units }));
  }

  return {
    /** @throws Problem 403, 404 */
    async one(actor: Actor, id: string): Promise<TradeRequest> {
      const { row, standing } = await steps.find(actor, id);
      const ground = await groundOf(parts);
      return db.together((on) => steps.shown(on, row, standing, ground));
    },

    /** Requests of all for whom the viewer buys or sells. */
    async list(actor: Actor, query: TradeRequestsQuery): Promise<TradeRequestPage> {
      const { side, customerId, status, isWaiting, ids, sort } = query;
      const changed = await changeSpan(db, query, ['side', 'customerId', 'ids']);
      // Who is waited for is looked up only where the list goes by it.
      const { memberships, parties, left } =
        isWaiting === undefined ? { ...(await partiesOf(db, actor)), left: [] } : await waitingFor(actor);
      const among = (all: string[], of: TradeSide) =>
        side !== undefined && side !== of ? [] : all.filter((each) => customerId === undefined || each === customerId);
      const scope = {
        buyers: among(parties.buyers, 'BUYER'),
        sellers: among(parties.sellers, 'SELLER'),
        statuses: status,
        isWaiting,
        left,
        ids,
        ...readNarrowing(query),
        sort,
        changed,
      };
      const { rows, page, ...counted } = await inbox.readRequests(db, scope, paging(query));
      const [items, totalCount] = await Promise.all([shown(actor, memberships, rows), counted.totalCount]);
      return { items, totalCount, ...page, ...syncedTo(changed) };
    },

    /** Drafts that were thrown away, of all for whom the viewer buys. @throws Problem 400 UPDATED_SINCE_TOO_OLD */
    async removed(actor: Actor, query: RemovedQuery): Promise<RemovedThingPage> {
      const { parties } = await partiesOf(db, actor);
      return readRemoved(db, query, { list: 'TRADE_REQUEST', owners: parties.buyers });
    },

    /** Own requests with goods of some suppliers: a page of all, or so many for each of them. */
    async ofSuppliers(actor: Actor, query: TradeRequestsOfSuppliersQuery): Promise<TradeRequestPage> {
      const { supplierIds, perParent } = query;
      const { memberships, parties } = await partiesOf(db, actor);
      if (perParent === undefined) {
        const found = await inbox.readRequests(db, { ...parties, supplierIds, words: [] }, paging(query));
        const [items, totalCount] = await Promise.all([shown(actor, memberships, found.rows), found.totalCount]);
        return { items, totalCount, ...found.page };
      }
      const rows = await inbox.readRequestsOfSuppliers(db, supplierIds, parties, perParent);
      return onePage(await shown(actor, memberships, rows));
    },

    async summary(actor: Actor, query: TradeRequestsSummaryQuery): Promise<TradeRequestsSummary> {
      const { parties, left } = await waitingFor(actor);
      const until = new Date(clock.now().getTime() + DUE_HOURS * HOUR_MS);
      const rows = await readStatusCounts(db, parties, { until, left, ...readNarrowing(query) });
      const sides = (['BUYER', 'SELLER'] as const).map((side) => {
        const own = rows.filter((row) => row.side === side);
        const waits = own.filter((row) => !row.isLeft && isWaitedFor(side, row));
        const statuses = [...new Set(own.map(({ status }) => status))];
        const countOf = (status: TradeStatus) =>
          own.reduce((all, row) => all + (row.status === status ? row.count : 0), 0);
        return {
          side,
          waiting: waits.reduce((all, { count }) => all + count, 0),
          due: waits.reduce((all, { due }) => all + due, 0),
          counts: statuses.map((status) => ({ status, count: countOf(status) })),
        };
      });
      return { sides };
    },

    /** @throws Problem 403, 404 */
    async participations(actor: Actor, id: string): Promise<TradeParticipation[]> {
      const { row, standing } = await steps.find(actor, id);
      return participationsFor(row, await readParticipations(db, [id]), standing, clock.now());
    },

    /** What the company was asked about a request. @throws Problem 403, 404 for its seller too */
    async approvals(actor: Actor, id: string): Promise<TradeApproval[]> {
      const { row, standing } = await steps.find(actor, id);
      if (standing.side !== 'BUYER') notFound('TRADE_REQUEST_NOT_FOUND');
      const ground = await groundOf(parts);
      const reading = { customers, clock, rules: ground };
      const partsOf = await db.together((on) => readParts(on, [{ row, standing }], reading));
      const draft = draftOf(row, partsOf(id), standing, ground);
      return approvalsFor(row, partsOf(id), standing, { draft, now: ground.now });
    },

    /** What happened, the newest first: of one request, or of several so many each. @throws Problem 403, 404 */
    async events(actor: Actor, query: TradeEventsQuery): Promise<TradeEventPage> {
      const { tradeRequestId, tradeRequestIds = [], perParent = JOIN_LIMIT } = query;
      if (tradeRequestId !== undefined) {
        const { row, memberships } = await steps.find(actor, tradeRequestId);
        const parties = partiesIn(memberships);
        const found = await db.together((on) => events.readEvents(on, tradeRequestId, parties, paging(query)));
        const items = await eventsShown(found.rows, memberships, new Map([[row.id, row]]));
        return { items, totalCount: found.totalCount, ...found.page };
      }
      const { memberships, parties } = await partiesOf(db, actor);
      const rows = await events.readEventsOfEach(db, tradeRequestIds, parties, perParent);
      const ids = [...new Set(rows.map(({ requestId }) => requestId))];
      const requests = await repository.readRequestsByIds(db, ids);
      return onePage(await eventsShown(rows, memberships, new Map(requests.map((row) => [row.id, row]))));
    },
  };
}

/** A seller is told who buys as far as it knows the buyer. */
function buyerNameFor(request: TradeRequestRow, own: Set<string>): string {
  if (own.has(request.buyerCustomerId)) return request.buyerName ?? names.buyer;
  const known = request.chains.filter(({ sellerCustomerId }) => own.has(sellerCustomerId));
  const chosen = known.find(({ participationStatus }) => participationStatus === 'SELECTED');
  return buyerNameTo(request, chosen ?? known[0]);
}

/** Of several sellers each is told of by name to itself and to the buyer. */
function sellerNameFor({ onBehalfOf }: EventRow, request: TradeRequestRow | undefined, own: Set<string>) {
  const isSeen = onBehalfOf !== null && (own.has(onBehalfOf) || (request && own.has(request.buyerCustomerId)));
  if (request?.kind === 'OPEN_RFQ' && !isSeen) return undefined;
  return request?.chains.find(({ sellerCustomerId }) => sellerCustomerId === onBehalfOf)?.sellerName;
}

/** Where events of one seller's part lead for that seller, while the request itself goes by all of them. */
const ledToInPart: Partial<Record<TradeEventType, TradeStatus>> = {
  PUBLISHED: 'PUBLISHED',
  QUOTE_SENT: 'NEGOTIATING',
  COUNTER_SENT: 'NEGOTIATING',
  QUOTE_EXTENDED: 'NEGOTIATING',
  QUOTE_WITHDRAWN: 'PUBLISHED',
  NOT_SELECTED: 'DECLINED',
  DECLINED_TO_QUOTE: 'DECLINED',
  SELLER_REMOVED: 'CANCELLED',
  SELLER_LAPSED: 'EXPIRED',
};

/** The state that an event led to for a seller; of an open request none where its own part stayed as it was. */
function ledTo({ type, payload, toStatus }: EventRow, request: TradeRequestRow | undefined): TradeStatus | undefined {
  if (request?.kind !== 'OPEN_RFQ') return toStatus;
  if (payload.code === 'OTHER_CHOSEN') return 'DECLINED';
  const isBetween = toStatus === 'PUBLISHED' || toStatus === 'NEGOTIATING';
  return ledToInPart[type] ?? (isBetween ? undefined : toStatus);
}

const toField = ({ beforeUnitId, afterUnitId, ...told }: Change, { byId }: UnitTable): TradeEvent['fields'][number] => {
  const was = byId.get(beforeUnitId ?? '');
  const is = byId.get(afterUnitId ?? '');
  return { ...told, ...(was && { beforeUnitText: was.displayText }), ...(is && { afterUnitText: is.displayText }) };
};

const toEventLine = ({ unitId, ...told }: ToldLine, { byId }: UnitTable): TradeEvent['lines'][number] => {
  const unit = byId.get(unitId ?? '');
  return { ...told, ...(unit && { unitText: unit.displayText }) };
};

/** What an event is read with: its request, where that is known, and the units of its quantities. */
type EventGround = { request: TradeRequestRow | undefined; units: UnitTable };

/** Of the own side people are told by name, of the other the company. */
export function toEvent(row: EventRow, own: Set<string>, { request, units }: EventGround): TradeEvent {
  const { payload, onBehalfOf } = row;
  const toStatus = own.has(row.buyerCustomerId) ? row.toStatus : ledTo(row, request);
  const isBuyer = onBehalfOf === row.buyerCustomerId;
  const company = isBuyer ? (request ? buyerNameFor(request, own) : names.buyer) : sellerNameFor(row, request, own);
  const name = onBehalfOf !== null && own.has(onBehalfOf) ? (row.actorName ?? company) : company;
  return {
    id: row.id,
    tradeRequestId: row.requestId,
    seq: row.seq,
    type: row.type,
    at: row.at.toISOString(),
    ...(onBehalfOf !== null && { side: isBuyer ? 'BUYER' : 'SELLER' }),
    ...(onBehalfOf !== null && name !== undefined && { actorName: name }),
    // Of the staff.
    ...(onBehalfOf === null && row.actorId !== null && { actorName: names.moderator }),
    ...(toStatus && { toStatus }),
    ...(payload.text !== undefined && { text: payload.text }),
    ...(payload.code !== undefined && { reasonCode: payload.code as NonNullable<TradeEvent['reasonCode']> }),
    ...(payload.totalRial !== undefined && { totalRial: payload.totalRial }),
    ...(payload.quoteId !== undefined && { quoteId: payload.quoteId, round: payload.round }),
    ...(payload.validUntil !== undefined && { validUntil: payload.validUntil }),
    fields: (payload.fields ?? []).map((each) => toField(each, units)),
    // Of CREATED it is their number.
    lines: Array.isArray(payload.lines) ? payload.lines.map((each) => toEventLine(each, units)) : [],
    ...(payload.days !== undefined && { daysLate: payload.days }),
    ...(payload.milestone !== undefined && { milestone: payload.milestone }),
    ...(payload.documentType && { documentType: payload.documentType }),
    ...(payload.disputeReason && { disputeReason: payload.disputeReason }),
    ...(payload.outcome && { outcome: payload.outcome }),
    ...(payload.buyerRial !== undefined && { buyerRial: payload.buyerRial, sellerRial: payload.sellerRial }),
    hash: row.hash,
  };
}
