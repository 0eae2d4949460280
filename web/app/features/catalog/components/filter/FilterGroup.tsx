import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../../../design/Icon.tsx';
import type { Facet } from '../../filter/facets.ts';
import { type FilterProperty, isMeasured } from '../../filter/property.ts';
import { selectedOf } from '../../filter/selectedProperties.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { MeasureFilter } from './MeasureFilter.tsx';
import type { ListControl } from './useListState.ts';

// Which groups were opened or closed on which list, so that going back finds the panel as it was left.
const remembered = new Map<string, boolean>();

interface FilterGroupProps {
  name: string;
  /** Open before anybody chose. */
  opensFirst: boolean;
  properties: readonly FilterProperty[];
  facets: readonly Facet[];
  control: ListControl;
}

/** The properties under one heading, which opens and closes them. Closed ones are sent with the form too. */
export function FilterGroup({ name, opensFirst, properties, facets, control }: FilterGroupProps) {
  const place = `${useLocation().pathname} ${name}`;
  const hasSelection = properties.some(({ id }) => selectedOf(control.draft.selected, id));
  // Only the first time: a group must not close under somebody's hands.
  const [opens] = useState(remembered.get(place) ?? (opensFirst || hasSelection));
  return (
    <details
      className="group border-t border-border py-1 first:border-t-0 first:pt-0"
      open={opens}
      onToggle={(event) => void remembered.set(place, event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between font-medium">
        {name}
        <span className="transition-transform group-open:rotate-180">
          <Icon icon="chevron-down" size={18} />
        </span>
      </summary>
      <div className="flex flex-col gap-5 pt-1 pb-4">
        {properties.map((property) => {
          const Filter = isMeasured(property) ? MeasureFilter : ChoiceFilter;
          const facet = facets.find(({ propertyId }) => propertyId === property.id);
          return <Filter key={property.id} property={property} facet={facet} control={control} />;
        })}
      </div>
    </details>
  );
}
