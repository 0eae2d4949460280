import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type Files, PAPER, PUBLIC } from '../../files/index.ts';
import { type Content, paperIds } from './changed-content.ts';
import type { Offer } from './offer.ts';
import { CHANGE, ENTRY } from './entry-shown.ts';
import { type ChangeRow, readFilesOfChanges } from './product-changes.repository.ts';

type Parts = { files: Pick<Files, 'attach' | 'link' | 'release' | 'arrange' | 'linkedTo'> };
type Picture = { fileId: string; altText: string };
export type LinkedFiles = ReturnType<typeof makeEntryLinks>;

/** Files as parts of entries, and of changes that wait. Who calls holds the entry. */
export function makeEntryLinks({ files }: Parts) {
  const toEntry = (objectId: string, role: string) => ({ objectType: ENTRY, objectId, role });
  const toChange = (objectId: string) => ({ objectType: CHANGE, objectId, role: 'WAITING' });
  const linked = async (tx: Tx, entryId: string, role: string) =>
    (await files.linkedTo(tx, ENTRY, entryId)).filter((each) => each.role === role);

  async function setPictures(tx: Tx, actor: Actor | undefined, entryId: string, wanted: Picture[]) {
    const before = await linked(tx, entryId, PUBLIC);
    const link = toEntry(entryId, PUBLIC);
    for (const { fileId } of before)
      if (!wanted.some((each) => each.fileId === fileId)) await files.release(tx, fileId, link);
    for (const [sort, { fileId, altText }] of wanted.entries()) {
      if (before.some((each) => each.fileId === fileId)) continue;
      if (actor) await files.attach(tx, actor, fileId, { ...link, sort, altText });
      else await files.link(tx, fileId, { ...link, sort, altText });
    }
    await files.arrange(
      tx,
      link,
      wanted.map((each, sort) => ({ ...each, sort })),
    );
  }

  async function setPapers(tx: Tx, actor: Actor | undefined, entryId: string, ids: string[]) {
    const before = (await linked(tx, entryId, PAPER)).map(({ fileId }) => fileId);
    const link = toEntry(entryId, PAPER);
    for (const fileId of before) if (!ids.includes(fileId)) await files.release(tx, fileId, link);
    for (const fileId of ids) {
      if (before.includes(fileId)) continue;
      if (actor) await files.attach(tx, actor, fileId, link);
      else await files.link(tx, fileId, link);
    }
  }

  return {
    pictures: async (tx: Tx, entryId: string): Promise<Picture[]> =>
      (await linked(tx, entryId, PUBLIC)).map(({ fileId, altText }) => ({ fileId, altText: altText ?? '' })),

    /** Gives an entry these pictures in this order; new ones are own files of the actor. @throws Problem 404 for one that is not */
    setPictures,
    /** The same of its papers. */
    setPapers,

    /** Makes the files of a change part of it, those that waited already in an older one too. @throws Problem 404 */
    async takeIn(tx: Tx, actor: Actor, of: { entryId: string; changeId: string; asked: Content }) {
      const isOfEntry = new Set((await files.linkedTo(tx, ENTRY, of.entryId)).map(({ fileId }) => fileId));
      const waited = new Set(await readFilesOfChanges(tx, of.entryId));
      const pictures = (of.asked.images ?? []).map(({ fileId }) => fileId);
      for (const fileId of [...pictures, ...paperIds(of.asked)]) {
        if (isOfEntry.has(fileId)) continue;
        if (waited.has(fileId)) await files.link(tx, fileId, toChange(of.changeId));
        else await files.attach(tx, actor, fileId, toChange(of.changeId));
      }
    },

    /** Lets the files of a change go, but for those that something else has. */
    async dropChange(tx: Tx, changeId: string) {
      for (const { fileId } of await files.linkedTo(tx, CHANGE, changeId))
        await files.release(tx, fileId, toChange(changeId));
    },

    /** Makes the files of a confirmed change those of its entry. */
    async confirm(tx: Tx, { after, change }: { after: Offer; change: ChangeRow }) {
      const { kind, asked } = change;
      if (kind === 'DOCUMENTS') await setPapers(tx, undefined, after.id, paperIds(after));
      if (kind !== 'IMAGES') return;
      const all = (await linked(tx, after.id, PUBLIC)).map(({ fileId, altText }) => ({
        fileId,
        altText: altText ?? '',
      }));
      for (const { fileId, altText, place } of asked.images ?? []) all.splice(place, 0, { fileId, altText });
      await setPictures(tx, undefined, after.id, all);
    },

    /** Gives another entry what one has. */
    async copy(tx: Tx, from: string, to: string) {
      for (const { fileId, role, sort, altText } of await files.linkedTo(tx, ENTRY, from))
        await files.link(tx, fileId, { ...toEntry(to, role), sort, ...(altText !== null && { altText }) });
    },

    /** Lets everything go that an entry has. */
    async release(tx: Tx, entryId: string) {
      for (const { fileId, role } of await files.linkedTo(tx, ENTRY, entryId))
        await files.release(tx, fileId, toEntry(entryId, role));
    },
  };
}
