import type { Actor } from '../../../platform/actor.ts';
import type { FieldError } from '../../../platform/field-error.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { invalidAll, Problem } from '../../../platform/problem.ts';
import type { Files } from '../../files/index.ts';
import type { StoredDocument } from '../offers/offer.ts';
import { isSame, paperIds } from './changed-content.ts';
import type { OwnSupplierProduct } from './entries.schemas.ts';
import type { EntryDocuments, EntryImages } from './entry-files.schemas.ts';
import type { LinkedFiles } from './entry-links.ts';
import { isReviewed } from './entry-machine.ts';
import { CHANGE, ENTRY } from './entry-shown.ts';
import type { EntrySteps, StepParts } from './entry-steps.ts';
import { readOpenChanges } from './product-changes.repository.ts';
import type { ProductChanges } from './product-changes.service.ts';

/** Pixels of the longer side. */
const LEAST_SIDE = 600;

type Parts = Pick<StepParts, 'db'> & {
  files: Pick<Files, 'problemOfOwn' | 'preparePublic' | 'linkedTo'>;
  steps: EntrySteps;
  changes: ProductChanges;
  links: LinkedFiles;
};
export type EntryFiles = ReturnType<typeof makeEntryFiles>;

/** Pictures and papers of entries. */
export function makeEntryFiles({ db, files, steps, changes, links }: Parts) {
  /** Files that an entry has, shown or waiting. */
  async function known(entryId: string): Promise<Set<string>> {
    const all = [...(await files.linkedTo(db, ENTRY, entryId))];
    for (const { id } of await readOpenChanges(db, [entryId])) all.push(...(await files.linkedTo(db, CHANGE, id)));
    return new Set(all.map(({ fileId }) => fileId));
  }

  /** The new ones of some files. @throws Problem 400 naming each that is there twice, or not an own one that fits */
  async function judged(actor: Actor, entryId: string, role: 'images' | 'documents', ids: (string | undefined)[]) {
    const there = await known(entryId);
    const errors: FieldError[] = [];
    for (const [index, id] of ids.entries()) {
      const field = `${role}[${index}].fileId`;
      if (id === undefined) continue;
      if (ids.indexOf(id) < index) errors.push({ field, code: 'DUPLICATE' });
      else if (!there.has(id)) {
        const problem = await files.problemOfOwn(actor, id, role === 'images' ? LEAST_SIDE : undefined);
        if (problem) errors.push({ field, ...problem });
      }
    }
    invalidAll(errors);
    return ids.filter((id) => id !== undefined && !there.has(id)) as string[];
  }

  return {
    /**
     * Of what is published, new pictures wait for staff; order, words and removal are so at once.
     * @throws Problem 400 naming the picture, 403, 404, 409 (version, state, COVER_NEEDS_FOLLOWER)
     */
    async setImages(
      actor: Actor,
      id: string,
      { version, images }: EntryImages,
      once?: Once,
    ): Promise<OwnSupplierProduct> {
      await steps.requireWriter(actor, id);
      const added = await judged(
        actor,
        id,
        'images',
        images.map(({ fileId }) => fileId),
      );
      // Before the transaction: pictures take their time.
      for (const fileId of added) await files.preparePublic(actor, fileId);
      return steps.step(actor, id, { action: 'EDIT', version, once }, async (tx, { row }) => {
        if (!isReviewed(row.status)) return void (await links.setPictures(tx, actor, id, images));
        const shown = (await links.pictures(tx, id)).map(({ fileId }) => fileId);
        const now = images.filter(({ fileId }) => shown.includes(fileId));
        if (shown.length > 0 && now.length === 0)
          throw new Problem(409, 'COVER_NEEDS_FOLLOWER', [{ field: 'images', code: 'COVER_NEEDS_FOLLOWER' }]);
        await links.setPictures(tx, actor, id, now);
        const waiting = images.flatMap((image, place) => (now.includes(image) ? [] : [{ ...image, place }]));
        if (waiting.length === 0) return { told: await changes.drop(tx, row, 'IMAGES') };
        const asked = [{ kind: 'IMAGES' as const, was: {}, asked: { images: waiting } }];
        return { told: await changes.ask(tx, actor, row, asked) };
      });
    },

    /**
     * Of what is published, new papers and other titles wait for staff; removal is at once.
     * @throws Problem 400 naming the paper, 403, 404, 409 (version, state)
     */
    async setDocuments(actor: Actor, id: string, body: EntryDocuments, once?: Once): Promise<OwnSupplierProduct> {
      const { version, documents } = body;
      await steps.requireWriter(actor, id);
      await judged(
        actor,
        id,
        'documents',
        documents.map(({ fileId }) => fileId),
      );
      return steps.step(actor, id, { action: 'EDIT', version, once }, async (tx, { row, offer }) => {
        const wanted = documents.map(({ title, kind, fileId }) => ({ title, kind, ...(fileId && { fileId }) }));
        refuseUnknownNames(wanted, offer.documents);
        if (!isReviewed(row.status)) {
          await links.setPapers(tx, actor, id, paperIds({ documents: wanted }));
          return { offer: { ...offer, documents: wanted } };
        }
        const keys = wanted.map(keyOf);
        const now = offer.documents.filter((each) => keys.includes(keyOf(each)));
        await links.setPapers(tx, actor, id, paperIds({ documents: now }));
        const told = isSame(now, wanted)
          ? await changes.drop(tx, row, 'DOCUMENTS')
          : await changes.ask(tx, actor, row, [
              { kind: 'DOCUMENTS', was: { documents: now }, asked: { documents: wanted } },
            ]);
        return { offer: { ...offer, documents: now }, told };
      });
    },
  };
}

/** What tells a paper from others: its file, or of one that is only named its name. */
const keyOf = ({ fileId, title, kind }: StoredDocument) => fileId ?? `${kind} ${title}`;

/** Papers come with a file; those that are only named are of the market's first days. @throws Problem 400 */
function refuseUnknownNames(wanted: StoredDocument[], before: StoredDocument[]): void {
  const known = before.filter(({ fileId }) => !fileId).map(keyOf);
  invalidAll(
    wanted.flatMap((each, index): FieldError[] =>
      each.fileId || known.includes(keyOf(each)) ? [] : [{ field: `documents[${index}].fileId`, code: 'REQUIRED' }],
    ),
  );
}
