import { recordChange, everything } from '../../../platform/changes/record-change.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { audience } from '../../../platform/events/audience.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Job, Queue } from '../../../platform/jobs/job.ts';
import { audienceOfCustomer } from '../../customers/index.ts';
import { type EditionTags, isPlanned, readEditionTags } from './editions.repository.ts';
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

type Planned = { pageId: string; version: number; at: string };

/** Caches hear of a page when its time comes. Who reads it needs no job: the clock decides. */
export const planAppearance = (tx: Tx, pageId: string, version: number, at: Date) =>
  enqueue(tx, {
    queue: 'page-appears',
    runAt: at,
    payload: { pageId, version, at: at.toISOString() } satisfies Planned,
    dedupeKey: `${pageId} ${version} ${at.toISOString()}`,
  });

async function appear(tx: Tx, { pageId, version, at }: Planned): Promise<void> {
  if (await isPlanned(tx, pageId, version, new Date(at))) await forgetPage(tx, pageId);
}

export const appearanceQueue: Record<'page-appears', Queue> = {
  'page-appears': { run: (job: Job<Planned>) => job.finish((tx) => appear(tx, job.payload)) },
};
