import { useEffect } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { DayField } from '../../../platform/forms/DayField.tsx';
import { Form } from '../../../platform/forms/Form.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { type FormState, useForm } from '../../../platform/forms/useForm.ts';
import { ask } from '../../../platform/graph/ask.ts';
import type { ThingType } from '../../../platform/graph/types.generated.ts';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { mayActFor } from '../../../platform/session/membership.ts';
import { useParty } from '../../../platform/session/party.ts';
import { noteMessages as words } from '../messages.ts';
import { createNote, currentNote, updateNote } from '../writing.ts';
import type { NoteCard_NoteFragment } from './NoteCard.generated.ts';
import { NoteColleaguesDocument } from './NoteForm.generated.ts';
import {
  daysToRemind,
  displayNote,
  noteInput,
  noteSchema,
  otherDay,
  storedNote,
  type TypedNote,
} from './noteFields.ts';

interface NoteFormProps {
  /** The note to change; without it `about` says what the new one is on. */
  note?: NoteCard_NoteFragment;
  about?: { objectType: ThingType; objectId: string };
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
    placeOf: (name) => (/^(isShared|sharedCustomerId)$/.test(name) ? 'sharedWith' : name),
    display: displayNote,
    async save(read, version = 0) {
      if (note) await updateNote({ id: note.id, ...noteInput(read), version });
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
      <TextArea {...field('body')} requiredLabel={formMessages.required} maxLength={4_000} />
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

function Choices({ state }: { state: FormState<TypedNote> }) {
  const { field, form } = state;
  const reminder = form.formState.defaultValues?.remindAt;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select {...field('color')} options={[{ value: '', label: words.noColor }, ...options(words.colors)]} />
      <Select
        {...field('remindAt')}
        // Held by React, for its options go with the stored note.
        defaultValue={undefined}
        value={form.watch('remindAt')}
        options={[
          { value: '', label: words.reminders.none },
          ...(reminder ? [{ value: reminder, label: words.keepReminder(formatDate(reminder)) }] : []),
          ...options({ ...daysToRemind, [otherDay]: words.reminders.other }),
        ]}
      />
      {form.watch('remindAt') === otherDay && (
        <DayField
          state={state}
          name="remindDay"
          hint={words.dayHint}
          years={[0, 2]}
          requiredLabel={formMessages.required}
        />
      )}
    </div>
  );
}

/** For whom else it is: only who belongs to a company has somebody to share with. */
function Sharing({ state: { field, form } }: { state: FormState<TypedNote> }) {
  useEffect(() => void ask(NoteColleaguesDocument, {}).catch(() => undefined), []);
  const customers = useGraphIfLoaded(NoteColleaguesDocument, {})?.viewer?.customers ?? [];
  const chosen = useParty()?.customerId;
  // A note stays one's own unless one says otherwise; the company one acts for is then the first to choose.
  const companies = customers
    .filter((it) => it.kind === 'COMPANY' && mayActFor(it))
    .sort((one, other) => Number(other.id === chosen) - Number(one.id === chosen));
  if (companies.length === 0) return null;
  return (
    <Select
      {...field('sharedWith')}
      // Held by React: the companies come after the form.
      defaultValue={undefined}
      value={form.watch('sharedWith')}
      options={[
        { value: '', label: words.onlyMe },
        ...companies.map(({ id, name }) => ({ value: id, label: words.colleaguesOf(name) })),
      ]}
    />
  );
}
