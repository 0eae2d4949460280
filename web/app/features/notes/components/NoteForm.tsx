import { useId } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { FieldNotes } from '../../../design/Field.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { Form } from '../../../platform/forms/Form.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { type FormState, useForm } from '../../../platform/forms/useForm.ts';
import type { NotedType } from '../../../platform/graph/types.generated.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { noteMessages as words } from '../messages.ts';
import { createNote, currentNote, updateNote } from '../writing.ts';
import type { NoteCard_NoteFragment } from './NoteCard.generated.ts';
import { daysToRemind, displayNote, noteInput, noteSchema, storedNote, type TypedNote } from './noteFields.ts';

interface NoteFormProps {
  /** The note to change; without it `about` says what the new one is on. */
  note?: NoteCard_NoteFragment;
  about?: { objectType: NotedType; objectId: string };
  onDone(): void;
  onCancel?(): void;
}

/** Writes or changes a note. */
export function NoteForm({ note, about, onDone, onCancel }: NoteFormProps) {
  const state = useForm({
    schema: noteSchema,
    labels: words.fields,
    stored: storedNote(note),
    words: { conflict: words.conflict, failed: words.saveFailed },
    placeOf: (name) => (name === 'sharedCustomerId' ? 'isShared' : name),
    display: displayNote,
    async save(read, version = 0) {
      if (note) await updateNote(note, { ...noteInput(read), version });
      else if (about) await createNote({ ...about, ...noteInput(read) });
      notify('success', words.saved);
      onDone();
    },
    reload: async () => storedNote(await currentNote(note!.id)),
  });
  const { field, pending } = state;
  return (
    <Form state={state} label={words.new}>
      <TextField {...field('title')} maxLength={120} dir="auto" />
      <TextArea {...field('body')} requiredLabel={words.required} maxLength={4_000} />
      <TextField {...field('tags')} hint={words.tagsHint} />
      <Choices state={state} />
      <Sharing state={state} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={pending}>
          {words.save}
        </Button>
        {onCancel && <Button onClick={onCancel}>{formMessages.cancel}</Button>}
      </div>
    </Form>
  );
}

const options = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }));

function Choices({ state: { field, form } }: { state: FormState<TypedNote> }) {
  const reminder = form.formState.defaultValues?.remindAt;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select {...field('color')} options={[{ value: '', label: words.noColor }, ...options(words.colors)]} />
      <Select
        {...field('remindAt')}
        // Held by React, for its options go with the stored note.
        value={form.watch('remindAt')}
        options={[
          { value: '', label: words.reminders.none },
          ...(reminder ? [{ value: reminder, label: words.keepReminder(formatDate(reminder)) }] : []),
          ...options(daysToRemind),
        ]}
      />
    </div>
  );
}

function Sharing({ state: { field } }: { state: FormState<TypedNote> }) {
  const { label, error, ...input } = field('isShared');
  const id = useId();
  return (
    <div>
      <Checkbox {...input} label={label} aria-describedby={error && `${id}-error`} />
      <FieldNotes id={id} error={error} />
    </div>
  );
}
