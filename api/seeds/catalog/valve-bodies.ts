import { inUnit, interval } from '../figures.ts';
import type { Random } from '../random.ts';
import type { Interval, Measured, Values } from '../shape.ts';

type Rating = { bar: number; nominal: string; psi?: number };
type Body = {
  code: string;
  adjective: string;
  letter: string;
  /** Diameters it is made in, mm. */
  sizes: Interval;
  ratings: readonly Rating[];
  temperature: Interval;
  connections: readonly string[];
  priceShare: number;
};

const iron: readonly Rating[] = [
  { bar: 10, nominal: 'pn10' },
  { bar: 16, nominal: 'pn16' },
];
const forged: readonly Rating[] = [
  { bar: 16, nominal: 'pn16' },
  { bar: 40, nominal: 'pn40' },
  { bar: 19.6, nominal: 'class150', psi: 285 },
  { bar: 51.1, nominal: 'class300', psi: 740 },
];

/** Bodies of valves with the ratings and temperatures that go with each material. */
export const bodies = {
  brass: {
    code: 'brass',
    adjective: 'برنجی',
    letter: 'B',
    sizes: interval(4, 80),
    ratings: [
      { bar: 16, nominal: 'pn16' },
      { bar: 10, nominal: 'pn10' },
      { bar: 25, nominal: 'pn25' },
      { bar: 10.3, nominal: 'pn10', psi: 150 },
      { bar: 20.7, nominal: 'pn16', psi: 300 },
    ],
    temperature: interval(-10, 120),
    connections: ['threaded', 'compression'],
    priceShare: 0.35,
  },
  bronze: {
    code: 'bronze',
    adjective: 'برنزی',
    letter: 'Z',
    sizes: interval(8, 100),
    ratings: [
      { bar: 16, nominal: 'pn16' },
      { bar: 10, nominal: 'pn10' },
      { bar: 25, nominal: 'pn25' },
    ],
    temperature: interval(-20, 180),
    connections: ['threaded', 'flanged'],
    priceShare: 0.6,
  },
  castIron: {
    code: 'castIron',
    adjective: 'چدنی',
    letter: 'C',
    sizes: interval(40, 1200),
    ratings: [{ bar: 6, nominal: 'pn6' }, ...iron],
    temperature: interval(-10, 120),
    connections: ['flanged'],
    priceShare: 0.5,
  },
  ductileIron: {
    code: 'ductileIron',
    adjective: 'چدن داکتیل',
    letter: 'D',
    sizes: interval(40, 1200),
    ratings: [...iron, { bar: 25, nominal: 'pn25' }],
    temperature: interval(-20, 150),
    connections: ['flanged'],
    priceShare: 0.65,
  },
  carbonSteel: {
    code: 'carbonSteel',
    adjective: 'فولادی',
    letter: 'S',
    sizes: interval(15, 600),
    ratings: forged,
    temperature: interval(-29, 425),
    connections: ['flanged', 'buttWeld'],
    priceShare: 1,
  },
  stainless304: {
    code: 'stainless304',
    adjective: 'استیل ۳۰۴',
    letter: 'X',
    sizes: interval(4, 300),
    ratings: [...forged, { bar: 69, nominal: 'class600', psi: 1000 }],
    temperature: interval(-40, 200),
    connections: ['threaded', 'flanged', 'clamp'],
    priceShare: 1.5,
  },
  stainless316: {
    code: 'stainless316',
    adjective: 'استیل ۳۱۶',
    letter: 'Y',
    sizes: interval(4, 600),
    ratings: [...forged, { bar: 69, nominal: 'class600', psi: 1000 }],
    temperature: interval(-40, 220),
    connections: ['threaded', 'flanged', 'clamp'],
    priceShare: 2,
  },
  forgedSteel: {
    code: 'forgedSteel',
    adjective: 'فورج',
    letter: 'F',
    sizes: interval(4, 50),
    ratings: [
      { bar: 138, nominal: 'class800', psi: 2000 },
      { bar: 255, nominal: 'class1500' },
    ],
    temperature: interval(-29, 450),
    connections: ['threaded', 'socketWeld'],
    priceShare: 1.8,
  },
  pvc: {
    code: 'pvc',
    adjective: 'پلیمری',
    letter: 'P',
    sizes: interval(15, 110),
    ratings: [
      { bar: 10, nominal: 'pn10' },
      { bar: 16, nominal: 'pn16' },
    ],
    temperature: interval(0, 60),
    connections: ['solvent', 'threaded'],
    priceShare: 0.2,
  },
} satisfies Record<string, Body>;

export type ValveBody = {
  body: Body;
  diameter: number;
  /** For prices and choices, in bar. */
  bar: number;
  /** As the sheet states it, which may be in psi. */
  pressure: number | Measured;
  values: Values;
};

/** A body of one of `materials` and one of `sizes` (mm), with all that the branch asks for. */
export function valveBody(
  random: Random,
  materials: readonly (keyof typeof bodies)[],
  sizes: readonly number[],
): ValveBody {
  const body: Body = bodies[random.turn(materials)];
  const diameter = random.turn(sizes.filter((size) => size >= body.sizes.from && size <= body.sizes.to));
  const rating = random.turn(body.ratings);
  const pressure: number | Measured = rating.psi === undefined ? rating.bar : inUnit(rating.psi, '[psi]');
  const small = diameter <= 50;
  const connections = body.connections.filter(
    (each) => small || !['threaded', 'compression', 'socketWeld'].includes(each),
  );
  return {
    body,
    diameter,
    bar: rating.bar,
    pressure,
    values: {
      diameter,
      nominalSize: `dn${diameter}`,
      pressure,
      pressureClass: rating.nominal,
      temperature: body.temperature,
      bodyMaterial: body.code,
      connection: random.pick(connections.length > 0 ? connections : ['flanged']),
    },
  };
}
