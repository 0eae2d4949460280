import { valuesOf } from '../../../platform/schema.ts';
import { typedLine } from '../../../platform/text.ts';
import { SpanMark } from './blocks.enums.ts';
import type { Span, SpanInput } from './blocks.schemas.ts';

/**
 * Parts of a text as they are stored: the whole is normalised as a line that somebody typed, since a half-space at the begin of
 * one part follows a letter of the one before; neighbours with the same marks are one, empty ones are left out.
 */
export function normalSpans(given: readonly SpanInput[] = []): Span[] {
  const parts = given.filter(({ t }) => t !== '');
  const whole = parts.map(({ t }) => t).join('');
  const normal = typedLine(whole);
  const ends = endsOf(parts, normal, normal === whole);
  const spans: Span[] = [];
  let from = 0;
  for (const [index, part] of parts.entries()) {
    const to = Math.max(from, ends[index]!);
    if (to > from) addSpan(spans, normalSpan(part, normal.slice(from, to)));
    from = to;
  }
  return spans;
}

/** Where each part ends in the normalised text. */
function endsOf(parts: readonly SpanInput[], normal: string, isSame: boolean): number[] {
  let before = '';
  return parts.map(({ t }, index) => {
    before += t;
    if (index === parts.length - 1) return normal.length;
    // A letter after it keeps the blank and the half-space that stand at the end.
    return Math.min(isSame ? before.length : typedLine(`${before}x`).length - 1, normal.length);
  });
}

function normalSpan({ m = [], a, dir }: SpanInput, t: string): Span {
  const marks = valuesOf(SpanMark).filter((mark) => m.includes(mark));
  return { t, m: marks, ...(a !== undefined && { a }), ...(dir && { dir }) };
}

function addSpan(spans: Span[], span: Span) {
  const last = spans.at(-1);
  if (last && last.a === span.a && last.dir === span.dir && last.m.join() === span.m.join()) last.t += span.t;
  else spans.push(span);
}

/** What is read of parts of a text. */
export const spansText = (spans: readonly Pick<Span, 't'>[]) => spans.map(({ t }) => t).join('');
