import { beginningOf, wholeAt } from '../../../platform/text.ts';
import { formsOf } from '../words.ts';
import type { SnippetSpan } from './contents.schemas.ts';

/** So many letters of a body are shown below a hit. */
const LENGTH = 200;
/** Words before the first that was found, as far as they fit. */
const BEFORE = 40;
/** A hit far below says as much as one above it. */
const LOOKED_AT = 20_000;

const words = /[\p{L}\p{M}\p{N}\u200c.]+/gu;
/** What ends a sentence or a part of it: what is left out is told by dots alone. */
const stop = /[.،؛:]$/;
type Place = { start: number; end: number; word: string };

/**
 * The passage of a body that says most of what was looked for, with those words marked; its beginning where it says none.
 * @param sought finished words
 */
export function snippetOf(body: string, sought: ReadonlySet<string>): SnippetSpan[] {
  const lines = beginningOf(body, LOOKED_AT).split('\n');
  const marked = lines.map((line) => placesIn(line, sought));
  const said = marked.map((places) => new Set(places.map(({ word }) => word)).size);
  const best = said.indexOf(Math.max(...said));
  return spansOf(lines[best]!, marked[best]!);
}

/** Where a line says one of the words. */
function placesIn(line: string, sought: ReadonlySet<string>): Place[] {
  const places: Place[] = [];
  for (const { 0: written, index } of line.matchAll(words)) {
    const word = formsOf(written).find((form) => sought.has(form));
    if (word !== undefined) places.push({ start: index, end: index + written.length, word });
  }
  return places;
}

function spansOf(line: string, places: readonly Place[]): SnippetSpan[] {
  const [from, to] = windowOf(line, places[0]?.start ?? 0);
  const spans: SnippetSpan[] = [];
  const add = (text: string, isMarked: boolean) => {
    if (text !== '') spans.push({ text, isMarked });
  };
  let last = from;
  for (const { start, end } of places.filter((place) => place.start >= from && place.end <= to)) {
    add(line.slice(last, start), false);
    add(line.slice(start, end), true);
    last = end;
  }
  add(line.slice(last, to), false);
  const first = spans[0];
  const end = spans.at(-1);
  if (from > 0 && first) first.text = `…${first.text}`;
  if (to < line.length && end) end.text = `${end.text.replace(stop, '')}…`;
  return spans;
}

/** From a word on to a word. */
function windowOf(line: string, found: number): [from: number, to: number] {
  const start = Math.max(0, Math.min(found - BEFORE, line.length - LENGTH));
  const from = start === 0 ? 0 : Math.min(line.indexOf(' ', start) + 1 || wholeAt(line, start), found);
  if (line.length <= from + LENGTH) return [from, line.length];
  const blank = line.lastIndexOf(' ', from + LENGTH);
  return [from, blank > found ? blank : wholeAt(line, from + LENGTH)];
}
