import * as v from 'valibot';
import { emptyAsNull } from '../../../platform/forms/emptyFields.ts';
import { ruleText } from '../../../platform/forms/messages.ts';
import { optionalText, requiredText } from '../../../platform/forms/rules.ts';
import type { Stored } from '../../../platform/forms/useForm.ts';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import type {
  CommentPolicy,
  ContentPlatform,
  CreateOwnPageInput,
  CreatePageInput,
  PagePlacement,
} from '../../../platform/graph/types.generated.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { bodyOf, type EditedBlock, editedOf, inputOf, lineOf, writtenBody } from '../editor/editedBlock.ts';
import type { BlockEditor_BlockFragment } from '../editor/BlockEditor.generated.ts';
import { writingMessages as words } from './messages.ts';
import type { PageForm_PageFragment } from './PageForm.generated.ts';

/** Something that is chosen by its name. */
export interface Chosen {
  id: string;
  name: string;
}

const anyText = v.string();
export const pageSchema = v.object({
  title: requiredText(3, 120),
  contentTypeId: v.pipe(v.string(), v.minLength(1, ruleText('REQUIRED'))),
  slug: optionalText(120),
  summary: optionalText(400),
  body: anyText,
  cover: anyText,
  coverAlt: optionalText(200),
  labels: anyText,
  categories: anyText,
  suppliers: anyText,
  authorName: optionalText(60, 2),
  uniquePageName: optionalText(60, 3),
  platforms: anyText,
  comments: anyText,
  placements: anyText,
  consentVersion: optionalText(20, 3),
  seoTitle: optionalText(60, 3),
  seoDescription: optionalText(160, 10),
  noindex: anyText,
});
export type TypedPage = v.InferInput<typeof pageSchema>;

/** Lists as a field of a form holds them. */
export const writtenList = (list: readonly Chosen[]): string => (list.length === 0 ? '' : JSON.stringify(list));
export const listOf = (written: string): Chosen[] => (written ? (JSON.parse(written) as Chosen[]) : []);
export const valuesOf = (written: string): string[] => written.split(',').filter(Boolean);
const idsOf = (written: string) => listOf(written).map(({ id }) => id);

const empty: TypedPage = {
  title: '',
  contentTypeId: '',
  slug: '',
  summary: '',
  body: '',
  cover: '',
  coverAlt: '',
  labels: '',
  categories: '',
  suppliers: '',
  authorName: '',
  uniquePageName: '',
  platforms: 'WEB,MOBILE',
  comments: 'OPEN',
  placements: '',
  consentVersion: '',
  seoTitle: '',
  seoDescription: '',
  noindex: '',
};

/** What is stored of a page, as its form holds it; of a new one nothing. */
export function storedPage(masked: Masked<PageForm_PageFragment> | undefined): Stored<TypedPage> {
  const page = readFragment<PageForm_PageFragment>(masked);
  if (!page) return { values: empty };
  const body = readFragment<BlockEditor_BlockFragment>(page.body ?? []).map(editedOf);
  return {
    version: page.version,
    values: {
      title: page.title,
      contentTypeId: page.contentTypeId,
      slug: page.slug,
      summary: page.summary,
      body: body.length > 0 ? writtenBody(body) : '',
      cover: page.cover?.fileId ?? '',
      coverAlt: page.cover?.altText ?? '',
      ...listsOf(page),
      ...textsOf(page),
    },
  };
}

const listsOf = ({ labels, categories, suppliers, platforms, placements }: PageForm_PageFragment) => ({
  labels: writtenList(labels.map(({ id, title }) => ({ id, name: title }))),
  categories: writtenList((categories ?? []).map(({ id, name }) => ({ id, name }))),
  suppliers: writtenList((suppliers ?? []).map(({ id, brandName }) => ({ id, name: brandName }))),
  platforms: platforms.join(),
  placements: placements.join(),
});

const textsOf = ({ authorName, uniquePageName, commentPolicy, consentVersion, seo }: PageForm_PageFragment) => ({
  authorName: authorName ?? '',
  uniquePageName: uniquePageName ?? '',
  comments: commentPolicy,
  consentVersion: consentVersion ?? '',
  seoTitle: seo.title ?? '',
  seoDescription: seo.description ?? '',
  noindex: seo.noindex ? 'yes' : '',
});

/** What every writer writes. */
export function ownPageInput(typed: TypedPage): Omit<CreateOwnPageInput, 'supplierId'> {
  const { title, contentTypeId, slug, summary, body, cover, coverAlt, labels, categories, suppliers, authorName } =
    typed;
  return {
    title,
    contentTypeId,
    body: bodyOf(body).map(inputOf),
    labelIds: idsOf(labels),
    categoryIds: idsOf(categories),
    supplierIds: idsOf(suppliers),
    ...emptyAsNull({ slug, summary, authorName }),
    cover: cover ? { fileId: cover, ...(coverAlt && { altText: coverAlt }) } : null,
  };
}

/** The same with what editors alone decide. */
export function pageInput(typed: TypedPage): CreatePageInput {
  const { uniquePageName, platforms, comments, placements, consentVersion, seoTitle, seoDescription, noindex } = typed;
  return {
    ...ownPageInput(typed),
    platforms: valuesOf(platforms) as ContentPlatform[],
    commentPolicy: comments as CommentPolicy,
    placements: valuesOf(placements) as PagePlacement[],
    seo: {
      noindex: noindex !== '',
      ...(seoTitle && { title: seoTitle }),
      ...(seoDescription && { description: seoDescription }),
    },
    ...emptyAsNull({ uniquePageName, consentVersion }),
  };
}

const places: Record<string, string> = {
  labelIds: 'labels',
  categoryIds: 'categories',
  supplierIds: 'suppliers',
  commentPolicy: 'comments',
  'seo.title': 'seoTitle',
  'seo.description': 'seoDescription',
  'cover.fileId': 'cover',
  'cover.altText': 'coverAlt',
};

/** Where a field of the api is in the form. */
export const placeOfField = (field: string, path: string): string => places[path] ?? places[field] ?? field;

/** Of an error its block, by its place in the text; undefined of other fields. */
export function blockOf(field: string): number | undefined {
  const found = /(?:^|\.)body\[(\d+)\]/.exec(field)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** How a stored value reads beside what was typed; of a text the blocks that are other ones. */
const labelOf = (labels: Record<string, string>, value: string) => labels[value] ?? value;

export function displayPage(typed: TypedPage, types: ReadonlyMap<string, string>) {
  return (name: string, value: string): string => {
    if (name === 'body') return differenceOf(bodyOf(typed.body), bodyOf(value));
    if (name === 'contentTypeId') return types.get(value) ?? value;
    if (name === 'cover') return value && words.otherImage;
    if (name === 'platforms' || name === 'placements')
      return valuesOf(value)
        .map((each) => labelOf(words[name], each))
        .join(words.versions.and);
    if (name === 'comments') return labelOf(words.comments, value);
    if (name === 'noindex') return value && words.noindex;
    if (['labels', 'categories', 'suppliers'].includes(name))
      return listOf(value)
        .map((each) => each.name)
        .join(words.versions.and);
    return value;
  };
}

/** Blocks of one text that another does not have, or has otherwise. */
function differenceOf(mine: readonly EditedBlock[], theirs: readonly EditedBlock[]): string {
  const own = new Map(mine.map((block) => [block.key, JSON.stringify(inputOf(block))]));
  const lines = theirs.flatMap((block, index) =>
    own.get(block.key) === JSON.stringify(inputOf(block))
      ? []
      : [words.blockLine(formatInteger(index + 1), lineOf(block))],
  );
  return lines.length > 0 ? lines.join(' — ') : words.noChange;
}
