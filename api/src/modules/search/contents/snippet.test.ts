import { assert, array, constantFrom, integer, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formsOf } from '../words.ts';
import { snippetOf } from './snippet.ts';

const LONGEST = 200;
const word = oneof(
  { weight: 6, arbitrary: constantFrom('شیر', 'توپی', 'آب‌بند', 'PN16', '۲ اینچ', 'پمپ‌ها', '1/2"', '<b>', '…') },
  { weight: 1, arbitrary: string({ unit: 'grapheme', minLength: 1, maxLength: 12 }) },
  // Far longer than what is shown, without a blank, in letters of two halves.
  { weight: 1, arbitrary: integer({ min: 90, max: 260 }).map((count) => 'x'.repeat(count % 2) + '🔩'.repeat(count)) },
);
const line = array(word, { maxLength: 60 }).map((words) => words.join(' '));
const body = array(line, { minLength: 1, maxLength: 6 }).map((lines) => lines.join('\n'));
const sought = array(constantFrom('شیر', 'توپی', 'آب‌بند', 'PN16', 'پمپ'), { maxLength: 3 }).map(
  (words) => new Set(words.flatMap((each) => formsOf(each))),
);

describe('the passage that is shown of a body', () => {
  it('stands in it as it is, whole letters alone, and is no longer than 200 of them', () => {
    assert(
      property(body, sought, (text, words) => {
        const spans = snippetOf(text, words);
        const shown = spans.map((span) => span.text).join('');
        const passage = text.split('\n').flatMap((each) => [each, `…${each}`, `${each}…`, `…${each}…`]);
        expect(shown.isWellFormed()).toBe(true);
        expect(shown.length).toBeLessThanOrEqual(LONGEST + 2);
        expect(passage.some((each) => each.includes(shown)) || text.includes(shown.replace(/^…|…$/g, ''))).toBe(true);
        for (const span of spans) expect(span.text).not.toBe('');
        for (const { text: found, isMarked } of spans)
          if (isMarked) expect(formsOf(found.replace(/^…|…$/g, '')).some((form) => words.has(form))).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('shows the line that says most of what is looked for, with the words before it', () => {
    const text = `پمپ یک\n${'چیزی '.repeat(60)}شیر توپی با آب‌بند ${'دیگر '.repeat(60)}`;
    const spans = snippetOf(text, new Set(['شیر', 'توپی'].flatMap((each) => formsOf(each))));
    expect(spans.filter(({ isMarked }) => isMarked).map((span) => span.text)).toEqual(['شیر', 'توپی']);
    expect(spans[0]!.text).toMatch(/^…/);
    expect(spans.at(-1)!.text).toMatch(/…$/);
  });
});
