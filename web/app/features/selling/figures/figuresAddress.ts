import { readJalaliDay } from '../../../platform/forms/jalali.ts';
import type { Day } from '../../../platform/graph/scalars.ts';
import type { ChartGranularity, VisitMetric } from '../../../platform/graph/types.generated.ts';
import { tehranDate } from '../../../platform/numbers/dates.ts';
import type { FiguresTabQueryVariables } from './FiguresTab.generated.ts';

const DAY_MS = 86_400_000;
/** Lengths of time that end today. */
export const spans = [7, 30, 90, 365] as const;
/** Days of the longest range. */
const MAX_DAYS = 366;
const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** What tells pages from goods in the address. */
const pageMark = 'page:';
/** How the form and the address name a page. */
export const pageValue = (id: string) => `${pageMark}${id}`;
const granularities: readonly ChartGranularity[] = ['DAY', 'WEEK', 'MONTH'];
const metrics: readonly VisitMetric[] = ['VIEWS', 'UNIQUE', 'CONTACT_CLICKS'];

/** What the address says of the chart. */
export interface FiguresState {
  merchantId: string;
  /** One of its goods; all of them without it. */
  productId?: string;
  /** Or one of its pages. */
  pageId?: string;
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
  const chosen = query.get('productId') ?? '';
  const pageId = chosen.startsWith(pageMark) ? chosen.slice(pageMark.length) : '';
  return {
    merchantId,
    ...(idPattern.test(chosen) && { productId: chosen }),
    ...(idPattern.test(pageId) && { pageId }),
    ...rangeOf(query, now),
    granularity: granularities.find((each) => each === query.get('granularity')) ?? 'DAY',
    metric: metrics.find((each) => each === query.get('metric')) ?? 'VIEWS',
  };
}

const addDays = (day: Day, days: number): Day => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The range that was typed, if it is one; else so many days up to today. */
function rangeOf(query: URLSearchParams, now: Date): Pick<FiguresState, 'days' | 'from' | 'to' | 'problem' | 'typed'> {
  const today = tehranDate(now.toISOString());
  const days = spans.find((each) => String(each) === query.get('days')) ?? 30;
  const typed = { from: (query.get('from') ?? '').slice(0, 20), to: (query.get('to') ?? '').slice(0, 20) };
  const ofDays = { days, from: addDays(today, 1 - days), to: today, typed };
  if (!typed.from && !typed.to) return ofDays;
  const from = readJalaliDay(typed.from);
  const to = readJalaliDay(typed.to);
  if (!from || !to) return { ...ofDays, problem: 'DAYS' };
  if (from > to) return { ...ofDays, problem: 'ORDER' };
  if (Date.parse(to) - Date.parse(from) >= MAX_DAYS * DAY_MS) return { ...ofDays, problem: 'LENGTH' };
  return { from, to, typed };
}

/** The address of all goods of a seller, of the last thirty days. */
export const figuresHref = (merchantId: string) => `/profile/suppliers?tab=figures&merchantId=${merchantId}`;

/** What the chart asks. @param supplierId of who sells by itself: its page and all its goods */
export function figuresVariables(state: FiguresState, supplierId: string | undefined): FiguresTabQueryVariables {
  const { merchantId, from, to, granularity, metric } = state;
  return {
    ownMerchantId: merchantId,
    ownSupplierId: supplierId ?? null,
    writes: supplierId !== undefined,
    ...subjectOf(state, supplierId),
    from,
    to,
    granularity,
    metric,
  };
}

function subjectOf({ merchantId, productId, pageId }: FiguresState, supplierId: string | undefined) {
  if (pageId) return { objectType: 'CONTENT' as const, objectId: pageId };
  if (productId) return { objectType: 'SUPPLIER_PRODUCT' as const, objectId: productId };
  return supplierId ? { supplierId } : { merchantId };
}
