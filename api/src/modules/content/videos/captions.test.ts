import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Caption, normalCaption, problemsOfCaptions, readVtt, vttOf } from './captions.ts';

const text = fc.array(fc.string({ unit: fc.constantFrom(...'اب <>&-/bM۱2'), minLength: 1, maxLength: 20 }), {
  minLength: 1,
  maxLength: 3,
});

/** Captions one after the other, each a while after the one before it. */
const captions = fc
  .array(fc.record({ wait: fc.nat(5_000), lasts: fc.integer({ min: 1, max: 9_000_000 }), lines: text }), {
    maxLength: 6,
  })
  .map((given) => {
    let end = 0;
    return given.flatMap(({ wait, lasts, lines }): Caption[] => {
      const start = end + wait;
      end = start + lasts;
      const caption = normalCaption({ start, end, text: lines.join('\n') });
      return caption.text === '' ? [] : [caption];
    });
  });

it('captions are the same after they were written as a file and read', () => {
  fc.assert(
    fc.property(captions, (given) => {
      expect(readVtt(vttOf(given))).toEqual({ captions: given });
    }),
    { numRuns: 1_000 },
  );
});

it('captions one after the other are right, and each that is not is named by its number', () => {
  const place = { field: 'captions', isWhole: false, durationMs: undefined };
  fc.assert(
    fc.property(captions, (given) => {
      expect(problemsOfCaptions(given, place)).toEqual([]);
      const turned = given.toReversed();
      expect(problemsOfCaptions(turned, place)).toHaveLength(Math.max(0, given.length - 1));
    }),
  );
});

it.each([
  ['no head', '00:01.000 --> 00:02.000\nیک', 1],
  ['a head of another word', 'WEBVTTX\n', 1],
  ['a time without minutes', 'WEBVTT\n\n01.000 --> 02.000\nیک', 3],
  ['a name without times', 'WEBVTT\n\nیک\n', 3],
  ['a name above what is no time', 'WEBVTT\n\nیک\n\nدو\nسه --> چهار', 3],
])('a file with %s is refused by its line', (_what, source, brokenLine) => {
  expect(readVtt(source)).toEqual({ brokenLine });
});
