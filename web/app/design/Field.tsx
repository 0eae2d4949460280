import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** What every labelled control takes. */
export interface FieldTexts {
  label: string;
  /** Says nothing new on screen where the label is plain from the place, but stays readable aloud. */
  hideLabel?: boolean | undefined;
  /** Who reads what is typed, from the caller's messages; beside the label, so that nobody writes to somebody else than meant. */
  to?: ReactNode;
  /** Below the control. */
  hint?: ReactNode;
  /** Replaces the hint's colour with danger and marks the control invalid. */
  error?: ReactNode;
  /** Word shown beside the label of a required control, from the caller's messages. */
  requiredLabel?: string | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Id of the control; the hint gets `{id}-hint`, the error `{id}-error`. */
  id: string;
  children: ReactNode;
  className?: string | undefined;
}

/** Label above, control, hint and error below. */
export function Field({ id, label, hideLabel, to, hint, error, requiredLabel, children, className }: FieldProps) {
  return (
    <div className={['field', className].filter(Boolean).join(' ')}>
      <label className="field-label" htmlFor={id}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {/* The space keeps the last letter of the label from joining the next word. */}
        {requiredLabel && <span className="field-required"> {requiredLabel}</span>}
      </label>
      {to && (
        <p className="field-to" id={`${id}-to`}>
          {to}
        </p>
      )}
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** The hint and the error under a control or a group. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {hint && (
        <div className="field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div className="field-error" id={`${id}-error`}>
          <Icon icon="circle-alert" size={16} />
          <span>{error}</span>
        </div>
      )}
    </>
  );
}

/** Value of `aria-describedby` for the control that these notes belong to. */
export function describedBy(id: string, { to, hint, error }: Pick<FieldTexts, 'to' | 'hint' | 'error'>) {
  return [error && `${id}-error`, to && `${id}-to`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
}
