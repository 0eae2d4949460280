import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConflictNotice } from './ConflictNotice.tsx';
import { focusField } from './focusField.ts';
import { FormProblems } from './FormProblems.tsx';
import { KeptNotice } from './KeptNotice.tsx';
import type { FormState } from './useForm.ts';
import { WriteForm } from './WriteForm.tsx';

interface FormProps<Typed extends FieldValues> {
  state: FormState<Typed>;
  /** Says what the form is for, where no heading does. */
  label?: string;
  /** For a submit button that stands elsewhere. */
  id?: string;
  /** What was typed is on its way and leads elsewhere once it is there: nobody is asked whether to leave it. */
  isSent?: boolean;
  /** It was tried by another button than that of the form. */
  isTried?: boolean;
  children: ReactNode;
}

/** Fields under a summary of what is wrong with them, which shows from the first try to send on. */
export function Form<Typed extends FieldValues>({ state, label, id, isSent, isTried, children }: FormProps<Typed>) {
  const { form, submit, labels, failure, conflict, problems, kept } = state;
  const notes = (
    <>
      {kept.isRestored && <KeptNotice discard={kept.discard} />}
      {conflict && <ConflictNotice {...conflict} changed={conflict.changed()} />}
      <FormProblems
        failure={failure}
        problems={isTried || form.formState.submitCount > 0 ? problems : []}
        labels={labels}
        focus={(name) => focusField(form.setFocus, name)}
      />
    </>
  );
  return (
    <WriteForm
      id={id}
      label={label}
      notes={notes}
      onSubmit={(event) => void submit(event)}
      isChanged={form.formState.isDirty}
      lose={kept.forget}
      {...(isSent !== undefined && { isSent })}
    >
      {children}
    </WriteForm>
  );
}
