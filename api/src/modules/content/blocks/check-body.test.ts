import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valuesOf } from '../../../platform/schema.ts';
import { typedLine } from '../../../platform/text.ts';
import { BlockKind, CalloutTone, SpanMark } from './blocks.enums.ts';
import { type Block, type BlockInput, MAX_BLOCKS, MAX_BYTES, type SpanInput } from './blocks.schemas.ts';
import { headingsOf, objectsOf, readingMinutesOf, textOf } from './body-text.ts';
import { checkBody } from './check-body.ts';
import { markdownOf } from './markdown-of.ts';
import { MENDED } from './mend-emphasis.ts';
import { blocksOfMarkdown } from './read-markdown.ts';

const RUNS = 2_000;
const hosts = ['www.iso.org'];
const check = (blocks: readonly BlockInput[], kinds?: readonly BlockKind[]) =>
  checkBody(blocks, { hosts, ...(kinds && { kinds }) });
const paragraph = (t: string): BlockInput => ({ kind: 'PARAGRAPH', spans: [{ t }] });

const letters = fc.constantFrom(...'شیرآبکپق۱۲abZ9• \u200c\u200f\t.:،«»(*_[]<>|#~^`\\!&-+\n');
const text = fc.oneof(
  fc.string({ unit: letters, maxLength: 30 }),
  // The second is a sign of the reader's own, which it takes out of what it read.
  fc
    .string({ unit: 'grapheme', maxLength: 12 })
    .filter((given) => !given.includes('\ufffd') && !given.includes(MENDED)),
);
const link = fc.constantFrom('/faq', '#شیر', 'https://www.iso.org/a', undefined);
const span = fc
  .record({ t: text, m: fc.subarray([...valuesOf(SpanMark)]), a: link })
  .map(({ a, ...rest }): SpanInput => ({ ...rest, ...(a !== undefined && { a }) }));
const spans = fc.array(span, { maxLength: 5 });
const id = fc.uuid();

const written: Record<BlockKind, fc.Arbitrary<BlockInput>> = {
  HEADING: fc.record({ kind: fc.constant('HEADING' as const), spans, level: fc.integer({ min: 2, max: 4 }) }),
  PARAGRAPH: fc.record({ kind: fc.constant('PARAGRAPH' as const), spans }),
  LIST_ITEM: fc.record({
    kind: fc.constant('LIST_ITEM' as const),
    spans,
    isOrdered: fc.boolean(),
    level: fc.integer({ min: 0, max: 2 }),
  }),
  QUOTE: fc.record({ kind: fc.constant('QUOTE' as const), spans }),
  CALLOUT: fc.record({ kind: fc.constant('CALLOUT' as const), spans, tone: fc.constantFrom(...valuesOf(CalloutTone)) }),
  TABLE: fc.record({
    kind: fc.constant('TABLE' as const),
    caption: text,
    rows: fc.array(fc.record({ cells: fc.array(fc.record({ spans }), { maxLength: 4 }) }), { maxLength: 4 }),
  }),
  IMAGE: fc.record({ kind: fc.constant('IMAGE' as const), fileId: id, alt: text.map((t) => `${t}ب`), caption: text }),
  VIDEO: fc.record({ kind: fc.constant('VIDEO' as const), mediaVideoId: id, caption: text }),
  PRODUCT_CARD: fc.record({ kind: fc.constant('PRODUCT_CARD' as const), objectId: id }),
  SUPPLIER_CARD: fc.record({ kind: fc.constant('SUPPLIER_CARD' as const), objectId: id }),
  FAQ: fc.record({ kind: fc.constant('FAQ' as const), questionIds: fc.array(id, { minLength: 1, maxLength: 3 }) }),
  CODE: fc.record({ kind: fc.constant('CODE' as const), text, language: fc.constantFrom('json', '') }),
  DIVIDER: fc.record({ kind: fc.constant('DIVIDER' as const) }),
};
const tree = fc.array(fc.oneof(...Object.values(written)), { maxLength: 12 });

/** What a reader gets of what was written, by a way of its own: each text as a typed line. */
const lettersOf = (text: string) => text.replace(/[\s\u200c\u200d]/g, '');
const readOf = ({ spans: own = [], rows = [], alt, caption, text: code }: BlockInput) =>
  [
    typedLine(own.map(({ t }) => t).join('')),
    ...rows.flatMap(({ cells }) => cells.map((cell) => typedLine((cell.spans ?? []).map(({ t }) => t).join('')))),
    typedLine(alt ?? ''),
    typedLine(caption ?? ''),
    code ?? '',
  ].join('');

describe('random texts', () => {
  it('are the same after they were stored and read again, with every letter', () => {
    fc.assert(
      fc.property(tree, (given) => {
        const once = check(given);
        expect(once.errors).toEqual([]);
        const stored = JSON.parse(JSON.stringify({ v: 1, blocks: once.blocks })).blocks as Block[];
        // Its places are those of what was written, where a block that says nothing counts too.
        const { places, ...again } = check(stored);
        expect(places).toEqual(stored.map((_, place) => place));
        expect(again).toEqual({ blocks: once.blocks, errors: [] });
        const sources = given.filter(({ kind }) => kind !== 'CODE' && kind !== 'TABLE');
        const kept = once.blocks.filter(({ kind }) => kind !== 'CODE' && kind !== 'TABLE');
        expect(lettersOf(textOf(kept))).toBe(lettersOf(sources.map(readOf).join('')));
      }),
      { numRuns: RUNS },
    );
  });

  it('are read with every letter from the Markdown that they become', () => {
    fc.assert(
      fc.property(tree, (given) => {
        const { blocks } = check(given);
        const read = blocksOfMarkdown(markdownOf(blocks), { hosts });
        expect(lettersOf(textOf(read.blocks))).toBe(lettersOf(textOf(blocks)));
        expect(objectsOf(read.blocks)).toEqual(objectsOf(blocks));
        expect(read.dropped.map(({ what }) => what).filter((what) => what !== 'EMPHASIS_MENDED')).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('a text', () => {
  it('is refused by the path of what is wrong, everything at once', () => {
    const { errors } = check([
      paragraph('درست'),
      { kind: 'IMAGE', fileId: '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f' },
      { kind: 'PARAGRAPH', spans: [{ t: 'ا' }, { t: 'ب', a: 'javascript:alert(1)' }] },
      { kind: 'TABLE', rows: [{ cells: Array.from({ length: 13 }, () => ({ spans: [{ t: 'خ' }] })) }] },
      { kind: 'PRODUCT_CARD' },
      { kind: 'FAQ', questionIds: [] },
    ]);
    expect(errors).toEqual([
      { field: 'body[1].alt', code: 'CONTENT_ALT_REQUIRED' },
      { field: 'body[2].spans[1].a', code: 'CONTENT_LINK_NOT_ALLOWED' },
      { field: 'body[3].rows[0].cells', code: 'MAX_ITEMS', params: ['12'] },
      { field: 'body[4].objectId', code: 'REQUIRED' },
      { field: 'body[5].questionIds', code: 'SELECT_ONE' },
    ]);
  });

  it('has 400 blocks and 80 kB at most', () => {
    const many = Array.from({ length: MAX_BLOCKS + 1 }, (_, index) => paragraph(`بند ${index}`));
    expect(check(many).errors).toEqual([{ field: 'body', code: 'MAX_ITEMS', params: ['400'] }]);
    expect(check(many.slice(1)).errors).toEqual([]);
    const large = [paragraph('a'.repeat(MAX_BYTES - 200))];
    expect(check(large).errors).toEqual([]);
    expect(check([paragraph('a'.repeat(MAX_BYTES + 1_000))]).errors).toEqual([
      { field: 'body', code: 'CONTENT_TOO_LARGE', params: ['80000'] },
    ]);
  });

  it('has kinds that its writer may use', () => {
    const faq: BlockInput = { kind: 'FAQ', questionIds: ['01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f'] };
    expect(check([paragraph('الف'), faq], ['PARAGRAPH']).errors).toEqual([
      { field: 'body[1].kind', code: 'CONTENT_KIND_NOT_ALLOWED' },
    ]);
  });

  it('keeps half-spaces between parts, and loses what nobody sees', () => {
    const { blocks } = check([
      { kind: 'PARAGRAPH', spans: [{ t: '\u200cمي' }, { t: '\u200cخواهم\u200f ', m: ['BOLD'] }] },
    ]);
    expect(blocks[0]!.spans).toEqual([
      { t: 'می', m: [] },
      { t: '\u200cخواهم', m: ['BOLD'] },
    ]);
  });

  it('leaves out what is empty', () => {
    expect(check([paragraph(' \u200c'), { kind: 'CODE', text: ' \n' }, { kind: 'TABLE', rows: [] }]).blocks).toEqual(
      [],
    );
  });

  it('has headings whose anchors stay', () => {
    const first = check([{ kind: 'HEADING', level: 2, spans: [{ t: 'انتخاب شیر' }] }]).blocks;
    expect(first[0]!.anchor).toBe('انتخاب-شیر');
    const renamed = check([
      { kind: 'HEADING', level: 2, spans: [{ t: 'انتخاب شیر' }] },
      { ...first[0]!, spans: [{ t: 'کدام شیر؟' }] },
    ]).blocks;
    expect(headingsOf(renamed).map(({ anchor }) => anchor)).toEqual(['انتخاب-شیر-2', 'انتخاب-شیر']);
  });

  it('has headings whose anchors are whole letters, however long', () => {
    const long = `${'a'.repeat(79)}${'\u{10348}'.repeat(3)}`;
    const [heading] = check([{ kind: 'HEADING', level: 2, spans: [{ t: long }] }]).blocks;
    expect(heading!.anchor).toBe('a'.repeat(79));
  });

  it('keeps the keys of its blocks, and refuses one that stands twice', () => {
    const { blocks } = check([{ ...paragraph('الف'), key: 'abc123' }, paragraph('ب'), paragraph('ب')]);
    expect(blocks[0]!.key).toBe('abc123');
    expect(new Set(blocks.map(({ key }) => key)).size).toBe(3);
    expect(check([paragraph('ب'), paragraph('ب')]).blocks.map(({ key }) => key)).toEqual(
      blocks.slice(1).map(({ key }) => key),
    );
    expect(
      check([
        { ...paragraph('الف'), key: 'abc123' },
        { ...paragraph('ب'), key: 'abc123' },
      ]).errors,
    ).toEqual([{ field: 'body[1].key', code: 'DUPLICATE' }]);
  });

  it('is read at 200 words a minute, half-spaces joining words', () => {
    const minutes = (count: number) => readingMinutesOf(check([paragraph('می\u200cخواهم '.repeat(count))]).blocks);
    expect([1, 200, 201, 400, 401].map(minutes)).toEqual([1, 1, 2, 2, 3]);
  });
});
