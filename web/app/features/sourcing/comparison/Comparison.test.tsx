import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Comparison } from './ComparisonSection.tsx';
import type { Compared, ComparisonLabels } from './comparison.ts';
import { readingFrom, roomQuery, type Reading } from './reading.ts';

type Column = Compared['columns'][number];
type Cell = Compared['rows'][number]['cells'][number];

const day = (index: number) => `2026-12-${String(10 + (index % 20)).padStart(2, '0')}`;
const rial = (amount: number) => String(Math.round(amount));

function totals(amount: number, index: number, isRanked: boolean) {
  return {
    __typename: 'ComparedTotals' as const,
    goodsRial: rial(amount),
    freightRial: index % 7 === 5 ? null : rial(amount / 50),
    otherCostsRial: index % 4 === 0 ? rial(amount / 200) : '0',
    totalRial: rial(amount * 1.02),
    commonTotalRial: index % 3 === 2 ? null : rial(amount * 0.7),
    rank: isRanked ? index + 1 : null,
  };
}

function column(index: number): Column {
  const isOver = index > 17;
  const amount = 4_800_000_000 + index * 61_234_567;
  const kinds = ['AMOUNT', 'INCLUDED', 'NOT_STATED', 'PICKUP'] as const;
  return {
    __typename: 'ComparedOffer',
    quoteId: `q${index}`,
    merchantId: `m${index}`,
    merchantName:
      index === 3
        ? 'شرکت مهندسی و بازرگانی تجهیزات صنایع نفت، گاز و پتروشیمی پارسیان خلیج فارس'
        : `فروشگاه ابزار ${index + 1}`,
    side: index === 4 ? 'BUYER' : 'SELLER',
    round: 1 + (index % 3),
    status: isOver ? 'EXPIRED' : 'SENT',
    coveredLines: 50 - (index % 3) * 7,
    withVat: totals(amount * 1.1, index, !isOver),
    withoutVat: totals(amount, index, !isOver),
    freightKind: index % 7 === 5 ? 'NOT_STATED' : kinds[index % 4]!,
    freightCityName: index % 4 === 3 ? 'اصفهان' : null,
    isFreightKnown: index % 7 !== 5,
    isFreightEstimated: index % 4 === 2 && index % 7 !== 5,
    leadTimeDays: index === 6 ? null : 5 + index,
    arrivesOn: index === 6 ? null : day(index),
    daysLate: index % 5 === 3 ? 4 : 0,
    paymentTerm: index % 2 ? 'ON_DELIVERY' : 'PREPAID',
    deliveryTerm: index === 1 ? 'تحویل در انبار خریدار با تخلیه' : null,
    tolerancePercent: index === 2 ? '5' : '0',
    milestones: [],
    validUntil: day(index + 3),
    agencies:
      index % 3 === 0
        ? []
        : [
            {
              __typename: 'ComparedAgency' as const,
              delegationId: `d${index}`,
              number: `MD-1405-00${index}`,
              endsAt: `${day(index)}T20:30:00.000Z`,
              isInForce: index !== 7,
              reachesCity: index !== 8,
              endsBefore: index % 5 === 1,
              verifiedLevel: 'DOCUMENT_CHECKED',
            },
          ],
  } as Column;
}

const price = (amount: number, quantity: number, rank: number | null) => ({
  __typename: 'ComparedPrice' as const,
  unitPriceRial: rial(amount),
  amountRial: rial(amount * quantity),
  rank,
});

function cell(line: number, index: number): Cell {
  const quantity = 10 + line;
  const amount = 1_250_000 + line * 17_000 + index * 9_900;
  const none = { quantity: null, unitText: null, unitPriceRial: null, coverage: null, surplusQuantity: null };
  const bare = {
    leadTimeDays: null,
    alternativeSupplierProductId: null,
    alternativeTitle: null,
    alternativeSupplierName: null,
    isAlternative: null,
    isAlternativeAllowed: null,
  };
  const of = { __typename: 'ComparedCell' as const, quoteId: `q${index}` };
  if ((line + index) % 13 === 12)
    return { ...of, ...none, ...bare, isOffered: false, isCovered: false, withVat: null, withoutVat: null } as Cell;
  const isPart = (line + index) % 11 === 5;
  const isNamed = index === 2 && line % 4 === 1;
  return {
    ...of,
    ...bare,
    isOffered: true,
    isCovered: !isPart && !(isNamed && line % 8 === 1),
    quantity: String(quantity),
    unitText: 'عدد',
    unitPriceRial: rial(amount),
    coverage: isPart ? '0.8' : '1',
    surplusQuantity: (line + index) % 9 === 4 ? '2' : null,
    leadTimeDays: 3 + (index % 6),
    withVat: price(amount * 1.1, quantity, index + 1),
    withoutVat: price(amount, quantity, index + 1),
    ...(isNamed && {
      alternativeSupplierProductId: `s${line}`,
      alternativeTitle: 'شیر توپی فولادی ۲ اینچ کلاس ۳۰۰',
      alternativeSupplierName: 'شیرسازی سپاهان',
      isAlternative: true,
      isAlternativeAllowed: line % 8 !== 1,
    }),
  } as Cell;
}

const value = (name: string, text: string) => ({
  __typename: 'PropertyValue' as const,
  name,
  booleanValue: null,
  text: null,
  number: null,
  enumValues: [],
  measure: { __typename: 'Measure' as const, text },
});

/** Made-up offers: as many as are compared at most, about as many lines as a request has at most. */
function manyOffers(offers = 20, lines = 50): Compared {
  return {
    __typename: 'QuoteComparison',
    tradeRequestId: 'r',
    commonLineIds: Array.from({ length: Math.floor(lines / 2) }, (_, line) => `l${line}`),
    columns: Array.from({ length: offers }, (_, index) => column(index)),
    rows: Array.from({ length: lines }, (_, line) => ({
      __typename: 'ComparedLine' as const,
      lineId: `l${line}`,
      title:
        line === 1
          ? 'لولهٔ فولادی بدون درز ۲ اینچ رده ۴۰، ASTM A106 Gr.B، شاخهٔ ۶ متری'
          : `شیر توپی برنجی ${line + 1} اینچ`,
      quantity: String(10 + line),
      unitText: 'عدد',
      cells: Array.from({ length: offers }, (__, index) => cell(line, index)),
      differences:
        offers > 2 && line % 4 === 1
          ? [
              {
                __typename: 'ComparedDifference' as const,
                quoteId: 'q2',
                tolerancePercent: '10',
                value: value('فشار کاری', '۱۶ بار'),
                offered: value('فشار کاری', '۲۱ بار'),
              },
              {
                __typename: 'ComparedDifference' as const,
                quoteId: 'q2',
                tolerancePercent: null,
                value: value('جنس بدنه', 'برنج'),
                offered: null,
              },
            ]
          : [],
    })),
  } as unknown as Compared;
}

const comparisonLabels = {
  freightKinds: { values: [{ value: 'INCLUDED', displayFa: 'در قیمت است' }] },
  delegationLevels: { values: [{ value: 'DOCUMENT_CHECKED', displayFa: 'سند بررسی شده' }] },
  paymentTerms: {
    values: [
      { value: 'ON_DELIVERY', displayFa: 'هنگام تحویل' },
      { value: 'PREPAID', displayFa: 'پیش‌پرداخت' },
    ],
  },
} as unknown as ComparisonLabels;

const html = (compared: Compared, reading: Reading = 'withVat', at = '/profile/directorderinfo/r') =>
  renderToString(
    <MemoryRouter initialEntries={[at]}>
      <Comparison compared={compared} labels={comparisonLabels} reading={reading} />
    </MemoryRouter>,
  );
const table = (page: string) => page.slice(page.indexOf('<table'), page.indexOf('</table>'));
const rows = (page: string) => table(page).split('<tr>').slice(1);
const textOf = (part: string) =>
  part
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
/** In narrow windows a row's name stands above it once more. */
const rowOf = (page: string, head: string) =>
  textOf(rows(page).find((row) => row.includes('scope="row"') && textOf(row).startsWith(head)) ?? '');

describe('offers side by side', () => {
  it('are a column each and a row for each line, and the names of rows are their heads', () => {
    const page = html(manyOffers());
    expect(table(page).match(/scope="col"/g)).toHaveLength(21);
    expect(rows(page).filter((row) => row.includes('scope="row"') && textOf(row).startsWith('شیر توپی'))).toHaveLength(
      49,
    );
    expect(rowOf(page, 'لولهٔ فولادی')).toContain('۱۱ عدد');
  });

  it('say the price of a unit of the line, the sum, and what is not as it was asked', () => {
    const compared = manyOffers(3, 6);
    const row = rowOf(html(compared, 'withoutVat'), 'لولهٔ فولادی');
    expect(row).toContain('جمع');
    expect(row).toContain('کالای جایگزین شیر توپی فولادی ۲ اینچ کلاس ۳۰۰ سازنده: شیرسازی سپاهان');
    expect(row).toContain('جایگزین این ردیف پذیرفته نیست');
    expect(row).toContain('۲ تفاوت با خواستهٔ شما');
    expect(row).toContain('فشار کاری: به‌جای ۱۶ بار (±۱۰٪)، ۲۱ بار');
    expect(row).toContain('جنس بدنه: به‌جای برنج، گفته نشده');
    expect(textOf(table(html(manyOffers(6, 6))))).toContain('۸۰٪ مقدار');
    expect(textOf(table(html(manyOffers(6, 6))))).toContain('۲ عدد بیشتر، به‌سبب بسته‌بندی');
  });

  it('mark an estimate, a total without freight, what comes late, and an agency that ends before', () => {
    const page = html(manyOffers());
    expect(rowOf(page, 'کرایهٔ حمل')).toContain('برآورد');
    expect(rowOf(page, 'کرایهٔ حمل')).toContain('تحویل در اصفهان');
    expect(rowOf(page, 'مبلغ کل')).toContain('بی‌کرایهٔ حمل');
    expect(rowOf(page, 'زمان رسیدن')).toContain('۴ روز دیرتر از نیاز');
    expect(rowOf(page, 'نمایندگی')).toContain('پیش از رسیدن کالا تمام می‌شود');
    expect(rowOf(page, 'نمایندگی')).toContain('شهر مقصد در قلمرو آن نیست');
    expect(rowOf(page, 'جمع ۲۵ ردیف مشترک')).not.toBe('');
  });

  it('switch tax by a link that keeps the rest of the address', () => {
    const withVat = html(manyOffers(3, 3));
    const without = html(manyOffers(3, 3), 'withoutVat');
    expect(rowOf(withVat, 'بهای کالا')).not.toBe(rowOf(without, 'بهای کالا'));
    expect(html(manyOffers(3, 3), 'withVat', '/profile/directorderinfo/r?pageNumber=2')).toContain(
      'href="?pageNumber=2&amp;vat=without#comparison"',
    );
    expect([readingFrom('without'), readingFrom('x')]).toEqual(['withoutVat', undefined]);
    expect([roomQuery(1, 'withVat'), roomQuery(2, 'withoutVat')]).toEqual(['', '?pageNumber=2&vat=without']);
  });

  it('of fewer rows say among which they are ranked', () => {
    const compared = manyOffers(3, 6);
    compared.columns[1] = { ...compared.columns[1]!, coveredLines: 4 };
    const head = textOf(table(html(compared)));
    expect(head).toContain('رتبهٔ ۲ از پیشنهادهای ۴ ردیف از ۶ ردیف');
  });

  it('rank nothing that is over', () => {
    const [, last] = textOf(table(html(manyOffers()))).split('فروشگاه ابزار 20');
    expect(last!.slice(0, 40)).not.toContain('رتبهٔ');
    expect(textOf(table(html(manyOffers())))).toContain('اعتبار تمام شده');
  });
});
