import type { EntryWriting } from './useEntryWriting.ts';

export interface PartProps<Typed> {
  writing: EntryWriting;
  /** Whether it can be written now. */
  isOpen: boolean;
  /** Told what is typed. */
  onTyped(typed: Typed): void;
}
