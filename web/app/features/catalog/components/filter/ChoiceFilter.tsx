import { CheckboxGroup, type CheckboxOption } from '../../../../design/CheckboxGroup.tsx';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { countOf, type Facet } from '../../filter/facets.ts';
import type { FilterProperty } from '../../filter/property.ts';
import { selectBoolean, selectValues } from '../../filter/select.ts';
import { selectedOf, type SelectedProperty } from '../../filter/selectedProperties.ts';
import { catalogMessages } from '../../messages.ts';
import { TechnicalText } from '../../../../platform/text/TechnicalText.tsx';
import type { PropertyFilterProps } from './MeasureFilter.tsx';
import { NotStated } from './NotStated.tsx';

const words = catalogMessages.list;
// More values than that start closed.
const valuesShown = 6;

interface Value {
  id: string;
  /** Stands in addresses. */
  code: string;
  label: string;
}

/** A property with values to choose from, each with its count where there are counts; values that nothing has are left out. */
export function ChoiceFilter({ property, facet, control }: PropertyFilterProps) {
  const { draft, change } = control;
  const chosen = chosenOf(selectedOf(draft.selected, property.id));
  const values = valuesOf(property).filter(({ id }) => !facet || chosen.includes(id) || countOf(facet, id) > 0);
  if (values.length === 0) return null;
  const choose = (codes: string[]) => {
    const ids = values.filter(({ code }) => codes.includes(code)).map(({ id }) => id);
    const selected =
      property.dataType === 'BOOLEAN'
        ? selectBoolean(draft.selected, property, ids.length === 1 ? ids[0] === 'true' : undefined)
        : selectValues(draft.selected, property, ids);
    change({ ...draft, selected }, 'now');
  };
  return (
    <div>
      <CheckboxGroup
        name={property.code}
        legend={property.name}
        options={values.map((value) => optionOf(value, facet))}
        values={values.filter(({ id }) => chosen.includes(id)).map(({ code }) => code)}
        onChange={choose}
        shown={valuesShown}
        moreLabel={values.length > valuesShown ? words.moreValues : undefined}
      />
      <NotStated facet={facet} />
    </div>
  );
}

const optionOf = ({ id, code, label }: Value, facet: Facet | undefined): CheckboxOption => ({
  value: code,
  label: <TechnicalText>{label}</TechnicalText>,
  ...(facet && { count: formatInteger(countOf(facet, id)) }),
});

const booleanValues: Value[] = [
  { id: 'true', code: 'true', label: words.yes },
  { id: 'false', code: 'false', label: words.no },
];

const valuesOf = ({ dataType, enumValues }: FilterProperty) => (dataType === 'BOOLEAN' ? booleanValues : enumValues);

function chosenOf(item: SelectedProperty | undefined): readonly string[] {
  if (item?.booleanValue !== undefined) return [String(item.booleanValue)];
  return item?.enumValueIds ?? [];
}
