import { everything, planChange, recordChange } from '../../../platform/changes/record-change.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { audience } from '../../../platform/events/audience.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import { audienceOfCustomer } from '../../customers/index.ts';
import { type EditionTags, readEditionTags } from './editions.repository.ts';
import type { OwnPageRow } from './page-writing.repository.ts';

type Told = {
  page: Pick<OwnPageRow, 'id' | 'version' | 'title' | 'customerId' | 'authorId'>;
  type: string;
  /** Null for the clock. */
  actorId: string | null;
  at: Date;
  reason?: string | undefined;
  /** Whether an editor decided: who wrote it reads that. */
  isDecision: boolean;
};

/** Tells writers and editors what happened to a page. `version` is that before the step. */
export async function tellOfPage(tx: Tx, { page, type, actorId, at, reason, isDecision }: Told): Promise<void> {
  const writers = page.customerId ? [audienceOfCustomer(page.customerId)] : [audience.user(page.authorId)];
  await recordEvent(tx, {
    type,
    objectType: 'OwnPage',
    objectId: page.id,
    seq: page.version + 1,
    audiences: [...writers, audience.staff('CONTENT_WRITE')],
    ...(isDecision && {
      notice: {
        actorId,
        at,
        facts: { name: page.title, reason, of: page.customerId ? 'SUPPLIER' : 'EDITOR' },
        to: writers,
      },
    }),
  });
}

/** Everything that shows a page or lists it; pages of the frame stand on every screen. */
const tagsOf = (pageId: string, editions: readonly EditionTags[]): string[] =>
  editions.some(({ placements }) => placements.length > 0)
    ? [everything]
    : [
        pageId,
        ...editions.flatMap((each) => [each.contentTypeId, ...each.labelIds, ...each.categoryIds, ...each.supplierIds]),
      ];

/** Tells all caches that a page reads otherwise, or is no longer read. */
export async function forgetPage(tx: Tx, pageId: string): Promise<void> {
  await recordChange(tx, tagsOf(pageId, await readEditionTags(tx, pageId)));
}

/** Tells all caches when the time of a planned edition comes. Who reads it needs nothing of that: the clock decides. */
export async function planPage(tx: Tx, pageId: string, at: Date): Promise<void> {
  await planChange(tx, at, tagsOf(pageId, await readEditionTags(tx, pageId)));
}
