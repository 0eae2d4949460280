import { write } from '../../../platform/graph/write.ts';
import { MarkAdvertisementFollowedDocument, MarkAdvertisementSeenDocument } from './markAdvertisement.generated.ts';

/** Seen on this page already: the api counts a visitor once in half an hour anyway. */
const seen = new Set<string>();

export async function markSeen(advertisementId: string): Promise<void> {
  if (seen.has(advertisementId)) return;
  seen.add(advertisementId);
  await write(MarkAdvertisementSeenDocument, { input: { advertisementId } });
}

export async function markFollowed(advertisementId: string): Promise<void> {
  await write(MarkAdvertisementFollowedDocument, { input: { advertisementId } });
}
