import { useRef } from 'react';
import { emptyAsNull } from '../../../platform/forms/emptyFields.ts';
import { askAnew } from '../../../platform/graph/ask.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import {
  EntryEditorDocument,
  type EntryEditor_EntryFragment as Entry,
  UpdateSupplierProductDocument,
} from './EntryEditor.generated.ts';
import { type Whole, wholeOf } from './entryForm.ts';

export interface EntryWriting {
  /** As it is shown. */
  entry: Entry;
  /** Whether what is typed is saved without a press of the button. */
  autosaves: boolean;
  /** Does one write after the other, each with the entry as the one before left it. */
  inTurn<Done>(act: (latest: Entry) => Promise<Done>): Promise<Done>;
  /** Writes the whole of it, with a change. */
  write(change: Partial<Whole>, latest: Entry, version: number): Promise<Entry>;
  /** What a write of a part answered. */
  took(entry: Entry): Entry;
  reload(): Promise<Entry>;
}

/** Writing an entry from several forms of one page, which all send the version that the last one made. */
export function useEntryWriting(entry: Entry): EntryWriting {
  const latest = useRef(entry);
  // An older answer never takes the place of a newer one.
  if (entry.version > latest.current.version || entry.id !== latest.current.id) latest.current = entry;
  const tail = useRef<Promise<unknown>>(Promise.resolve());
  const took = (it: Entry) => (latest.current = it);
  return {
    entry,
    autosaves: entry.status === 'DRAFT' || entry.status === 'REJECTED',
    took,
    inTurn(act) {
      const done = tail.current.then(() => act(latest.current));
      tail.current = done.catch(() => undefined);
      return done;
    },
    async write(change, of, version) {
      const input = { ...emptyAsNull({ ...wholeOf(of), ...change }), supplierProductId: of.id, version };
      const { ownSupplierProduct } = await write(UpdateSupplierProductDocument, { input });
      return took(readFragment<Entry>(ownSupplierProduct));
    },
    async reload() {
      const { viewer } = await askAnew(EntryEditorDocument, { id: entry.id });
      return took(readFragment<Entry>(viewer!.supplierProduct!));
    },
  };
}
