import type { Actor } from '../../platform/actor.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { readAnyPhone } from '../../platform/field-formats.ts';
import { newId } from '../../platform/ids.ts';
import type { PersonalPart } from '../../platform/personal-part.ts';
import { invalid, notFound, tooMany } from '../../platform/problem.ts';
import { versionConflict } from '../../platform/version.ts';
import type { Customers } from '../customers/index.ts';
import type { Geography } from '../geography/index.ts';
import * as repository from './addresses.repository.ts';
import type { Book } from './addresses.repository.ts';
import type {
  Address,
  AddressFields,
  DefaultAddress,
  DeliveryAddressChange,
  NewDeliveryAddress,
  PersonAddressChange,
  NewPersonAddress,
  PersonAddressRemoval,
} from './addresses.schemas.ts';

const MOST_ADDRESSES = 20;

type Parts = { db: Database; geography: Geography; customers: Pick<Customers, 'person' | 'personsOf' | 'lockPerson'> };
type Place = { personId: string; book: Book };
export type Addresses = ReturnType<typeof makeAddresses>;

/** Two books of addresses for each person: where goods go, and all other places. Each has one default. */
export function makeAddresses({ db, geography, customers }: Parts) {
  const deliveries = async (actor: Actor): Promise<Place> => ({
    personId: (await customers.person(actor)).id,
    book: 'DELIVERY',
  });

  /** @throws Problem 404 unless it is the viewer, or somebody the viewer may edit addresses for */
  async function bookOf(actor: Actor, personId: string): Promise<Place> {
    const persons = await customers.personsOf(actor, 'ADDRESS_EDIT');
    return persons.includes(personId) ? { personId, book: 'PERSON' } : notFound('PERSON_NOT_FOUND');
  }

  /** Works on a book that nobody else changes meanwhile. @returns the address with that id, as it is afterwards */
  async function change(place: Place, work: (tx: Tx, rows: Address[]) => Promise<string>): Promise<Address> {
    return db.transaction(async (tx) => {
      await customers.lockPerson(tx, place.personId);
      const id = await work(tx, await repository.listAddresses(tx, place.personId, place.book));
      const rows = await repository.listAddresses(tx, place.personId, place.book);
      return rows.find((each) => each.id === id)!;
    });
  }

  async function add(place: Place, kind: Address['kind'], { isDefault = false, ...input }: AddressFields) {
    const fields = await checked(input);
    return change(place, async (tx, rows) => {
      if (rows.length >= MOST_ADDRESSES) tooMany('ADDRESS_LIMIT', MOST_ADDRESSES);
      const id = newId();
      await repository.insertAddress(tx, { id, ...place, kind, isDefault: rows.length === 0 }, fields);
      if (isDefault) await repository.setDefault(tx, place.personId, place.book, id);
      return id;
    });
  }

  type Removal = { id: string; version?: number | undefined; successorId?: string | undefined };
  type Edit = { id: string; version: number; kind: Address['kind']; fields: AddressFields };

  async function edit(place: Place, { id, version, kind, fields: input }: Edit) {
    const fields = await checked(input);
    return change(place, async (tx, rows) => {
      held(rows, id, version);
      await repository.updateAddress(tx, id, kind, fields);
      return id;
    });
  }

  /**
   * @param successorId the next default, where the default goes; else it is the newest
   * @returns what is left, the new default among it
   */
  async function remove({ personId, book }: Place, { id, version, successorId }: Removal): Promise<Address[]> {
    return db.transaction(async (tx) => {
      await customers.lockPerson(tx, personId);
      const rows = await repository.listAddresses(tx, personId, book);
      const gone = held(rows, id, version);
      await repository.deleteAddress(tx, id);
      const left = rows.filter((each) => each.id !== id);
      // The list has the newest first, the default apart.
      const next = successorId === undefined ? left[0] : left.find((each) => each.id === successorId);
      if (successorId !== undefined && !next) invalid('successorId', 'UNKNOWN_VALUE');
      if (gone.isDefault && next) await repository.setDefault(tx, personId, book, next.id);
      return repository.listAddresses(tx, personId, book);
    });
  }

  /** @throws Problem 400 naming the field */
  async function checked(input: AddressFields): Promise<AddressFields> {
    await geography.checkPlace(input);
    return { ...input, receiverPhone: readAnyPhone(input.receiverPhone)! };
  }

  return {
    personal: {
      read: (userId) => repository.readAllAddresses(db, userId),
      forget: repository.deleteAllAddresses,
    } satisfies PersonalPart,

    list: async (actor: Actor): Promise<Address[]> => {
      const { personId, book } = await deliveries(actor);
      return repository.listAddresses(db, personId, book);
    },
    default: async (actor: Actor): Promise<DefaultAddress> => {
      const { personId, book } = await deliveries(actor);
      const [first] = await repository.listAddresses(db, personId, book);
      return first ? { address: first } : {};
    },
    add: async (actor: Actor, input: NewDeliveryAddress) => add(await deliveries(actor), 'DELIVERY', input),
    edit: async (actor: Actor, id: string, { version, ...fields }: DeliveryAddressChange) =>
      edit(await deliveries(actor), { id, version, kind: 'DELIVERY', fields }),
    remove: async (actor: Actor, id: string, successorId?: string) =>
      remove(await deliveries(actor), { id, successorId }),
    /** Makes it the default; again it stays so. */
    select: async (actor: Actor, id: string): Promise<Address[]> => {
      const place = await deliveries(actor);
      await change(place, async (tx, rows) => {
        held(rows, id);
        await repository.setDefault(tx, place.personId, place.book, id);
        return id;
      });
      return repository.listAddresses(db, place.personId, place.book);
    },

    ofPerson: async (actor: Actor, personId: string): Promise<Address[]> => {
      const { book } = await bookOf(actor, personId);
      return repository.listAddresses(db, personId, book);
    },
    addToPerson: async (actor: Actor, personId: string, { kind, ...input }: NewPersonAddress) =>
      add(await bookOf(actor, personId), ofPerson(kind), input),
    editOfPerson: async (
      actor: Actor,
      personId: string,
      { addressId, version, kind, ...fields }: PersonAddressChange,
    ) => edit(await bookOf(actor, personId), { id: addressId, version, kind: ofPerson(kind), fields }),
    removeOfPerson: async (actor: Actor, personId: string, { addressId: id, ...rest }: PersonAddressRemoval) =>
      remove(await bookOf(actor, personId), { id, ...rest }),
  };
}

/** Delivery addresses have a book of their own. @throws Problem 400 */
const ofPerson = (kind: Address['kind']) =>
  kind === 'DELIVERY' ? invalid('kind', 'UNKNOWN_VALUE', 'OFFICE, FACTORY, BILLING') : kind;

/** @throws Problem 404, 409 when another version is stored */
function held(rows: Address[], id: string, version?: number): Address {
  const row = rows.find((each) => each.id === id) ?? notFound('ADDRESS_NOT_FOUND');
  if (version !== undefined && row.version !== version) versionConflict(row.version);
  return row;
}
