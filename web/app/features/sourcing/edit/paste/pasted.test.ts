import { describe, expect, it } from 'vitest';
import { asWords, firstChoice, type ParsedLine, type ParsedOffer, takenAs, takenOf } from './pasted.ts';

const offer = (given: Partial<ParsedOffer> = {}): ParsedOffer =>
  ({
    supplierProductId: 'pipe',
    title: 'لولهٔ ۲ اینچ',
    sku: '',
    supplierName: '',
    saleUnitId: 'bar',
    saleUnitText: 'شاخهٔ ۱۲ متری',
    quantity: '20',
    unitPriceRial: '1000',
    doubts: [],
    ...given,
  }) as ParsedOffer;
const line = (given: Partial<ParsedLine> = {}): ParsedLine =>
  ({
    row: 2,
    number: 1,
    cells: [],
    goods: 'لولهٔ ۲ اینچ',
    code: null,
    categoryId: null,
    note: null,
    quantity: '240',
    unit: { id: 'metre', displayText: 'متر' },
    offers: [offer()],
    doubts: [],
    ...given,
  }) as ParsedLine;

describe('a pasted line that is taken as something else', () => {
  it('keeps its amount: 20 bars of 12 m are 240 m in words', () => {
    const first = firstChoice(line());
    expect(first).toEqual({ isTaken: true, offerId: 'pipe', quantity: '۲۰' });
    expect(takenAs(line(), first, asWords)).toMatchObject({ offerId: asWords, quantity: '۲۴۰' });
  });

  it('keeps its amount: 1,500 kg of an offer are 1.5 tonnes in words', () => {
    const sheet = line({
      quantity: '1.5',
      unit: { id: 'tonne', displayText: 'تن' } as ParsedLine['unit'],
      offers: [offer({ quantity: '1500' as ParsedOffer['quantity'], saleUnitText: 'کیلوگرم' })],
    } as Partial<ParsedLine>);
    const words = takenAs(sheet, firstChoice(sheet), asWords);
    expect(words.quantity).toBe('۱٫۵');
    expect(takenAs(sheet, words, 'pipe').quantity).toBe('۱۵۰۰');
  });

  it('is asked again for a figure that somebody typed', () => {
    const typed = { isTaken: true, offerId: 'pipe', quantity: '۲۵' };
    const words = takenAs(line(), typed, asWords);
    expect(words).toEqual({ isTaken: true, offerId: asWords, quantity: '', isAsked: true });
    const { problems } = takenOf([line()], () => words);
    expect(problems.get(2)).toBe('واحد عوض شد. مقدار را به واحد تازه بنویسید.');
  });
});

describe('what is proposed', () => {
  it('is ticked where nothing is in doubt, also where the price is told on request', () => {
    const onRequest = offer({ doubts: [{ __typename: 'CellDoubt', cell: 0, code: 'GOODS_ON_REQUEST', values: [] }] });
    expect(firstChoice(line({ offers: [onRequest] })).isTaken).toBe(true);
    expect(firstChoice(line({ offers: [onRequest] }), true).isTaken).toBe(false);
  });

  it('is what the line says in words where an offer lacks some of them', () => {
    const almost = line({ doubts: [{ __typename: 'CellDoubt', cell: 0, code: 'GOODS_ALMOST', values: ['واشر'] }] });
    expect(firstChoice(almost)).toEqual({ isTaken: false, offerId: asWords, quantity: '۲۴۰' });
  });
});
