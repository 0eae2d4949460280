import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { LateRule } from '../../platform/late-rules.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import type { Acting } from './acting.ts';
import type { CompanyFiles } from './company-files.ts';
import type { CompanyPaper } from './customers.schemas.ts';
import * as repository from './identities.repository.ts';
import type { StoredIdentity } from './identities.repository.ts';

export type { Holder, StoredIdentity } from './identities.repository.ts';
export type Claim = Record<string, string>;
/** Whose identity: a person, or a company that buys. */
export type Subject = Pick<StoredIdentity, 'personId' | 'customerId'>;

/** The fields of an identity, as people read them. */
const ofPerson = ['firstName', 'lastName', 'nationalId', 'birthDate'] as const;
const ofCompany = ['legalName', 'nationalLegalId', 'registrationNumber'] as const;
export const identityFields: readonly string[] = [...ofPerson, ...ofCompany];
type Locked = { identityVerifiedAt?: Date | string | null };

/** What was checked is changed by staff only. Of another version nothing is said: the change is refused as a conflict. */
const lockedRules = <Part extends 'person' | 'company'>(
  stored: Locked & { version: number },
  names: readonly string[],
  part: Part,
): LateRule<{ [Name in Part]?: { version: number } | undefined }>[] =>
  names.map((name) => ({
    reads: [`${part}.version`, `${part}.${name}`],
    judge: ({ [part]: change }) => {
      if (!stored.identityVerifiedAt || change?.version !== stored.version) return undefined;
      const before = stored as Record<string, unknown>;
      const after = change as Record<string, unknown>;
      if ((before[name] ?? null) === (after[name] ?? null)) return undefined;
      return { field: `${part}.${name}`, code: 'IDENTITY_LOCKED' };
    },
  }));

export const lockedPersonRules = (stored: Locked & { version: number }) => lockedRules(stored, ofPerson, 'person');
export const lockedCompanyRules = (stored: Locked & { version: number }) => lockedRules(stored, ofCompany, 'company');

type Parts = {
  db: Queryable;
  clock: Clock;
  acting: Pick<Acting, 'actingFor'>;
  files: CompanyFiles;
  ensurePerson: (query: Queryable, userId: string) => Promise<unknown>;
};

/** The identities of persons and companies, for who checks them. */
export const makeIdentities = ({ db, clock, acting, files, ensurePerson }: Parts) => ({
  subjectsOf: (userId: string) => repository.readSubjects(db, userId, clock.now()),

  /** The stored identities of several, for what is claimed to stand beside it. */
  of: (query: Queryable, subjects: readonly Subject[]): Promise<StoredIdentity[]> =>
    repository.readIdentities(
      query,
      subjects.flatMap(({ personId }) => personId ?? []),
      subjects.flatMap(({ customerId }) => customerId ?? []),
    ),

  /** The papers of companies by their ids, as links that hold for a quarter of an hour. */
  async papersOf(customerIds: string[]): Promise<Map<string, CompanyPaper>> {
    const rows = customerIds.length > 0 ? await repository.readPapers(db, customerIds) : [];
    const shown = await files.shownOf(db, rows);
    return new Map(rows.map((row) => [row.customerId, shown.paper(row.officialGazetteFileId)]));
  },

  /** The own identity, or that of an own company; held until the transaction ends. @throws Problem 403, 404 */
  async hold(tx: Tx, actor: Actor, customerId: string | undefined): Promise<StoredIdentity> {
    if (customerId) await acting.actingFor(tx, actor, customerId, 'OWNER');
    if (customerId)
      return (
        (await repository.lockOwnedCompany(tx, actor.userId, customerId, clock.now())) ?? notFound('CUSTOMER_NOT_FOUND')
      );
    await ensurePerson(tx, actor.userId);
    return repository.lockOwnIdentity(tx, actor.userId);
  },

  /** Who has the numbers that are claimed, when staff confirmed them for somebody else. */
  holdersOf(query: Queryable, claims: readonly Claim[]) {
    const numbers = (name: string) => claims.flatMap((claim) => claim[name] ?? []);
    return repository.readHolders(query, numbers('nationalId'), numbers('nationalLegalId'));
  },

  /** The users whom a person or a company is. */
  usersOf: async (query: Queryable, subjectId: string) =>
    (await repository.readUsersOf(query, subjectId, clock.now())).map(({ userId }) => userId),

  /** Ends what was checked: its number may be confirmed for somebody else. @throws Problem 404 for one that is not */
  release: async (tx: Tx, subjectId: string): Promise<StoredIdentity> =>
    (await repository.releaseIdentity(tx, subjectId)) ?? notFound('IDENTITY_NOT_FOUND'),

  /** Writes what was checked; from now on only another check changes it. @throws Problem 409 IDENTITY_TAKEN */
  async verify(tx: Tx, { personId, customerId }: Subject, claim: Claim): Promise<void> {
    const number = (claim.nationalId ?? claim.nationalLegalId)!;
    const id = personId ?? customerId!;
    if (await repository.isTaken(tx, personId ? 'persons' : 'customers', number, id))
      throw new Problem(409, 'IDENTITY_TAKEN');
    const write = personId ? repository.writePersonIdentity : repository.writeCompanyIdentity;
    await write(tx, id, claim, clock.now());
  },
});
