import { describe, expect, it } from 'vitest';
import type { UnitTable } from '../reference/index.ts';
import { unitNames } from './measures.ts';
import { readSearchKey, tsqueryOf } from './search-key.ts';
import { makeVocabulary } from './vocabulary.ts';
import { titleKey, wordsOf, writtenForms } from './words.ts';

const unit = (id: string, displayText: string, symbol: string) => [id, { id, displayText, symbol }] as const;
const units = unitNames({
  byId: new Map([
    unit('mm', 'میلی‌متر', 'mm'),
    unit('in', 'اینچ', 'in'),
    unit('bar', 'بار', 'bar'),
    unit('m3/h', 'متر مکعب بر ساعت', 'm³/h'),
    unit('m', 'متر', 'm'),
    unit('t', 'تن', 't'),
  ]),
} as unknown as UnitTable);
const vocabulary = makeVocabulary(
  new Map([
    ['شیر', 100],
    ['توپی', 30],
    ['تولید', 5],
    ['پروانهای', 10],
    ['نوار', 6],
    ['نقاله', 8],
    ['کمپرسور', 7],
    ['پمپ', 40],
  ]),
  new Map([['پروانهای', 'پروانه‌ای']]),
);
const read = (typed: string) => readSearchKey(wordsOf(typed), vocabulary, units);

describe('words', () => {
  it('of a title are what it says, its parts at half-spaces, and its codes without separators', () => {
    const key = titleKey('شیر کف‌فلزی، ۱٬۲۵۰ میلی‌متر', { brandName: 'مهربند', codes: ['MHB-GLF40-2S'] });
    expect(key).toBe('شیر کففلزی 1250 میلیمتر مهربند کف فلزی میلی متر mhb glf40 2s mhbglf402s glf402s');
  });

  it('part a number from the Persian unit written to it', () => {
    expect(wordsOf('۷۵کیلووات')).toEqual(['75', 'کیلووات']);
    expect(wordsOf('PN16')).toEqual(['pn16']);
  });
});

describe('written forms', () => {
  it('keep what folding loses, and the longer of two ways', () => {
    expect([...writtenForms(['شیر پروانه‌ای آب، ورق استیل 316L', 'لولهٔ پلی‌اتیلن DN50', 'شیر پروانهای'])]).toEqual([
      ['پروانهای', 'پروانه‌ای'],
      ['اب', 'آب'],
      ['316l', '316L'],
      ['پلیاتیلن', 'پلی‌اتیلن'],
      ['dn50', 'DN50'],
    ]);
  });

  it('are what a repaired text is shown in', () => {
    expect(read('شیر پروانه‌ایی').repaired).toBe('شیر پروانه‌ای');
  });
});

describe('what is typed as it is spoken', () => {
  it.each([
    ['ورق ۳۱۶ال', '316l'],
    ['ورق ۳۱۶ ال', '316l'],
    ['فلنج ای‌اس‌تی‌ام', 'astm'],
    ['فلنج ای اس تی ام', 'astm'],
  ])('«%s» finds the code', (typed, code) => {
    expect(read(typed).pieces.at(-1)).toContainEqual([code]);
  });
});

it.each(['constructor', 'valueOf', 'toString', '__proto__', 'hasOwnProperty'])(
  '%s is a word like any other',
  (word) => {
    for (const typed of [`316 ${word}`, `${word} 316`]) {
      const { pieces, texts, measures } = read(typed);
      expect(measures).toEqual([]);
      expect(texts.join(' ')).not.toContain('function');
      expect(pieces.flat(2)).toContain('316');
    }
  },
);

describe('a key', () => {
  it('leaves measures out of what must be found', () => {
    const { phrase, measures } = read('شير توپي ۲ اينچ ۱۶ بار');
    expect(phrase).toBe('شیر توپی');
    expect(measures).toMatchObject([
      { value: '2', unitIds: ['in'], system: 'nps' },
      { value: '16', unitIds: ['bar'] },
    ]);
  });

  it.each([
    ['پمپ ۵۰ متر مکعب بر ساعت', { value: '50', unitIds: ['m3/h'] }],
    ['پمپ ۵۰ میلی متر', { value: '50', unitIds: ['mm'] }],
    ['پمپ 16bar', { value: '16', unitIds: ['bar'] }],
    ['شیر کلاس ۳۰۰', { value: '300', system: 'class' }],
    ['شیر 300 class', { value: '300', system: 'class' }],
    ['شیر PN16', { value: '16', system: 'pn' }],
    ['شیر DN 50', { value: '50', system: 'dn' }],
    ['شیر ۱½ اینچ', { value: '1 1/2', system: 'nps' }],
  ])('%s states a measure', (typed, measure) => {
    expect(read(typed).measures).toMatchObject([measure]);
  });

  it('takes the end of a part number for no measure', () => {
    expect(read('TRV-BVS65-3T').measures).toEqual([]);
  });

  it('looks for half-spaces as they were typed and as they are written', () => {
    expect(tsqueryOf(read('شیر پروانه ای'))).toBe("(('شیر':*)) & (('پروانه':* & 'ای':*) | ('پروانهای':*))");
    expect(read('نوارنقاله').phrase).toBe('نوار نقاله');
  });

  it('looks for part numbers without separators too', () => {
    expect(tsqueryOf(read('trv-bvs65'))).toBe("(('trv':* & 'bvs65':*) | ('trvbvs65':*))");
  });

  it.each(['کمپروسور', 'کمرسور', 'کمپرصور', 'کپمرسور'])('repairs %s, and says so', (typed) => {
    expect(read(`${typed} ۱۶ بار`)).toMatchObject({ phrase: 'کمپرسور', repaired: 'کمپرسور 16 بار' });
  });

  it('repairs nothing that is in use, too short, or a number', () => {
    for (const typed of ['توپ', 'پمم', 'شیر ۱۲۳۴۵']) expect(read(typed).repaired, typed).toBeUndefined();
  });

  it('cannot leave the quotes of the query', () => {
    expect(tsqueryOf(read(`شیر' | 'x' & (`))).toBe("(('شیر':*)) & (('x'))");
  });
});

describe('the vocabulary', () => {
  it('completes by use', () => {
    expect(vocabulary.complete('تو', 2)).toEqual(['توپی', 'تولید']);
    expect(vocabulary.complete('تو', 1)).toEqual(['توپی']);
    expect(vocabulary.usesOf('تو')).toBe(35);
  });
});
