import { readJalaliDay } from '../../../platform/forms/jalali.ts';
import type { Day } from '../../../platform/graph/scalars.ts';
import type { ChartGranularity, VisitMetric } from '../../../platform/graph/types.generated.ts';
import type { FiguresTabQueryVariables } from './FiguresTab.generated.ts';

const DAY_MS = 86_400_000;
const TEHRAN_AHEAD_MS = 3.5 * 3_600_000;
/** Lengths of time that end today. */
export const spans = [7, 30, 90, 365] as const;
/** Days of the longest range. */
const MAX_DAYS = 366;
const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const granularities: readonly ChartGranularity[] = ['DAY', 'WEEK', 'MONTH'];
const metrics: readonly VisitMetric[] = ['VIEWS', 'UNIQUE', 'CONTACT_CLICKS'];

/** What the address says of the chart. */
export interface FiguresState {
  merchantId: string;
  /** One of its goods; all of them without it. */
  productId?: string;
  /** Days up to today; undefined for a range of its own. */
  days?: number;
  from: Day;
  to: Day;
  granularity: ChartGranularity;
  metric: VisitMetric;
  /** Why a range that was typed is not shown. */
  problem?: 'DAYS' | 'ORDER' | 'LENGTH';
  /** The days as they were typed. */
  typed: { from: string; to: string };
}

/** @returns undefined where the address is not that of a chart */
export function readFiguresAddress(search: string, now: Date): FiguresState | undefined {
  const query = new URLSearchParams(search);
  const merchantId = query.get('merchantId') ?? '';
  if (query.get('tab') !== 'figures' || !idPattern.test(merchantId)) return undefined;
  const productId = query.get('productId') ?? '';
  return {
    merchantId,
    ...(idPattern.test(productId) && { productId }),
    ...rangeOf(query, now),
    granularity: granularities.find((each) => each === query.get('granularity')) ?? 'DAY',
    metric: metrics.find((each) => each === query.get('metric')) ?? 'VIEWS',
  };
}

const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10) as Day;
const addDays = (day: Day, days: number) => isoDay(Date.parse(day) + days * DAY_MS);

/** The range that was typed, if it is one; else so many days up to today. */
function rangeOf(query: URLSearchParams, now: Date): Pick<FiguresState, 'days' | 'from' | 'to' | 'problem' | 'typed'> {
  const today = isoDay(now.getTime() + TEHRAN_AHEAD_MS);
  const days = spans.find((each) => String(each) === query.get('days')) ?? 30;
  const typed = { from: (query.get('from') ?? '').slice(0, 20), to: (query.get('to') ?? '').slice(0, 20) };
  const ofDays = { days, from: addDays(today, 1 - days), to: today, typed };
  if (!typed.from && !typed.to) return ofDays;
  const from = readJalaliDay(typed.from);
  const to = readJalaliDay(typed.to);
  if (!from || !to) return { ...ofDays, problem: 'DAYS' };
  if (from > to) return { ...ofDays, problem: 'ORDER' };
  if (Date.parse(to) - Date.parse(from) >= MAX_DAYS * DAY_MS) return { ...ofDays, problem: 'LENGTH' };
  return { from: from as Day, to: to as Day, typed };
}

/** The address of all goods of a seller, of the last thirty days. */
export const figuresHref = (merchantId: string) => `/profile/suppliers?tab=figures&merchantId=${merchantId}`;

/** What the chart asks. @param supplierId of who sells by itself: its page and all its goods */
export function figuresVariables(state: FiguresState, supplierId: string | undefined): FiguresTabQueryVariables {
  const { merchantId, productId, from, to, granularity, metric } = state;
  return {
    ownMerchantId: merchantId,
    ...subjectOf(merchantId, productId, supplierId),
    from,
    to,
    granularity,
    metric,
  };
}

function subjectOf(merchantId: string, productId: string | undefined, supplierId: string | undefined) {
  if (productId) return { objectType: 'SUPPLIER_PRODUCT' as const, objectId: productId };
  return supplierId ? { supplierId } : { merchantId };
}
