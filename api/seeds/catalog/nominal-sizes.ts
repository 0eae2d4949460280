import type { EnumSeed } from '../shape.ts';

// Rows: DN, NPS, Persian wording of the inch size, outside diameter of steel pipe in mm (ASME B36.10).
const PIPE_SIZES = [
  ['8', '1/4', '¼', 13.7],
  ['10', '3/8', '⅜', 17.1],
  ['15', '1/2', '½', 21.3],
  ['20', '3/4', '¾', 26.7],
  ['25', '1', '۱', 33.4],
  ['32', '1 1/4', '۱¼', 42.2],
  ['40', '1 1/2', '۱½', 48.3],
  ['50', '2', '۲', 60.3],
  ['65', '2 1/2', '۲½', 73.0],
  ['80', '3', '۳', 88.9],
  ['100', '4', '۴', 114.3],
  ['125', '5', '۵', 141.3],
  ['150', '6', '۶', 168.3],
  ['200', '8', '۸', 219.1],
  ['250', '10', '۱۰', 273.0],
  ['300', '12', '۱۲', 323.8],
  ['400', '16', '۱۶', 406.4],
] as const;

/** Nominal pipe sizes: names that correspond by table, never by arithmetic. */
export const pipeSizes: readonly EnumSeed[] = PIPE_SIZES.map(([dn, nps, inches]) => ({
  code: `dn${dn}`,
  label: `DN${dn} (${inches} اینچ)`,
  equivalents: { dn, nps },
}));

/** Outside diameter in mm of steel pipe with that DN. @throws when the table lacks it. */
export function pipeOutsideDiameter(dn: number): number {
  const row = PIPE_SIZES.find(([each]) => each === String(dn));
  if (!row) throw new Error(`no pipe size DN${dn}`);
  return row[3];
}

/** Inch size of a DN as Persian prose writes it, such as «۱½». */
export function inchesOf(dn: number): string {
  return PIPE_SIZES.find(([each]) => each === String(dn))?.[2] ?? '';
}

/** Pressure ratings that are names, with the other system's name where ISO 7268 gives one. */
export const pressureClasses: readonly EnumSeed[] = [
  { code: 'pn6', label: 'PN6', equivalents: { pn: '6' } },
  { code: 'pn10', label: 'PN10', equivalents: { pn: '10' } },
  { code: 'pn16', label: 'PN16', equivalents: { pn: '16' } },
  { code: 'pn25', label: 'PN25', equivalents: { pn: '25' } },
  { code: 'pn40', label: 'PN40', equivalents: { pn: '40' } },
  { code: 'class150', label: 'Class 150', equivalents: { class: '150', pn: '20' } },
  { code: 'class300', label: 'Class 300', equivalents: { class: '300', pn: '50' } },
  { code: 'class600', label: 'Class 600', equivalents: { class: '600', pn: '110' } },
  { code: 'class800', label: 'Class 800', equivalents: { class: '800' } },
  { code: 'class1500', label: 'Class 1500', equivalents: { class: '1500', pn: '260' } },
];

// Coarse metric threads of ISO 261: name, pitch, tapping drill, width across flats of the ISO 4032 nut.
const METRIC_THREADS = [
  ['M6', '1', '5', '10'],
  ['M8', '1.25', '6.8', '13'],
  ['M10', '1.5', '8.5', '16'],
  ['M12', '1.75', '10.2', '18'],
  ['M16', '2', '14', '24'],
  ['M20', '2.5', '17.5', '30'],
  ['M24', '3', '21', '36'],
  ['M30', '3.5', '26.5', '46'],
  ['M36', '4', '32', '55'],
] as const;

export const metricThreads: readonly EnumSeed[] = METRIC_THREADS.map(([name, pitch, drill, flats]) => ({
  code: name.toLowerCase(),
  label: name,
  equivalents: { pitch, drill, spanner: flats },
}));

/** American wire gauges with the nearest metric conductor of IEC 60228. */
export const wireGauges: readonly EnumSeed[] = (
  [
    ['16', '1.5'],
    ['14', '2.5'],
    ['12', '4'],
    ['10', '6'],
    ['8', '10'],
    ['6', '16'],
    ['4', '25'],
    ['2', '35'],
    ['1/0', '50'],
    ['2/0', '70'],
    ['3/0', '95'],
    ['4/0', '120'],
  ] as const
).map(([awg, mm2]) => ({
  code: `awg${awg.replace('/', '-')}`,
  label: `AWG ${awg}`,
  equivalents: { awg, mm2 },
}));
