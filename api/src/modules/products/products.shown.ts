import type { Queryable } from '../../platform/database/database.ts';
import { missingFor } from '../../platform/lacks.ts';
import { allowedActions } from '../../platform/machine.ts';
import { type Catalog, toPropertyValues } from '../catalog/index.ts';
import type { MembershipInForce } from '../customers/index.ts';
import type { Reference } from '../reference/index.ts';
import { readProductLacks } from './product-lacks.ts';
import { type ProductActor, productMachine } from './product-machine.ts';
import type { ProductRow } from './products.repository.ts';
import type { OwnBaseProduct } from './products.schemas.ts';

export type IsActor = (by: ProductActor) => boolean;
export const isStaff: IsActor = (by) => by === 'STAFF';
export const isNobody: IsActor = () => false;

/** What a member of who proposed it may do. */
export const isMember =
  ({ isOwner, permissions }: MembershipInForce): IsActor =>
  (by) =>
    by === 'CATALOG_EDIT' && (isOwner || permissions.includes('CATALOG_EDIT'));

type Parts = { catalog: Pick<Catalog, 'tree'>; reference: Pick<Reference, 'unitTable'> };
export type ProductShown = ReturnType<typeof makeProductShown>;

/** Products as those who proposed them, and staff, see them. What is read goes before a transaction, what is shown within it. */
export function makeProductShown({ catalog, reference }: Parts) {
  return async () => {
    const [{ byId }, units] = await Promise.all([catalog.tree(), reference.unitTable()]);
    type Lacks = Awaited<ReturnType<typeof readProductLacks>>;
    const show = (row: ProductRow, is: IsActor, lacksOf: Lacks): OwnBaseProduct => {
      const allowed = allowedActions(productMachine, row.status, is);
      const node = byId.get(row.categoryId);
      const { customerName: _, customerId, scientificName, brandName, mpn, gtin, reason, replacedById, ...rest } = row;
      const { submittedAt, decidedAt, properties, ...own } = rest;
      return {
        ...own,
        categoryName: node?.category.name ?? '',
        icon: node?.category.icon ?? 'tool',
        properties: toPropertyValues(properties, node?.properties ?? [], units),
        allowedActions: allowed,
        missing: missingFor(lacksOf(row), allowed),
        ...(customerId && { customerId }),
        ...(scientificName && { scientificName }),
        ...(brandName && { brandName }),
        ...(mpn && { mpn }),
        ...(gtin && { gtin }),
        ...(reason && { reason }),
        ...(replacedById && { replacedById }),
        ...(submittedAt && { submittedAt: submittedAt.toISOString() }),
        ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
      };
    };
    /** @param isOf as whom of the table the viewer acts on each */
    const all = async (on: Queryable, rows: readonly ProductRow[], isOf: (row: ProductRow) => IsActor) => {
      const lacksOf = await readProductLacks(on, rows);
      return rows.map((row) => show(row, isOf(row), lacksOf));
    };
    return { all, one: async (on: Queryable, row: ProductRow, is: IsActor) => (await all(on, [row], () => is))[0]! };
  };
}
