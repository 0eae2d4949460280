import { NumberWithUnitField } from '../../../../design/NumberWithUnitField.tsx';
import { boundsIn, type Facet } from '../../filter/facets.ts';
import { type FilterProperty, unitOf } from '../../filter/property.ts';
import { isMistyped, selectNumber, selectUnit } from '../../filter/select.ts';
import { selectedOf } from '../../filter/selectedProperties.ts';
import { catalogMessages } from '../../messages.ts';
import { NotStated } from './NotStated.tsx';
import type { ListControl } from './useListState.ts';

const words = catalogMessages.list;

export interface PropertyFilterProps {
  property: FilterProperty;
  facet: Facet | undefined;
  control: ListControl;
}

/** A measured property: two ends and a unit. What is on offer stands in the empty ends, in the same unit. */
export function MeasureFilter({ property, facet, control }: PropertyFilterProps) {
  const { draft, change } = control;
  const { name, code, dataType } = property;
  const item = selectedOf(draft.selected, property.id);
  const unit = unitOf(property, item?.measurementUnitId);
  const [min, max] = boundsIn(facet, property, unit) ?? [];
  const mistyped = item && isMistyped(item);
  return (
    <div>
      <NumberWithUnitField
        name={code}
        legend={name}
        units={(property.units ?? []).map(({ code: value, displayText: label }) => ({ value, label }))}
        valueLabel={words.value(name)}
        maxValueLabel={words.maxValue(name)}
        unitLabel={words.unit(name)}
        separator={words.separator}
        valuePlaceholder={words.from(min)}
        maxValuePlaceholder={words.to(max)}
        value={item?.value ?? ''}
        maxValue={item?.maxValue ?? ''}
        unit={unit?.code}
        hint={dataType === 'NUMERIC_RANGE' ? words.rangeHint : undefined}
        error={mistyped ? words.numbersOnly : undefined}
        onChange={(part, text) =>
          part === 'unit'
            ? change({ ...draft, selected: selectUnit(draft.selected, property, text) }, 'now')
            : change({ ...draft, selected: selectNumber(draft.selected, property, part, text) }, 'afterTyping')
        }
      />
      <NotStated facet={facet} />
    </div>
  );
}
