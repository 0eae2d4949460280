import { blocksOfMarkdown, EDITOR_LINK_HOSTS, readingMinutesOf } from '../../src/modules/content/blocks/index.ts';
import type { PublicLink } from '../../src/modules/files/index.ts';
import type { BulkRow } from '../../src/platform/database/bulk.ts';
import { slugOf } from '../../src/platform/slug.ts';
import { foldSearchKey } from '../../src/platform/text.ts';
import { people } from '../people.ts';
import { seededId } from '../random.ts';
import { instantOf } from './days.ts';
import { videoIdOf } from './video-rows.ts';
import { readLabels, readPages, readTypes, type SeededPage } from './texts.ts';

export const typeIdOf = (key: string) => seededId(`content type:${key}`);
export const pageIdOf = (key: string) => seededId(`page:${key}`);
const labelIdOf = (title: string) => seededId(`label:${title}`);
export const categoryIdOf = (code: string) => seededId(`category:${code}`);

type Ids = ReadonlyMap<string, string>;
/** What pages show of the market: ids of offers by `CATEGORY:NTH`, of suppliers by their codes, of pictures by their names. */
export type Shown = { offers: Ids; suppliers: Ids; pictures: Ids };

/** A line that shows an offer, `[[product:CATEGORY:NTH]]`, a company, `[[supplier:CODE]]`, or a video, `[[video:KEY]]`. */
const card = /^\[\[(product|supplier|video):([^\]]+)\]\]$/gm;
const accounts = new Map(people.map(({ name, id }): [string, string] => [name, id]));
/** Sellers with people of their own write themselves; an editor wrote down what the others told. */
const WRITERS: Readonly<Record<string, string>> = { nikaban: 'supplier', folaydan: 'second seller' };
/** How long an archived page was shown. */
const SHOWN_DAYS = 80;
/** Since when what is handed in waits. */
const WAITS_DAYS = 1;
/** In how many days it should be decided. */
const DECIDED_DAYS = 2;
const DAY_MS = 86_400_000;

/** Every offer that a page shows, as `CATEGORY:NTH`. */
export const offersShown = (): string[] =>
  readPages().flatMap(({ body }) =>
    [...body.matchAll(card)].flatMap(([, kind, name]) => (kind === 'product' ? [name!] : [])),
  );

/** The picture above each page that has one, as everybody sees it. */
export const coverLinks = ({ pictures }: Shown): PublicLink[] =>
  readPages().flatMap(({ key, cover }) => {
    const fileId = cover && pictures.get(cover.file);
    return fileId ? { objectType: 'CONTENT_PAGE', objectId: pageIdOf(key), fileId, sort: 0, altText: cover.alt } : [];
  });

export const typeRows = (now: Date): BulkRow[] =>
  readTypes().map(({ key, parent, title, pageType, order }) => ({
    id: typeIdOf(key),
    parent_id: parent ? typeIdOf(parent) : null,
    title,
    slug: slugOf(title),
    page_type: pageType,
    sort: order,
    is_active: true,
    version: 1,
    created_at: now,
  }));

export const labelRows = (now: Date): BulkRow[] =>
  readLabels().map(({ title, description }) => ({
    id: labelIdOf(title),
    title,
    description,
    version: 1,
    created_at: now,
  }));

export const labelNameRows = (): BulkRow[] =>
  readLabels().map(({ title }) => ({
    title_key: foldSearchKey(title).replaceAll(' ', ''),
    label_id: labelIdOf(title),
  }));

export type PageRows = Record<'pages' | 'versions' | 'editions' | 'names' | 'cases', BulkRow[]>;

export function pageRows(shown: Shown, now: Date): PageRows {
  const rows: PageRows = { pages: [], versions: [], editions: [], names: [], cases: [] };
  for (const page of readPages()) {
    const facts = factsOf(page, shown, now);
    rows.pages.push(pageRow(page, facts));
    rows.versions.push(versionRow(page, facts, shown));
    if (page.state !== 'IN_REVIEW') rows.editions.push(editionRow(page, facts));
    if (page.state === 'IN_REVIEW' && facts.supplierId) rows.cases.push(caseRow(page, facts));
    if (page.pageName) rows.names.push({ name: page.pageName, page_id: facts.id });
  }
  return rows;
}

type Facts = {
  id: string;
  authorId: string;
  supplierId: string | null;
  writtenAt: Date;
  shownFrom: Date;
  /** Of an archived page. */
  shownUntil: Date | null;
};

function factsOf({ key, supplier, state, days = 0 }: SeededPage, { suppliers }: Shown, now: Date): Facts {
  const writer = (supplier && WRITERS[supplier]) ?? 'content editor';
  return {
    id: pageIdOf(key),
    authorId: accounts.get(writer)!,
    supplierId: (supplier && suppliers.get(supplier)) ?? null,
    writtenAt: instantOf(now, Math.min(days, 0) - 2),
    shownFrom: instantOf(now, days),
    shownUntil: state === 'ARCHIVED' ? instantOf(now, days + SHOWN_DAYS) : null,
  };
}

function pageRow({ title, summary, state, redirect }: SeededPage, facts: Facts): BulkRow {
  const changedAt = facts.shownUntil ?? (state === 'PUBLISHED' ? facts.shownFrom : facts.writtenAt);
  const isWaiting = state === 'IN_REVIEW';
  return {
    id: facts.id,
    version: 1,
    status: state,
    draft_version: 1,
    supplier_id: facts.supplierId,
    created_by: facts.authorId,
    created_at: facts.writtenAt,
    updated_at: changedAt,
    submitted_at: isWaiting ? submittedAt(facts) : null,
    submitted_by: isWaiting ? facts.authorId : null,
    publish_at: state === 'SCHEDULED' ? facts.shownFrom : null,
    redirect_path: redirect ?? null,
    search_key: foldSearchKey(`${title} ${summary}`),
  };
}

const submittedAt = ({ writtenAt }: Facts) => new Date(writtenAt.getTime() + WAITS_DAYS * DAY_MS);

/** What a supplier handed in, in the queue of cases. */
function caseRow({ key }: SeededPage, facts: Facts): BulkRow {
  const openedAt = submittedAt(facts);
  return {
    id: seededId(`page case:${key}`),
    kind: 'SUPPLIER_PAGE',
    object_type: 'PAGE',
    object_id: facts.id,
    opened_by: facts.authorId,
    reason: null,
    hits: [],
    state: 'OPEN',
    due_at: new Date(openedAt.getTime() + DECIDED_DAYS * DAY_MS),
    version: 1,
    created_at: openedAt,
  };
}

function versionRow(page: SeededPage, { id, authorId, writtenAt }: Facts, shown: Shown): BulkRow {
  const blocks = blocksOf(page, shown);
  return {
    page_id: id,
    version: 1,
    author_id: authorId,
    written_at: writtenAt,
    content_type_id: typeIdOf(page.type),
    unique_page_name: page.pageName ?? null,
    title: page.title,
    slug: slugOf(page.title),
    summary: page.summary,
    body: { v: 1, blocks },
    reading_minutes: readingMinutesOf(blocks),
    cover_file_id: (page.cover && shown.pictures.get(page.cover.file)) ?? null,
    cover_alt: page.cover?.alt ?? null,
    label_ids: page.labels.map(labelIdOf),
    platforms: ['WEB', 'MOBILE'],
    category_ids: page.categories.map(categoryIdOf),
    supplier_ids: [],
    author_name: page.author,
    comment_policy: page.pageName ? 'CLOSED' : 'OPEN',
    placements: page.placements,
    consent_version: page.consentVersion ?? null,
    seo: { ...page.seo, noindex: false },
  };
}

function editionRow(page: SeededPage, { id, supplierId, shownFrom, shownUntil }: Facts): BulkRow {
  return {
    page_id: id,
    version: 1,
    shown_from: shownFrom,
    shown_until: shownUntil,
    published_from: shownFrom,
    content_type_id: typeIdOf(page.type),
    label_ids: page.labels.map(labelIdOf),
    platforms: ['WEB', 'MOBILE'],
    category_ids: page.categories.map(categoryIdOf),
    supplier_ids: supplierId ? [supplierId] : [],
    writer_id: supplierId,
  };
}

/** A card of what the market does not have is left out: how many offers there are is a setting. */
function blocksOf({ body }: SeededPage, { offers, suppliers }: Shown) {
  const shown = body.replace(card, (_, kind: string, name: string) => {
    const id = kind === 'video' ? videoIdOf(name) : (kind === 'product' ? offers : suppliers).get(name);
    return id ? `{{${kind}:${id}}}` : '';
  });
  return blocksOfMarkdown(shown, { hosts: EDITOR_LINK_HOSTS }).blocks;
}
