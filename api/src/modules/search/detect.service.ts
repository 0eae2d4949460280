import type { Decimal } from '../../platform/decimal.ts';
import { typedLine } from '../../platform/text.ts';
import type { Reference } from '../reference/index.ts';
import type { DetectedMeasure, DetectedText, MeasuredTexts } from './detect.schemas.ts';
import type { Lexicon } from './lexicon.ts';
import { alternativesOf, takeMeasures, type Ends, type Measure, type UnitNames } from './reading/measures.ts';
import { firstWords, tokensOf } from './reading/tokens.ts';

type Units = { names: UnitNames; inUse: ReadonlyMap<string, DetectedMeasure['units'][number]> };
type Parts = { lexicon: Lexicon; reference: Reference };
export type Detection = ReturnType<typeof makeDetection>;

/** Behind the point, of a third of an inch: as many digits as a number that is stated may have. */
const DECIMALS = 15;

/** Reads numbers and their units out of texts, as searches read them. */
export function makeDetection({ lexicon, reference }: Parts) {
  return async function detect({ texts }: MeasuredTexts): Promise<DetectedText[]> {
    const [{ units: names }, quantities] = await Promise.all([lexicon.known(), reference.quantities()]);
    const inUse = new Map(
      quantities.flatMap(({ name, units }) => units.map((unit) => [unit.id, { unit, quantityName: name }] as const)),
    );
    return texts.map((text) => detectIn(typedLine(text), { names, inUse }));
  };
}

function detectIn(line: string, units: Units): DetectedText {
  const { first: read, next } = firstWords(tokensOf(line));
  const text = next ? line.slice(0, next.start).trim() : line;
  const measures = takeMeasures(read, units.names).measures.flatMap(alternativesOf);
  const places = measures.map(({ from, to }) => ({ start: read[from]!.start, end: read[to - 1]!.end }));
  const found = measures.map((measure, at) =>
    measureOf(measure, text.slice(places[at]!.start, places[at]!.end), units),
  );
  const between = [...places, { start: text.length, end: text.length }].map(({ start }, at) =>
    text.slice(places[at - 1]?.end ?? 0, start).trim(),
  );
  return { text, measures: found, rest: between.filter(Boolean).join(' ') };
}

function measureOf(measure: Measure, text: string, { inUse }: Units): DetectedMeasure {
  const units = measure.unitIds.flatMap((id) => inUse.get(id) ?? []);
  const sizes = measure.sizes.map(({ system, value }) => ({ system: system.toUpperCase(), value }));
  const [signedValue, signedMaxValue] = endsOf(measure.signed ?? {});
  const [value, maxValue] = endsOf(measure);
  const [otherValue] = endsOf(measure.other ?? {});
  return {
    text,
    ...(value !== undefined && { value }),
    ...(maxValue !== undefined && { maxValue }),
    ...(signedValue !== undefined && { signedValue }),
    ...(signedMaxValue !== undefined && { signedMaxValue }),
    ...(otherValue !== undefined && { otherValue }),
    units,
    sizes,
    isAmbiguous: units.length + sizes.length > 1 || (measure.signed ?? measure.other) !== undefined,
  };
}

const endsOf = ({ low, high }: Ends) => [low, high].map((end?: Decimal) => end?.round(DECIMALS).toFixed());
