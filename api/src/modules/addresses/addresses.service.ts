import type { Actor } from '../../platform/actor.ts';
import type { Database, Queryable, Tx } from '../../platform/database/database.ts';
import { readAnyPhone } from '../../platform/field-formats.ts';
import { newId } from '../../platform/ids.ts';
import { type LateRule, requireAll } from '../../platform/late-rules.ts';
import type { PersonalPart } from '../../platform/personal-part.ts';
import { notFound, tooMany } from '../../platform/problem.ts';
import { versionConflict } from '../../platform/version.ts';
import type { Customers } from '../customers/index.ts';
import type { Geography } from '../geography/index.ts';
import * as repository from './addresses.repository.ts';
import type { Place } from './addresses.repository.ts';
import type {
  Address,
  AddressFields,
  CompanyAddressChange,
  DefaultAddress,
  DeliveryAddressChange,
  NewCompanyAddress,
  NewDeliveryAddress,
  PersonAddressChange,
  NewPersonAddress,
  PersonAddressRemoval,
} from './addresses.schemas.ts';

/** domain rule: so many in each book of a person, and in that of a company */
const MOST_ADDRESSES = 20;
const MOST_OF_COMPANY = 50;

type Parts = {
  db: Database;
  geography: Geography;
  customers: Pick<Customers, 'person' | 'personsOf' | 'lockPerson' | 'actingFor' | 'lockCustomer'>;
};
export type Addresses = ReturnType<typeof makeAddresses>;

/**
 * Two books of addresses for each person: where goods go, and all other places. Each has one default. A company has one book,
 * with a default among its delivery addresses.
 */
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

  /** The book of a company. @throws Problem 404 unless the viewer is a member, 403 for one who may not write it */
  async function companyBook(query: Queryable, actor: Actor, id: string, mayWrite?: 'ADDRESS_EDIT'): Promise<Place> {
    const { customerId, kind } = await customers.actingFor(query, actor, id, mayWrite);
    // Who buys for oneself has the books of a person.
    return kind === 'COMPANY' ? { customerId, book: 'COMPANY' } : notFound('CUSTOMER_NOT_FOUND');
  }

  const lock = (tx: Tx, place: Place) =>
    place.book === 'COMPANY' ? customers.lockCustomer(tx, place.customerId) : customers.lockPerson(tx, place.personId);

  /** Works on a book that nobody else changes meanwhile. @returns the address with that id, as it is afterwards */
  async function change(place: Place, work: (tx: Tx, rows: Address[]) => Promise<string>): Promise<Address> {
    return db.transaction(async (tx) => {
      await lock(tx, place);
      const id = await work(tx, await repository.listAddresses(tx, place));
      const rows = await repository.listAddresses(tx, place);
      return rows.find((each) => each.id === id)!;
    });
  }

  async function add(place: Place, kind: Address['kind'], { isDefault = false, ...input }: AddressFields) {
    const fields = written(input);
    const most = place.book === 'COMPANY' ? MOST_OF_COMPANY : MOST_ADDRESSES;
    return change(place, async (tx, rows) => {
      if (rows.length >= most) tooMany('ADDRESS_LIMIT', most);
      const id = newId();
      const isFirst = canBeDefault(place, kind) && rows.every((each) => !each.isDefault);
      await repository.insertAddress(tx, { id, place, kind, isDefault: isFirst }, fields);
      if (isDefault) await repository.setDefault(tx, place, id);
      return id;
    });
  }

  type Removal = { id: string; version?: number | undefined; successorId?: string | undefined };
  type Edit = { id: string; version: number; kind: Address['kind']; fields: AddressFields };

  async function edit(place: Place, { id, version, kind, fields: { isDefault = false, ...input } }: Edit) {
    const fields = written(input);
    return change(place, async (tx, rows) => {
      const stored = held(rows, id, version);
      const others = rows.filter((each) => each.id !== id && canBeDefault(place, each.kind));
      if (stored.isDefault && !canBeDefault(place, kind)) await repository.setDefault(tx, place, others[0]?.id);
      await repository.updateAddress(tx, id, kind, fields);
      const isOnly = canBeDefault(place, kind) && rows.every((each) => !each.isDefault);
      if (isDefault || isOnly) await repository.setDefault(tx, place, id);
      return id;
    });
  }

  /**
   * @param successorId the next default, where the default goes; else it is the newest
   * @returns what is left, the new default among it
   */
  async function remove(place: Place, { id, version, successorId }: Removal): Promise<Address[]> {
    return db.transaction(async (tx) => {
      await lock(tx, place);
      const rows = await repository.listAddresses(tx, place);
      const gone = held(rows, id, version);
      await repository.deleteAddress(tx, id);
      const successors = rows.filter((each) => canBeDefault(place, each.kind));
      await requireAll([successorRule(successors, id)], { successorId });
      const left = successors.filter((each) => each.id !== id);
      // The list has the newest first, the default apart.
      const next = successorId === undefined ? left[0] : left.find((each) => each.id === successorId);
      if (gone.isDefault && next) await repository.setDefault(tx, place, next.id);
      return repository.listAddresses(tx, place);
    });
  }

  /** The addresses of a book, that one among them where it is named. @throws Problem 404 */
  async function holding(place: Place, id?: string): Promise<Address[]> {
    const rows = await repository.listAddresses(db, place);
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
    async addToCompany(actor: Actor, customerId: string) {
      await companyBook(db, actor, customerId, 'ADDRESS_EDIT');
      return [defaultRule, ...(await geography.placeRules())];
    },
    async editOfCompany(actor: Actor, customerId: string, id: string) {
      await holding(await companyBook(db, actor, customerId, 'ADDRESS_EDIT'), id);
      return [defaultRule, ...(await geography.placeRules())];
    },
  };

  /** One address as it is, for who may change it. @throws Problem 403, 404 */
  const stored = {
    delivery: async (actor: Actor, id: string) => held(await holding(await deliveries(actor)), id),
    async ofPerson(actor: Actor, personId: string, id: string | undefined) {
      const rows = await holding(await bookOf(actor, personId));
      return id === undefined ? undefined : held(rows, id);
    },
    ofCompany: async (actor: Actor, customerId: string, id: string) =>
      held(await holding(await companyBook(db, actor, customerId, 'ADDRESS_EDIT')), id),
  };

  return {
    rules,
    stored,

    personal: {
      read: (userId) => repository.readAllAddresses(db, userId),
      forget: repository.deleteAllAddresses,
    } satisfies PersonalPart,

    /** What a company that is closed leaves behind: names and phones of receivers. */
    customerClosed: repository.deleteCompanyAddresses,

    /** An address of a buyer, whoever of theirs asks; undefined for another one's. */
    findAddress: repository.readAddressOf,
    /** The id of the one that goods go to unless their buyer says otherwise. */
    usualAddressId: repository.readUsualAddressId,

    list: async (actor: Actor): Promise<Address[]> => repository.listAddresses(db, await deliveries(actor)),
    default: async (actor: Actor): Promise<DefaultAddress> => {
      const [first] = await repository.listAddresses(db, await deliveries(actor));
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
        await repository.setDefault(tx, place, id);
        return id;
      });
      return repository.listAddresses(db, place);
    },

    ofPerson: async (actor: Actor, personId: string): Promise<Address[]> =>
      repository.listAddresses(db, await bookOf(actor, personId)),
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

    /** For every member. @throws Problem 404 */
    ofCompany: async (actor: Actor, customerId: string): Promise<Address[]> =>
      repository.listAddresses(db, await companyBook(db, actor, customerId)),
    /** @throws Problem 400, 403, 404, 409 */
    async addToCompany(actor: Actor, customerId: string, input: NewCompanyAddress) {
      await requireAll(await rules.addToCompany(actor, customerId), input);
      const { kind, ...fields } = input;
      return add(await companyBook(db, actor, customerId, 'ADDRESS_EDIT'), kind, fields);
    },
    /** @throws Problem 400, 403, 404, 409 */
    async editOfCompany(actor: Actor, customerId: string, id: string, input: CompanyAddressChange) {
      await requireAll(await rules.editOfCompany(actor, customerId, id), input);
      const { version, kind, ...fields } = input;
      return edit(await companyBook(db, actor, customerId, 'ADDRESS_EDIT'), { id, version, kind, fields });
    },
    /** @throws Problem 400, 403, 404, 409 */
    removeOfCompany: async (actor: Actor, customerId: string, removal: Removal) =>
      remove(await companyBook(db, actor, customerId, 'ADDRESS_EDIT'), removal),
  };
}

/** In a company's book, which has all kinds of places, only where goods go. */
const canBeDefault = ({ book }: Place, kind: Address['kind']) => book !== 'COMPANY' || kind === 'DELIVERY';

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

const defaultRule: LateRule<Pick<NewCompanyAddress, 'kind' | 'isDefault'>> = {
  reads: ['kind', 'isDefault'],
  judge: ({ kind, isDefault }) =>
    isDefault && kind !== 'DELIVERY' ? { field: 'isDefault', code: 'DEFAULT_NO_DELIVERY' } : undefined,
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
