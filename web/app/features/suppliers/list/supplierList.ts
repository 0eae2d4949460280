import type { FieldProblem } from '../../../platform/graph/GraphError.ts';
import type { SupplierSort, VerificationLevel } from '../../../platform/graph/types.generated.ts';
import { queryReader } from '../../../platform/site/queryReader.ts';

/** Everything that the address of a supplier list says beside its path. */
export interface SupplierListState {
  searchKey?: string;
  /** Province id. */
  stateId?: string;
  /** City id, of that province. */
  cityId?: string;
  verificationLevel?: VerificationLevel;
  onlyConfirmed: boolean;
  /** Undefined is the first of the orders. */
  sort?: SupplierSort | undefined;
  /** From 1. */
  pageNumber: number;
}

type Words = readonly { value: string; code: string }[];

/** What an address can choose from; `code` stands in it. */
export interface SupplierListChoices {
  sorts: Words;
  levels: Words;
  /** Provinces. */
  states: readonly { id: string }[];
}

/** Suppliers on one page: fits 2, 3 and 4 columns. */
export const pageSize = 12;

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the query of a supplier list. What is not known is a problem naming field and rule. */
export function readSupplierList(
  search: string,
  { sorts, levels, states }: SupplierListChoices,
): { state: SupplierListState; problems: FieldProblem[] } {
  const reader = queryReader(search);
  const wordOf =
    <Value extends string>(words: Words) =>
    (word: string) =>
      words.find(({ code }) => code === word)?.value as Value | undefined;
  const searchKey = reader.one('searchKey');
  const stateId = reader.oneOf('stateId', (word) => states.find(({ id }) => id === word)?.id);
  const cityId = reader.oneOf('cityId', (word) => (stateId && isId.test(word) ? word : undefined));
  const verificationLevel = reader.oneOf('level', wordOf<VerificationLevel>(levels));
  const sort = reader.oneOf('sort', wordOf<SupplierSort>(sorts));
  const state: SupplierListState = {
    ...(searchKey && { searchKey }),
    ...(stateId && { stateId }),
    ...(cityId && { cityId }),
    ...(verificationLevel && { verificationLevel }),
    onlyConfirmed: reader.oneOf('onlyConfirmed', (word) => (word === 'true' ? true : undefined)) ?? false,
    ...(sort !== sorts[0]?.value && { sort }),
    pageNumber: reader.pageNumber(pageSize),
  };
  for (const name of reader.rest()) reader.refuse(name, 'UNKNOWN_PARAMETER');
  return { state, problems: reader.problems };
}

/** The canonical query of a supplier list: names sorted, nothing that goes without saying. Its opposite is `readSupplierList`. */
export function supplierListSearch(state: SupplierListState, { sorts, levels }: SupplierListChoices): string {
  const query = new URLSearchParams();
  const codeOf = (words: Words, value?: string) => words.find((each) => each.value === value)?.code;
  const said = [
    ['cityId', state.cityId],
    ['level', codeOf(levels, state.verificationLevel)],
    ['onlyConfirmed', state.onlyConfirmed ? 'true' : undefined],
    ['pageNumber', state.pageNumber > 1 ? String(state.pageNumber) : undefined],
    ['searchKey', state.searchKey],
    ['sort', codeOf(sorts, state.sort)],
    ['stateId', state.stateId],
  ];
  for (const [name, value] of said) if (name && value) query.set(name, value);
  return query.size > 0 ? `?${query}` : '';
}

/** Whether the list shows less than everybody. */
export const isNarrowed = ({ searchKey, stateId, verificationLevel, onlyConfirmed }: SupplierListState) =>
  Boolean(searchKey ?? stateId ?? verificationLevel) || onlyConfirmed;
