import { type ReactNode, useId, useState } from 'react';
import { Checkbox } from './Checkbox.tsx';
import { describedBy, FieldNotes } from './Field.tsx';
import { Icon } from './Icon.tsx';

export interface CheckboxOption {
  value: string;
  label: ReactNode;
  /** Already formatted. */
  count?: string;
  disabled?: boolean;
}

export interface CheckboxGroupProps {
  /** Form name that every box repeats. */
  name: string;
  legend: string;
  hideLegend?: boolean;
  options: readonly CheckboxOption[];
  /** Chosen values; the first ones only when there is no `onChange`. */
  values?: readonly string[];
  /** With it the group is controlled and reports all chosen values, in the order of the options. */
  onChange?: (values: string[]) => void;
  /** How many stay visible; the rest opens by `moreLabel`. Values chosen at first stay visible too. */
  shown?: number;
  moreLabel?: string | undefined;
  hint?: string;
  error?: string | undefined;
}

/** Values of a filter with their counts. Works as a plain form without script. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { name, legend, hideLegend, options, values = [], onChange, shown, moreLabel, hint, error } = props;
  const id = useId();
  // Only the first choice counts: a box must not jump away from the pointer that ticks it.
  const [chosenFirst] = useState(values);
  const limit = moreLabel ? (shown ?? options.length) : options.length;
  const first = options.filter((option, index) => index < limit || chosenFirst.includes(option.value));
  const rest = options.filter((option) => !first.includes(option));
  const box = (option: CheckboxOption) => {
    const chosen = values.includes(option.value);
    return (
      <Checkbox
        key={option.value}
        name={name}
        value={option.value}
        label={option.label}
        count={option.count}
        disabled={option.disabled}
        {...(onChange
          ? { checked: chosen, onChange: () => onChange(toggled(options, values, option.value)) }
          : { defaultChecked: chosen })}
      />
    );
  };
  return (
    <fieldset className="field checkbox-group" aria-describedby={describedBy(id, { hint, error })}>
      <legend className={hideLegend ? 'visually-hidden' : 'field-label'}>{legend}</legend>
      {first.map(box)}
      {rest.length > 0 && (
        <details className="checkbox-more">
          <summary>
            {moreLabel}
            <Icon icon="chevron-down" size={16} />
          </summary>
          {rest.map(box)}
        </details>
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}

function toggled(options: readonly CheckboxOption[], values: readonly string[], value: string) {
  return options.map((option) => option.value).filter((each) => values.includes(each) !== (each === value));
}
