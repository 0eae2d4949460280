import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { keepTyping, readTyping, typingKey } from '../session/keptTyping.ts';
import { currentViewer } from '../session/viewerRecord.ts';

/** How a form keeps what nobody has saved yet. */
export interface Keeping {
  /** What it is for, another one for each form of a person. */
  as: string;
  /** What its fields go on from beside what is stored, such as lines that were added. */
  more?: { read(): unknown; put(kept: unknown): void };
}

interface KeptForm {
  /** Fields that were changed. */
  values: Record<string, unknown>;
  version?: number;
  more?: unknown;
}

interface Options<Typed extends FieldValues> {
  form: UseFormReturn<Typed, unknown, never>;
  stored: { version?: number; values: Typed };
  keeping: Keeping | undefined;
  /** What comes back was typed over this version. */
  goOnFrom(version: number | undefined): void;
}

/** Keeps what is typed over reloads, ends of a session and crashes, and puts it back. */
export function useKept<Typed extends FieldValues>({ form, stored, keeping, goOnFrom }: Options<Typed>) {
  const [isRestored, setRestored] = useState(false);
  const now = useRef({ stored, keeping, goOnFrom });
  now.current.keeping = keeping;
  now.current.goOnFrom = goOnFrom;
  const key = useRef<string>(undefined);
  const as = keeping?.as;
  useEffect(() => {
    const userId = currentViewer()?.sub;
    if (as === undefined || userId === undefined) return;
    const place = typingKey(userId, as);
    key.current = place;
    const kept = readKept(place);
    if (kept) {
      now.current.keeping?.more?.put(kept.more);
      for (const [name, value] of Object.entries(kept.values))
        form.setValue(name as Path<Typed>, value as PathValue<Typed, Path<Typed>>, { shouldDirty: true });
      now.current.goOnFrom(kept.version);
      setRestored(true);
    }
    const typing = form.watch((values) => {
      const { stored: from, keeping: by } = now.current;
      const changed = changedIn(values, from.values);
      if (Object.keys(changed).length === 0) return keepTyping(place, '');
      const { version } = from;
      const more = by?.more?.read();
      keepTyping(
        place,
        JSON.stringify({
          values: changed,
          ...(version !== undefined && { version }),
          ...(more !== undefined && { more }),
        }),
      );
    });
    return () => typing.unsubscribe();
  }, [as, form]);
  return {
    isRestored,
    /** It was saved, or is not wanted: what counts as changed is what differs from that. */
    forget(saved: { version?: number; values: Typed } = now.current.stored) {
      now.current.stored = saved;
      setRestored(false);
      if (key.current) keepTyping(key.current, '');
    },
  };
}

const changedIn = (values: object, stored: object) => {
  const before = stored as Record<string, unknown>;
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, before[name])));
};

function readKept(key: string): KeptForm | undefined {
  try {
    const kept = JSON.parse(readTyping(key) || 'null') as Partial<KeptForm> | null;
    return kept && typeof kept.values === 'object' ? (kept as KeptForm) : undefined;
  } catch {
    return undefined;
  }
}
