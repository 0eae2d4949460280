import { CheckboxGroup } from '../../design/CheckboxGroup.tsx';
import { Select } from '../../design/Select.tsx';
import { TextField } from '../../design/TextField.tsx';
import { productFormMessages as words } from './messages.ts';
import { NO, type SheetProperty, type TypedSheet, type TypedValue, YES } from './sheetInput.ts';

type Units = ReadonlyMap<string, readonly { id: string; displayText: string; symbol: string }[]>;

interface SheetFieldsProps {
  properties: readonly SheetProperty[];
  units: Units;
  sheet: TypedSheet;
  /** What is wrong with a property, by its id. */
  problems: Readonly<Record<string, string>>;
  change(propertyId: string, typed: TypedValue): void;
}

/** The sheet of a category: one field for each thing that is measured in it, under its headings. */
export function SheetFields({ properties, ...rest }: SheetFieldsProps) {
  const groups = [...new Set(properties.map(({ groupName }) => groupName))];
  return groups.map((group) => (
    <fieldset key={group} className="flex min-w-0 flex-col gap-4 border-t border-border pt-3">
      <legend className="pe-2 font-medium">{group}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {properties
          .filter(({ groupName }) => groupName === group)
          .map((property) => (
            <Property key={property.id} property={property} {...rest} />
          ))}
      </div>
    </fieldset>
  ));
}

type PropertyProps = Omit<SheetFieldsProps, 'properties'> & { property: SheetProperty };

function Property({ property, units, sheet, problems, change }: PropertyProps) {
  const { id, name, dataType, isRequired, enumValues } = property;
  const typed = sheet[id] ?? {};
  const set = (more: TypedValue) => change(id, { ...typed, ...more });
  const shared = { label: name, error: problems[id], ...(isRequired && { requiredLabel: words.required }) };
  const value = typed.value ?? '';
  if (dataType === 'NUMERIC' || dataType === 'NUMERIC_RANGE')
    return <Numbers property={property} units={units} typed={typed} error={problems[id]} set={set} />;
  if (dataType === 'MULTI_ENUM')
    return (
      <CheckboxGroup
        name={id}
        legend={name}
        options={enumValues.map((each) => ({ value: each.id, label: each.label }))}
        values={typed.choices ?? []}
        onChange={(choices) => set({ choices })}
        error={problems[id]}
      />
    );
  if (dataType === 'TEXT')
    return (
      <TextField
        {...shared}
        value={value}
        maxLength={300}
        dir="auto"
        onChange={(event) => set({ value: event.target.value })}
      />
    );
  const options =
    dataType === 'BOOLEAN'
      ? [
          { value: YES, label: words.yes },
          { value: NO, label: words.no },
        ]
      : enumValues.map((each) => ({ value: each.id, label: each.label }));
  return (
    <Select
      {...shared}
      value={value}
      onChange={(event) => set({ value: event.target.value })}
      options={[{ value: '', label: words.notStated }, ...options]}
    />
  );
}

type NumbersProps = {
  property: SheetProperty;
  units: Units;
  typed: TypedValue;
  error: string | undefined;
  set(more: TypedValue): void;
};

/** A number, or both ends of an interval, and the unit beside it. */
function Numbers({ property, units, typed, error, set }: NumbersProps) {
  const { name, dataType, isRequired, measurementQuantityId, defaultMeasurementUnitId } = property;
  const choices = units.get(measurementQuantityId ?? '') ?? [];
  const isRange = dataType === 'NUMERIC_RANGE';
  return (
    <div className="flex min-w-0 items-start gap-2">
      <TextField
        label={isRange ? words.from(name) : name}
        {...(isRequired && { requiredLabel: words.required })}
        error={error}
        value={typed.value ?? ''}
        inputMode="decimal"
        dir="ltr"
        className="min-w-0 flex-1"
        onChange={(event) => set({ value: event.target.value })}
      />
      {isRange && (
        <TextField
          label={words.to(name)}
          value={typed.maxValue ?? ''}
          inputMode="decimal"
          dir="ltr"
          className="min-w-0 flex-1"
          onChange={(event) => set({ maxValue: event.target.value })}
        />
      )}
      {choices.length > 0 && (
        <Select
          label={words.unitOf(name)}
          value={typed.unitId ?? defaultMeasurementUnitId ?? ''}
          className="w-32 shrink-0"
          onChange={(event) => set({ unitId: event.target.value })}
          options={choices.map((unit) => ({ value: unit.id, label: unit.displayText }))}
        />
      )}
    </div>
  );
}
