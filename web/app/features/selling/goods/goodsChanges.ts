import { plainNumber } from '../../../platform/forms/iran.ts';
import { readTomans, rialsOf, tomansOf, typedTomans } from '../../../platform/forms/tomans.ts';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import type { PriceAndStockItemInput, StockState } from '../../../platform/graph/types.generated.ts';
import { moneyOf } from '../../../platform/numbers/money.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import type { GoodsTable_EntryFragment as Entry } from './GoodsTable.generated.ts';
import { goodsMessages as words } from './messages.ts';

/** What is typed of an entry in its row. */
export interface TypedRow {
  price: string;
  stockState: StockState;
  leadTimeDays: string;
}
export type Problems = Partial<Record<'price' | 'leadTimeDays', string>>;

/** The name of a row's form without script. */
export const plainRowName = 'price-and-stock';

/** A row that was sent without script and could not be saved. */
export interface RefusedRow {
  id: string;
  typed: TypedRow;
  problems: Problems;
  /** Why nothing was saved, where no field is to blame. */
  failure?: string;
  /** What is asked before a price jumps. */
  jump?: string;
}

const MOST_DAYS = 365;

export const typedRow = ({ priceTiers, stockState, leadTimeDays }: Entry): TypedRow => ({
  price: typedTomans(tomansOf(priceTiers[0]?.unitPriceRial)),
  stockState,
  leadTimeDays: toPersianDigits(String(leadTimeDays)),
});

/** Whether the price is one number, which a row has room for; tiers are changed where all of them are seen. */
export const hasOnePrice = ({ priceMode, maySetPrice }: Entry): boolean => priceMode !== 'TIERED' && maySetPrice;

/** Whether something else is typed than is stored. */
export function isChanged(entry: Entry, typed: TypedRow): boolean {
  const stored = typedRow(entry);
  const tomans = (price: string) => readTomans(price) ?? price;
  return (
    tomans(stored.price) !== tomans(typed.price) ||
    stored.stockState !== typed.stockState ||
    plainNumber(stored.leadTimeDays) !== plainNumber(typed.leadTimeDays)
  );
}

export function problemsOf({ price, leadTimeDays }: TypedRow): Problems {
  const days = plainNumber(leadTimeDays);
  const tomans = readTomans(price);
  return {
    ...((tomans === undefined || tomans === '0') && { price: words.priceWrong }),
    ...((!/^\d{1,3}$/.test(days) || Number(days) > MOST_DAYS) && { leadTimeDays: words.daysWrong }),
  };
}

/** What is sent of a row: an empty price is on request; rials that tomans do not show stay as they are stored. */
export function itemOf(entry: Entry, { price, stockState, leadTimeDays }: TypedRow): PriceAndStockItemInput {
  const { id, version, moq } = entry;
  const rest = { supplierProductId: id, version, stockState, leadTimeDays: Number(plainNumber(leadTimeDays)) };
  const tomans = readTomans(price) ?? '';
  const isSame = tomans === tomansOf(entry.priceTiers[0]?.unitPriceRial);
  if (!hasOnePrice(entry) || isSame) {
    const priceTiers = entry.priceTiers.map(({ minQty, unitPriceRial }) => ({ minQty, unitPriceRial }));
    return { ...rest, priceMode: entry.priceMode, priceTiers };
  }
  if (tomans === '') return { ...rest, priceMode: 'ON_REQUEST', priceTiers: [] };
  return {
    ...rest,
    priceMode: 'FIXED',
    priceTiers: [{ minQty: moq, unitPriceRial: rialsOf(tomans) }],
  } as PriceAndStockItemInput;
}

/** What is asked about where the only reason of a refusal is that prices jump; nothing of any other refusal. */
export function jumpsIn(error: unknown, changed: readonly Entry[]): string[] | undefined {
  if (!(error instanceof GraphError)) return undefined;
  const fields = error.data.fields ?? [];
  if (fields.length === 0 || fields.some(({ code }) => code !== 'PRICE_JUMP')) return undefined;
  return fields.map(({ field, params = [] }) => {
    const entry = changed[Number(/items\[?\.?(\d+)/.exec(field)?.[1])];
    const [from, to] = params.map(String);
    const money = moneyOf({ fromRial: from, toRial: to });
    return words.jump(entry?.title ?? '', money(from), money(to));
  });
}
