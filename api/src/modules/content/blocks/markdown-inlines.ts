import type { PhrasingContent } from 'mdast';
import type { SpanMark } from './blocks.enums.ts';
import type { BlockInput, SpanInput } from './blocks.schemas.ts';
import { readLink } from './links.ts';
import { MENDED } from './mend-emphasis.ts';
import type { Reading } from './markdown-reading.ts';

/** How letters are set where a part of a text is read. */
type Style = { m: SpanMark[]; a?: string };

/** A line of Markdown as parts of a text, and the pictures that stood in it. */
export type Inlines = { spans: SpanInput[]; images: BlockInput[] };

/** Where lines end on purpose: a paragraph is split there, anything else has a blank. */
export const LINE_BREAK = '\n';

const lineEnd = /^<br\s*\/?>$/i;

export function readInlines(nodes: readonly PhrasingContent[], reading: Reading): Inlines {
  const read: Inlines = { spans: [], images: [] };
  readAll(nodes, { m: [] }, { reading, read });
  return read;
}

type Context = { reading: Reading; read: Inlines };

function readAll(nodes: readonly PhrasingContent[], style: Style, context: Context) {
  for (const node of nodes) readOne(node, style, context);
}

const withMark = ({ m, ...style }: Style, mark: SpanMark): Style => ({ ...style, m: [...m, mark] });

function readOne(node: PhrasingContent, style: Style, context: Context): void {
  const { reading } = context;
  switch (node.type) {
    case 'text':
      return readText(node, style, context);
    case 'inlineCode':
      return put(context, node.value.replaceAll(MENDED, ''), withMark(style, 'CODE'));
    case 'emphasis':
      return readAll(node.children, withMark(style, 'ITALIC'), context);
    case 'strong':
      return readAll(node.children, withMark(style, 'BOLD'), context);
    case 'break':
      return put(context, LINE_BREAK, style);
    case 'delete':
      reading.note('STRIKETHROUGH', node);
      return readAll(node.children, style, context);
    case 'html':
      reading.note('HTML', node);
      // The words on both sides are two.
      return lineEnd.test(node.value) ? put(context, LINE_BREAK, style) : undefined;
    case 'footnoteReference':
      return reading.note('FOOTNOTE', node);
    default:
      return readLinked(node, style, context);
  }
}

type Linked = Exclude<
  PhrasingContent,
  { type: 'text' | 'inlineCode' | 'emphasis' | 'strong' | 'break' | 'delete' | 'html' | 'footnoteReference' }
>;

function readLinked(node: Linked, style: Style, context: Context) {
  const { reading } = context;
  const url = 'url' in node ? node.url : (reading.definitions.get(node.identifier) ?? '');
  if ('children' in node) {
    const { label, after } = partsOfLink(node, reading);
    const a = readLink(url.slice(0, url.length - after.length).replaceAll(MENDED, ''), reading.rules);
    if (a === undefined) reading.note('LINK', node);
    readAll(label, a === undefined ? style : { ...style, a }, context);
    return readAll([{ type: 'text', value: after }], style, context);
  }
  const image = reading.image(node, url);
  if (image) context.read.images.push(image);
}

/** Persian signs that are in no address. */
const persianSign = /[،؛؟«»…].*$/s;

/** What a link reads as, and what a bare address took of the text behind it: GFM knows where one ends by English signs only. */
function partsOfLink({ type, children, position }: Extract<Linked, { children: unknown }>, { source }: Reading) {
  const [shown] = children;
  const isBare = type === 'link' && shown?.type === 'text' && /\w/.test(source[position?.start.offset ?? 0] ?? '');
  const after = isBare ? (persianSign.exec(shown.value)?.[0] ?? '') : '';
  if (!isBare || after === '') return { label: children, after };
  return { label: [{ ...shown, value: shown.value.slice(0, -after.length) }], after };
}

/** `H~2~O` and `m^2^`, as many writers of Markdown know them. */
const raised = /~([^\s~\u2060]{1,20})~|\^([^\s^\u2060]{1,20})\^/g;

function readText(node: PhrasingContent & { type: 'text' }, style: Style, context: Context) {
  if (node.value.includes(MENDED)) context.reading.note('EMPHASIS_MENDED', node);
  const text = node.value
    .replaceAll(MENDED, '')
    .replaceAll('\ufffd', '')
    .replace(/\r\n?|\n/g, ' ');
  let from = 0;
  for (const { 0: whole, 1: sub, 2: sup, index } of text.matchAll(raised)) {
    put(context, text.slice(from, index), style);
    put(context, sub ?? sup ?? '', withMark(style, sub === undefined ? 'SUP' : 'SUB'));
    from = index + whole.length;
  }
  put(context, text.slice(from), style);
}

function put({ read }: Context, t: string, { m, ...style }: Style) {
  if (t !== '') read.spans.push({ t, m: [...new Set(m)], ...style });
}
