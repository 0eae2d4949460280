import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { safeParse } from 'valibot';
import { type FormState, type Stored, useForm } from '../../../platform/forms/useForm.ts';
import type { EntryEditor_EntryFragment as Entry } from './EntryEditor.generated.ts';
import type { EntryPart, Whole } from './entryForm.ts';
import { entryMessages as words } from './messages.ts';
import type { EntryWriting } from './useEntryWriting.ts';

/** Saved so long after the last key, where nothing else is asked about it. */
const QUIET_MS = 2_000;

export type Saving = 'saving' | 'saved' | 'unsaved' | undefined;

interface PartOptions<Typed, Read, Change> {
  part: EntryPart<Typed, Read, Change>;
  labels: Record<string, string>;
  writing: EntryWriting;
  /** Sends what changes; the usual way writes the whole draft. */
  send?(change: Change, latest: Entry, version: number): Promise<Entry>;
  placeOf?(field: string, path: string): string;
  /** How a stored value reads where it is not text itself. */
  display?(name: string, value: string): string;
  /** Told what is typed, for the card beside. */
  onTyped?(typed: Typed): void;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The form of one part of an entry. It is saved by itself, a draft two seconds after the last key; what others changed in the
 * other parts stays, and of what they changed in this one it is told.
 */
export function useEntryPart<Typed extends FieldValues, Read, Change = Partial<Whole>>(
  options: PartOptions<Typed, Read, Change>,
) {
  const { part, labels, writing, placeOf, display, onTyped } = options;
  const send = options.send ?? (writing.write as NonNullable<typeof options.send>);
  const { entry } = writing;
  const stored = part.typedOf(entry);
  const [saving, setSaving] = useState<Saving>();
  /** What the form began with, and in which version that stood. */
  const seen = useRef<Stored<Typed> & { version: number }>({ version: entry.version, values: stored });
  const see = (it: Entry) => {
    seen.current = { version: it.version, values: part.typedOf(it) };
    return seen.current;
  };

  const keep = (read: Read) =>
    writing.inTurn(async (latest) => {
      const isSeen = same(part.typedOf(latest), seen.current.values);
      // Another version than is stored is refused, and then the form says what is different.
      const version = isSeen ? latest.version : seen.current.version;
      return see(await send(part.change(read, latest), latest, version));
    });

  const state: FormState<Typed> = useForm<Typed, Read>({
    schema: part.schema,
    labels,
    stored: seen.current,
    words: { conflict: words.changed },
    reload: async () => see(await writing.reload()),
    ...(placeOf && { placeOf }),
    ...(display && { display }),
    async save(read) {
      const kept = await keep(read);
      setSaving('saved');
      return kept;
    },
  });
  const { form } = state;
  const { isDirty } = form.formState;
  const typed = form.watch();

  // Somebody else changed it, and nobody is writing here.
  const now = JSON.stringify(stored);
  useEffect(() => {
    if (isDirty || same(JSON.parse(now), seen.current.values)) return;
    form.reset(see(entry).values as never);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each stored state
  }, [now]);

  const asText = JSON.stringify(typed);
  useEffect(() => onTyped?.(JSON.parse(asText) as Typed), [asText]); // eslint-disable-line react-hooks/exhaustive-deps -- of what is typed

  async function saveQuietly() {
    const sent = structuredClone(form.getValues());
    const read = safeParse(part.schema, sent);
    // What is not whole yet waits for more keys, and for the button, which says what is wrong.
    if (!read.success) return setSaving('unsaved');
    setSaving('saving');
    try {
      await keep(read.output);
    } catch {
      return setSaving('unsaved');
    }
    const after = form.getValues();
    form.reset(sent as never, { keepValues: true });
    for (const name of Object.keys(after))
      if (!same(after[name], sent[name])) form.setValue(name as Path<Typed>, after[name], { shouldDirty: true });
    setSaving('saved');
  }
  const isWaiting = writing.autosaves && isDirty && !state.pending && !state.conflict;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => void saveQuietly(), QUIET_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- from the last key on
  }, [asText, isWaiting]);

  return { state, saving: isDirty && saving === 'saved' ? undefined : saving };
}
