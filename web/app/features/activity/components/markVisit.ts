import type { ThingType } from '../../../platform/graph/types.generated.ts';
import { type Outdated, write } from '../../../platform/graph/write.ts';
import { MarkVisitDocument } from './markVisit.generated.ts';

/** Going back and forth is one visit. */
const sameVisitMs = 60_000;
const marked = new Map<string, number>();

/** What lists visits. */
export const visitLists: Outdated = ['viewer.lastVisits'];

/** Writes a visit down. */
export async function markVisit(objectType: ThingType, objectId: string): Promise<void> {
  const key = `${objectType} ${objectId}`;
  if (Date.now() - (marked.get(key) ?? 0) < sameVisitMs) return;
  marked.set(key, Date.now());
  await write(MarkVisitDocument, { input: { objectType, objectId } }, { outdates: visitLists });
}

/** What was forgotten is written down again when it is next looked at. */
export const forgetMarks = () => marked.clear();
