import type { Actor } from '../../../platform/actor.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Customers } from '../../customers/index.ts';
import type { PageActor } from './page-machine.ts';
import type { OwnPageRow } from './page-writing.repository.ts';

/** In which of the companies that run suppliers of some pages somebody may write. */
export type Writing = ReadonlySet<string>;

type Asked = Pick<OwnPageRow, 'customerId' | 'authorId' | 'createdById'>;
type Editor = { userId: string; companies: Writing; isOneEnough: (row: Asked & { contentTypeId: string }) => boolean };

/** Companies for which somebody writes: owners, and members with CATALOG_EDIT. */
export async function companiesOf(
  customers: Pick<Customers, 'memberships'>,
  on: Queryable,
  actor: Actor,
): Promise<Writing> {
  const memberships = await customers.memberships(on, actor);
  const writing = memberships.filter(({ isOwner, permissions }) => isOwner || permissions.includes('CATALOG_EDIT'));
  return new Set(writing.map(({ customerId }) => customerId));
}

/** As what a member of the seller acts on a page of its supplier. */
export const sellerOf =
  (companies: Writing, { customerId }: Asked) =>
  (by: PageActor): boolean =>
    by === 'CATALOG_EDIT' && customerId !== null && companies.has(customerId);

/** As what an editor acts on a page: never as another editor on an own version, or on a page of a company that one belongs to. */
export const editorOf =
  ({ userId, companies, isOneEnough }: Editor, row: Asked & { contentTypeId: string }) =>
  (by: PageActor): boolean => {
    if (by === 'EDITOR') return true;
    if (by === 'AUTHOR') return row.authorId === userId || (row.createdById === userId && row.customerId === null);
    const isOwnMatter = row.customerId !== null && companies.has(row.customerId);
    return by === 'OTHER_EDITOR' && !isOwnMatter && (row.authorId !== userId || isOneEnough(row));
  };
