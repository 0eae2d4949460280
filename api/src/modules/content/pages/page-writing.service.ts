import type { Actor } from '../../../platform/actor.ts';
import { readingMinutesOf, textOf, type Block, type Body } from '../blocks/index.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import { requireAll } from '../../../platform/late-rules.ts';
import { Problem } from '../../../platform/problem.ts';
import { slugOf } from '../../../platform/slug.ts';
import { foldSearchKey } from '../../../platform/text.ts';
import type { PageContent } from './page-content.ts';
import type { makePagePictures } from './page-files.ts';
import { checked, type Hand, type PageRules } from './page-rules.ts';
import * as repository from './page-writing.repository.ts';
import type { NewOwnPage, NewPage } from './page-writing.schemas.ts';

export type Written = Omit<NewOwnPage, 'supplierId'> & Partial<NewPage>;
type Parts = { rules: PageRules; pictures: ReturnType<typeof makePagePictures> };
/** What was judged and is to be kept. */
export type PageText = { given: Written; blocks: Block[]; content: PageContent; searchKey: string };

/** What is written of a page becomes a version of it. */
export function makePageTexts({ rules, pictures }: Parts) {
  return {
    /** Judges what is written, and makes its pictures ready. @throws Problem 400 naming each wrong field and block */
    async prepare(actor: Actor, given: Written, hand: Hand): Promise<PageText> {
      await requireAll(rules.rulesOf(actor, hand), given);
      const { blocks } = checked(given.body, hand);
      await pictures.prepare(actor, hand.pageId, { cover: given.cover, body: blocks });
      return { given, blocks, content: contentOf(given, blocks), searchKey: searchKeyOf(given) };
    },

    /** Keeps it as a version; the page is there and held. @throws Problem 409 PAGE_NAME_TAKEN, 404 for a picture that is gone */
    async keep(tx: Tx, actor: Actor, page: { id: string; version: number }, text: PageText, now: Date): Promise<void> {
      const { id: pageId, version } = page;
      const { content, blocks, given } = text;
      const name = content.uniquePageName;
      if (name && !(await repository.takeName(tx, name, pageId)))
        throw new Problem(409, 'PAGE_NAME_TAKEN', [{ field: 'uniquePageName', code: 'PAGE_NAME_TAKEN' }]);
      const row = { pageId, version, authorId: actor.userId, now, content, body: { v: 1 as const, blocks } };
      await repository.insertVersion(tx, row);
      await pictures.link(tx, actor, pageId, { cover: given.cover, body: blocks });
    },

    /** A page that begins as a draft. @returns its id */
    async begin(tx: Tx, actor: Actor, supplierId: string | null, text: PageText, now: Date): Promise<string> {
      const id = newId();
      const { searchKey } = text;
      await repository.insertPage(tx, { id, supplierId, userId: actor.userId, searchKey, now });
      await this.keep(tx, actor, { id, version: 1 }, text, now);
      return id;
    },
  };
}

const searchKeyOf = ({ title, summary = '' }: Written) => foldSearchKey(`${title} ${summary}`);

/** What sellers do not say is as it is for their articles. */
function contentOf(given: Written, blocks: readonly Block[]): PageContent {
  return {
    contentTypeId: given.contentTypeId,
    uniquePageName: given.uniquePageName ?? null,
    title: given.title,
    slug: slugOf(given.slug ?? given.title) || '-',
    summary: given.summary ?? '',
    readingMinutes: textOf(blocks) === '' ? 0 : readingMinutesOf(blocks),
    coverFileId: given.cover?.fileId ?? null,
    coverAlt: given.cover?.altText ?? null,
    labelIds: given.labelIds,
    platforms: given.platforms ?? ['WEB', 'MOBILE'],
    categoryIds: given.categoryIds,
    supplierIds: given.supplierIds,
    authorName: given.authorName ?? null,
    commentPolicy: given.commentPolicy ?? 'OPEN',
    placements: given.placements ?? [],
    consentVersion: given.consentVersion ?? null,
    seo: given.seo ?? { noindex: false },
  };
}

/** What was written of a version, by the names of its body. */
export function writtenOf({ body, coverFileId, coverAlt, summary, ...content }: PageContent & { body?: Body }) {
  return {
    ...content,
    body: body?.blocks ?? [],
    ...(summary !== '' && { summary }),
    ...(coverFileId !== null && { cover: { fileId: coverFileId, altText: coverAlt } }),
  };
}
