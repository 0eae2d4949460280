import { tehranDay } from '../../../platform/calendar.ts';
import type { MilestoneRow } from '../../orders/milestones/milestones.repository.ts';
import { statusOf } from '../../orders/fulfilment/progress.ts';
import type { ProgressRow, ShipmentRow } from '../../orders/fulfilment/shipments.repository.ts';
import type { Quote } from '../../sourcing/quotes/quotes.schemas.ts';
import type { TradeRequestRow } from '../../sourcing/requests/requests.repository.ts';
import type { TradeEvent } from '../timeline/trade-events.schemas.ts';
import { daysAfter } from '../../sourcing/requests/lateness.ts';
import { hasEnded } from '../../sourcing/requests/trade-machine.ts';
import { costAccepted, costAcceptedInParts, costAgreed } from './costs.ts';
import type { Agreed } from './report.repository.ts';
import type { TradeFigures } from './report.schemas.ts';

const MINUTE_MS = 60_000;

type Facts = {
  row: TradeRequestRow;
  /** What the viewer may see of it. */
  agreed: Agreed | undefined;
  quotes: readonly Quote[];
  events: readonly TradeEvent[];
  progress: readonly ProgressRow[];
  shipments: readonly ShipmentRow[];
  milestones: readonly MilestoneRow[];
  now: Date;
};

/** How long a request took and what it cost. */
export function figuresOf({ row, agreed, quotes, events, progress, shipments, milestones, now }: Facts): TradeFigures {
  const sent = shipments.filter(({ status }) => status !== 'CANCELLED');
  const handed = milestones.flatMap(({ submittedAt }) => submittedAt ?? []);
  const isWhole = agreed && (sent.length > 0 || handed.length > 0) && statusOf(progress) !== 'IN_FULFILMENT';
  const moments = {
    publishedAt: row.publishedAt ?? undefined,
    firstOfferAt: firstOf(
      quotes.flatMap(({ side, sentAt }) => (side === 'SELLER' && sentAt !== undefined ? [new Date(sentAt)] : [])),
    ),
    agreedAt: agreed && new Date(agreed.at),
    shippedAt: agreed && firstOf([...sent.map(({ shippedAt }) => shippedAt), ...handed]),
    deliveredAt: isWhole ? lastOf([...sent.flatMap(({ deliveredAt }) => deliveredAt ?? []), ...handed]) : undefined,
    endedAt: endOf(row, events),
  };
  const { publishedAt, firstOfferAt, agreedAt, deliveredAt } = moments;
  const minutesTo = (at: Date | undefined) =>
    publishedAt && at && Math.floor((at.getTime() - publishedAt.getTime()) / MINUTE_MS);
  const acceptedOf = (id: string) => progress.find(({ lineId }) => lineId === id)?.accepted ?? '0';
  return defined({
    ...Object.fromEntries(Object.entries(moments).map(([name, at]) => [name, at?.toISOString()])),
    minutesToFirstOffer: minutesTo(firstOfferAt),
    minutesToAgreement: minutesTo(agreedAt),
    minutesToDelivery: minutesTo(deliveredAt),
    daysLate: agreed && daysLate(agreed, deliveredAt ?? (hasEnded(row.status) ? undefined : now)),
    agreed: agreed && costAgreed(agreed),
    accepted:
      agreed &&
      (agreed.milestones ? costAcceptedInParts(agreed, acceptedParts(milestones)) : costAccepted(agreed, acceptedOf)),
  });
}

export const acceptedParts = (milestones: readonly MilestoneRow[]) =>
  new Set(milestones.flatMap(({ status, place }) => (status === 'ACCEPTED' ? [place - 1] : [])));

const firstOf = (all: readonly Date[]) =>
  all.reduce<Date | undefined>((first, each) => (first && first <= each ? first : each), undefined);
const lastOf = (all: readonly Date[]) =>
  all.reduce<Date | undefined>((last, each) => (last && last >= each ? last : each), undefined);

/** The events of a request begin with its first; that which ended it is the last that led there. */
function endOf({ status }: TradeRequestRow, events: readonly TradeEvent[]): Date | undefined {
  if (!hasEnded(status)) return undefined;
  const ends = events.filter(({ toStatus }) => toStatus === status);
  return ends[0] && new Date(ends[0].at);
}

/** By whole days of Tehran. */
function daysLate({ neededBy }: Agreed, at: Date | undefined): number | undefined {
  if (neededBy === null || !at) return undefined;
  return daysAfter(tehranDay(at), neededBy);
}

/** Without what is not there. */
const defined = (figures: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined)) as TradeFigures;
