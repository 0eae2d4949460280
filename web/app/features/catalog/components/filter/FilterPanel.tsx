import { BottomSheet } from '../../../../design/BottomSheet.tsx';
import { Button } from '../../../../design/Button.tsx';
import { Checkbox } from '../../../../design/Checkbox.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { longestKey } from '../../../../platform/text/searchKey.ts';
import { type Facet, isWorthAsking } from '../../filter/facets.ts';
import { canFilterBy, type FilterProperty } from '../../filter/property.ts';
import { selectedOf } from '../../filter/selectedProperties.ts';
import { catalogMessages } from '../../messages.ts';
import { FilterGroup } from './FilterGroup.tsx';
import type { ListControl } from './useListState.ts';

const words = catalogMessages.list;

/** Links to `#filters` open the panel where it is a sheet. */
export const filterPanelId = 'filters';

interface FilterPanelProps {
  control: ListControl;
  /** Whether the list can be searched by a text. */
  hasKey?: boolean | undefined;
  properties: readonly FilterProperty[];
  facets: readonly Facet[];
  /** How much the list has now, in words. */
  total: string;
}

/**
 * Everything a list can be filtered by: a column on wide windows, a sheet on phones. Changes apply at once;
 * the button shows what they come to and goes there. Without script it sends the form.
 */
export function FilterPanel({ control, hasKey = false, properties, facets, total }: FilterPanelProps) {
  const { draft, change } = control;
  const isSelected = (id: string) => selectedOf(draft.selected, id) !== undefined;
  const filterable = properties.filter(
    (property) =>
      canFilterBy(property) &&
      isWorthAsking(
        facets.find(({ propertyId }) => propertyId === property.id),
        isSelected(property.id),
      ),
  );
  const groups = [...new Set(filterable.map(({ groupName }) => groupName))];
  return (
    <BottomSheet
      id={filterPanelId}
      title={words.filters}
      closeLabel={words.closeFilters}
      footer={
        <Button type="submit" variant="primary" data-sheet-close="">
          {words.show(total)}
        </Button>
      }
    >
      {hasKey && (
        <div className="pb-3">
          {/* Another text, another field: it shows what the address says. */}
          <TextField
            key={control.state.key}
            type="search"
            name="key"
            label={words.key}
            defaultValue={control.state.key}
            minLength={2}
            maxLength={longestKey}
          />
        </div>
      )}
      {groups.map((name, index) => (
        <FilterGroup
          key={name}
          name={name}
          opensFirst={index < 2 || filterable.some(({ groupName, isKey }) => groupName === name && isKey)}
          properties={keyFirst(filterable.filter(({ groupName }) => groupName === name))}
          facets={facets}
          control={control}
        />
      ))}
      {filterable.some(({ id }) => facets.some(({ propertyId }) => propertyId === id)) && (
        <fieldset className="border-t border-border pt-3">
          <legend className="visually-hidden">{words.notStated}</legend>
          <Checkbox
            name="includeUnknown"
            value="true"
            label={words.includeUnknown}
            checked={draft.includeUnknown}
            onChange={(event) => change({ ...draft, includeUnknown: event.currentTarget.checked }, 'now')}
          />
        </fieldset>
      )}
    </BottomSheet>
  );
}

/** What most people ask for stands first in its group. */
const keyFirst = (properties: readonly FilterProperty[]) => [
  ...properties.filter(({ isKey }) => isKey),
  ...properties.filter(({ isKey }) => !isKey),
];
