import { CheckboxGroup } from '../../design/CheckboxGroup.tsx';
import { Select } from '../../design/Select.tsx';
import { TextField } from '../../design/TextField.tsx';
import { formMessages } from '../../platform/forms/messages.ts';
import { productFormMessages as words } from './messages.ts';
import { NO, partOf, type SheetProperty, type TypedSheet, type TypedValue, YES } from './sheetInput.ts';

type Units = ReadonlyMap<string, readonly { id: string; displayText: string; symbol: string }[]>;

interface SheetFieldsProps {
  properties: readonly SheetProperty[];
  units: Units;
  sheet: TypedSheet;
  /** What is wrong with a property, by its id. */
  problems: Readonly<Record<string, string>>;
  /** Without it the fields hold by themselves what is typed, as in a form without script. */
  change?(propertyId: string, typed: TypedValue): void;
}

/** How a field begins, and who hears of it. */
const held = (value: string, set: ((value: string) => void) | undefined) =>
  set ? { value, onChange: ({ target }: { target: { value: string } }) => set(target.value) } : { defaultValue: value };

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
  const set = change && ((more: TypedValue) => change(id, { ...typed, ...more }));
  const setValue = set && ((value: string) => set({ value }));
  const shared = {
    name: id,
    label: name,
    error: problems[id],
    ...(isRequired && { requiredLabel: formMessages.required }),
  };
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
        {...(set && { onChange: (choices: string[]) => set({ choices }) })}
        error={problems[id]}
      />
    );
  if (dataType === 'TEXT')
    return <TextField {...shared} {...held(value, setValue)} maxLength={300} dir="auto" autoComplete="off" />;
  const options =
    dataType === 'BOOLEAN'
      ? [
          { value: YES, label: words.yes },
          { value: NO, label: words.no },
        ]
      : enumValues.map((each) => ({ value: each.id, label: each.label }));
  return (
    <Select {...shared} {...held(value, setValue)} options={[{ value: '', label: words.notStated }, ...options]} />
  );
}

type NumbersProps = {
  property: SheetProperty;
  units: Units;
  typed: TypedValue;
  error: string | undefined;
  set: ((more: TypedValue) => void) | undefined;
};

/** A number, or both ends of an interval, and the unit beside it. */
function Numbers({ property, units, typed, error, set }: NumbersProps) {
  const { id, name, dataType, isRequired, measurementQuantityId, defaultMeasurementUnitId } = property;
  const holds = (field: 'value' | 'maxValue' | 'unitId', value: string) =>
    held(value, set && ((typed) => set({ [field]: typed })));
  const choices = units.get(measurementQuantityId ?? '') ?? [];
  const isRange = dataType === 'NUMERIC_RANGE';
  return (
    <div className={`flex min-w-0 items-start gap-2 ${isRange ? 'sm:col-span-2' : ''}`}>
      <TextField
        label={isRange ? words.from(name) : name}
        {...(isRequired && { requiredLabel: formMessages.required })}
        error={error}
        name={id}
        {...holds('value', typed.value ?? '')}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        className="min-w-0 flex-1"
      />
      {isRange && (
        <TextField
          label={words.to(name)}
          name={partOf(id, 'maxValue')}
          {...holds('maxValue', typed.maxValue ?? '')}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          className="min-w-0 flex-1"
        />
      )}
      {choices.length > 0 && (
        <Select
          label={words.unitOf(name)}
          name={partOf(id, 'unitId')}
          {...holds('unitId', typed.unitId ?? defaultMeasurementUnitId ?? '')}
          className="w-32 shrink-0"
          options={choices.map((unit) => ({ value: unit.id, label: unit.displayText }))}
        />
      )}
    </div>
  );
}
