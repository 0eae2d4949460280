import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { describedBy, Field, type FieldTexts } from './Field.tsx';

export interface TextFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'type'> {
  /** Never `number`: it refuses Persian digits. Use `inputMode`. */
  type?: 'text' | 'search' | 'tel' | 'email' | 'url' | 'password';
  /** Inside the box before the text: an icon. */
  prefix?: ReactNode;
  /** Inside the box after the text: a unit, a button. */
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. Codes, phones and URLs take `dir="ltr"`, free text `dir="auto"`; numbers stand where Persian text begins. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, to, hint, error, requiredLabel, prefix, suffix, className, ...input } = props;
  const generated = useId();
  const id = input.id ?? generated;
  const isNumber = input.dir === 'ltr' && ['numeric', 'decimal', 'tel'].includes(input.inputMode ?? '');
  return (
    <Field
      id={id}
      label={label}
      hideLabel={hideLabel}
      to={to}
      hint={hint}
      error={error}
      requiredLabel={requiredLabel}
      className={className}
    >
      <div className="control" data-invalid={error ? '' : undefined}>
        {prefix}
        <input
          type="text"
          {...input}
          id={id}
          className={isNumber ? 'control-input control-number' : 'control-input'}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { to, hint, error })}
        />
        {suffix}
      </div>
    </Field>
  );
}
