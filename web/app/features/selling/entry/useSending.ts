import { useState } from 'react';

/** A file on its way, or one that could not be taken. */
export interface Sending {
  key: string;
  file: File;
  isFailed: boolean;
}

/** Files that are sent one after the other, in the order in which they were chosen. */
export function useSending() {
  const [all, setAll] = useState<readonly Sending[]>([]);
  return {
    all,
    add: (files: readonly File[]) =>
      setAll((now) => [...now, ...files.map((file) => ({ key: crypto.randomUUID(), file, isFailed: false }))]),
    end: (key: string) => setAll((now) => now.filter((each) => each.key !== key)),
    failed: (key: string) =>
      setAll((now) => now.map((each) => (each.key === key ? { ...each, isFailed: true } : each))),
    /** Whether a file is the one that is sent now. */
    isTurn: ({ key }: Sending) => all.find(({ isFailed }) => !isFailed)?.key === key,
  };
}
