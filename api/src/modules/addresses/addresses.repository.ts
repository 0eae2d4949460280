import { columnNames, run, shown, sql } from '../../platform/database/builder.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { withoutNulls } from '../../platform/without-nulls.ts';
import { tables } from '../../tables.ts';
import type { Address, AddressFields } from './addresses.schemas.ts';

/** Whose book it is: a person has two, a company one. */
export type Place = { book: 'DELIVERY' | 'PERSON'; personId: string } | { book: 'COMPANY'; customerId: string };

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
export async function listAddresses(db: Queryable, place: Place): Promise<Address[]> {
  const inBook =
    place.book === 'COMPANY'
      ? addresses.where('customer_id', '=', place.customerId)
      : addresses.where('person_id', '=', place.personId).where('book', '=', place.book);
  const rows = await run(
    db,
    inBook.orderBy('is_default', 'desc').orderBy('created_at', 'desc').orderBy('id', 'desc'),
    place.book === 'COMPANY' ? 'company_addresses' : 'addresses',
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

/** In the database's names, the one of the two that a place has. */
const ownerOf = (place: Place) =>
  place.book === 'COMPANY' ? { customer_id: place.customerId } : { person_id: place.personId };

type New = { id: string; place: Place; kind: Address['kind']; isDefault: boolean };

export const insertAddress = (tx: Tx, { id, place, kind, isDefault }: New, fields: AddressFields) =>
  run(
    tx,
    tables
      .insertInto('addresses')
      .values({ id, ...ownerOf(place), book: place.book, kind, is_default: isDefault, ...writtenOf(fields) }),
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
 * Makes one address of a book its default, or none; the others are none, in this order, for the index allows one at a time.
 * No new version: what people edit is the same.
 */
export async function setDefault(tx: Tx, place: Place, id: string | undefined): Promise<void> {
  const [[column, owner]] = Object.entries(ownerOf(place)) as [[string, string]];
  await tx.query(
    `update addresses set is_default = false where ${column} = $1 and book = $2 and is_default and id is distinct from $3`,
    [owner, place.book, id ?? null],
  );
  if (id) await tx.query('update addresses set is_default = true where id = $1 and not is_default', [id]);
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

export const deleteCompanyAddresses = (tx: Tx, customerId: string) =>
  tx.query('delete from addresses where customer_id = $1', [customerId]);

export const deleteAllAddresses = (tx: Tx, userId: string) =>
  tx.query(`delete from addresses where ${ofUser}`, [userId]);

/** Where something of a buyer goes: an address of a company, or of the person that a buyer is; with the name of its city. */
export async function readAddressOf(db: Queryable, customerId: string, id: string) {
  const [row] = await db.query<DeliveryPlace>(
    `select a.title, a.receiver_name as "receiverName", a.receiver_phone as "receiverPhone", a.state_id as "stateId",
       a.city_id as "cityId", coalesce(c.name, a.city_name) as "cityName", a.address_line as "addressLine", a.plaque, a.unit,
       a.postal_code as "postalCode"
     from addresses a left join cities c on c.id = a.city_id join customers b on b.id = $1
     where a.id = $2 and (a.customer_id = b.id or a.person_id = b.person_id)`,
    [customerId, id],
  );
  return row && withoutNulls(row);
}

/** Where what a buyer orders goes unless they say otherwise: the default of a company, or of the person that a buyer is. */
export async function readUsualAddressId(db: Queryable, customerId: string): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(
    `select a.id from customers b join addresses a on a.customer_id = b.id or (a.person_id = b.person_id and a.book = 'DELIVERY')
     where b.id = $1 and a.is_default and a.kind = 'DELIVERY'`,
    [customerId],
  );
  return row?.id;
}

/** An address as something that is sent keeps it. */
export type DeliveryPlace = Pick<Address, 'title' | 'receiverName' | 'receiverPhone' | 'stateId' | 'addressLine'> & {
  cityId: string | null;
  cityName: string | null;
  plaque: string | null;
  unit: string | null;
  postalCode: string | null;
};
