import type { Actor } from '../../platform/actor.ts';
import { tehranDay } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { ErrorCode } from '../../platform/error-codes.ts';
import { invalid, notFound, Problem } from '../../platform/problem.ts';
import type { VisitSeriesName } from './activity.enums.ts';
import { addDays, daysBetween, periodsOf } from './chart-periods.ts';
import * as repository from './chart.repository.ts';
import type { ChartSubject } from './chart.repository.ts';
import { MAX_CHART_DAYS, type VisitChart, type VisitChartQuery, type VisitPoint } from './chart.schemas.ts';

type Membership = { customerId: string; isOwner: boolean; permissions: readonly string[] };
export type ChartParts = {
  db: Database;
  clock: Clock;
  customers: {
    memberships: (query: Queryable, actor: Actor, customerIds: string[]) => Promise<Membership[]>;
  };
  /** Whether staff may read figures of others' things of a kind. */
  mayReadFigures: (actor: Actor, objectType: string | undefined) => boolean;
};

/** Visits over time, for who runs what was looked at. */
export function makeCharts({ db, clock, customers, mayReadFigures }: ChartParts) {
  /** @throws Problem 404 for what is not there or another's; 403 for a member without the permission */
  async function requireReader(actor: Actor, subject: ChartSubject) {
    const companies = (await repository.readCompanies(db, subject)) ?? notFound(codeOf(subject));
    if (mayReadFigures(actor, 'objectType' in subject ? subject.objectType : undefined)) return;
    const held = companies.length > 0 ? await customers.memberships(db, actor, companies) : [];
    if (held.length === 0) notFound(codeOf(subject));
    if (!held.some(({ isOwner, permissions }) => isOwner || permissions.includes('REPORT_VIEW')))
      throw new Problem(403, 'PERMISSION_MISSING', [], undefined, { permission: 'REPORT_VIEW' });
  }

  return {
    /** @throws Problem 400 for a range or subject that cannot be charted, 403, 404 */
    async chart(actor: Actor, query: VisitChartQuery): Promise<VisitChart> {
      const { from, to, granularity = 'DAY', metric = 'VIEWS' } = query;
      const subject = subjectOf(query);
      const length = daysOf(query);
      await requireReader(actor, subject);
      const today = tehranDay(clock.now());
      const before = { from: addDays(from, -length), to: addDays(from, -1) };
      const [countedSince, days] = await Promise.all([
        repository.readCountedSince(db, metric),
        repository.readDays(db, subject, metric, before.from, to),
      ]);
      const figures = new Map(days.map(({ day, value }) => [day, value]));
      /** Undefined where the day was not counted, or has not come. */
      const valueOf = (day: string) => (day < countedSince || day > today ? undefined : (figures.get(day) ?? 0));
      const seriesOf = (name: VisitSeriesName, range: { from: string; to: string }) => ({
        name,
        points: periodsOf(range.from, range.to, granularity).map((period) => pointOf(period, valueOf)),
      });
      const current = seriesOf('CURRENT', { from, to });
      const previous = seriesOf('PREVIOUS', before);
      return {
        metric,
        granularity,
        countedSince,
        series: [current, previous],
        ...totals(current.points, previous.points),
      };
    },
  };
}

/** @throws Problem 400 unless the query names exactly one */
function subjectOf({ objectType, objectId, supplierId, merchantId }: VisitChartQuery): ChartSubject {
  const named = [objectId, supplierId, merchantId].filter((id) => id !== undefined);
  if (named.length !== 1 || (objectType === undefined) !== (objectId === undefined)) {
    return invalid('objectId', 'CHART_SUBJECT');
  }
  if (supplierId !== undefined) return { supplierId };
  if (merchantId !== undefined) return { merchantId };
  return { objectType: objectType!, objectId: objectId! };
}

/** @throws Problem 400 for a range that ends before it begins, or is too long */
function daysOf({ from, to }: VisitChartQuery): number {
  if (from > to) invalid('from', 'CHART_FROM_AFTER_TO');
  const days = daysBetween(from, to);
  if (days > MAX_CHART_DAYS) invalid('to', 'CHART_TOO_LONG', String(MAX_CHART_DAYS));
  return days;
}

const codes: Partial<Record<string, ErrorCode>> = {
  SUPPLIER: 'SUPPLIER_NOT_FOUND',
  MERCHANT: 'MERCHANT_NOT_FOUND',
  SUPPLIER_PRODUCT: 'SUPPLIER_PRODUCT_NOT_FOUND',
  BASE_PRODUCT: 'BASE_PRODUCT_NOT_FOUND',
  CATEGORY: 'CATEGORY_NOT_FOUND',
  CONTENT: 'PAGE_NOT_FOUND',
};
function codeOf(subject: ChartSubject): ErrorCode {
  if ('supplierId' in subject) return 'SUPPLIER_NOT_FOUND';
  if ('merchantId' in subject) return 'MERCHANT_NOT_FOUND';
  return codes[subject.objectType] ?? 'CATEGORY_NOT_FOUND';
}

function pointOf(period: { from: string; to: string }, valueOf: (day: string) => number | undefined): VisitPoint {
  let value: number | undefined;
  const add = (ofDay: number | undefined) => {
    if (ofDay !== undefined) value = (value ?? 0) + ofDay;
  };
  add(valueOf(period.from));
  for (let day = period.from; day < period.to;) add(valueOf((day = addDays(day, 1))));
  return { from: period.from, to: period.to, ...(value !== undefined && { value }) };
}

/** The sums of both ranges, each left out where nothing of it was counted. */
function totals(current: VisitPoint[], previous: VisitPoint[]) {
  const total = sumOf(current);
  const previousTotal = sumOf(previous);
  return {
    ...(total !== undefined && { total }),
    ...(previousTotal !== undefined && { previousTotal }),
  };
}

function sumOf(points: VisitPoint[]): number | undefined {
  const known = points.flatMap(({ value }) => (value === undefined ? [] : [value]));
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : undefined;
}
