import { useId, type Ref, type TextareaHTMLAttributes } from 'react';
import { describedBy, Field, type FieldTexts } from './Field.tsx';

export interface TextAreaProps extends FieldTexts, TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Text of several lines, as the person types it. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, to, hint, error, requiredLabel, className, ...input } = props;
  const generated = useId();
  const id = input.id ?? generated;
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
        <textarea
          rows={5}
          dir="auto"
          {...input}
          id={id}
          className="control-input py-2"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { to, hint, error })}
        />
      </div>
    </Field>
  );
}
