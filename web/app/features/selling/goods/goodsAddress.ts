import type { HiddenReason, PublishState, StockState } from '../../../platform/graph/types.generated.ts';
import { toAsciiDigits } from '../../../platform/text/digits.ts';

export const pageSize = 20;

/** What the address says of the list of goods. */
export interface GoodsState {
  merchantId: string;
  status?: PublishState;
  stockState?: StockState;
  onlyHidden?: true;
  hiddenBecause?: HiddenReason;
  completenessBelow?: number;
  categoryId?: string;
  searchKey?: string;
  pageNumber: number;
}

/** What the list is asked with. */
export const goodsVariables = (state: GoodsState) => ({ ...state, pageSize });

const wordPattern = /^[A-Z_]{1,30}$/;
const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Shares below which goods can be listed, of 100. */
export const shares = [60, 80, 100] as const;
const longestKey = 100;
/** What the choice of a state says where goods are asked for that the market hides. */
export const onlyHiddenWord = 'ONLY_HIDDEN';

/** @returns undefined where the address names no account */
export function readGoodsAddress(search: string): GoodsState | undefined {
  const query = new URLSearchParams(search);
  const merchantId = query.get('merchantId');
  if (query.get('tab') !== 'goods' || !merchantId) return undefined;
  const word = (name: string) => {
    const value = query.get(name) ?? '';
    return wordPattern.test(value) ? { [name]: value } : {};
  };
  const share = Number(query.get('completenessBelow'));
  const categoryId = query.get('categoryId') ?? '';
  const searchKey = (query.get('searchKey') ?? '').trim().slice(0, longestKey);
  const isOnlyHidden = query.get('onlyHidden') === 'true' || query.get('status') === onlyHiddenWord;
  const page = Number(toAsciiDigits(query.get('pageNumber') ?? '1'));
  return {
    merchantId,
    ...(isOnlyHidden ? { onlyHidden: true as const } : word('status')),
    ...word('stockState'),
    ...word('hiddenBecause'),
    ...((shares as readonly number[]).includes(share) && { completenessBelow: share }),
    ...(idPattern.test(categoryId) && { categoryId }),
    ...(searchKey.length > 1 && { searchKey }),
    pageNumber: Number.isInteger(page) && page > 0 && page * pageSize <= 10_000 ? page : 1,
  };
}

/** The address that says it. */
export function goodsHref({ pageNumber = 1, ...rest }: Partial<GoodsState> & { merchantId: string }): string {
  const said = Object.entries(rest).flatMap(([name, value]) =>
    value ? [[name, String(value)] as [string, string]] : [],
  );
  const pages: [string, string][] = pageNumber > 1 ? [['pageNumber', String(pageNumber)]] : [];
  return `/profile/suppliers?${new URLSearchParams([['tab', 'goods'], ...said, ...pages]).toString()}`;
}
