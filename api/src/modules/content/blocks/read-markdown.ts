import type { BlockContent, Blockquote, DefinitionContent, List, ListItem, Paragraph, Root, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { beginningOf } from '../../../platform/text.ts';
import type { CalloutTone } from './blocks.enums.ts';
import type { BlockInput, MarkdownReading, SpanInput } from './blocks.schemas.ts';
import { type BodyRules, checkBody } from './check-body.ts';
import { tameMarkdown } from './tame-markdown.ts';
import { LINE_BREAK, readInlines } from './markdown-inlines.ts';
import { Reading } from './markdown-reading.ts';
import { MENDED, mendEmphasis } from './mend-emphasis.ts';
import { mendLines } from './mend-lines.ts';
import { spansText } from './spans.ts';

type Flow = BlockContent | DefinitionContent;
type Context = { reading: Reading; out: BlockInput[] };

/**
 * Blocks of a text in Markdown, and what of it was not kept. HTML never is. A line `{{product:ID}}`, `{{supplier:ID}}`,
 * `{{video:ID}}` or `{{faq:ID,ID}}` by itself is a card; `> [!NOTE]`, `[!WARNING]` and `[!TIP]` begin a callout; a line that begins
 * with `: ` below a table or a video is its caption.
 */
export function blocksOfMarkdown(markdown: string, rules: BodyRules): MarkdownReading {
  const source = mendEmphasis(tameMarkdown(mendLines(markdown)));
  const tree = fromMarkdown(source, {
    extensions: [gfm({ singleTilde: false })],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const context: Context = { reading: new Reading(source, rules), out: [] };
  noteDefinitions(tree, context.reading);
  readFlow(tree.children as Flow[], context);
  return { blocks: checkBody(context.out, rules).blocks, dropped: context.reading.dropped };
}

function noteDefinitions({ children }: Root | Blockquote, { definitions }: Reading) {
  for (const node of children) {
    if (node.type === 'definition') definitions.set(node.identifier, definitions.get(node.identifier) ?? node.url);
  }
}

function readFlow(nodes: readonly Flow[], context: Context) {
  for (const node of nodes) readBlock(node, context);
}

function readBlock(node: Flow, context: Context): void {
  const { reading, out } = context;
  switch (node.type) {
    case 'heading':
      if (node.depth === 1 || node.depth > 4) reading.note('HEADING_LEVEL', node);
      return putText({ kind: 'HEADING', level: Math.min(Math.max(node.depth, 2), 4) }, node, context);
    case 'paragraph':
      return readParagraph(node, context);
    case 'blockquote':
      return readQuote(node, context);
    case 'list':
      return readList(node, 0, context);
    case 'table':
      return void out.push(readTable(node, context));
    case 'code':
      return void out.push(codeOf(node.value, node.lang));
    case 'thematicBreak':
      return void out.push({ kind: 'DIVIDER' });
    case 'html':
      return reading.note('HTML', node);
    case 'footnoteDefinition':
      return reading.note('FOOTNOTE', node);
    default:
  }
}

function codeOf(value: string, language: string | null | undefined): BlockInput {
  const name = language && beginningOf(language.replaceAll(MENDED, ''), 20);
  return { kind: 'CODE', text: value.replaceAll(MENDED, ''), ...(name && { language: name }) };
}

/** A block with the text of a node, and the pictures in it after it. */
function putText(block: BlockInput, node: Pick<Paragraph, 'children' | 'position'>, { reading, out }: Context) {
  const { spans, images } = readInlines(node.children, reading);
  out.push({ ...block, spans: joinLines(spans) }, ...images);
}

const joinLines = (spans: readonly SpanInput[]) =>
  spans.map((span) => (span.t === LINE_BREAK ? { ...span, t: ' ' } : span));

const card = /^\{\{(product|supplier|video|faq):\s*([\da-f,\s-]{36,500})\}\}$/i;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const shownBy: Record<string, (first: string, ids: string[]) => BlockInput> = {
  product: (objectId) => ({ kind: 'PRODUCT_CARD', objectId }),
  supplier: (objectId) => ({ kind: 'SUPPLIER_CARD', objectId }),
  video: (mediaVideoId) => ({ kind: 'VIDEO', mediaVideoId }),
  faq: (_first, questionIds) => ({ kind: 'FAQ', questionIds }),
};

/** @returns the block that a line by itself stands for */
function cardOf(text: string): BlockInput | undefined {
  const found = card.exec(text.trim());
  const kind = found?.[1];
  const list = found?.[2] ?? '';
  const ids = list
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const first = ids[0];
  if (kind === undefined || first === undefined || !ids.every((id) => ID.test(id))) return undefined;
  return shownBy[kind.toLowerCase()]?.(first, ids);
}

/** A paragraph, several where its lines end on purpose. */
function readParagraph(node: Paragraph, { reading, out }: Context) {
  const { spans, images } = readInlines(node.children, reading);
  const text = spansText(spans);
  const shown = cardOf(text);
  const above = out.at(-1);
  if (shown) return void out.push(shown);
  const takesCaption = above?.kind === 'TABLE' || above?.kind === 'VIDEO';
  if (above && takesCaption && above.caption === undefined && text.startsWith(': ')) {
    above.caption = text.slice(2);
    return;
  }
  for (const line of linesOf(spans)) out.push({ kind: 'PARAGRAPH', spans: line });
  out.push(...images);
}

function linesOf(spans: readonly SpanInput[]): SpanInput[][] {
  const lines: SpanInput[][] = [[]];
  for (const span of spans) {
    if (span.t === LINE_BREAK) lines.push([]);
    else lines.at(-1)!.push(span);
  }
  return lines;
}

const callout = /^\s*\[!(NOTE|INFO|IMPORTANT|WARNING|CAUTION|TIP)\]\s*/i;
const tones: Record<string, CalloutTone> = { WARNING: 'WARNING', CAUTION: 'WARNING', TIP: 'TIP' };

function readQuote(node: Blockquote, context: Context) {
  noteDefinitions(node, context.reading);
  const inner: Context = { ...context, out: [] };
  readFlow(node.children, inner);
  const begin = callout.exec(spansText(inner.out[0]?.spans ?? []));
  const tone = begin?.[1] && (tones[begin[1].toUpperCase()] ?? 'INFO');
  for (const [index, block] of inner.out.entries()) {
    if (block.kind !== 'PARAGRAPH') {
      if (block.kind !== 'QUOTE') context.reading.note('NESTED', node);
      context.out.push(block);
      continue;
    }
    const spans = index === 0 && begin ? withoutFirst(block.spans ?? [], begin[0].length) : (block.spans ?? []);
    context.out.push(tone ? { kind: 'CALLOUT', tone, spans } : { kind: 'QUOTE', spans });
  }
}

/** Parts of a text without so many letters at its begin. */
function withoutFirst(spans: readonly SpanInput[], count: number): SpanInput[] {
  let left = count;
  return spans.map((span) => {
    const taken = Math.min(left, span.t.length);
    left -= taken;
    return { ...span, t: span.t.slice(taken) };
  });
}

const MAX_LEVEL = 2;

function readList(list: List, level: number, context: Context) {
  if (level === MAX_LEVEL + 1) context.reading.note('LIST_DEPTH', list);
  for (const item of list.children) readItem(item, { isOrdered: list.ordered === true, level }, context);
}

type Kind = { isOrdered: boolean; level: number };

/** An item with all its paragraphs; lists in it are a level deeper, anything else follows it. */
function readItem(item: ListItem, { isOrdered, level }: Kind, context: Context) {
  const { reading, out } = context;
  if (typeof item.checked === 'boolean') reading.note('CHECKBOX', item);
  const block: BlockInput & { spans: SpanInput[] } = {
    kind: 'LIST_ITEM',
    isOrdered,
    level: Math.min(level, MAX_LEVEL),
    spans: [],
  };
  out.push(block);
  for (const child of item.children) {
    if (child.type === 'paragraph') addParagraph(block.spans, child, context);
    else if (child.type === 'list') readList(child, level + 1, context);
    else {
      if (child.type !== 'html') reading.note('NESTED', child);
      readBlock(child, context);
    }
  }
}

function addParagraph(spans: SpanInput[], node: Paragraph, { reading, out }: Context) {
  const read = readInlines(node.children, reading);
  const isMore = spans.length > 0 && read.spans.length > 0;
  if (isMore || read.spans.some(({ t }) => t === LINE_BREAK)) reading.note('LINE_BREAK', node);
  if (isMore) spans.push({ t: ' ' });
  spans.push(...joinLines(read.spans));
  out.push(...read.images);
}

function readTable(node: Table, { reading, out }: Context): BlockInput {
  const images: BlockInput[] = [];
  const rows = node.children.map((row) => ({
    cells: row.children.map((cell) => {
      const read = readInlines(cell.children, reading);
      images.push(...read.images);
      return { spans: joinLines(read.spans) };
    }),
  }));
  out.push(...images);
  return { kind: 'TABLE', rows };
}
