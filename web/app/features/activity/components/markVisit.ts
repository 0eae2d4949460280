import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import type { VisitedType } from '../../../platform/graph/types.generated.ts';
import { forgetHome } from '../../account/index.ts';
import { LastVisitsScreenDocument } from '../screens/LastVisitsScreen.generated.ts';
import { MarkVisitDocument } from './markVisit.generated.ts';

/** Going back and forth is one visit. */
const sameVisitMs = 60_000;
const marked = new Map<string, number>();

/** Writes a visit down. Lists of visits that are at hand are asked again: nobody told where it stands in them. */
export async function markVisit(objectType: VisitedType, objectId: string): Promise<void> {
  const key = `${objectType} ${objectId}`;
  if (Date.now() - (marked.get(key) ?? 0) < sameVisitMs) return;
  marked.set(key, Date.now());
  await pageGraph().change(MarkVisitDocument, { input: { objectType, objectId } });
  pageGraph().update(LastVisitsScreenDocument, () => undefined);
  forgetHome();
}

/** What was forgotten is written down again when it is next looked at. */
export const forgetMarks = () => marked.clear();
