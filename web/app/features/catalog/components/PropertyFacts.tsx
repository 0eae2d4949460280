import Big from 'big.js';
import { FactList } from '../../../design/FactList.tsx';
import { VisuallyHidden } from '../../../design/VisuallyHidden.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { convert } from '../../../platform/numbers/units.ts';
import { catalogMessages } from '../messages.ts';
import { productMessages as words } from '../product/messages.ts';
import type { PropertyFacts_PropertyFragment, PropertyFacts_ValueFragment } from './PropertyFacts.generated.ts';
import { PropertyText } from './PropertyText.tsx';

/** Other units shown beside a value, and the digits they are rounded to for reading. */
const otherUnitsShown = 2;
const otherDigits = 4;

type Value = PropertyFacts_ValueFragment;
type Unit = NonNullable<PropertyFacts_PropertyFragment['units']>[number];

interface PropertyFactsProps {
  values: readonly Masked<PropertyFacts_ValueFragment>[];
  properties: readonly Masked<PropertyFacts_PropertyFragment>[];
}

/** The values of one group of the sheet, as stated, with the same measure in other units beside it. */
export function PropertyFacts({ values, properties }: PropertyFactsProps) {
  const units = new Map(
    readFragment<PropertyFacts_PropertyFragment>(properties).map((each) => [each.id, each.units ?? []]),
  );
  const facts = readFragment<PropertyFacts_ValueFragment>(values).map((value) => ({
    label: value.name,
    value: <Stated value={value} units={units.get(value.propertyId) ?? []} />,
  }));
  return <FactList facts={facts} />;
}

function Stated({ value, units }: { value: Value; units: readonly Unit[] }) {
  const others = inOtherUnits(value, units);
  return (
    <>
      <PropertyText value={value} />
      {others.length > 0 && (
        <span className="ms-2 text-[0.8125rem] text-muted">
          <VisuallyHidden>{words.otherUnits}: </VisuallyHidden>
          {others.map((other) => (
            <span key={other} className="me-2 inline-block">
              ≈ {other}
            </span>
          ))}
        </span>
      )}
    </>
  );
}

function inOtherUnits({ measure }: Value, units: readonly Unit[]): string[] {
  const own = units.find(({ id }) => id === measure?.unit.id);
  if (!measure || !own) return [];
  const { value, maxValue } = measure;
  return units
    .filter((unit) => unit.id !== own.id)
    .slice(0, otherUnitsShown)
    .map((unit) => {
      const shown = (text: string) => formatDecimal(round(convert(text, own, unit)));
      const number = maxValue === null ? shown(value) : catalogMessages.value.range(shown(value), shown(maxValue));
      return `${number} ${unit.displayText}`;
    });
}

/** For reading only; the exact value stands beside it. */
const round = (text: string) => new Big(text).prec(otherDigits).toFixed();
