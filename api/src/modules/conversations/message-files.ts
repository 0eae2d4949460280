import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Files } from '../files/index.ts';

/** How the files of a message are linked to it. */
export const MESSAGE_TYPE = 'MESSAGE';
const linkOf = (objectId: string) => ({ objectType: MESSAGE_TYPE, objectId, role: 'MESSAGE' });

/** Sends own files with a message, in their order. @throws Problem 404 naming the one that is not own, or part of something */
export async function attachFiles(
  tx: Tx,
  { files, actor }: { files: Pick<Files, 'attach'>; actor: Actor },
  messageId: string,
  fileIds: readonly string[],
): Promise<void> {
  for (const [sort, fileId] of fileIds.entries())
    await files.attach(tx, actor, fileId, { ...linkOf(messageId), sort }, `fileIds[${sort}]`);
}

/** Lets the files of a message go that was taken back. */
export async function releaseFiles(
  tx: Tx,
  files: Pick<Files, 'release'>,
  message: { id: string; files: { fileId: string }[] },
): Promise<void> {
  for (const { fileId } of message.files) await files.release(tx, fileId, linkOf(message.id));
}
