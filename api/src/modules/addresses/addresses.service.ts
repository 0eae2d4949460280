import type { Actor } from '../../platform/actor.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { readAnyPhone } from '../../platform/field-formats.ts';
import { newId } from '../../platform/ids.ts';
import { type LateRule, requireAll } from '../../platform/late-rules.ts';
import type { PersonalPart } from '../../platform/personal-part.ts';
import { notFound, tooMany } from '../../platform/problem.ts';
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
    const fields = written(input);
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
    const fields = written(input);
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
      await requireAll([successorRule(rows, id)], { successorId });
      const left = rows.filter((each) => each.id !== id);
      // The list has the newest first, the default apart.
      const next = successorId === undefined ? left[0] : left.find((each) => each.id === successorId);
      if (gone.isDefault && next) await repository.setDefault(tx, personId, book, next.id);
      return repository.listAddresses(tx, personId, book);
    });
  }

  /** The addresses of a book, that one among them where it is named. @throws Problem 404 */
  async function holding({ personId, book }: Place, id?: string): Promise<Address[]> {
    const rows = await repository.listAddresses(db, personId, book);
    if (id !== undefined) held(rows, id);
    return rows;
  }

  /** What holds of addresses beside their format. @throws Problem 404 for a book or an address that is not the viewer's to change */
  const rules = {
    add: () => geography.placeRules(),
    async edit(actor: Actor, id: string) {
      await holding(await deliveries(actor), id);
      return geography.placeRules();
    },
    async addToPerson(actor: Actor, personId: string) {
      await bookOf(actor, personId);
      return [kindRule, ...(await geography.placeRules())];
    },
    async editOfPerson(actor: Actor, personId: string, { addressId }: Partial<PersonAddressChange>) {
      await holding(await bookOf(actor, personId), addressId);
      return [kindRule, ...(await geography.placeRules())];
    },
    async removeOfPerson(actor: Actor, personId: string, { addressId }: Partial<PersonAddressRemoval>) {
      const rows = await holding(await bookOf(actor, personId), addressId);
      return addressId === undefined ? [] : [successorRule(rows, addressId)];
    },
  };

  return {
    rules,

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
    async add(actor: Actor, input: NewDeliveryAddress) {
      await requireAll(await rules.add(), input);
      return add(await deliveries(actor), 'DELIVERY', input);
    },
    async edit(actor: Actor, id: string, { version, ...fields }: DeliveryAddressChange) {
      await requireAll(await rules.edit(actor, id), fields);
      return edit(await deliveries(actor), { id, version, kind: 'DELIVERY', fields });
    },
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
    async addToPerson(actor: Actor, personId: string, input: NewPersonAddress) {
      await requireAll(await rules.addToPerson(actor, personId), input);
      const { kind, ...fields } = input;
      return add(await bookOf(actor, personId), kind, fields);
    },
    async editOfPerson(actor: Actor, personId: string, input: PersonAddressChange) {
      await requireAll(await rules.editOfPerson(actor, personId, input), input);
      const { addressId: id, version, kind, ...fields } = input;
      return edit(await bookOf(actor, personId), { id, version, kind, fields });
    },
    removeOfPerson: async (actor: Actor, personId: string, { addressId: id, ...rest }: PersonAddressRemoval) =>
      remove(await bookOf(actor, personId), { id, ...rest }),
  };
}

const written = (input: AddressFields): AddressFields => ({
  ...input,
  receiverPhone: readAnyPhone(input.receiverPhone)!,
});

/** Delivery addresses have a book of their own. */
const kindRule: LateRule<Pick<Address, 'kind'>> = {
  reads: ['kind'],
  judge: ({ kind }) =>
    kind === 'DELIVERY' ? { field: 'kind', code: 'UNKNOWN_VALUE', params: ['OFFICE, FACTORY, BILLING'] } : undefined,
};

/** The next default is one of those that are left. */
const successorRule = (rows: Address[], goingId: string): LateRule<{ successorId?: string | undefined }> => ({
  reads: ['successorId'],
  judge: ({ successorId }) =>
    successorId === undefined || rows.some(({ id }) => id === successorId && id !== goingId)
      ? undefined
      : { field: 'successorId', code: 'UNKNOWN_VALUE' },
});

/** @throws Problem 404, 409 when another version is stored */
function held(rows: Address[], id: string, version?: number): Address {
  const row = rows.find((each) => each.id === id) ?? notFound('ADDRESS_NOT_FOUND');
  if (version !== undefined && row.version !== version) versionConflict(row.version);
  return row;
}
