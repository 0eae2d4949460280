import { useId } from 'react';
import { describedBy, Field } from '../../design/Field.tsx';
import { fileMessages as words } from './messages.ts';

/** A file that stands though none is chosen: one that came with a form that was refused, or a stored one, which has no name here. */
export interface HeldFile {
  id: string;
  name: string;
}

interface PlainFileFieldProps {
  name: string;
  label: string;
  hint: string;
  accept: string;
  error?: string | undefined;
  /** Sent again with the form, unless another one is chosen. */
  held?: HeldFile | undefined;
}

export const heldFields = (name: string) => ({ id: `${name}HeldId`, name: `${name}HeldName` });

/** A file of a form without script. */
export function PlainFileField({ name, label, hint, accept, error, held }: PlainFileFieldProps) {
  const id = useId();
  const fields = heldFields(name);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        id={id}
        type="file"
        name={name}
        accept={accept}
        className="min-h-11 w-full min-w-0 py-2"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
      {held && (
        <>
          <input type="hidden" name={fields.id} value={held.id} />
          <input type="hidden" name={fields.name} value={held.name} />
          {held.name && <p className="text-muted">{words.field.held(held.name)}</p>}
        </>
      )}
    </Field>
  );
}
