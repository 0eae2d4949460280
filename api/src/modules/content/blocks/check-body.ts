import { createHash } from 'node:crypto';
import type { FieldError } from '../../../platform/field-error.ts';
import { slugOf } from '../../../platform/slug.ts';
import { beginningOf, typedLine } from '../../../platform/text.ts';
import type { BlockKind } from './blocks.enums.ts';
import {
  type Block,
  type BlockInput,
  type BlockRow,
  MAX_BLOCKS,
  MAX_BYTES,
  MAX_COLUMNS,
  MAX_QUESTIONS,
  MAX_ROWS,
  MAX_SPANS,
  type SpanInput,
} from './blocks.schemas.ts';
import { type LinkRules, readLink } from './links.ts';
import { normalSpans, spansText } from './spans.ts';

export type BodyRules = LinkRules & {
  /** Kinds that the text may have; all when nothing is said. */
  kinds?: readonly BlockKind[];
  /** Field of the write that has the blocks, for the paths of errors. */
  field?: string;
};
/** `places`: of each block where it stood among what was given, since blocks of which nothing is left are left out. */
type Checked = { blocks: Block[]; places: number[]; errors: FieldError[] };
type Parts = Omit<Block, 'key' | 'kind'>;
/** What is checked of one block: where it stands, and where what is wrong with it goes. */
type Place = { at: string; errors: FieldError[]; rules: BodyRules };

/**
 * The one way into storage: blocks as they are stored, and everything that is wrong with them, each by its path. Blocks of which
 * nothing is left are left out. Blocks with errors stand in the result too, for who shows them.
 */
export function checkBody(given: readonly BlockInput[], rules: BodyRules): Checked {
  const { field = 'body' } = rules;
  const errors: FieldError[] = [];
  if (given.length > MAX_BLOCKS) errors.push({ field, code: 'MAX_ITEMS', params: [String(MAX_BLOCKS)] });
  const keys = new Set<string>();
  const drafts = given.slice(0, MAX_BLOCKS).flatMap((block, index) => {
    const place = { at: `${field}[${index}]`, errors, rules };
    const parts = partsOf(block, place);
    if (!parts) return [];
    noteKey(block.key, keys, place);
    return [{ key: block.key, kind: block.kind, parts, index }];
  });
  const blocks = drafts.map(({ key, kind, parts }): Block => ({
    key: key ?? newKey(kind, parts, keys),
    kind,
    ...parts,
  }));
  nameAnchors(blocks);
  stepLevels(blocks);
  if (bytesOf(blocks) > MAX_BYTES) errors.push({ field, code: 'CONTENT_TOO_LARGE', params: [String(MAX_BYTES)] });
  return { blocks, places: drafts.map(({ index }) => index), errors };
}

const bytesOf = (blocks: readonly Block[]) => Buffer.byteLength(JSON.stringify({ v: 1, blocks }));

function partsOf(block: BlockInput, place: Place): Parts | undefined {
  const { kinds } = place.rules;
  if (kinds && !kinds.includes(block.kind)) {
    place.errors.push({ field: `${place.at}.kind`, code: 'CONTENT_KIND_NOT_ALLOWED' });
  }
  const own = makers[block.kind](block, place);
  return own && { spans: [], rows: [], questionIds: [], ...own };
}

type Maker = (block: BlockInput, place: Place) => Partial<Parts> | undefined;

const ofText =
  (more: (block: BlockInput) => Partial<Parts> = () => ({})): Maker =>
  (block, place) => {
    const spans = checkSpans(block.spans, `${place.at}.spans`, place);
    return spans.length > 0 ? { spans, ...more(block) } : undefined;
  };
const within = (least: number, most: number, value = least) => Math.min(Math.max(value, least), most);

const makers: Record<BlockKind, Maker> = {
  HEADING: ofText(({ level, anchor }) => {
    const kept = slugOf(anchor ?? '');
    return { level: within(2, 4, level), ...(kept !== '' && { anchor: kept }) };
  }),
  PARAGRAPH: ofText(),
  LIST_ITEM: ofText(({ isOrdered = false, level }) => ({ isOrdered, level: within(0, 2, level) })),
  QUOTE: ofText(),
  CALLOUT: ofText(({ tone = 'INFO' }) => ({ tone })),
  TABLE: tableOf,
  IMAGE: imageOf,
  VIDEO: videoOf,
  PRODUCT_CARD: cardOf,
  SUPPLIER_CARD: cardOf,
  FAQ: questionsOf,
  CODE: codeOf,
  DIVIDER: () => ({}),
};

function checkSpans(given: readonly SpanInput[] = [], at: string, { errors, rules }: Place) {
  if (given.length > MAX_SPANS) errors.push({ field: at, code: 'MAX_ITEMS', params: [String(MAX_SPANS)] });
  const read = given.slice(0, MAX_SPANS).map(({ a, ...span }, index): SpanInput => {
    if (a === undefined || a.trim() === '') return span;
    const link = readLink(a, rules);
    if (link === undefined) errors.push({ field: `${at}[${index}].a`, code: 'CONTENT_LINK_NOT_ALLOWED' });
    return { ...span, a: link ?? a };
  });
  return normalSpans(read);
}

/** Rows of the same length, without those that are wholly empty below the head. */
function tableOf({ rows: given = [], caption }: BlockInput, place: Place): Partial<Parts> | undefined {
  if (given.length > MAX_ROWS) tooMany(`${place.at}.rows`, MAX_ROWS, place);
  const rows = given.slice(0, MAX_ROWS).map(({ cells }, row) => {
    const at = `${place.at}.rows[${row}].cells`;
    if (cells.length > MAX_COLUMNS) tooMany(at, MAX_COLUMNS, place);
    return cells.map(({ spans }, cell) => checkSpans(spans, `${at}[${cell}].spans`, place));
  });
  const columns = Math.max(0, ...rows.map(lastFilled));
  if (columns === 0) return undefined;
  const whole = rows
    .filter((cells, index) => index === 0 || lastFilled(cells) > 0)
    .map((cells): BlockRow => ({
      cells: Array.from({ length: columns }, (_, index) => ({ spans: cells[index] ?? [] })),
    }));
  return { rows: whole, ...lineOf('caption', caption) };
}

/** How many cells there are up to the last one with a text. */
const lastFilled = (cells: readonly (readonly unknown[])[]) => cells.findLastIndex((spans) => spans.length > 0) + 1;

const tooMany = (field: string, limit: number, { errors }: Place) =>
  errors.push({ field, code: 'MAX_ITEMS', params: [String(limit)] });

function lineOf<K extends string>(name: K, value: string | undefined): Partial<Record<K, string>> {
  const text = typedLine(value ?? '');
  return text === '' ? {} : ({ [name]: text } as Partial<Record<K, string>>);
}

function imageOf({ fileId, alt, isDecorative, caption }: BlockInput, { at, errors }: Place): Partial<Parts> {
  if (fileId === undefined) errors.push({ field: `${at}.fileId`, code: 'REQUIRED' });
  const said = isDecorative ? {} : lineOf('alt', alt);
  if (!isDecorative && said.alt === undefined) errors.push({ field: `${at}.alt`, code: 'CONTENT_ALT_REQUIRED' });
  return {
    ...(fileId !== undefined && { fileId }),
    ...said,
    ...(isDecorative && { isDecorative }),
    ...lineOf('caption', caption),
  };
}

function videoOf({ mediaVideoId, caption }: BlockInput, { at, errors }: Place): Partial<Parts> {
  if (mediaVideoId === undefined) errors.push({ field: `${at}.mediaVideoId`, code: 'REQUIRED' });
  return { ...(mediaVideoId !== undefined && { mediaVideoId }), ...lineOf('caption', caption) };
}

function cardOf({ objectId }: BlockInput, { at, errors }: Place): Partial<Parts> {
  if (objectId === undefined) errors.push({ field: `${at}.objectId`, code: 'REQUIRED' });
  return objectId === undefined ? {} : { objectId };
}

function questionsOf({ questionIds = [] }: BlockInput, place: Place): Partial<Parts> {
  const ids = [...new Set(questionIds)];
  if (ids.length === 0) place.errors.push({ field: `${place.at}.questionIds`, code: 'SELECT_ONE' });
  if (ids.length > MAX_QUESTIONS) tooMany(`${place.at}.questionIds`, MAX_QUESTIONS, place);
  return { questionIds: ids };
}

/** What no editor shows: controls but tab and line end, and what turns the direction of a text. */
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/g;

/** Code keeps its blanks; empty lines around it go. */
function codeOf({ text = '', language }: BlockInput): Partial<Parts> | undefined {
  const code = text
    .replace(/\r\n?/g, '\n')
    .replace(unseen, '')
    .normalize('NFC')
    .replace(/^(?:[ \t]*\n)+|\s+$/g, '');
  return code === '' ? undefined : { text: code, ...lineOf('language', language) };
}

function noteKey(key: string | undefined, keys: Set<string>, { at, errors }: Place) {
  if (key === undefined) return;
  if (keys.has(key)) errors.push({ field: `${at}.key`, code: 'DUPLICATE' });
  keys.add(key);
}

/** Made of what the block says, so that reading the same text twice gives the same blocks. */
function newKey(kind: BlockKind, parts: Parts, keys: Set<string>): string {
  for (let round = 0; ; round += 1) {
    const hash = createHash('sha256')
      .update(JSON.stringify([kind, parts, round]))
      .digest('hex');
    const key = BigInt(`0x${hash.slice(0, 16)}`)
      .toString(36)
      .padStart(12, '0')
      .slice(-8);
    if (keys.has(key)) continue;
    keys.add(key);
    return key;
  }
}

const MAX_ANCHOR = 80;

/** A heading keeps the anchor that it has; a new one gets the slug of its text, each anchor once in a page. */
function nameAnchors(blocks: readonly Block[]) {
  const used = new Set<string>();
  const headings = blocks.filter(({ kind }) => kind === 'HEADING');
  // Those that have one go first: a new heading with the same words must not take it away.
  for (const heading of headings) if (heading.anchor) heading.anchor = freeAnchor(heading.anchor, used);
  for (const heading of headings) {
    heading.anchor ??= freeAnchor(beginningOf(slugOf(spansText(heading.spans)), MAX_ANCHOR) || heading.key, used);
  }
}

/** An item stands at most one level below the item before it. */
function stepLevels(blocks: readonly Block[]) {
  let most = 0;
  for (const block of blocks) {
    if (block.kind === 'LIST_ITEM') block.level = Math.min(block.level ?? 0, most);
    most = block.kind === 'LIST_ITEM' ? block.level! + 1 : 0;
  }
}

function freeAnchor(wanted: string, used: Set<string>): string {
  let anchor = wanted;
  for (let number = 2; used.has(anchor); number += 1) anchor = `${wanted}-${number}`;
  used.add(anchor);
  return anchor;
}
