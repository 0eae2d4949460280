import { useId, type Ref, type SelectHTMLAttributes } from 'react';
import { describedBy, Field, type FieldTexts } from './Field.tsx';
import { Icon } from './Icon.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'multiple' | 'children'> {
  options: readonly SelectOption[];
  ref?: Ref<HTMLSelectElement>;
}

/** The browser's own select: best on phones, works without script, costs nothing. */
export function Select(props: SelectProps) {
  const { label, hideLabel, hint, error, requiredLabel, options, className, ...select } = props;
  const generated = useId();
  const id = select.id ?? generated;
  return (
    <Field
      id={id}
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      requiredLabel={requiredLabel}
      className={className}
    >
      <div className="control control-select" data-invalid={error ? '' : undefined}>
        <select
          {...select}
          id={id}
          className="control-input"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon icon="chevron-down" size={18} />
      </div>
    </Field>
  );
}
