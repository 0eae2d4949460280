import { type Block, textOf } from '../blocks/index.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { allowedActions } from '../../../platform/machine.ts';
import type { Things } from '../../../platform/modules/things.ts';
import { hasContact } from '../../../platform/text/contact.ts';
import type { ContentLabels } from '../labels/labels.service.ts';
import type { ContentTypes } from '../types/types.service.ts';
import { type GoneCards, hasGoneCard, readGoneCards } from './page-cards.ts';
import { isNamed, readCovers, sharedOf } from './page-content.ts';
import { type PageActor, pageMachine } from './page-machine.ts';
import type { OwnPageRow } from './page-writing.repository.ts';
import type { OwnPage } from './page-writing.schemas.ts';
import type { PageAction, PageGap } from './pages.enums.ts';

type Parts = { types: ContentTypes; labels: ContentLabels; things: Pick<Things, 'withNames'> };
export type Show = {
  /** As what the viewer acts on a page. */
  as: (row: OwnPageRow) => (by: PageActor) => boolean;
  /** The editor who looks; nobody for sellers, who are not told what editors see. */
  editorId?: string;
};
export type OwnPageShown = ReturnType<typeof makeOwnPageShown>;

/** What the clock does is nobody's to ask for. */
const actionsOn = (row: OwnPageRow, is: (by: PageActor) => boolean): PageAction[] =>
  allowedActions(pageMachine, row.status, is);

/** Pages as their writers see them. */
export function makeOwnPageShown({ types, labels, things }: Parts) {
  /** What a page lacks before it can be handed in. */
  async function gapsOf(row: OwnPageRow, gone: GoneCards): Promise<{ gap: PageGap; field: string }[]> {
    const blocks = row.body?.blocks ?? [];
    const pageType = (await types.treeWith([row.contentTypeId])).row(row.contentTypeId)?.pageType;
    const gaps: [PageGap, string, boolean][] = [
      ['SUMMARY', 'summary', row.summary === ''],
      ['BODY', 'body', blocks.length === 0],
      ['COVER_ALT_TEXT', 'cover.altText', row.coverFileId !== null && !row.coverAlt],
      ['LIVE_CARDS', 'body', hasGoneCard(blocks, gone)],
      ['PAGE_NAME', 'uniquePageName', pageType !== undefined && isNamed(pageType) && row.uniquePageName === null],
    ];
    return gaps.flatMap(([gap, field, isMissing]) => (isMissing ? [{ gap, field }] : []));
  }

  async function missingOf(row: OwnPageRow, actions: readonly PageAction[], gone: GoneCards) {
    const waiting: PageAction[] = actions.includes('SUBMIT') ? ['SUBMIT'] : [];
    const gaps = await gapsOf(row, gone);
    return gaps.map((gap) => ({ code: 'PAGE_NOT_READY' as const, ...gap, actions: waiting }));
  }

  /** Cards of a text that show nothing any more. */
  const goneCards = (body: readonly Block[]) => readGoneCards(things, body);

  return {
    gapsOf,
    goneCards,

    /** @param known of the cards in their texts, which must be told within a transaction */
    async all(
      on: Queryable,
      rows: readonly OwnPageRow[],
      { as, editorId }: Show,
      known?: GoneCards,
    ): Promise<OwnPage[]> {
      const gone = known ?? (await goneCards(rows.flatMap(({ body }) => body?.blocks ?? [])));
      const labelIds = [...new Set(rows.flatMap((row) => row.labelIds))];
      const labelOf = new Map((await labels.byIds(on, labelIds)).map((each) => [each.id, each]));
      const tree = await types.treeWith(rows.map((row) => row.contentTypeId));
      const covers = await readCovers(on, rows);
      const shown: OwnPage[] = [];
      for (const row of rows) {
        const actions = actionsOn(row, as(row));
        shown.push({
          id: row.id,
          ...sharedOf(row.id, { content: row, supplierId: row.supplierId }, tree, covers),
          ...stateOf(row),
          labels: row.labelIds.flatMap((id) => labelOf.get(id) ?? []),
          ...(row.body && { body: row.body.blocks, missing: await missingOf(row, actions, gone) }),
          allowedActions: actions,
          ...(editorId && { review: reviewOf(row, editorId) }),
        });
      }
      return shown;
    },
  };
}

const stateOf = (row: OwnPageRow) => ({
  status: row.status,
  version: row.version,
  contentVersion: row.contentVersion,
  isShown: row.isShown,
  ...(row.publishAt && { publishAt: row.publishAt.toISOString() }),
  ...(row.publishedFrom && { publishedFrom: row.publishedFrom.toISOString() }),
  ...(row.submittedAt && { submittedAt: row.submittedAt.toISOString() }),
  ...(row.reason && { reason: row.reason }),
  ...(row.redirectPath && { redirectPath: row.redirectPath }),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

function reviewOf(row: OwnPageRow, editorId: string) {
  const texts = [row.title, row.summary, row.body ? textOf(row.body.blocks) : ''];
  return {
    authorId: row.authorId,
    ...(row.writerName && { authorName: row.writerName }),
    isOwnVersion: row.authorId === editorId,
    ...(row.supplierName && { supplierName: row.supplierName }),
    hasContact: row.supplierId !== null && texts.some(hasContact),
  };
}
