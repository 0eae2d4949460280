import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const VisitMetric = namedEnum('VisitMetric', 'What a chart of visits counts.', {
  VIEWS: { en: 'Visits: one for each visitor in 30 minutes.', fa: 'بازدید' },
  UNIQUE: {
    en: 'Visitors, once for each day and object; a longer span is their sum.',
    fa: 'بازدیدکننده',
  },
  CONTACT_CLICKS: { en: "How often a seller's phone or mail was opened.", fa: 'باز کردن راه تماس' },
});
export type VisitMetric = Static<typeof VisitMetric>;

export const ChartGranularity = namedEnum('ChartGranularity', 'The periods of a chart.', {
  DAY: { en: 'Days of Tehran.', fa: 'روزانه' },
  WEEK: { en: 'Weeks, which begin on Saturday.', fa: 'هفتگی' },
  MONTH: { en: 'Months of the Jalali calendar.', fa: 'ماهانه' },
});
export type ChartGranularity = Static<typeof ChartGranularity>;

export const VisitSeriesName = namedEnum('VisitSeriesName', 'Which range a series of a chart shows.', {
  CURRENT: { en: 'The range asked for.', fa: 'این بازه' },
  PREVIOUS: { en: 'The range of equal length before it.', fa: 'بازهٔ پیش از آن' },
});
export type VisitSeriesName = Static<typeof VisitSeriesName>;
