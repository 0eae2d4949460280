import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { recordChange } from '../../../platform/changes/record-change.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable, Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import { paging } from '../../../platform/paging/paging.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { refuseTaken } from '../../../platform/refuse-taken.ts';
import type { Sender } from '../../../platform/route.ts';
import { searchWords } from '../../../platform/search-words.ts';
import { foldSearchKey } from '../../../platform/text.ts';
import { versionConflict } from '../../../platform/version.ts';
import { indexPagesOfLabel } from '../searching/content-index.ts';
import * as repository from './labels.repository.ts';
import type { LabelRow } from './labels.repository.ts';
import type { ContentLabel, ContentLabelChange, ContentLabelsQuery, NewContentLabel } from './labels.schemas.ts';

/** Titles that people take for one: spaces and half-spaces too are written one way or the other. */
const titleKey = (title: string) => foldSearchKey(title).replaceAll(' ', '');

export type ContentLabels = ReturnType<typeof makeContentLabels>;

/** Words by which pages are found. A title belongs to one label for ever, in any spelling. */
export function makeContentLabels({ db, clock }: { db: Database; clock: Clock }) {
  const byIds = async (on: Queryable, ids: readonly string[]): Promise<ContentLabel[]> =>
    ids.length === 0 ? [] : (await repository.readLabelsByIds(on, ids, clock.now())).map(labelOf);
  const one = async (on: Queryable, id: string): Promise<ContentLabel> =>
    (await byIds(on, [id]))[0] ?? notFound('CONTENT_LABEL_NOT_FOUND');

  async function takeTitle(tx: Tx, id: string, title: string): Promise<void> {
    const key = titleKey(title);
    const holder = await repository.readNameHolder(tx, key);
    refuseTaken([
      { field: 'title', code: 'NAME_TAKEN', isTaken: key === '' || (holder !== undefined && holder !== id) },
    ]);
  }

  return {
    byIds,

    async list({ searchKey, ...query }: ContentLabelsQuery) {
      const found = await repository.readLabels(db, searchWords(searchKey), clock.now(), paging(query));
      return { items: found.rows.map(labelOf), totalCount: found.totalCount, ...found.page };
    },

    /** The label of a title, which it has or had. @throws Problem 404 */
    async ofTitle(title: string): Promise<ContentLabel> {
      const row = await repository.readLabelOfTitle(db, titleKey(title), clock.now());
      return row ? labelOf(row) : notFound('CONTENT_LABEL_NOT_FOUND');
    },

    /** @throws Problem 409 NAME_TAKEN */
    async create(actor: Actor, given: NewContentLabel, sender: Sender): Promise<ContentLabel> {
      const { title } = given;
      const description = given.description ?? null;
      const id = newId();
      return db.transaction(async (tx) => {
        await repository.lockLabels(tx);
        await takeTitle(tx, id, title);
        await repository.insertLabel(tx, { id, title, description }, clock.now());
        await repository.keepName(tx, titleKey(title), id);
        const what = { action: 'CONTENT_LABEL_CREATED', objectType: 'ContentLabel', objectId: id };
        await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what, detail: { title } });
        return one(tx, id);
      });
    },

    /** One as a change of it begins. @throws Problem 404 */
    stored: (id: string): Promise<ContentLabel> => one(db, id),

    /** Renames it, or gives its pages to another one. @throws Problem 404; 409 VERSION_CONFLICT, NAME_TAKEN, LABEL_MERGED_INTO_ITSELF */
    async change(actor: Actor, id: string, given: ContentLabelChange, sender: Sender): Promise<ContentLabel> {
      const { title, mergeIntoId, version } = given;
      const description = given.description ?? null;
      return db.transaction(async (tx) => {
        await repository.lockLabels(tx);
        const stored = await one(tx, id);
        if (stored.version !== version) versionConflict(stored.version);
        if (mergeIntoId === id) refuseItself();
        const left = mergeIntoId ?? id;
        if (mergeIntoId) {
          await one(tx, mergeIntoId);
          await repository.mergeLabel(tx, id, mergeIntoId);
        } else {
          await takeTitle(tx, id, title);
          await repository.updateLabel(tx, { id, title, description });
          await repository.keepName(tx, titleKey(title), id);
        }
        await indexPagesOfLabel(tx, left, clock.now());
        await recordChange(tx, [id, left]);
        const action = mergeIntoId ? 'CONTENT_LABEL_MERGED' : 'CONTENT_LABEL_CHANGED';
        const detail = { title, was: stored.title, ...(mergeIntoId && { mergeIntoId }) };
        const what = { action, objectType: 'ContentLabel', objectId: id, detail };
        await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what });
        return one(tx, left);
      });
    },
  };
}

function refuseItself(): never {
  throw new Problem(409, 'LABEL_MERGED_INTO_ITSELF', [{ field: 'mergeIntoId', code: 'LABEL_MERGED_INTO_ITSELF' }]);
}

const labelOf = ({ description, ...row }: LabelRow): ContentLabel => ({
  ...row,
  ...(description !== null && { description }),
});
