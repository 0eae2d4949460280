import type { FormEvent } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { noteMessages as words } from '../messages.ts';
import { daysToRemind, type NoteValues } from './noteValues.ts';
import { NoteConflict } from './NoteConflict.tsx';
import { type NoteFormProps, useNoteForm } from './useNoteForm.ts';

const options = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Writes or changes a note. */
export function NoteForm(props: NoteFormProps) {
  const form = useNoteForm(props);
  const { values, set, errors, pending, base, theirs } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4" aria-label={words.new} noValidate>
      <TextField
        label={words.fields.title}
        value={values.title}
        onChange={(event) => set({ title: event.target.value })}
        error={errors.title}
        maxLength={120}
        dir="auto"
      />
      <TextArea
        label={words.fields.body}
        requiredLabel={words.required}
        value={values.body}
        onChange={(event) => set({ body: event.target.value })}
        error={errors.body}
        maxLength={4_000}
      />
      <TextField
        label={words.fields.tags}
        hint={words.tagsHint}
        value={values.tags}
        onChange={(event) => set({ tags: event.target.value })}
        error={errors.tags}
      />
      <Choices values={values} set={set} reminder={base?.remindAt ?? null} error={errors.remindAt} />
      <div>
        <Checkbox
          label={words.fields.isShared}
          checked={values.isShared}
          onChange={(event) => set({ isShared: event.target.checked })}
        />
        {(errors.isShared ?? errors.sharedCustomerId) && (
          <p role="alert" className="field-error">
            {errors.isShared ?? errors.sharedCustomerId}
          </p>
        )}
      </div>
      {base && theirs ? (
        <NoteConflict
          before={base}
          theirs={theirs}
          onKeepMine={() => void form.submit(theirs)}
          onTakeTheirs={form.takeTheirs}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" pending={pending}>
            {words.save}
          </Button>
          {props.onCancel && <Button onClick={props.onCancel}>{words.cancel}</Button>}
        </div>
      )}
    </form>
  );
}

interface ChoicesProps {
  values: NoteValues;
  set(change: Partial<NoteValues>): void;
  /** The reminder it has. */
  reminder: string | null;
  error?: string;
}

function Choices({ values, set, reminder, error }: ChoicesProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={words.fields.color}
        value={values.color}
        onChange={(event) => set({ color: event.target.value as NoteValues['color'] })}
        options={[{ value: '', label: words.noColor }, ...options(words.colors)]}
      />
      <Select
        label={words.fields.remindAt}
        value={values.remind}
        onChange={(event) => set({ remind: event.target.value })}
        error={error}
        options={[
          { value: '', label: words.reminders.none },
          ...(reminder ? [{ value: 'keep', label: words.keepReminder(formatDate(reminder)) }] : []),
          ...options(daysToRemind),
        ]}
      />
    </div>
  );
}
