/** A part of a text as it is stored, of the kinds that the bench has. */
export type TextBlock = {
  key: string;
  kind: 'HEADING' | 'PARAGRAPH' | 'LIST_ITEM' | 'QUOTE' | 'CODE' | 'DIVIDER';
  spans: Span[];
  rows: never[];
  questionIds: never[];
  level?: number;
  anchor?: string;
  isOrdered?: boolean;
  text?: string;
};
type Span = { t: string; m: ('BOLD' | 'CODE')[]; a?: string };

const words = 'آب‌بند مکانیکی باید با فشار، دما و سیال کار بخواند و پیش از نصب سنجیده شود';
const plain = (t: string): Span[] => [{ t, m: [] }];
const linked: Span[] = [
  { t: 'پیش از سفارش ', m: [] },
  { t: 'جنس سطح‌ها', m: ['BOLD'] },
  { t: ' را در ', m: [] },
  { t: 'پرسش‌ها', m: [], a: '/faq' },
  { t: ' و در برگهٔ ', m: [] },
  { t: 'EN 12756', m: ['CODE'] },
  { t: ' ببینید.', m: [] },
];

/** Ten blocks as writers put them one after the other. */
const pattern: ((at: number) => Partial<TextBlock> & Pick<TextBlock, 'kind'>)[] = [
  (at) => ({ kind: 'HEADING', level: 2 + ((at / 10) % 2), anchor: `part-${at}`, spans: plain(`بخش ${at}`) }),
  () => ({ kind: 'PARAGRAPH', spans: plain(words) }),
  () => ({ kind: 'PARAGRAPH', spans: linked }),
  () => ({ kind: 'LIST_ITEM', level: 0, isOrdered: false, spans: plain('فشار کار') }),
  () => ({ kind: 'LIST_ITEM', level: 0, isOrdered: false, spans: plain('دمای سیال') }),
  () => ({ kind: 'LIST_ITEM', level: 0, isOrdered: false, spans: plain('سرعت محور') }),
  () => ({ kind: 'QUOTE', spans: plain('آب‌بند خوب از نصب خوب می‌آید.') }),
  () => ({ kind: 'PARAGRAPH', spans: plain(words) }),
  () => ({ kind: 'CODE', text: 'p = 12 bar & t < 80 °C' }),
  () => ({ kind: 'DIVIDER' }),
];

/** A text with so many blocks. */
export const textOf = (count: number): TextBlock[] =>
  Array.from({ length: count }, (_, at) => ({
    key: `k${String(at).padStart(6, '0')}`,
    spans: [],
    rows: [],
    questionIds: [],
    ...pattern[at % pattern.length]!(at),
  }));
