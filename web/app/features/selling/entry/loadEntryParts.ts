import type { ScreenArgs } from '../../../platform/graph/load.ts';
import type { EntryEditor_EntryFragment as Entry } from './EntryEditor.generated.ts';
import { loadPlaces, type Places } from './plain/plainPlaces.ts';
import { loadEntrySheet } from './plain/savePlainProperties.ts';

/** Loads what the editor shows beside the entry itself. @returns the places of the form without script, on the server only */
export async function loadEntryParts(args: ScreenArgs, entry: Entry): Promise<Places | undefined> {
  const [places] = await Promise.all([
    import.meta.env.SSR ? loadPlaces(args, entry.saleCityIds) : undefined,
    loadEntrySheet(args, entry),
  ]);
  return places;
}
