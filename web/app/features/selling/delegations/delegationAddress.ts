import type { DelegationSide } from '../../../platform/graph/types.generated.ts';
import { toAsciiDigits } from '../../../platform/text/digits.ts';

export const pageSize = 20;
const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What the address says of the list of delegations. */
export interface DelegationsState {
  customerId?: string;
  /** As whom: merchants took them, suppliers gave them. */
  side?: Extract<DelegationSide, 'MERCHANT' | 'SUPPLIER'>;
  pageNumber: number;
}

/** @returns undefined where the address names no list of them */
export function readDelegationsAddress(search: string): DelegationsState | undefined {
  const query = new URLSearchParams(search);
  if (query.get('tab') !== 'delegations') return undefined;
  const customerId = query.get('customerId') ?? '';
  const side = query.get('side');
  const page = Number(toAsciiDigits(query.get('pageNumber') ?? '1'));
  return {
    ...(idPattern.test(customerId) && { customerId }),
    ...((side === 'MERCHANT' || side === 'SUPPLIER') && { side }),
    pageNumber: Number.isInteger(page) && page > 0 && page * pageSize <= 10_000 ? page : 1,
  };
}

/** @returns the one delegation that the address shows, as notices lead to it */
export function readDelegationAddress(search: string): string | undefined {
  const id = new URLSearchParams(search).get('delegationId') ?? '';
  return idPattern.test(id) ? id : undefined;
}

/** The address that says it. */
export function delegationsHref({ pageNumber = 1, ...rest }: Partial<DelegationsState>): string {
  const said = Object.entries(rest).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
  const pages: [string, string][] = pageNumber > 1 ? [['pageNumber', String(pageNumber)]] : [];
  return `/profile/suppliers?${new URLSearchParams([['tab', 'delegations'], ...said, ...pages]).toString()}`;
}

/** What the list of a company asks. */
export const delegationsVariables = ({ side, pageNumber }: DelegationsState, customerId: string) => ({
  customerId,
  page: pageNumber,
  ...(side && { side }),
});
