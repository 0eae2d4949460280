import { columnNames, run, shown, sql } from '../../platform/database/builder.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { withoutNulls } from '../../platform/without-nulls.ts';
import { tables } from '../../tables.ts';
import type { Address, AddressFields } from './addresses.schemas.ts';

export type Book = 'DELIVERY' | 'PERSON';

const columns = shown(
  columnNames(
    'id version kind is_default title receiver_name receiver_phone country_id state_id city_id city_name urban_area_id',
    'address_line plaque unit postal_code',
  ),
);
const place = [
  sql<number | null>`latitude::float8`.as('latitude'),
  sql<number | null>`longitude::float8`.as('longitude'),
];
const addresses = tables.selectFrom('addresses').select([...columns, ...place]);

/** The addresses of one book, the default first, then the newest. */
export async function listAddresses(db: Queryable, personId: string, book: Book): Promise<Address[]> {
  const inBook = addresses.where('person_id', '=', personId).where('book', '=', book);
  const rows = await run(
    db,
    inBook.orderBy('is_default', 'desc').orderBy('created_at', 'desc').orderBy('id', 'desc'),
    'addresses',
  );
  return rows.map(withoutNulls);
}

const writtenOf = (fields: AddressFields) => ({
  title: fields.title,
  receiver_name: fields.receiverName,
  receiver_phone: fields.receiverPhone,
  country_id: fields.countryId,
  state_id: fields.stateId,
  city_id: fields.cityId ?? null,
  urban_area_id: fields.urbanAreaId ?? null,
  address_line: fields.addressLine,
  plaque: fields.plaque ?? null,
  unit: fields.unit ?? null,
  postal_code: fields.postalCode ?? null,
  latitude: fields.latitude ?? null,
  longitude: fields.longitude ?? null,
  city_name: fields.cityName ?? null,
});

type New = { id: string; personId: string; book: Book; kind: Address['kind']; isDefault: boolean };

export const insertAddress = (tx: Tx, { id, personId, book, kind, isDefault }: New, fields: AddressFields) =>
  run(
    tx,
    tables
      .insertInto('addresses')
      .values({ id, person_id: personId, book, kind, is_default: isDefault, ...writtenOf(fields) }),
  );

export const updateAddress = (tx: Tx, id: string, kind: Address['kind'], fields: AddressFields) =>
  run(
    tx,
    tables
      .updateTable('addresses')
      .set((eb) => ({ kind, ...writtenOf(fields), version: eb('version', '+', 1), updated_at: sql`now()` }))
      .where('id', '=', id),
  );

export const deleteAddress = (tx: Tx, id: string) => tx.query('delete from addresses where id = $1', [id]);

/**
 * Makes one address of a book its default; the others are none, in this order, for the index allows one at a time. No new
 * version: what people edit is the same.
 */
export async function setDefault(tx: Tx, personId: string, book: Book, id: string): Promise<void> {
  await tx.query(
    'update addresses set is_default = false where person_id = $1 and book = $2 and is_default and id <> $3',
    [personId, book, id],
  );
  await tx.query('update addresses set is_default = true where id = $1 and not is_default', [id]);
}

const ofUser = 'person_id = (select id from persons where user_id = $1)';

export async function readAllAddresses(db: Queryable, userId: string): Promise<Address[]> {
  const own = addresses.where(
    'person_id',
    '=',
    tables.selectFrom('persons').select('id').where('user_id', '=', userId),
  );
  return (await run(db, own.orderBy('created_at').orderBy('id'))).map(withoutNulls);
}

export const deleteAllAddresses = (tx: Tx, userId: string) =>
  tx.query(`delete from addresses where ${ofUser}`, [userId]);
