import type { Actor } from '../../platform/actor.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { type LateRule, requireAll } from '../../platform/late-rules.ts';
import type { Notices } from '../../platform/outbox/notices.ts';
import { nationalPhone } from '../../platform/phone.ts';
import { notFound, Problem, tooMany } from '../../platform/problem.ts';
import type { Sender } from '../../platform/route.ts';
import { foldSearchKey } from '../../platform/text.ts';
import { versionConflict } from '../../platform/version.ts';
import { withoutNulls } from '../../platform/without-nulls.ts';
import type { Files } from '../files/index.ts';
import type { AgentPermission } from './customers.enums.ts';
import { makeActing } from './acting.ts';
import { followPhone, insertMember, lockCustomer } from './agents.repository.ts';
import { makeAgents } from './agents.service.ts';
import { approvalRulesOf, makeApprovalRules } from './approval-rules.service.ts';
import { customerOf } from './audience.ts';
import { makeClosing } from './closing.ts';
import { makeCompanyFiles } from './company-files.ts';
import { makeCompanyRules } from './company-rules.ts';
import { completenessOf } from './completeness.ts';
import * as repository from './customers.repository.ts';
import type {
  BuyerRegistration,
  Customer,
  CustomerCreation,
  CustomerProfile,
  CustomerProfileChange,
  Person,
} from './customers.schemas.ts';
import type { EmailLink, EmailProof } from './emails.schemas.ts';
import type { Emails } from './emails.service.ts';
import { lockedCompanyRules, lockedPersonRules, makeIdentities } from './identities.ts';
import { readAnswers } from './invitations.repository.ts';
import { findUsersNamed, readNames, readUserNames } from './names.repository.ts';
import { personalCustomers } from './personal.ts';
import { lockCustomersOf } from './personal.repository.ts';
import { insertPerson, lockPerson, newPerson, type PersonRow, readPerson, updatePerson } from './persons.repository.ts';
import { isOwnedNow, managesAgents, nameOfPerson, shownAnswer, shownCustomer, shownPerson } from './shown.ts';

const MOST_COMPANIES = 10;
const byId = (rows: { id: string; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]));

type Parts = {
  db: Database;
  clock: Clock;
  files: Files;
  /** @throws Problem 404 for a category that is not there */
  category: (id: string) => Promise<unknown>;
  emails: Emails;
  notices: Notices;
  /** Who has a phone (E.164), when anybody here has. */
  userOfPhone: (query: Queryable, phone: string) => Promise<string | undefined>;
  /** What others have still to do for a customer, in words. */
  openMatters: (tx: Tx, customerId: string) => Promise<string[]>;
};
export type Customers = ReturnType<typeof makeCustomers>;

/** The person behind a user, the customers one belongs to, and who else may act for them. */
export function makeCustomers({ db, clock, files, category, emails, notices, userOfPhone, openMatters }: Parts) {
  const acting = makeActing(clock);
  const companyFiles = makeCompanyFiles(files);
  const companyRules = makeCompanyRules({ files: companyFiles, category });

  /** Everybody with a session is a person, from the first question on. */
  async function ensurePerson(query: Queryable, userId: string) {
    const known = await readPerson(query, userId);
    if (known) return known;
    await insertPerson(query, newId(), userId);
    return (await readPerson(query, userId))!;
  }
  /** Somebody who has asked nothing yet is told as they are going to be, and is not written by a mere look. */
  const storedPerson = async ({ userId }: Actor) => (await readPerson(db, userId)) ?? newPerson();
  const person = async (query: Queryable, actor: Actor): Promise<Person> =>
    shownPerson(await ensurePerson(query, actor.userId), actor.phone);

  async function shownAll(query: Queryable, rows: repository.CustomerRow[]): Promise<Customer[]> {
    const files = await companyFiles.shownOf(query, rows);
    const managed = rows.filter(managesAgents).map(({ id }) => id);
    const answers = managed.length > 0 ? await readAnswers(query, managed, clock.now()) : [];
    const inForce = rows.filter(({ isInForce }) => isInForce).map(({ id }) => id);
    const rulesOf = await approvalRulesOf(query, inForce);
    return rows.map((row) => {
      const own = answers.filter(({ customerId }) => customerId === row.id);
      return {
        ...shownCustomer(row, files),
        ...(row.isInForce && { approvalRules: rulesOf(row.id) }),
        ...(own.length > 0 && { answers: own.map(shownAnswer) }),
      };
    });
  }

  async function customers(query: Queryable, actor: Actor): Promise<Customer[]> {
    return shownAll(query, await repository.listCustomers(query, actor, clock.now()));
  }

  /** @throws Problem 404 unless the viewer is a member */
  async function customer(query: Queryable, actor: Actor, id: string): Promise<Customer> {
    const row = (await repository.readCustomer(query, actor, id, clock.now())) ?? notFound('CUSTOMER_NOT_FOUND');
    return (await shownAll(query, [row]))[0]!;
  }

  async function profile(query: Queryable, actor: Actor, customerId?: string): Promise<CustomerProfile> {
    const own = await person(query, actor);
    const chosen = customerId
      ? await customer(query, actor, customerId)
      : (await customers(query, actor)).find(isOwnedNow);
    return { person: own, ...(chosen && { customer: chosen }), ...completenessOf(own, chosen) };
  }

  /** @throws Problem 404 unless the viewer acts for the company, 403 unless as an owner */
  async function ownCompany(query: Queryable, actor: Actor, id: string): Promise<Customer> {
    const { kind } = await acting.actingFor(query, actor, id, 'OWNER');
    return kind === 'COMPANY' ? customer(query, actor, id) : notFound('CUSTOMER_NOT_FOUND');
  }

  /** What holds of new data beside their format. @throws Problem 403, 404 unless the viewer owns the company */
  async function profileRules(actor: Actor, { person, customerId, company }: Partial<CustomerProfileChange>) {
    const rules: LateRule<CustomerProfileChange>[] = [];
    if (person) rules.push(...lockedPersonRules(await storedPerson(actor)));
    if (company && customerId) {
      const stored = await ownCompany(db, actor, customerId);
      rules.push(...lockedCompanyRules(stored), ...companyRules(actor, stored));
    }
    return rules;
  }

  async function changePerson(tx: Tx, actor: Actor, change: BuyerRegistration, version: number) {
    const stored = await ensurePerson(tx, actor.userId);
    if (!(await updatePerson(tx, actor.userId, version, change))) versionConflict(stored.version, 'person.version');
    if ((change.email ?? null) !== stored.email) await emails.changed(tx, actor.userId, change.email);
  }

  /** @throws Problem 403, 404 unless the viewer owns the company, 409 for another version */
  async function changeCompany(tx: Tx, actor: Actor, { customerId, company }: CustomerProfileChange, sender: Sender) {
    if (!company) return;
    const id = customerId!;
    const stored = await ownCompany(tx, actor, id);
    if (!(await repository.updateCompany(tx, id, company.version, company)))
      versionConflict(stored.version, 'company.version');
    await companyFiles.keep(tx, actor, id, company, stored);
    const what = { action: 'COMPANY_CHANGED', objectType: 'Customer', objectId: id };
    await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what });
  }

  async function becomeOwner(tx: Tx, actor: Actor, customerId: string, displayName: string) {
    const member = { id: newId(), customerId, phone: actor.phone, userId: actor.userId, isOwner: true };
    await insertMember(tx, member, { displayName, permissions: [] });
  }

  return {
    ...makeAgents({ db, clock, notices, userOfPhone }),
    ...makeApprovalRules({ db, clock, acting }),
    ...makeClosing({ db, clock, acting, files: companyFiles, openMatters }),
    ...acting,
    lockPerson,
    lockCustomer,
    personal: personalCustomers(db, clock),
    identities: makeIdentities({ db, clock, acting, files: companyFiles, ensurePerson }),
    customers: (actor: Actor) => customers(db, actor),
    profile: (actor: Actor, customerId?: string) => profile(db, actor, customerId),
    person: (actor: Actor) => person(db, actor),

    /** Sends a link that proves the own address for mails. @throws Problem 404, 409, 429 */
    sendEmailLink: (actor: Actor): Promise<EmailLink> => emails.send(actor.userId),

    /** Takes the link of the own address. @throws Problem 404 for any other, an old and a used one, all alike */
    verifyEmail: (actor: Actor, { token }: EmailProof, sender: Sender): Promise<Person> =>
      db.transaction(async (tx) => {
        await emails.verify(tx, actor.userId, token, sender);
        return person(tx, actor);
      }),

    /**
     * Completes a buyer: what is not stored yet is, and said again it says the same.
     * @throws Problem 400, 409 naming each field that is stored otherwise already
     */
    register: (actor: Actor, registration: BuyerRegistration) =>
      db.transaction(async (tx) => {
        const stored = await ensurePerson(tx, actor.userId);
        const given = Object.keys(registration) as (keyof BuyerRegistration)[];
        const other = given.filter((name) => stored[name] !== null && stored[name] !== registration[name]);
        if (other.length > 0) throw alreadyRegistered(other);
        if (given.some((name) => stored[name] === null))
          await changePerson(tx, actor, { ...storedOf(stored), ...registration }, stored.version);
        return person(tx, actor);
      }),

    profileRules,

    /** Oneself, and the named company, as they are. @throws Problem 404 unless the viewer owns the company */
    async storedProfile(actor: Actor, customerId: string | undefined): Promise<object> {
      const own = shownPerson(await storedPerson(actor), actor.phone);
      return customerId === undefined
        ? { person: own }
        : { person: own, company: await ownCompany(db, actor, customerId) };
    },

    /** What holds of a new company beside its format. */
    creationRules: (actor: Actor): LateRule<CustomerCreation>[] => companyRules(actor, {}),

    /** @throws Problem 400, 404, 409 */
    async saveProfile(actor: Actor, change: CustomerProfileChange, sender: Sender): Promise<CustomerProfile> {
      const { company, customerId } = change;
      // Whoever has an identity confirmed meanwhile has another version then.
      await requireAll(await profileRules(actor, change), change);
      if (company) await companyFiles.prepare(actor, company, await customer(db, actor, customerId!));
      return db.transaction(async (tx) => {
        if (change.person) await changePerson(tx, actor, change.person, change.person.version);
        await changeCompany(tx, actor, change, sender);
        return profile(tx, actor, change.customerId);
      });
    },

    /** Oneself as a customer, once; or one more company. @throws Problem 400, 409 */
    async create(actor: Actor, { kind, company }: CustomerCreation, sender: Sender): Promise<Customer> {
      await requireAll(companyRules(actor, {}), { company });
      if (company) await companyFiles.prepare(actor, company, {});
      return db.transaction(async (tx) => {
        const row = await ensurePerson(tx, actor.userId);
        // Two of the same person wait for each other: the count below holds.
        await lockPerson(tx, row.id);
        const made = company
          ? { id: newId(), isNew: true }
          : await repository.insertPersonCustomer(tx, newId(), row.id);
        if (company) {
          if ((await repository.countCompanies(tx, actor.userId)) >= MOST_COMPANIES)
            tooMany('CUSTOMER_LIMIT', MOST_COMPANIES);
          await repository.insertCompany(tx, made.id, company);
          await companyFiles.keep(tx, actor, made.id, company, {});
        }
        if (made.isNew) {
          await becomeOwner(tx, actor, made.id, nameOfPerson(row) ?? nationalPhone(actor.phone));
          const what = { action: 'CUSTOMER_CREATED', objectType: 'Customer', objectId: made.id, detail: { kind } };
          await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what });
        }
        return customer(tx, actor, made.id);
      });
    },

    /** Names of users by id, of those who said one. */
    namesOf: async (userIds: string[]) => byId(await readUserNames(db, [...new Set(userIds)])),

    /** Names of persons, customers and members by their ids. */
    namesOfThings: async (ids: string[]) => byId(await readNames(db, [...new Set(ids)])),

    /** Users by words of their names, at most `most` of the newest. */
    async usersNamed(key: string, most: number): Promise<string[]> {
      const words = foldSearchKey(key).split(' ').filter(Boolean);
      return words.length > 0 ? (await findUsersNamed(db, words, most)).map(({ id }) => id) : [];
    },

    /** How a user is called; undefined as long as nobody said. */
    async nameOf(query: Queryable, userId: string): Promise<string | undefined> {
      const row = await readPerson(query, userId);
      return row && nameOfPerson(row);
    },

    /** Whoever changes members of the person's customers waits until it is done. */
    async phoneChanged(tx: Tx, change: { userId: string; from: string; to: string }) {
      await lockCustomersOf(tx, change.userId);
      await followPhone(tx, change);
    },

    /** Users of an audience (platform/events/audience.ts) that is a customer's, who may do something there; none of another. */
    async peopleOf(
      query: Queryable,
      audience: string,
      { permission, at }: { permission: string | readonly string[]; at: Date },
    ) {
      const customerId = customerOf(audience);
      const people = customerId ? await repository.readPeopleWith(query, customerId, [permission].flat(), at) : [];
      return people.map(({ userId }) => userId);
    },

    /** All who act for some customers now, owners first, with the limits of agents. */
    colleagues: (query: Queryable, customerIds: readonly string[]) =>
      repository.readColleagues(query, customerIds, clock.now()),

    /** Customers in whose name a user may act now. */
    customersOf: async (userId: string): Promise<string[]> =>
      (await repository.readInForce(db, userId, clock.now())).map(({ customerId }) => customerId),

    /** The same of several users at once, within a transaction too. */
    async customersOfMany(query: Queryable, userIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
      const rows = await repository.readCustomersOfMany(query, userIds, clock.now());
      const byUser = Map.groupBy(rows, ({ userId }) => userId);
      return new Map([...byUser].map(([userId, of]) => [userId, of.map(({ customerId }) => customerId)]));
    },

    /** The same, with when each of them ends unless it is changed. */
    actsUntil: (userId: string) => repository.readInForce(db, userId, clock.now()),

    /** The own person, and those a user may act for with that permission. */
    async personsOf(actor: Actor, permission: AgentPermission): Promise<string[]> {
      const own = await ensurePerson(db, actor.userId);
      const others = await repository.readPersonsActedFor(db, actor.userId, permission, clock.now());
      return [...new Set([own.id, ...others.map(({ personId }) => personId)])];
    },
  };
}

const alreadyRegistered = (fields: readonly string[]) =>
  new Problem(
    409,
    'BUYER_ALREADY_REGISTERED',
    fields.map((field) => ({ field, code: 'BUYER_ALREADY_REGISTERED' })),
  );

/** What is filled of a person, as a registration writes it. */
function storedOf({ firstName, lastName, nationalId, birthDate, gender, email, jobTitle }: PersonRow) {
  return withoutNulls({ firstName, lastName, nationalId, birthDate, gender, email, jobTitle });
}
