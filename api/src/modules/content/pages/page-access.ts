import type { Actor } from '../../../platform/actor.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Customers } from '../../customers/index.ts';
import type { PageActor } from './page-machine.ts';
import type { OwnPageRow } from './page-writing.repository.ts';

type Companies = ReadonlySet<string>;

type Asked = Pick<OwnPageRow, 'customerId' | 'authorId' | 'createdById'>;
type Editor = {
  userId: string;
  companies: Companies;
  isOneEnough: (row: Asked & { contentTypeId: string }) => boolean;
};

/** Companies to which somebody belongs, and those of them for which they write: owners, and members with CATALOG_EDIT. */
export async function companiesOf(customers: Pick<Customers, 'memberships'>, on: Queryable, actor: Actor) {
  const memberships = await customers.memberships(on, actor);
  const writing = memberships.filter(({ isOwner, permissions }) => isOwner || permissions.includes('CATALOG_EDIT'));
  const idsOf = (all: typeof memberships): Companies => new Set(all.map(({ customerId }) => customerId));
  return { all: idsOf(memberships), writing: idsOf(writing) };
}

/** As what a member of the seller acts on a page of its supplier. */
export const sellerOf =
  (companies: Companies, { customerId }: Asked) =>
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
