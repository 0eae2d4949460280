import { describe, expect, it } from 'vitest';
import { csvHref } from './csv.ts';
import { figuresVariables, readFiguresAddress } from './figuresAddress.ts';

const ID = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
/** Half past one at night of the next day in Tehran. */
const NOW = new Date('2026-11-30T22:00:00Z');
const read = (query: string) => readFiguresAddress(`?tab=figures&merchantId=${ID}&${query}`, NOW)!;

describe('the address of a chart', () => {
  it('is of the last thirty days up to today in Tehran', () => {
    expect(read('')).toMatchObject({
      days: 30,
      from: '2026-11-02',
      to: '2026-12-01',
      granularity: 'DAY',
      metric: 'VIEWS',
    });
    expect(read('days=365')).toMatchObject({ from: '2025-12-02', to: '2026-12-01' });
  });

  it('is of two Jalali days where they are typed, in any digits', () => {
    expect(read('days=7&from=۱۴۰۵/۰۷/۰۱&to=1405/07/30')).toMatchObject({ from: '2026-09-23', to: '2026-10-22' });
    expect(read('days=7&from=۱۴۰۵/۰۷/۰۱&to=1405/07/30').days).toBeUndefined();
  });

  it('says why a typed range is not shown, keeps it, and shows the chosen days', () => {
    const problems = [
      'from=1405/07/31&to=1405/08/01',
      'from=1405/08/02&to=1405/08/01',
      'from=1404/01/01&to=1405/01/02',
    ];
    expect(problems.map((typed) => read(`days=7&${typed}`).problem)).toEqual(['DAYS', 'ORDER', 'LENGTH']);
    expect(read('days=7&from=1405/07/31')).toMatchObject({
      days: 7,
      problem: 'DAYS',
      typed: { from: '1405/07/31', to: '' },
    });
  });

  it('asks for one thing, for all of a supplier that sells by itself, or for all of a merchant', () => {
    expect(figuresVariables(read(`productId=${ID}`), 'supplier')).toMatchObject({
      objectType: 'SUPPLIER_PRODUCT',
      objectId: ID,
    });
    expect(figuresVariables(read(''), 'supplier')).toMatchObject({ supplierId: 'supplier' });
    expect(figuresVariables(read(`productId=page:${ID}`), 'supplier')).toMatchObject({
      objectType: 'CONTENT',
      objectId: ID,
    });
    expect(figuresVariables(read(''), undefined)).toMatchObject({ merchantId: ID });
  });

  it('is nothing elsewhere', () => {
    expect(readFiguresAddress(`?tab=goods&merchantId=${ID}`, NOW)).toBeUndefined();
    expect(readFiguresAddress('?tab=figures&merchantId=x', NOW)).toBeUndefined();
  });
});

describe('the file of a chart', () => {
  it('has the rows of the table, with a mark of UTF-8, and nothing where nothing was counted', () => {
    const href = csvHref([
      { from: '2026-11-28', to: '2026-12-04', value: 12, previous: null },
      { from: '2026-12-05', to: '2026-12-06', value: 0, previous: 7 },
    ]);
    const [kind, text] = href.split(/,(.*)/s);
    expect(kind).toBe('data:text/csv;charset=utf-8');
    expect(decodeURIComponent(text!).split('\r\n')).toEqual([
      '\ufeffاز,تا,از (شمسی),رقم,رقم بازهٔ پیش',
      '2026-11-28,2026-12-04,1405/09/07,12,',
      '2026-12-05,2026-12-06,1405/09/14,0,7',
    ]);
  });
});
