import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { concerns, recordChange } from '../../../platform/changes/record-change.ts';
import type { Clock } from '../../../platform/clock.ts';
import { currentTx, type Database, type Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { isSameName, refuseTaken } from '../../../platform/refuse-taken.ts';
import type { Sender } from '../../../platform/route.ts';
import { slugOf } from '../../../platform/slug.ts';
import { snapshot } from '../../../platform/snapshot.ts';
import { versionConflict } from '../../../platform/version.ts';
import { MAX_LEVELS, TypeTree } from './type-tree.ts';
import type { PageType } from './types.enums.ts';
import * as repository from './types.repository.ts';
import type { ContentType, ContentTypeChange, NewContentType } from './types.schemas.ts';

declare module '../../../platform/changes/record-change.ts' {
  interface KindsByOwner {
    content: 'contentTypes';
  }
}

const FRESH_MS = 30_000;
export type ContentTypes = ReturnType<typeof makeContentTypes>;

/** The tree of what people read, kept in memory. */
export function makeContentTypes({ db, clock }: { db: Database; clock: Clock }) {
  const read = async (on: Queryable) => new TypeTree(await repository.readContentTypes(on));
  const tree = snapshot({ db, clock, freshMs: FRESH_MS, tags: concerns('contentTypes'), read });

  return {
    tree,
    /** The tree with these types: one that was added just now may not be heard of yet. */
    async treeWith(ids: readonly string[]): Promise<TypeTree> {
      const known = await tree();
      return ids.every((id) => known.row(id)) ? known : read(currentTx() ?? db);
    },
    /** The same as it stands in a transaction. */
    treeIn: read,

    /** Active roots with what is below them. */
    async roots(): Promise<ContentType[]> {
      const all = await tree();
      return all
        .below(null)
        .filter(({ isActive }) => isActive)
        .map((row) => all.shown(row));
    },

    async byPageType(pageType: PageType): Promise<ContentType[]> {
      const all = await tree();
      return all.idsOf([pageType]).flatMap((id) => (all.isShown(id) ? [all.shown(all.row(id)!)] : []));
    },

    async byIds(ids: readonly string[]): Promise<ContentType[]> {
      const all = await tree();
      return ids.flatMap((id) => {
        const row = all.row(id);
        return row ? [all.shown(row)] : [];
      });
    },

    /** From the root down; of an inactive one too, whose pages stay. @throws Problem 404 */
    async breadcrumb(id: string): Promise<ContentType[]> {
      const all = await tree();
      if (!all.row(id)) return notFound('CONTENT_TYPE_NOT_FOUND');
      return [...all.ancestorIds(id), id].map((each) => all.shown(all.row(each)!));
    },

    /** Everything, for staff. */
    async all(): Promise<ContentType[]> {
      const all = await read(db);
      return all.below(null).map((row) => all.shown(row, true));
    },

    /** One as a change of it begins. @throws Problem 404 */
    async stored(id: string): Promise<ContentType> {
      const all = await read(currentTx() ?? db);
      return all.shown(all.row(id) ?? notFound('CONTENT_TYPE_NOT_FOUND'), true);
    },

    /** @throws Problem 404; 409 CONTENT_TYPE_TOO_DEEP, CONTENT_TYPE_OF_ANOTHER_KIND, NAME_TAKEN */
    async create(actor: Actor, given: NewContentType, sender: Sender): Promise<ContentType> {
      const { title, pageType, parentId = null } = given;
      const id = newId();
      return db.transaction(async (tx) => {
        await repository.lockContentTypes(tx);
        const before = await read(tx);
        refusePlace(before, { pageType, parentId, height: 1 });
        refuseTitle(before, { id, parentId, title });
        const order = given.order ?? Math.max(0, ...before.below(parentId).map((row) => row.order)) + 1;
        const row = { id, parentId, title, slug: slugOf(title), pageType, order };
        await repository.insertContentType(tx, row, clock.now());
        await recordChange(tx, ['contentTypes', id, ...before.family(parentId ?? id)]);
        const what = { action: 'CONTENT_TYPE_CREATED', objectType: 'ContentType', objectId: id };
        await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what, detail: { title, parentId } });
        const after = await read(tx);
        return after.shown(after.row(id)!, true);
      });
    },

    /** @throws Problem 404; 409 VERSION_CONFLICT, CONTENT_TYPE_UNDER_ITSELF and what refuses a new one */
    async change(actor: Actor, id: string, given: ContentTypeChange, sender: Sender): Promise<ContentType> {
      const { title, order, isActive, version, parentId = null } = given;
      return db.transaction(async (tx) => {
        await repository.lockContentTypes(tx);
        const before = await read(tx);
        const stored = before.row(id) ?? notFound('CONTENT_TYPE_NOT_FOUND');
        if (stored.version !== version) versionConflict(stored.version);
        if (parentId && before.family(id).includes(parentId)) refuse('parentId', 'CONTENT_TYPE_UNDER_ITSELF');
        refusePlace(before, { pageType: stored.pageType, parentId, height: before.height(id) });
        refuseTitle(before, { id, parentId, title });
        await repository.updateContentType(tx, { id, parentId, title, slug: slugOf(title), order, isActive });
        const touched = [...before.ancestorIds(id), ...before.family(id), ...(parentId ? [parentId] : [])];
        await recordChange(tx, ['contentTypes', ...touched]);
        const what = { action: 'CONTENT_TYPE_CHANGED', objectType: 'ContentType', objectId: id };
        const detail = { title, parentId, order, isActive };
        await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what, detail });
        const after = await read(tx);
        return after.shown(after.row(id)!, true);
      });
    },
  };
}

type PlaceCode = 'CONTENT_TYPE_UNDER_ITSELF' | 'CONTENT_TYPE_TOO_DEEP' | 'CONTENT_TYPE_OF_ANOTHER_KIND';
function refuse(field: string, code: PlaceCode, ...params: string[]): never {
  throw new Problem(409, code, [{ field, code, params }]);
}

type Place = { pageType: PageType; parentId: string | null; height: number };
function refusePlace(tree: TypeTree, { pageType, parentId, height }: Place): void {
  if (parentId === null) return;
  const parent = tree.row(parentId) ?? notFound('CONTENT_TYPE_NOT_FOUND');
  if (parent.pageType !== pageType) refuse('pageType', 'CONTENT_TYPE_OF_ANOTHER_KIND');
  if (tree.ancestorIds(parentId).length + 1 + height > MAX_LEVELS)
    refuse('parentId', 'CONTENT_TYPE_TOO_DEEP', String(MAX_LEVELS));
}

function refuseTitle(tree: TypeTree, own: { id: string; parentId: string | null; title: string }): void {
  const beside = tree.below(own.parentId).filter(({ id }) => id !== own.id);
  const isTaken = beside.some(({ title }) => isSameName(title, own.title));
  refuseTaken([{ field: 'title', code: 'NAME_TAKEN', isTaken }]);
}
