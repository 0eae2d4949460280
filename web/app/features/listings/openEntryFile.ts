import { askAnew } from '../../platform/graph/ask.ts';
import { EntryFileLinkDocument } from './EntryFile.generated.ts';

/** Opens a paper of an entry by a link made for it. */
export async function openEntryFile(id: string): Promise<void> {
  const { viewer } = await askAnew(EntryFileLinkDocument, { id });
  if (viewer?.fileLink) window.location.assign(viewer.fileLink.url);
}
