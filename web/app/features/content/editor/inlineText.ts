import type { SpanMark } from '../../../platform/graph/types.generated.ts';

/** A part of a text as the graph has it, as far as writers type it. */
export interface TypedSpan {
  t: string;
  m: SpanMark[];
  a?: string;
}

/** Signs of the marks, longer ones first. */
const signs: readonly (readonly [string, SpanMark])[] = [
  ['**', 'BOLD'],
  ['*', 'ITALIC'],
  ['~', 'SUB'],
  ['^', 'SUP'],
];
const special = /[\\*`~^[\]]/g;
const link = /^\[((?:\\.|[^\]\\])+)\]\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)/;

/** A text with its marks as signs, as writers type it: `**bold**`, `*emphasis*`, `` `code` ``, `[text](/path)`. */
export function textOfSpans(spans: readonly WrittenSpan[]): string {
  let text = '';
  for (let at = 0; at < spans.length; at += 1) {
    const { a } = spans[at]!;
    const end = spans.findIndex((span, index) => index > at && (span.a ?? undefined) !== (a ?? undefined));
    const run = spans.slice(at, end < 0 ? undefined : end);
    text += a ? `[${runText(run)}](${a})` : runText(run);
    at += run.length - 1;
  }
  return text;
}

interface WrittenSpan {
  t: string;
  m: readonly SpanMark[];
  a?: string | null | undefined;
}

/** Parts of one link, or of none: a sign stands where a mark begins and where it ends. */
function runText(run: readonly WrittenSpan[]): string {
  let open: readonly SpanMark[] = [];
  const toggle = (from: readonly SpanMark[], to: readonly SpanMark[]) =>
    signs.map(([sign, mark]) => (from.includes(mark) && !to.includes(mark) ? sign : '')).join('');
  const text = run.map(({ t, m }) => {
    const between = toggle(open, m) + toggle(m, open);
    open = m;
    return between + (m.includes('CODE') && !t.includes('`') ? `\`${t}\`` : t.replace(special, '\\$&'));
  });
  return text.join('') + toggle(open, []);
}

/** The same read back. A sign without its counterpart is a letter like others. */
export function spansOfText(text: string): TypedSpan[] {
  const spans: TypedSpan[] = [];
  readInto(spans, text, undefined);
  return spans;
}

function readInto(spans: TypedSpan[], text: string, a: string | undefined) {
  const open = new Set<SpanMark>();
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const found = linkAt(rest, a) ?? codeAt(rest);
    if (found?.a !== undefined) readInto(spans, found.text, found.a);
    else if (found) put(spans, found.text, [...open, 'CODE'], a);
    at += found?.length ?? readSign(spans, rest, open, a);
  }
}

interface Found {
  text: string;
  length: number;
  a?: string;
}

function linkAt(rest: string, within: string | undefined): Found | undefined {
  if (within !== undefined) return undefined;
  const match = link.exec(rest);
  return match ? { text: match[1]!, a: match[2]!, length: match[0].length } : undefined;
}

function codeAt(rest: string): Found | undefined {
  const end = rest.startsWith('`') ? rest.indexOf('`', 1) : -1;
  return end > 1 ? { text: rest.slice(1, end), length: end + 1 } : undefined;
}

/** Reads a mark that begins or ends, or one letter. @returns how many letters that were */
function readSign(spans: TypedSpan[], rest: string, open: Set<SpanMark>, a: string | undefined): number {
  if (rest.startsWith('\\') && rest.length > 1) {
    put(spans, rest[1]!, [...open], a);
    return 2;
  }
  const sign = signs.find(([each]) => rest.startsWith(each));
  if (sign && (open.has(sign[1]) || hasEnd(rest.slice(sign[0].length), sign[0]))) {
    if (!open.delete(sign[1])) open.add(sign[1]);
    return sign[0].length;
  }
  const letter = String.fromCodePoint(rest.codePointAt(0)!);
  put(spans, letter, [...open], a);
  return letter.length;
}

/** Whether a sign has its counterpart later in the text; a raised or lowered part is one word. */
function hasEnd(rest: string, sign: string): boolean {
  const plain = rest.replace(/\\./g, '..');
  const end = plain.indexOf(sign);
  if (end < 1) return false;
  return sign === '~' || sign === '^' ? !/\s/.test(plain.slice(0, end)) : true;
}

function put(spans: TypedSpan[], t: string, m: SpanMark[], a: string | undefined) {
  const last = spans.at(-1);
  if (last && last.a === a && last.m.join() === m.join()) last.t += t;
  else spans.push({ t, m, ...(a !== undefined && { a }) });
}
