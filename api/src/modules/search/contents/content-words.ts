import { wordsOf as namesOf } from '../../../platform/schema.ts';
import type { FinishedWords } from '../engine/fields.ts';
import { backwards, CODE_ENDS, CODE_STARTS, SHORTEST_CODE } from '../marks.ts';
import { formsIn, formsOf, isCode } from '../words.ts';
import { ContentKind } from '../search.enums.ts';
import type { ContentRow } from './content-row.ts';

const kindNames = namesOf(ContentKind);

/** A word that a body says so often tells what it is about. */
const OFTEN = 3;
/** Longer ones nobody types, and a tsvector takes no word of 2 kB. */
const LONGEST = 80;

/** The finished words of what people read, each where it says most. */
export function contentWords({ kind, title, labels, body }: ContentRow): FinishedWords {
  const seen = new Set<string>();
  const fresh = (words: Iterable<string>) =>
    [...words].filter((word) => {
      const isNew = !seen.has(word);
      seen.add(word);
      return isNew && word.length <= LONGEST;
    });
  const counts = new Map<string, number>();
  for (const word of body.split('\n').flatMap(formsIn)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const said = [...counts];
  return {
    start: [],
    name: fresh([...formsOf(title), ...codeEnds(title)]),
    // Who asks for a video, or for help, says so.
    mark: fresh([...labels, kindNames.get(kind)!].flatMap((label) => formsOf(label))),
    detail: fresh(said.flatMap(([word, count]) => (count >= OFTEN ? [word] : []))),
    place: fresh(said.map(([word]) => word)),
  };
}

/** Codes of a title from both ends, so that a part of one finds it. */
const codeEnds = (title: string): string[] =>
  formsOf(title)
    .filter((word) => isCode(word) && /\d/.test(word) && word.length >= SHORTEST_CODE)
    .flatMap((code) => [CODE_STARTS + code, CODE_ENDS + backwards(code)]);
