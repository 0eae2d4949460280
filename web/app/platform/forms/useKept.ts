import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { keepTyping, readTyping, typingKey } from '../session/keptTyping.ts';
import { currentViewer } from '../session/viewerRecord.ts';
import { keptText, readKept } from './keptForm.ts';

/** How a form keeps what nobody has saved yet. */
export interface Keeping {
  /** What it is for, another one for each form of a person. */
  as: string;
  /** What its fields go on from beside what is stored, such as lines that were added. */
  more?: { read(): unknown; put(kept: unknown): void };
  /** What of the kept fields the form still can show, once it has `more`. */
  known?(values: Record<string, unknown>): Record<string, unknown>;
}

interface Base<Typed> {
  version?: number;
  values: Typed;
}

interface Options<Typed extends FieldValues> {
  form: UseFormReturn<Typed, unknown, never>;
  stored: Base<Typed>;
  keeping: Keeping | undefined;
  /** What comes back was typed over this. */
  goOnFrom(over: Base<Typed>): void;
}

/** Keeps what is typed over reloads, ends of a session and crashes, and puts it back. */
export function useKept<Typed extends FieldValues>({ form, stored, keeping, goOnFrom }: Options<Typed>) {
  const [isRestored, setRestored] = useState(false);
  const now = useRef({ stored, over: stored, keeping, goOnFrom });
  now.current.keeping = keeping;
  now.current.goOnFrom = goOnFrom;
  const key = useRef<string>(undefined);
  const as = keeping?.as;
  useEffect(() => {
    if (as === undefined) return;
    key.current = undefined;
    // On somebody's first page it may be known only later who they are.
    const place = () => {
      const userId = currentViewer()?.sub;
      return (key.current ??= userId === undefined ? undefined : typingKey(userId, as));
    };
    const kept = readKept(readTyping(place() ?? ''));
    if (kept) {
      const by = now.current.keeping;
      if (kept.more !== undefined) by?.more?.put(kept.more);
      for (const [name, value] of Object.entries(by?.known?.(kept.values) ?? kept.values))
        form.setValue(name as Path<Typed>, value as PathValue<Typed, Path<Typed>>, { shouldDirty: true });
      if (kept.over) now.current.over = kept.over as Base<Typed>;
      now.current.goOnFrom(now.current.over);
      setRestored(true);
    }
    const typing = form.watch((values) => {
      const { stored: from, over, keeping: by } = now.current;
      const at = place();
      if (at !== undefined) keepTyping(at, keptText({ values, stored: from, over, more: by?.more?.read() }));
    });
    return () => typing.unsubscribe();
  }, [as, form]);
  return {
    isRestored,
    /** It was saved, or is not wanted: what counts as changed is what differs from that. */
    forget(saved: Base<Typed> = now.current.stored) {
      now.current.stored = saved;
      now.current.over = saved;
      setRestored(false);
      if (key.current) keepTyping(key.current, '');
    },
  };
}
