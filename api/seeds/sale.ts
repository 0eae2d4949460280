import type { Interval, SaleTerms } from './shape.ts';

const days = (from: number, to: number): Interval => ({ from, to });
const datasheet = { title: 'برگهٔ مشخصات', kind: 'DATASHEET' } as const;
const certificate = { title: 'گواهی آزمون', kind: 'CERTIFICATE' } as const;
const drawing = { title: 'نقشهٔ ابعادی', kind: 'DRAWING' } as const;
const manual = { title: 'راهنمای نصب و نگهداری', kind: 'MANUAL' } as const;

/** Standard goods counted by the piece. */
export const pieceGoods: SaleTerms = {
  unit: '{piece}',
  moq: [1, 1, 1, 2, 5, 10],
  packSizes: [1],
  pack: '{pack}',
  priceModes: ['FIXED', 'FIXED', 'TIERED', 'TIERED', 'TIERED', 'ON_REQUEST'],
  stock: ['IN_STOCK', 'IN_STOCK', 'IN_STOCK', 'MADE_TO_ORDER', 'OUT'],
  leadDays: { stock: days(1, 5), order: days(14, 45) },
  warranties: ['۱۲ ماه', '۱۸ ماه', '۲۴ ماه', null],
  origins: ['ایران', 'ایران', 'ایران', 'ترکیه', 'چین'],
  documents: [datasheet, certificate, drawing],
};

/** Machines: few, dear, mostly built to order. */
export const machines: SaleTerms = {
  ...pieceGoods,
  unit: '{device}',
  moq: [1],
  packSizes: [1],
  priceModes: ['FIXED', 'FIXED', 'TIERED', 'ON_REQUEST', 'ON_REQUEST'],
  stock: ['IN_STOCK', 'MADE_TO_ORDER', 'MADE_TO_ORDER', 'OUT'],
  leadDays: { stock: days(3, 10), order: days(30, 120) },
  warranties: ['۱۲ ماه', '۱۸ ماه', '۲۴ ماه'],
  documents: [datasheet, drawing, manual],
};

/** Sold in quantity by the kilogram, metre or piece: no warranty, certificates instead. `moq` is in `unit`. */
export function bulk(
  unit: string,
  moq: readonly number[],
  packSizes: readonly number[] = [1],
  pack = '{pack}',
): SaleTerms {
  return {
    ...pieceGoods,
    unit,
    moq,
    packSizes,
    pack,
    priceModes: ['TIERED', 'TIERED', 'TIERED', 'FIXED', 'ON_REQUEST'],
    leadDays: { stock: days(1, 4), order: days(10, 30) },
    warranties: [null],
    documents: [datasheet, certificate],
  };
}

/** Work done on the customer's order; `unit` is what is counted. */
export function work(unit: string, moq: readonly number[]): SaleTerms {
  return {
    unit,
    moq,
    packSizes: [1],
    pack: '{pack}',
    priceModes: ['FIXED', 'TIERED', 'TIERED', 'ON_REQUEST', 'ON_REQUEST'],
    stock: ['MADE_TO_ORDER'],
    leadDays: { stock: days(3, 7), order: days(3, 28) },
    warranties: ['۶ ماه', '۱۲ ماه', null],
    origins: [null],
    documents: [{ title: 'نمونه‌کار', kind: 'DATASHEET' }, certificate],
  };
}

/** Files delivered at once. */
export const documents: SaleTerms = {
  unit: '{copy}',
  moq: [1],
  packSizes: [1],
  pack: '{pack}',
  priceModes: ['FIXED', 'FIXED', 'FIXED', 'TIERED'],
  stock: ['IN_STOCK'],
  leadDays: { stock: days(0, 0), order: days(0, 0) },
  warranties: [null],
  origins: [null],
  documents: [{ title: 'پیش‌نمایش فهرست', kind: 'DATASHEET' }],
};
