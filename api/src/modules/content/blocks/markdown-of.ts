import type { CalloutTone, SpanMark } from './blocks.enums.ts';
import type { Block, BlockRow, Span } from './blocks.schemas.ts';
import { DECORATIVE } from './markdown-reading.ts';
import { spansText } from './spans.ts';

/** A text as Markdown that reads as the same text: what writers edit where no script runs. */
export function markdownOf(blocks: readonly Block[]): string {
  let before: Block | undefined;
  let markdown = '';
  for (const block of blocks) {
    const isList = before?.kind === 'LIST_ITEM' && block.kind === 'LIST_ITEM';
    if (before) markdown += isList && before.isOrdered === block.isOrdered ? '\n' : '\n\n';
    markdown += writers[block.kind](block);
    before = block;
  }
  return markdown;
}

type Writer = (block: Block) => string;
const marks: Record<CalloutTone, string> = { INFO: 'NOTE', WARNING: 'WARNING', TIP: 'TIP' };

const writers: Record<Block['kind'], Writer> = {
  HEADING: ({ level = 2, spans }) => `${'#'.repeat(level)} ${inline(spans)}`,
  PARAGRAPH: ({ spans }) => inline(spans),
  LIST_ITEM: ({ level = 0, isOrdered, spans }) =>
    `${'    '.repeat(level)}${isOrdered ? '1.  ' : '-   '}${inline(spans)}`,
  QUOTE: ({ spans }) => `> ${inline(spans)}`,
  CALLOUT: ({ tone = 'INFO', spans }) => `> [!${marks[tone]}] ${inline(spans)}`,
  TABLE: tableOf,
  IMAGE: imageOf,
  VIDEO: ({ mediaVideoId = '', caption }) => [`{{video:${mediaVideoId}}}`, ...captionOf(caption)].join('\n'),
  PRODUCT_CARD: ({ objectId = '' }) => `{{product:${objectId}}}`,
  SUPPLIER_CARD: ({ objectId = '' }) => `{{supplier:${objectId}}}`,
  FAQ: ({ questionIds }) => `{{faq:${questionIds.join(',')}}}`,
  CODE: ({ text = '', language = '' }) => {
    const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language.replace(/[`\s]/g, '')}\n${text}\n${fence}`;
  },
  DIVIDER: () => '---',
};

function tableOf({ rows, caption }: Block): string {
  // A sign that parts cells would part them in code, too.
  const cellOf = (spans: readonly Span[]) =>
    inline(
      spans.map((span) => (span.t.includes('|') ? { ...span, m: span.m.filter((mark) => mark !== 'CODE') } : span)),
    );
  const lineOf = ({ cells }: BlockRow) => `| ${cells.map(({ spans }) => cellOf(spans)).join(' | ')} |`;
  const [head, ...others] = rows;
  if (!head) return '';
  const rule = `|${' --- |'.repeat(head.cells.length)}`;
  return [lineOf(head), rule, ...others.map(lineOf), ...captionOf(caption)].join('\n');
}

/** What stands below a table or a video. */
const captionOf = (caption: string | undefined) => (caption === undefined ? [] : ['', `: ${escaped(caption)}`]);

function imageOf({ fileId = '', alt, isDecorative, caption }: Block): string {
  const title = caption === undefined ? '' : ` "${escaped(caption)}"`;
  return `![${isDecorative ? DECORATIVE : escaped(alt ?? '')}](/media/${fileId}/1280${title})`;
}

/** Nobody sees it: a mark beside it opens and closes whatever stands around it, and signs on both sides of it are two. */
const JOINER = '\u2060';

/** Signs that mean something wherever they stand. */
const anywhere = /["#&*<>[-`{-~]/g;
/** Signs that mean something where a line begins, and after the digits of a numbered item. */
const first = /^(\p{Nd}*[.)]|[-+:=])/u;
/** Signs that begin an item where a line begins, and cannot be marked: they are none of English. */
const bullet = /^(?=[•▪●◦]\s)/u;
/** Signs that make an address of letters around them. */
const inAddresses = /:(?=\/\/)|@|(?<=www)\./gi;
/** A sign that makes a picture of a link that follows. */
const last = /!$/;

/** A text whose signs mean nothing: writers read it, so no sign is marked that means nothing where it stands. */
const escaped = (text: string) =>
  text
    .replace(anywhere, '\\$&')
    .replace(inAddresses, '\\$&')
    .replace(bullet, JOINER)
    .replace(first, (start) => `${start.slice(0, -1)}\\${start.at(-1)}`)
    .replace(last, '\\$&')
    .replace(/[~^]/g, `$&${JOINER}`);

const around: Partial<Record<SpanMark, string>> = { BOLD: '**', ITALIC: '*' };

/** What begins like a definition of a link, which Markdown takes out of the text: code may have such signs within a link. */
const definition = /^\[(?:\\.|[^\]\\])*\]:/;

function inline(spans: readonly Span[]): string {
  const text = spans.map(spanOf).reduce(beside, '').trim() || escaped(spansText(spans));
  return definition.test(text) ? `${JOINER}${text}` : text;
}

/** Two marks beside each other would be one longer mark, and one between two digits would multiply them. */
const beside = (before: string, next: string) =>
  isLonger(before, next) || multiplies(before, next) ? `${before}${JOINER}${next}` : `${before}${next}`;
const isLonger = (before: string, next: string) => /[*`~^]/.test(next[0] ?? '') && before.endsWith(next[0]!);
const multiplies = (before: string, next: string) =>
  (/\p{Nd}\*$/u.test(before) && /^\p{Nd}/u.test(next)) || (/\p{Nd}$/u.test(before) && /^\*\p{Nd}/u.test(next));

function spanOf({ t, m, a }: Span): string {
  const begin = /^\s*/.exec(t)?.[0] ?? '';
  const end = begin === t ? '' : (/\s*$/.exec(t)?.[0] ?? '');
  const inner = t.slice(begin.length, t.length - end.length);
  if (inner === '') return t;
  let text = m.includes('CODE') ? codeOf(inner) : escaped(inner);
  if (m.includes('SUB') && isShort(inner)) text = `~${inner}~`;
  if (m.includes('SUP') && isShort(inner)) text = `^${inner}^`;
  const emphasis = m.map((mark) => around[mark] ?? '').join('');
  if (emphasis !== '') text = `${emphasis}${edge(text[0])}${text}${edge(text.at(-1))}${emphasis}`;
  return `${begin}${a === undefined ? text : `[${text}](<${a}>)`}${end}`;
}

const edge = (letter = '') => (/[\p{L}\p{N}]/u.test(letter) ? '' : JOINER);

/** As long a raised or lowered text as the reader takes (`markdown-inlines.ts`), in UTF-16 units. */
const LONGEST_RAISED = 20;
/** What may stand between the signs of a raised or lowered text: letters and digits alone. */
const isShort = (text: string) => text.length <= LONGEST_RAISED && /^[\p{L}\p{N}]+$/u.test(text);

function codeOf(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence} ${text} ${fence}`;
}
