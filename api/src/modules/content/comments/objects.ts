import type { Queryable } from '../../../platform/database/database.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import type { CommentObject } from './comments.enums.ts';
import * as repository from './objects.repository.ts';
import type { ThingRow } from './objects.repository.ts';

type Parts = {
  /** @throws Problem 404 with the code of the kind, for what nobody is shown */
  things: { find: (kind: string, id: string) => Promise<unknown> };
};
export type CommentObjects = ReturnType<typeof makeCommentObjects>;

/** What comments stand on: whether it is shown and takes them, where it is read, and to whom it belongs. */
export const makeCommentObjects = ({ things }: Parts) => ({
  /** @throws Problem 404 unless everybody is shown it */
  async find(query: Queryable, type: CommentObject, id: string, now: Date): Promise<ThingRow> {
    if (type === 'SUPPLIER_PRODUCT') await things.find('SUPPLIER_PRODUCT', id);
    const [row] = await repository.readThings(query, type, [id], now);
    return row ?? notFound(type === 'PAGE' ? 'PAGE_NOT_FOUND' : 'SUPPLIER_PRODUCT_NOT_FOUND');
  },

  /** @throws Problem 404, 409 COMMENTS_CLOSED */
  async findOpen(query: Queryable, type: CommentObject, id: string, now: Date): Promise<ThingRow> {
    const thing = await this.find(query, type, id, now);
    if (!thing.isOpen) throw new Problem(409, 'COMMENTS_CLOSED');
    return thing;
  },

  /** Things of both kinds by their ids, those that are shown and those that were. */
  async named(query: Queryable, of: readonly { objectType: CommentObject; objectId: string }[], now: Date) {
    const idsOf = (type: CommentObject) => [
      ...new Set(of.flatMap(({ objectType, objectId }) => (objectType === type ? [objectId] : []))),
    ];
    const pages = idsOf('PAGE');
    const offers = idsOf('SUPPLIER_PRODUCT');
    const rows = [
      ...(pages.length > 0 ? await repository.readThings(query, 'PAGE', pages, now) : []),
      ...(offers.length > 0 ? await repository.readThings(query, 'SUPPLIER_PRODUCT', offers, now) : []),
    ];
    return new Map(rows.map((row) => [row.id, row]));
  },
});
