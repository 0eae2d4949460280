import { Type, type Static } from 'typebox';
import { Day, Id, named, object } from '../../platform/schema.ts';
import { ThingType } from '../catalog/index.ts';
import { ChartGranularity, VisitMetric, VisitSeriesName } from './activity.enums.ts';

export const MAX_CHART_DAYS = 366;

export const VisitChartQuery = object({
  objectType: Type.Optional(ThingType),
  objectId: Type.Optional(Id('Id of one thing; with `objectType`, instead of a supplier or merchant.')),
  supplierId: Type.Optional(Id('The page of this supplier, all its offers and all pages it wrote together.')),
  merchantId: Type.Optional(Id('The page of this merchant and all offers it sells together.')),
  from: Day('First day of Tehran.', '2026-11-01'),
  to: Day(`Last day of Tehran; at most ${MAX_CHART_DAYS} days with the first.`, '2026-11-30'),
  granularity: Type.Optional(ChartGranularity),
  metric: Type.Optional(VisitMetric),
});
export type VisitChartQuery = Static<typeof VisitChartQuery>;

export const VisitPoint = named(
  'VisitPoint',
  'A figure of one day, week or month.',
  object({
    from: Day('First day of the period, within the range.', '2026-11-01'),
    to: Day('Last day of the period, within the range.', '2026-11-07'),
    value: Type.Optional(
      Type.Integer({
        description: 'The figure; absent before counting began and after today.',
        minimum: 0,
        examples: [42],
      }),
    ),
  }),
);
export type VisitPoint = Static<typeof VisitPoint>;

const VisitSeries = named(
  'VisitSeries',
  'The figures of one range, period by period.',
  object({
    name: VisitSeriesName,
    points: Type.Array(VisitPoint, { description: `Periods in order of time, at most ${MAX_CHART_DAYS}.` }),
  }),
);

export const VisitChart = named(
  'VisitChart',
  'How often something was looked at over time, beside the range of equal length before it.',
  object({
    metric: VisitMetric,
    granularity: ChartGranularity,
    countedSince: Day('First day on which this figure was counted.', '2026-08-01'),
    series: Type.Array(VisitSeries, { description: 'The range asked for, then the one before it: always these two.' }),
    total: Type.Optional(
      Type.Integer({ description: 'Sum over the range; absent where none of it was counted.', minimum: 0 }),
    ),
    previousTotal: Type.Optional(
      Type.Integer({ description: 'Sum over the range before; absent where none of it was counted.', minimum: 0 }),
    ),
  }),
);
export type VisitChart = Static<typeof VisitChart>;

export const ContactClick = named(
  'ContactClick',
  'Contact data of a seller that somebody opened.',
  object({
    merchantId: Id('The merchant whose phone or mail was opened.'),
  }),
);
export type ContactClick = Static<typeof ContactClick>;

export const ContactClickCount = named(
  'ContactClickCount',
  'Whether a click was counted.',
  object({
    isCounted: Type.Boolean({
      description: 'True if it counted: the visitor had not opened this contact in the last 30 minutes.',
    }),
  }),
);
export type ContactClickCount = Static<typeof ContactClickCount>;
