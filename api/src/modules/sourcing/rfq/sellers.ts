import type { Queryable } from '../../../platform/database/database.ts';
import type { FieldError } from '../../../platform/field-error.ts';
import { invalidAll } from '../../../platform/problem.ts';
import type { Seller } from '../participations/participations.repository.ts';
import { readSellers, type SellerRow } from './sellers.repository.ts';

/** Why a merchant cannot be asked. */
function problemOf(row: SellerRow | undefined, buyerId: string) {
  if (!row?.isConfirmed) return 'MERCHANT_NOT_CONFIRMED' as const;
  if (row.sellerCustomerId === null) return 'SELLER_NOT_HERE' as const;
  if (row.sellerCustomerId === buyerId) return 'OWN_OFFER' as const;
  return row.isBlocked ? ('CONVERSATION_BLOCKED' as const) : undefined;
}

/** Which of some merchants cannot be asked now, and why. */
export async function findUnaskable(db: Queryable, merchantIds: readonly string[], buyerId: string) {
  const rows = new Map((await readSellers(db, merchantIds, buyerId)).map((row) => [row.merchantId, row]));
  return new Map(
    merchantIds.flatMap((id) => {
      const code = problemOf(rows.get(id), buyerId);
      return code ? [[id, code] as const] : [];
    }),
  );
}

/** Each of some merchants that cannot be asked, by its place. @param rows those that are there */
export const problemsOfSellers = (
  rows: ReadonlyMap<string, SellerRow>,
  merchantIds: readonly string[],
  buyerId: string,
): FieldError[] =>
  merchantIds.flatMap((id, index): FieldError[] => {
    const code = problemOf(rows.get(id), buyerId);
    return code ? [{ field: `merchantIds[${index}]`, code }] : [];
  });

/** Merchants as the sellers of a request. @throws Problem 400 naming each that cannot be asked */
export async function readAskable(db: Queryable, merchantIds: readonly string[], buyerId: string): Promise<Seller[]> {
  const rows = new Map((await readSellers(db, merchantIds, buyerId)).map((row) => [row.merchantId, row]));
  invalidAll(problemsOfSellers(rows, merchantIds, buyerId));
  return merchantIds.map((id) => {
    const { merchantId, sellerName, sellerCustomerId } = rows.get(id)!;
    return { merchantId, sellerName, sellerCustomerId: sellerCustomerId! };
  });
}
