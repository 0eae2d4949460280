import type { Queryable, Tx } from '../../platform/database/database.ts';
import { withoutNulls } from '../../platform/without-nulls.ts';
import type { Address, AddressFields } from './addresses.schemas.ts';

export type Book = 'DELIVERY' | 'PERSON';
/** Columns that may be empty are null here. */
type Row = {
  [Key in keyof Address]-?: undefined extends Address[Key] ? Exclude<Address[Key], undefined> | null : Address[Key];
};

const columns = `id, version, kind, is_default as "isDefault", title, receiver_name as "receiverName",
  receiver_phone as "receiverPhone", country_id as "countryId", state_id as "stateId", city_id as "cityId",
  city_name as "cityName", urban_area_id as "urbanAreaId", address_line as "addressLine", plaque, unit, postal_code as "postalCode",
  latitude::float8 as latitude, longitude::float8 as longitude`;

/** The addresses of one book, the default first, then the newest. */
export async function listAddresses(db: Queryable, personId: string, book: Book): Promise<Address[]> {
  const rows = await db.query<Row>(
    `select ${columns} from addresses where person_id = $1 and book = $2 order by is_default desc, created_at desc, id desc`,
    [personId, book],
    'addresses',
  );
  return rows.map(withoutNulls);
}

const values = (fields: AddressFields) => [
  fields.title,
  fields.receiverName,
  fields.receiverPhone,
  fields.countryId,
  fields.stateId,
  fields.cityId ?? null,
  fields.urbanAreaId ?? null,
  fields.addressLine,
  fields.plaque ?? null,
  fields.unit ?? null,
  fields.postalCode ?? null,
  fields.latitude ?? null,
  fields.longitude ?? null,
  fields.cityName ?? null,
];

type New = { id: string; personId: string; book: Book; kind: Address['kind']; isDefault: boolean };

export const insertAddress = (tx: Tx, { id, personId, book, kind, isDefault }: New, fields: AddressFields) =>
  tx.query(
    `insert into addresses (id, person_id, book, kind, is_default, title, receiver_name, receiver_phone, country_id, state_id,
       city_id, urban_area_id, address_line, plaque, unit, postal_code, latitude, longitude, city_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
    [id, personId, book, kind, isDefault, ...values(fields)],
  );

export const updateAddress = (tx: Tx, id: string, kind: Address['kind'], fields: AddressFields) =>
  tx.query(
    `update addresses set kind = $2, title = $3, receiver_name = $4, receiver_phone = $5, country_id = $6, state_id = $7,
       city_id = $8, urban_area_id = $9, address_line = $10, plaque = $11, unit = $12, postal_code = $13, latitude = $14,
       longitude = $15, city_name = $16, version = version + 1, updated_at = now()
     where id = $1`,
    [id, kind, ...values(fields)],
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
  const rows = await db.query<Row>(`select ${columns} from addresses where ${ofUser} order by created_at, id`, [
    userId,
  ]);
  return rows.map(withoutNulls);
}

export const deleteAllAddresses = (tx: Tx, userId: string) =>
  tx.query(`delete from addresses where ${ofUser}`, [userId]);
