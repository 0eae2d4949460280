import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  label: ReactNode;
  /** At the far end of the line: how many things have this value, already formatted. */
  count?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** The browser's own checkbox; the whole line is its target. */
export function Checkbox({ label, count, className, ...input }: CheckboxProps) {
  return (
    <label className={className ? `checkbox ${className}` : 'checkbox'}>
      <input {...input} type="checkbox" />
      <span className="checkbox-label">{label}</span>
      {count !== undefined && <span className="checkbox-count">{count}</span>}
    </label>
  );
}
