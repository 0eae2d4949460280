import { found, load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { readEntryAddress } from '../entryAddress.ts';
import { EntryEditorDocument, type EntryEditor_EntryFragment as Entry } from '../EntryEditor.generated.ts';

/** The entry that a request is about, as it is stored, with the labels beside it. */
export async function entryAt(args: ScreenArgs) {
  const id = found(args, readEntryAddress(new URL(args.request.url).search));
  const data = await load(args, EntryEditorDocument, { id });
  return { entry: readFragment<Entry>(found(args, data.viewer?.supplierProduct)), data };
}
