import type { Actor } from '../../../platform/actor.ts';
import { checkBody, EDITOR_LINK_HOSTS } from '../blocks/index.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import type { FieldError } from '../../../platform/field-error.ts';
import type { LateRule } from '../../../platform/late-rules.ts';
import type { Things } from '../../../platform/modules/things.ts';
import type { ContentLabels } from '../labels/labels.service.ts';
import type { ContentTypes } from '../types/types.service.ts';
import { isNamed } from './page-content.ts';
import type { makePagePictures } from './page-files.ts';
import { readNameHolder } from './page-writing.repository.ts';
import type { NewOwnPage, NewPage } from './page-writing.schemas.ts';

type Written = Omit<NewOwnPage, 'supplierId'> & Partial<Pick<NewPage, 'uniquePageName'>>;
export type PageRules = ReturnType<typeof makePageRules>;
type Parts = {
  db: Database;
  things: Pick<Things, 'withNames'>;
  types: ContentTypes;
  labels: ContentLabels;
  pictures: ReturnType<typeof makePagePictures>;
};
/** Whose text it is: sellers have fewer blocks and link no other site. */
export type Hand = { isSeller: boolean; pageId?: string };

/** Kinds of blocks that sellers write. */
const SELLER_KINDS = [
  'HEADING',
  'PARAGRAPH',
  'LIST_ITEM',
  'QUOTE',
  'CALLOUT',
  'TABLE',
  'IMAGE',
  'PRODUCT_CARD',
  'SUPPLIER_CARD',
  'CODE',
  'DIVIDER',
] as const;

/** The text as it is stored, and what is wrong with it. */
export const checked = (body: Written['body'], { isSeller }: Hand) =>
  checkBody(body, isSeller ? { kinds: SELLER_KINDS, hosts: [] } : { hosts: EDITOR_LINK_HOSTS });

/** What is judged of a draft beside its format. */
export function makePageRules({ db, things, types, labels, pictures }: Parts) {
  async function unknown(type: string, field: string, ids: readonly string[], code: FieldError['code']) {
    if (ids.length === 0) return [];
    const found = await things.withNames(
      ids.map((id) => ({ id })),
      ({ id }) => ({ type, id }),
    );
    return found.flatMap(({ objectName }, at) =>
      objectName === undefined ? [{ field: `${field}[${at}]`, code }] : [],
    );
  }

  async function judgeType(on: Queryable, contentTypeId: string, isSeller: boolean): Promise<FieldError | undefined> {
    const row = (await types.treeIn(on)).row(contentTypeId);
    if (!row) return { field: 'contentTypeId', code: 'CONTENT_TYPE_NOT_FOUND' };
    if (isSeller && row.pageType !== 'ARTICLE') return { field: 'contentTypeId', code: 'PAGE_TYPE_NOT_YOURS' };
    return undefined;
  }

  /** A name that others have or had is refused; so is one of a page that stands under its id. */
  async function judgeName(
    { uniquePageName, contentTypeId }: Written,
    { pageId }: Hand,
  ): Promise<FieldError | undefined> {
    if (uniquePageName === undefined) return undefined;
    const pageType = (await types.treeIn(db)).row(contentTypeId)?.pageType;
    if (pageType && !isNamed(pageType)) return { field: 'uniquePageName', code: 'PAGE_NAME_NOT_WANTED' };
    const holder = await readNameHolder(db, uniquePageName);
    return holder !== undefined && holder !== pageId ? { field: 'uniquePageName', code: 'PAGE_NAME_TAKEN' } : undefined;
  }

  async function judgeLabels(labelIds: readonly string[]): Promise<FieldError[]> {
    const known = new Set((await labels.byIds(db, labelIds)).map(({ id }) => id));
    return labelIds.flatMap((id, at) =>
      known.has(id) ? [] : [{ field: `labelIds[${at}]`, code: 'CONTENT_LABEL_NOT_FOUND' as const }],
    );
  }

  return {
    rulesOf: (actor: Actor, hand: Hand): LateRule<Written>[] => [
      { reads: ['contentTypeId'], judge: ({ contentTypeId }) => judgeType(db, contentTypeId, hand.isSeller) },
      { reads: ['uniquePageName', 'contentTypeId'], judge: (given) => judgeName(given, hand) },
      { reads: ['labelIds'], judge: ({ labelIds }) => judgeLabels(labelIds) },
      {
        reads: ['categoryIds'],
        judge: ({ categoryIds }) => unknown('CATEGORY', 'categoryIds', categoryIds, 'CATEGORY_NOT_FOUND'),
      },
      {
        reads: ['supplierIds'],
        judge: ({ supplierIds }) => unknown('SUPPLIER', 'supplierIds', supplierIds, 'SUPPLIER_NOT_FOUND'),
      },
      {
        reads: ['body', 'cover'],
        judge: async ({ body, cover }) => {
          const { blocks, places, errors } = checked(body, hand);
          return errors.length > 0 ? errors : pictures.judge(actor, hand.pageId, { cover, body: blocks, places });
        },
      },
    ],
  };
}
