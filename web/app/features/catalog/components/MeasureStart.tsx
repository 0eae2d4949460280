import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { NumberWithUnitField } from '../../../design/NumberWithUnitField.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { isMeasured } from '../filter/property.ts';
import { categoryMessages } from '../screens/messages.ts';
import { productListPath } from '../../../paths.ts';
import type { MeasureStart_CategoryFragment } from './MeasureStart.generated.ts';

const words = categoryMessages.category;
const shown = 4;

interface MeasureStartProps {
  category: Masked<MeasureStart_CategoryFragment>;
  /** What the category's offers state: nobody finds anything by a measure that none of them does. */
  facets: readonly { propertyId: string; range?: object | null }[];
}

/** A plain form that opens the product list with the measures typed; nothing when the category measures nothing. */
export function MeasureStart({ category, facets }: MeasureStartProps) {
  const { properties, ...address } = readFragment<MeasureStart_CategoryFragment>(category);
  const isStated = (id: string) => facets.some(({ propertyId, range }) => propertyId === id && range != null);
  const measured = (properties ?? []).filter(
    (each) => each.isFilterable && isMeasured(each) && each.units?.length && isStated(each.id),
  );
  // Key properties first; a stable sort keeps the category's order among equals.
  const fields = measured.sort((a, b) => Number(b.isKey) - Number(a.isKey)).slice(0, shown);
  if (fields.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="measure" padding="roomy">
      <h2 id="measure" className="text-[1.25rem] leading-8">
        {words.measure}
      </h2>
      <p className="mb-4 text-muted">{words.measureHint}</p>
      <form action={productListPath(address)} method="get">
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {fields.map(({ id, code, name, units, defaultMeasurementUnitId }) => (
            <NumberWithUnitField
              key={id}
              name={code}
              legend={name}
              units={(units ?? []).map((unit) => ({ value: unit.code, label: unit.displayText }))}
              unit={units?.find((unit) => unit.id === defaultMeasurementUnitId)?.code}
              valueLabel={words.value(name)}
              maxValueLabel={words.maxValue(name)}
              unitLabel={words.unit(name)}
              valuePlaceholder={words.from}
              maxValuePlaceholder={words.to}
              separator={words.separator}
            />
          ))}
        </div>
        <div className="mt-4">
          <Button type="submit" variant="primary" icon="search">
            {words.find}
          </Button>
        </div>
      </form>
    </Card>
  );
}
