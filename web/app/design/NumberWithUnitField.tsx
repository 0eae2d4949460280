import { useId } from 'react';
import { FieldNotes, describedBy } from './Field.tsx';
import { Icon } from './Icon.tsx';
import type { SelectOption } from './Select.tsx';

/** The parts of the field, in the specification's words. */
export type NumberWithUnitPart = 'value' | 'maxValue' | 'unit';

export interface NumberWithUnitFieldProps {
  /** Stem of the three form names: `{name}.value`, `{name}.maxValue`, `{name}.unit`. */
  name: string;
  /** What is measured. */
  legend: string;
  hideLegend?: boolean;
  /** Units to choose from: `value` is the UCUM code. One unit is shown as text, none hides it. */
  units: readonly SelectOption[];
  valueLabel: string;
  maxValueLabel: string;
  unitLabel: string;
  valuePlaceholder?: string;
  maxValuePlaceholder?: string;
  /** Word between the two boxes. */
  separator: string;
  /** As typed: Persian, Arabic or Latin digits, untouched. */
  value?: string;
  maxValue?: string;
  unit?: string | undefined;
  /**
   * With it the field is controlled and reports each change with the text as typed.
   * Without it the three texts above are only the first ones.
   */
  onChange?: (part: NumberWithUnitPart, text: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
}

/**
 * A range in a chosen unit. Plain form inputs, so it filters without script too; text inputs,
 * because number inputs drop Persian digits silently.
 */
export function NumberWithUnitField(props: NumberWithUnitFieldProps) {
  const { legend, hideLegend, separator, hint, error, units } = props;
  const id = useId();
  return (
    <fieldset className="field number-unit" aria-describedby={describedBy(id, { hint, error })}>
      <legend className="visually-hidden">{legend}</legend>
      <div className="number-unit-head">
        {/* A legend cannot share a line with a control in every browser, so this is what is seen of it. */}
        <span aria-hidden="true">{hideLegend ? '' : legend}</span>
        {units.length > 0 && <Unit field={props} />}
      </div>
      <div className="number-unit-ends">
        <End part="value" label={props.valueLabel} placeholder={props.valuePlaceholder} field={props} />
        <span className="number-unit-separator" aria-hidden="true">
          {separator}
        </span>
        <End part="maxValue" label={props.maxValueLabel} placeholder={props.maxValuePlaceholder} field={props} />
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}

interface EndProps {
  part: 'value' | 'maxValue';
  label: string;
  placeholder?: string | undefined;
  field: NumberWithUnitFieldProps;
}

function End({ part, label, placeholder, field }: EndProps) {
  const text = field[part] ?? '';
  const { onChange } = field;
  return (
    <span className="control" data-invalid={field.error ? '' : undefined}>
      <input
        className="control-input control-number"
        type="text"
        inputMode="decimal"
        // A minus sign must stand before its number while it is typed.
        dir="ltr"
        autoComplete="off"
        name={`${field.name}.${part}`}
        aria-label={label}
        aria-invalid={field.error ? true : undefined}
        placeholder={placeholder}
        {...(onChange
          ? { value: text, onChange: (event) => onChange(part, event.currentTarget.value) }
          : { defaultValue: text })}
      />
    </span>
  );
}

function Unit({ field }: { field: NumberWithUnitFieldProps }) {
  const { name, units, onChange } = field;
  const unit = field.unit ?? units[0]?.value;
  if (units.length === 1) {
    return (
      <span className="number-unit-only">
        {units[0]?.label}
        <input type="hidden" name={`${name}.unit`} value={units[0]?.value} />
      </span>
    );
  }
  return (
    <span className="control control-select control-bare">
      <select
        className="control-input"
        name={`${name}.unit`}
        aria-label={field.unitLabel}
        {...(onChange
          ? { value: unit, onChange: (event) => onChange('unit', event.currentTarget.value) }
          : { defaultValue: unit })}
      >
        {units.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon icon="chevron-down" size={16} />
    </span>
  );
}
