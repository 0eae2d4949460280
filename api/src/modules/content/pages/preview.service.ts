import type { Actor } from '../../../platform/actor.ts';
import { headingsOf } from '../blocks/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Customers } from '../../customers/index.ts';
import type { ContentLabels } from '../labels/labels.service.ts';
import type { ContentTypes } from '../types/types.service.ts';
import { companiesOf } from './page-access.ts';
import { readCovers, sharedOf, withSizes } from './page-content.ts';
import { type OwnPageRow, readOwnPage } from './page-writing.repository.ts';
import type { Page } from './pages.schemas.ts';
import type { makePreviewTokens } from './preview-links.ts';

type Parts = {
  db: Database;
  clock: Clock;
  customers: Pick<Customers, 'memberships'>;
  mayEdit: (actor: Actor) => boolean;
  mayDecide: (actor: Actor) => boolean;
  types: ContentTypes;
  labels: ContentLabels;
  tokens: ReturnType<typeof makePreviewTokens>;
};
export type Previews = ReturnType<typeof makePreviews>;

/** The version of a page that is worked on, as readers would see it. */
export function makePreviews({ db, clock, customers, mayEdit, mayDecide, types, labels, tokens }: Parts) {
  /** Editors, whoever decides a seller's page while it waits, and members of the seller that writes it. */
  async function maySee(actor: Actor | undefined, { customerId, supplierId, status }: OwnPageRow): Promise<boolean> {
    if (!actor) return false;
    const isDecided = supplierId !== null && status === 'IN_REVIEW' && mayDecide(actor);
    return (
      mayEdit(actor) ||
      isDecided ||
      (customerId !== null && (await companiesOf(customers, db, actor)).all.has(customerId))
    );
  }

  return {
    /** @throws Problem 404 for a token that is wrong, too old, of another page or of an earlier version, and for who may not see it */
    async preview(id: string, token: string | undefined, visitor: () => Promise<Actor | undefined>): Promise<Page> {
      const now = clock.now();
      const row = (await readOwnPage(db, id, now)) ?? notFound('PAGE_NOT_FOUND');
      const isSeen =
        token === undefined
          ? await maySee(await visitor(), row)
          : tokens.versionOf(id, token, now) === row.contentVersion;
      if (!isSeen) return notFound('PAGE_NOT_FOUND');
      const { blocks } = row.body;
      const known = new Map((await labels.byIds(db, row.labelIds)).map((each) => [each.id, each]));
      const covers = await readCovers(db, [row]);
      const tree = await types.treeWith([row.contentTypeId]);
      return {
        id,
        ...sharedOf(id, { content: row, supplierId: row.supplierId }, tree, covers),
        publishedFrom: (row.publishedFrom ?? row.publishAt ?? now).toISOString(),
        updatedAt: row.updatedAt.toISOString(),
        likeCount: 0,
        version: row.contentVersion,
        labels: row.labelIds.flatMap((labelId) => known.get(labelId) ?? []),
        headings: headingsOf(blocks),
        body: withSizes(blocks, covers),
      };
    },
  };
}
